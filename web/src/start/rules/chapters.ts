// The clauses of a rulebook under the headings they stand under in the book.

import type { Clause } from '../../text/why';

interface Chapter {
  heading: string;
  clauses: Clause[];
}

/** Clauses in the order of the book; those of one heading together, where the heading first appears. */
export function chaptersOf(clauses: readonly Clause[]): Chapter[] {
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const chapter = chapters.get(clause.source);
    if (chapter) chapter.push(clause);
    else chapters.set(clause.source, [clause]);
  }
  return [...chapters].map(([heading, found]) => ({ heading, clauses: found }));
}

/** The clauses that have all of these words, in title, text or number. */
export function matching(clauses: readonly Clause[], words: string): Clause[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...clauses];
  return clauses.filter((clause) => {
    const all = `${clause.title} ${clause.text} ${clause.id}`.toLocaleLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
