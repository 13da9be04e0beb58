// The turns of a log as lines that people read. A line knows what it is about, whom it concerns, which
// clauses stand behind it and which sound it made, so that it can be filtered, marked, explained and
// captioned.

import { soundOf } from '../../sound/cues';
import type { SoundName } from '../../sound/sounds';
import { dashed, type GameEvent } from '../../text/things';
import type { Words } from '../../text/words';
import type { Entry } from '../../wire/types';
import { concerns, isDoneToMe, topicsOf, type Topic } from './events';
import type { Passage, Turn } from './turns';

export interface LogLine {
  key: string;
  text: string;
  /** A bot's own words about a trade, or why somebody else decided for a seat. */
  beside: string[];
  /** What a bot answers when it is asked why it bought this, or did not. */
  reasons: string[];
  clauses: string[];
  topics: Topic[];
  /** It is about somebody at this device. */
  isMine: boolean;
  /** And somebody else, or chance, has brought it about. */
  isDoneToMe: boolean;
  isTakenBack: boolean;
  sound: SoundName | null;
  /** What a sentence tells; empty for what people did at the table. */
  events: GameEvent[];
}

export type Filter = 'all' | 'mine' | Topic;
export const FILTERS: readonly Filter[] = ['all', 'mine', 'money', 'trades'];

export function passes(line: LogLine, filter: Filter): boolean {
  if (filter === 'all') return true;
  return filter === 'mine' ? line.isMine : line.topics.includes(filter);
}

/** Whether a turn can have lines that pass; found without writing them. */
export function mayPass(turn: Turn, filter: Filter, mine: readonly number[]): boolean {
  if (filter === 'all') return true;
  return turn.passages.some(({ entry, events }) => {
    if (filter === 'mine' && mine.includes(entry.seat ?? -1)) return true;
    return events.some((event) => (filter === 'mine' ? concerns(event, mine) : topicsOf(event).includes(filter)));
  });
}

/** What lines are written with. */
export interface Reader {
  words: Words;
  mine: readonly number[];
  /** The row that proposed a vote; `voted` and `vote_ended` only name it. */
  proposal: (ballot: number) => Entry | undefined;
}

export function linesOf(turn: Turn, reader: Reader): LogLine[] {
  return turn.passages.flatMap((passage) => linesOfPassage(passage, reader));
}

export function linesOfPassage(passage: Passage, reader: Reader): LogLine[] {
  const { entry, isTakenBack } = passage;
  const about = entry.kind === 'acted' || entry.kind === 'started' ? [] : tableLines(entry, reader);
  const told = gameLines(passage, reader);
  const lines = [...about, ...told];
  return lines.map((line, index) => ({ ...line, key: `${entry.rev}.${index}`, isTakenBack }));
}

function gameLines({ entry, events }: Passage, { words, mine }: Reader): LogLine[] {
  const story = words.story(events);
  const actor = seatDecidedFor(entry);
  const lines: LogLine[] = [];
  story.forEach((told, index) => {
    if (told.event.event === 'turn_started') return; // the heading of the turn says so
    const from = events.indexOf(told.event);
    const next = story[index + 1];
    const covered = events.slice(lines.length === 0 ? 0 : from, next ? events.indexOf(next.event) : undefined);
    lines.push({
      ...plainLine(told.text),
      clauses: told.clauses,
      topics: [...new Set(covered.flatMap(topicsOf))],
      isMine: covered.some((event) => concerns(event, mine)),
      isDoneToMe: entry.kind === 'acted' && covered.some((event) => isDoneToMe(event, mine, actor)),
      sound: covered.map((event) => soundOf(event, mine)).find((sound) => sound !== null) ?? null,
      events: covered,
    });
  });
  const first = lines[0];
  if (first) Object.assign(first, { beside: beside(entry, words), reasons: reasons(entry, words) });
  return lines;
}

/** What is said beside a move: a bot's reason for a trade, and why the move was not the seat's own. */
function beside(entry: Entry, words: Words): string[] {
  const notes: string[] = [];
  const seat = seatDecidedFor(entry);
  if (entry.reason && seat !== null && !isPurchase(entry)) notes.push(words.quotedReason(seat, entry.reason));
  if (entry.why && seat !== null) notes.push(words.t(`decided-${dashed(entry.why)}`, { name: words.player(seat) }));
  return notes;
}

/** Bots buy at every turn: unlike a trade, which is made with somebody, it is explained on demand. */
function reasons(entry: Entry, words: Words): string[] {
  const seat = seatDecidedFor(entry);
  return entry.reason && seat !== null && isPurchase(entry) ? [words.quotedReason(seat, entry.reason)] : [];
}

function isPurchase({ do: action }: Entry): boolean {
  return action?.do === 'buy' || action?.do === 'decline';
}

function seatDecidedFor(entry: Entry): number | null {
  if (typeof entry.seat === 'number') return entry.seat;
  return entry.do && 'seat' in entry.do ? (entry.do.seat ?? null) : null;
}

/** What people did at the table, apart from the game: left, came back, voted, set the pace. */
function tableLines(entry: Entry, reader: Reader): LogLine[] {
  const text = tableSentence(entry, reader);
  if (text === null) return [];
  const isMine = typeof entry.seat === 'number' && reader.mine.includes(entry.seat);
  return [{ ...plainLine(text), isMine }];
}

function tableSentence(entry: Entry, { words, proposal }: Reader): string | null {
  const name = typeof entry.seat === 'number' ? words.player(entry.seat) : '';
  switch (entry.kind) {
    case 'sat':
    case 'bot':
    case 'left':
    case 'moved':
    case 'gone':
    case 'back':
    case 'rematch':
      return words.t(`web-aside-entry-${entry.kind}`, { name });
    case 'pace':
      return words.t('web-aside-entry-pace', { name: name || words.t('web-aside-watcher'), pace: entry.pace });
    case 'proposed': {
      const motion = motionName(entry, words);
      // Decided in the same row: nobody else was asked.
      return words.t(entry.carried ? 'web-aside-entry-done' : 'web-aside-entry-proposed', { name, motion });
    }
    case 'voted':
    case 'vote_ended':
      return votedSentence(entry, name, words, proposal(entry.ballot ?? -1));
    default:
      return null; // a newer server may log what this page does not know
  }
}

function votedSentence(entry: Entry, name: string, words: Words, proposal: Entry | undefined): string | null {
  if (!proposal) return null;
  const motion = motionName(proposal, words);
  if (entry.carried !== undefined || entry.kind === 'vote_ended') {
    return words.t(entry.carried ? 'web-aside-entry-carried' : 'web-aside-entry-lost', { motion });
  }
  return words.t('web-aside-entry-voted', { name, vote: entry.yes ? 'yes' : 'no' });
}

/** What is put to the vote, in a few words. */
export function motionName(holder: Pick<Entry, 'motion'>, words: Words): string {
  const motion = holder.motion;
  if (!motion) return '';
  const name = 'seat' in motion ? words.player(motion.seat) : '';
  return words.t(`motion-${dashed(motion.kind)}`, { name });
}

function plainLine(text: string): LogLine {
  return {
    key: '',
    text,
    beside: [],
    reasons: [],
    clauses: [],
    topics: [],
    isMine: false,
    isDoneToMe: false,
    isTakenBack: false,
    sound: null,
    events: [],
  };
}
