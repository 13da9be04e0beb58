// Fetching messages: a language comes in parcels, and each is fetched once, when the first screen needs it.
//
//   start   the start page and the lobby       table   a running game of either family
//   cards   the cards of the boards            deal    the card game
//   clauses-classic, ...                       the rules of an edition, when somebody asks why

import { parcels } from 'virtual:texts';
import { addTexts, type Language } from './fluent';

const fetched = new Map<string, Promise<void>>();

/** Have these parcels at hand in a language. */
export async function fetchTexts(language: Language, names: Iterable<string>): Promise<void> {
  await Promise.all([...names].map((name) => fetchParcel(language, name)));
}

function fetchParcel(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`;
  const known = fetched.get(key);
  if (known) return known;
  const fetch = parcels[key];
  if (!fetch) return Promise.reject(new Error(`there is no parcel of messages ${key}`));
  const arrival = fetch().then((texts) => addTexts(language, texts));
  fetched.set(key, arrival);
  // What did not arrive may be asked for again.
  arrival.catch(() => fetched.delete(key));
  return arrival;
}
