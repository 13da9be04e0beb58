// Says everything in a corpus that Python has written, so that tests/text/test_typescript.py can compare the two.
// Never part of the page.

import { parcels } from 'virtual:texts';
import type { EditionData, Problem } from '../wire/types';
import { addTexts, bookOf, type Arguments, type Language, type MoneyFormat } from './fluent';
import { fetchTexts } from './parcels';
import type { Choice } from './printed';
import type { Action, Facts, GameEvent } from './things';
import { clauseOf, rulesOf, topicsOf } from './why';
import { Words } from './words';

interface Seating {
  edition: string;
  names: string[];
  choice: Choice;
}

interface Corpus {
  editions: Record<string, EditionData>;
  tables: Seating[];
  /** Messages of the test itself, added to every language. */
  probes: string;
  /** Table (or null), language, what is asked for, and its arguments. */
  cases: [number | null, Language, string, ...unknown[]][];
}

type Answer = string | string[] | object | Promise<unknown>;

export async function render(corpus: Corpus): Promise<unknown[]> {
  await fetchEverything();
  for (const language of ['de', 'en', 'nl'] as const) addTexts(language, corpus.probes);
  const wordsAt = new Map<string, Words>();
  const answers = corpus.cases.map(([table, language, call, ...args]) => {
    if (table === null) return plainly(language, args as Parameters<typeof plainly>[1]);
    const key = `${table}/${language}`;
    const words = wordsAt.get(key) ?? seated(corpus, table, language);
    wordsAt.set(key, words);
    return asked(words, call, args);
  });
  return Promise.all(answers.map((answer) => Promise.resolve(answer)));
}

async function fetchEverything(): Promise<void> {
  for (const key of Object.keys(parcels)) {
    const [language, parcel] = key.split('/') as [Language, string];
    await fetchTexts(language, [parcel]);
  }
}

function seated(corpus: Corpus, table: number, language: Language): Words {
  const { edition, names, choice } = corpus.tables[table]!;
  return new Words(corpus.editions[edition]!, language, names, choice);
}

function plainly(language: Language, args: [string, Arguments, (string | null)?, (MoneyFormat | null)?]): string {
  const [id, values, attribute, money] = args;
  return bookOf(language, money ?? undefined).message(id, values, attribute ?? undefined);
}

/** One question to the words of a table. */
function asked(words: Words, call: string, args: unknown[]): Answer {
  const [first, second, third] = args;
  const answers: Record<string, () => Answer> = {
    tell: () => words.tell(first as string, second as Facts),
    event: () => words.event(first as GameEvent),
    story: () => words.story(first as GameEvent[]).map(({ text, clauses }) => [text, clauses]),
    refusal: () => words.refusal({ refusal: first as string, arguments: second as Facts }),
    problem: () => words.refusal(first as Problem),
    action: () => words.action(first as Action, second as Facts | undefined),
    reason: () => words.reason({ code: first as string, arguments: second as Facts }),
    quoted: () => words.quotedReason(first as number, { code: second as string, arguments: third as Facts }),
    clause: () => clauseOf(words.edition, first as string, words.language),
    rules: () => rulesOf(words.edition, words.language, first as string),
    topics: () => topicsOf(words.edition),
    card: () => words.card(first as string | null, second as string, third as number),
    fortune: () => words.fortune(first as string),
    square: () => words.square(first as string),
    group: () => words.group(first as string),
    colour: () => words.colour(first as string),
    money: () => words.money(first as number),
    player: () => words.player(first as number),
    players: () => words.players(first as number[]),
    bundle: () => words.bundle(first as Facts),
    lot: () => words.lot(first as string),
    phase: () => words.phase(first as string),
    playingCard: () => words.playingCard(first as string),
    place: () => words.place(first as number),
  };
  const answer = answers[call];
  if (!answer) throw new Error(`nobody can answer ${call}`);
  return answer();
}
