import { beforeEach, expect, test, vi } from 'vitest';

// What a browser has and Node has not.
const remembered = new Map<string, string>();
const root = { lang: '' };
const listeners: ((event: { key: string }) => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  remembered.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => remembered.get(name) ?? null,
    setItem: (name: string, value: string) => remembered.set(name, value),
    removeItem: (name: string) => remembered.delete(name),
  });
  listeners.length = 0;
  vi.stubGlobal('addEventListener', (_: string, listen: (event: { key: string }) => void) => listeners.push(listen));
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'nl-BE', 'de'] });
});

test('the browser is asked for the first language', async () => {
  const page = await import('./language.svelte');
  expect(page.isLanguageReady()).toBe(false);
  await page.startLanguage();
  expect(page.isLanguageReady()).toBe(true);
  expect(page.currentLanguage()).toBe('nl');
  expect(root.lang).toBe('nl');
  expect(page.t('player', { number: 2 })).toBe('Speler 2');
});

test('a choice is remembered', async () => {
  const page = await import('./language.svelte');
  await page.startLanguage();
  await page.setLanguage('de');
  expect(page.t('player', { number: 2 })).toBe('Spieler 2');
  expect(remembered.get('magie.language')).toBe('"de"');
  vi.resetModules();
  const next = await import('./language.svelte');
  await next.startLanguage();
  expect(next.currentLanguage()).toBe('de');
});

test('whoever changes his mind gets the last choice', async () => {
  const page = await import('./language.svelte');
  await page.startLanguage();
  await Promise.all([page.setLanguage('de'), page.setLanguage('en')]);
  expect(page.currentLanguage()).toBe('en');
  expect(remembered.get('magie.language')).toBe('"en"');
});

test('another window of this browser takes this one along', async () => {
  const page = await import('./language.svelte');
  await page.startLanguage();
  remembered.set('magie.language', '"de"');
  for (const listen of listeners) listen({ key: 'magie.settings' });
  await Promise.resolve();
  expect(page.currentLanguage()).toBe('nl');
  for (const listen of listeners) listen({ key: 'magie.language' });
  await vi.waitFor(() => expect(page.currentLanguage()).toBe('de'));
  expect(root.lang).toBe('de');
});

test('what a screen needs comes along into the next language', async () => {
  const page = await import('./language.svelte');
  await page.startLanguage();
  await page.needTexts('table');
  expect(page.t('event-time-up')).toBe('De tijd is om.');
  await page.setLanguage('en');
  expect(page.t('event-time-up')).toBe('Time is up.');
});

test('a language nobody speaks here becomes English', async () => {
  const { preferredLanguage } = await import('./language.svelte');
  expect(preferredLanguage(['fr', 'it-IT'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
  expect(preferredLanguage(['DE-AT'])).toBe('de');
});
