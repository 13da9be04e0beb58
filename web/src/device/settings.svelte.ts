// How this person, at this device, likes it. The language lives in text/language.svelte.ts.

import { recall, remember } from './memory';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'full' | 'reduced' | 'off';
export type Verbosity = 'all' | 'mine' | 'decisions';

interface Choices {
  name: string;
  theme: Theme;
  motion: Motion;
  volume: number;
  muted: boolean;
  verbosity: Verbosity;
  confirm: boolean;
  coach: boolean;
  /** Sounds as words in the log. */
  captions: boolean;
  vibrate: boolean;
  /** Whether single keys act. */
  letters: boolean;
}

const DEFAULTS: Choices = {
  name: '',
  theme: 'system',
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full',
  volume: 0.5,
  muted: false,
  verbosity: 'all',
  confirm: true,
  coach: true,
  captions: true,
  vibrate: true,
  letters: true,
};

function load(): Choices {
  const found = recall<Partial<Choices>>('settings', {});
  return { ...DEFAULTS, ...found };
}

/** Change a field and it is remembered: `settings.theme = 'dark'`. */
export const settings = $state<Choices>(load());

$effect.root(() => {
  $effect(() => remember('settings', $state.snapshot(settings)));
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
  });
});
