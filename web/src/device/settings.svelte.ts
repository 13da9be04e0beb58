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
  /** Ask again before a payment of more than a quarter of one's cash. What is taken back easily needs no question. */
  confirm: boolean;
  /** Whether people at this device begin a game with every rent asked for. */
  demand: boolean;
  coach: boolean;
  /** Sounds as words in the log: for those who ask for them. */
  captions: boolean;
  vibrate: boolean;
  /** The names on a board: as the language has it, as printed, or those of a skin. */
  skin: string;
  /** Whether single keys act. */
  letters: boolean;
  version: number;
}

/** Before, everybody was asked about large payments, and nobody had chosen that. */
const VERSION = 2;

const DEFAULTS: Choices = {
  name: '',
  theme: 'system',
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full',
  volume: 0.5,
  muted: false,
  verbosity: 'all',
  confirm: false,
  demand: true,
  coach: true,
  captions: false,
  vibrate: true,
  skin: 'language',
  letters: true,
  version: VERSION,
};

function load(): Choices {
  const found = recall<Partial<Choices>>('settings', {});
  if ((found.version ?? 1) < VERSION) delete found.confirm;
  return { ...DEFAULTS, ...found, version: VERSION };
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
