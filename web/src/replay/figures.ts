// The figures of a game as tables: a line of headings, then a line for each thing that was counted.

import type { Words } from '../text/words';
import type { Replay } from '../wire/types';
import type { Cell } from './csv';
import { totalOf } from './counting';

export type Rows = readonly (readonly Cell[])[];

/** Cash and net worth after every turn; in the card game, the money won in every round and since the beginning. */
export function moneyRows(replay: Replay, words: Words): Rows {
  const names = replay.seats.map(({ seat }) => words.player(seat));
  const of = (kind: string): string[] => names.map((name) => words.t(`web-replay-column-${kind}`, { name }));
  if (replay.family === 'deal') {
    const head = [words.t('web-replay-column-move'), words.t('web-replay-column-round'), ...of('won'), ...of('total')];
    return [head, ...replay.rounds.map((each) => [each.step, each.round, ...each.scores, ...each.totals])];
  }
  const head = [words.t('web-replay-column-move'), words.t('web-replay-column-turn'), ...of('cash'), ...of('worth')];
  return [head, ...replay.points.map((point) => [point.step, point.turn, ...point.cash, ...point.worth])];
}

function countRows(first: string, names: string[], words: Words, rows: { name: Cell; counts: number[] }[]): Rows {
  const head = [first, ...names, words.t('web-replay-column-all')];
  return [head, ...rows.map(({ name, counts }) => [name, ...counts, totalOf({ counts })])];
}

/** Sums of two dice, then single faces. */
export function diceRows(replay: Replay, words: Words): Rows {
  const sums = replay.sums.map(({ sum, counts }) => ({ name: words.t('web-replay-sum', { sum }), counts }));
  const faces = replay.dice.map(({ face, counts }) => {
    return { name: words.t('web-replay-face', { face: faceName(face, words) }), counts };
  });
  return countRows(words.t('web-replay-column-dice'), namesOf(replay, words), words, [...sums, ...faces]);
}

export function landingRows(replay: Replay, words: Words): Rows {
  const names = squareNames(replay, words);
  const squares = replay.landings.map(({ counts }, index) => ({ name: names[index] ?? '', counts }));
  return countRows(words.t('web-replay-column-square'), namesOf(replay, words), words, squares);
}

/** What the squares are called, in the order of the board; those of one name also by their number. */
export function squareNames(replay: Replay, words: Words): string[] {
  const names = replay.landings.map(({ square }) => words.square(square));
  return names.map((name, number) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : words.t('web-replay-square-at', { square: name, number }),
  );
}

function namesOf(replay: Replay, words: Words): string[] {
  return replay.seats.map(({ seat }) => words.player(seat));
}

function faceName(face: number | string, words: Words): Cell {
  if (typeof face === 'number') return face;
  return words.t(face === 'bus' ? 'web-board-bus' : 'web-board-magie');
}
