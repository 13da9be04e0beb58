// What stands behind a rule: the numbered clause of the edition's rulebook, in our own words.

import type { ClauseEntry, EditionData } from '../wire/types';
import { bookOf, type Language } from './fluent';
import { fetchTexts } from './parcels';
import { baseOf } from './printed';

/** A clause as `magie rules` shows it. */
export interface Clause {
  id: string;
  title: string;
  text: string;
  topic: string;
  /** The heading of the printed rulebook it stands under, in the language of the book. */
  source: string;
  /** Not in the rulebook: a rule of our own, and said so. */
  isOurs: boolean;
}

/** A clause of the edition; its words are fetched when the first of them is asked for. */
export async function clauseOf(edition: EditionData, id: string, language: Language): Promise<Clause> {
  const base = baseOf(edition);
  await fetchTexts(language, [`clauses-${base}`]);
  const entry = entriesOf(edition).find((clause) => clause.id === id);
  const message = `clause-${base}-${id.replaceAll('.', '-')}`;
  const book = bookOf(language);
  return {
    id,
    title: book.text(message, {}, 'title'),
    text: book.text(message),
    topic: entry?.topic ?? '',
    source: entry?.source ?? '',
    isOurs: entry?.ours ?? false,
  };
}

/** The whole rulebook, or the clauses of one topic, in the order of the book. */
export async function rulesOf(edition: EditionData, language: Language, topic?: string): Promise<Clause[]> {
  const entries = entriesOf(edition).filter((clause) => topic === undefined || clause.topic === topic);
  return Promise.all(entries.map((clause) => clauseOf(edition, clause.id, language)));
}

/** The topics of a rulebook in its own order. */
export function topicsOf(edition: EditionData): string[] {
  return [...new Set(entriesOf(edition).map((clause) => clause.topic))];
}

function entriesOf(edition: EditionData): ClauseEntry[] {
  return (edition.data as { clause?: ClauseEntry[] }).clause ?? [];
}
