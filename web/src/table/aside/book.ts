// The log of one room, read once for everybody who shows it: the panel, the last lines on a phone, the
// announcer.

import type { Entry } from '../../wire/types';
import { linesOf, type LogLine, type Reader } from './lines';
import { TurnReader, type Turn } from './turns';

interface Written {
  stamp: string;
  reader: Reader;
  lines: LogLine[];
}

export class LogBook {
  private readonly reader = new TurnReader();
  private readonly written = new Map<Turn, Written>();
  private entries: readonly Entry[] = [];

  /** A new list each time, so that whoever shows it sees that it has grown. */
  turns(entries: readonly Entry[]): Turn[] {
    this.entries = entries;
    return [...this.reader.take(entries)];
  }

  /** The lines of a turn; written again only when the turn, the language or the reader has changed. */
  lines(turn: Turn, reader: Pick<Reader, 'words' | 'mine'>): LogLine[] {
    const stamp = stampOf(turn);
    const known = this.written.get(turn);
    if (known && known.stamp === stamp && known.reader.words === reader.words && known.reader.mine === reader.mine) {
      return known.lines;
    }
    const whole: Reader = { ...reader, proposal: this.proposal };
    const lines = linesOf(turn, whole);
    this.written.set(turn, { stamp, reader: whole, lines });
    return lines;
  }

  private readonly proposal = (ballot: number): Entry | undefined =>
    this.entries.findLast((entry) => entry.rev === ballot && entry.kind === 'proposed');
}

function stampOf(turn: Turn): string {
  const struck = turn.passages.filter((passage) => passage.isTakenBack).length;
  return `${turn.passages.length}/${struck}`;
}

const books = new WeakMap<object, LogBook>();

export function bookOf(link: object): LogBook {
  let book = books.get(link);
  if (!book) books.set(link, (book = new LogBook()));
  return book;
}
