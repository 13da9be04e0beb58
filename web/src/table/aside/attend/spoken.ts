// What is read aloud of the news, and how much: everything, what concerns me, or only my decisions. Turns of
// bots are told in one sentence when they are over; what they do to me is told at once.

import type { Verbosity } from '../../../device/settings.svelte';
import type { LogLine } from '../lines';

/** What happened in one row. */
export interface News {
  lines: readonly LogLine[];
  isBotsTurn: boolean;
}

/** After a long silence the past is not read out; the log has it. */
const TOO_MUCH = 12;

export function sentences(news: readonly News[], finishedBotTurns: readonly string[], verbosity: Verbosity): string[] {
  if (verbosity === 'decisions') return [];
  const isCatchingUp = news.length > TOO_MUCH;
  const onlyMine = verbosity === 'mine' || isCatchingUp;
  const told = news.flatMap(({ lines, isBotsTurn }) =>
    lines.filter((line) => !line.isTakenBack && (line.isMine || !(onlyMine || isBotsTurn))).flatMap(wordsOf),
  );
  return onlyMine ? told : [...told, ...finishedBotTurns.map((summary) => `${summary}.`)];
}

function wordsOf(line: LogLine): string[] {
  return [line.text, ...line.beside];
}
