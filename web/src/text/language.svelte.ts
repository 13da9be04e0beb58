// The language of this page. It can be changed at any moment, without a reload: whatever was written with `t` or
// with words made for `currentLanguage()` is written anew.

import { onChangeElsewhere, recall, remember } from '../device/memory';
import { bookOf, DEFAULT_LANGUAGE, isLanguage, type Arguments, type Language } from './fluent';
import { fetchTexts } from './parcels';

const NAME = 'language';
const LONGEST_WAIT = 8000; // milliseconds
const state = $state({ language: DEFAULT_LANGUAGE, isReady: false, arrivals: 0 });
const needed = new Set<string>(['start']);
let wish = 0;

export function currentLanguage(): Language {
  return state.language;
}

/** Whether the messages of the current language are there; before that, nothing can be said. */
export function isLanguageReady(): boolean {
  return state.isReady;
}

/** At the start of the page: the language chosen here before, or the first of the browser's that we speak. */
export async function startLanguage(): Promise<void> {
  const remembered = recall<unknown>(NAME, null);
  const language = isLanguage(remembered) ? remembered : preferredLanguage(navigator.languages);
  // Without messages there is no page, not even one that says so: try until they arrive.
  for (let wait = 500; !state.isReady; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    await show(language).catch(() => new Promise((resolve) => setTimeout(resolve, wait)));
  }
  onChangeElsewhere(NAME, followOtherWindow);
}

/** Speak another language as soon as its messages have arrived, and remember that. */
export async function setLanguage(language: Language): Promise<void> {
  if (await show(language)) remember(NAME, language);
}

/** A table and a rule book side by side speak the same language. */
function followOtherWindow(): void {
  const remembered = recall<unknown>(NAME, null);
  // If its messages do not arrive, this window goes on in the language it speaks.
  if (isLanguage(remembered)) show(remembered).catch(() => undefined);
}

/** Have more messages at hand, in this language and any chosen later: a screen asks for what it needs. */
export async function needTexts(...parcels: string[]): Promise<void> {
  for (const parcel of parcels) needed.add(parcel);
  const language = state.language;
  await fetchTexts(language, parcels);
  state.arrivals += 1;
  // The language was changed while they were on their way.
  if (language !== state.language) await needTexts(...parcels);
}

/** A message in the current language: `t('web-start-play')`, `t('web-start-seats', { count: 4 })`. */
export function t(id: string, args?: Arguments, attribute?: string): string {
  void state.arrivals; // what could not be said yet is said when its messages have arrived
  return bookOf(state.language).text(id, args, attribute);
}

/** The first of these languages (`nl-BE`, `fr`, ...) that is one of ours, otherwise English. */
export function preferredLanguage(wishes: readonly string[]): Language {
  const languages = wishes.map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/**
 * Where times are written as in the country of the reader: the browser's own wish for our language (`en-GB`), since
 * English alone would mean twelve hours.
 */
export function timeLocale(language: Language, wishes: readonly string[]): string {
  return wishes.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? (language === 'en' ? 'en-GB' : language);
}

/** Whether it is shown now: somebody may have chosen yet another language while its messages were on their way. */
async function show(language: Language): Promise<boolean> {
  const mine = ++wish;
  let asked;
  do {
    asked = needed.size;
    await fetchTexts(language, needed);
  } while (needed.size > asked);
  if (mine !== wish) return false;
  state.language = language;
  state.isReady = true;
  document.documentElement.lang = language;
  return true;
}
