// The log of a room as turns: who was on turn, and which parts of which rows belong to that turn. No words
// yet; `lines.ts` finds them, and only for the turns that are shown.

import type { GameEvent } from '../../text/things';
import type { Entry } from '../../wire/types';

/** The part of a row that belongs to one turn. A row that ends a turn and begins the next is cut in two. */
export interface Passage {
  entry: Entry;
  events: GameEvent[];
  /** The row was taken back later: it stays in the log, struck out. */
  isTakenBack: boolean;
}

export interface Turn {
  /** Number of the turn in the log; stays the same while the log grows. */
  index: number;
  /** Who is on turn; null before the first turn. */
  seat: number | null;
  /** The how-manieth turn of this seat. */
  ownTurn: number | null;
  passages: Passage[];
}

/** Rows that are told elsewhere: the lobby shows who sat down, the chat what was said. */
const BEFORE_THE_GAME = new Set(['sat', 'bot', 'left', 'moved']);
const NEVER = new Set(['said', 'woken']);

/** Reads a log that grows at its end; what was read before is not read again. */
export class TurnReader {
  private read: readonly Entry[] = [];
  private turns: Turn[] = [];
  private hasStarted = false;
  private proposals = new Map<number, Entry>();

  /** All turns up to the end of these entries. */
  take(entries: readonly Entry[]): readonly Turn[] {
    if (!this.isContinuedBy(entries)) this.startAgain();
    for (const entry of entries.slice(this.read.length)) this.add(entry);
    this.read = entries;
    return this.turns;
  }

  private isContinuedBy(entries: readonly Entry[]): boolean {
    const last = this.read.length - 1;
    return last < 0 || (entries[0] === this.read[0] && entries[last] === this.read[last]);
  }

  private startAgain(): void {
    this.read = [];
    this.turns = [];
    this.hasStarted = false;
    this.proposals.clear();
  }

  private add(entry: Entry): void {
    if (entry.kind === 'started') this.hasStarted = true;
    if (entry.kind === 'proposed') this.proposals.set(entry.rev, entry);
    if (NEVER.has(entry.kind) || (!this.hasStarted && BEFORE_THE_GAME.has(entry.kind))) return;
    const parts = cutAtTurns(entry.events ?? []);
    for (const events of parts) {
      const begins = events[0]?.event === 'turn_started' ? events[0] : null;
      if (begins) this.begin(begins.seat, this.ownTurnOf(begins));
      this.current().passages.push({ entry, events, isTakenBack: false });
    }
    const back = takenBackTo(entry, this.proposals);
    if (back !== null) this.strike(back, entry);
  }

  private current(): Turn {
    return this.turns.at(-1) ?? this.begin(null, null);
  }

  /** The card game counts its turns round by round; here they are counted through. */
  private ownTurnOf(begins: Extract<GameEvent, { event: 'turn_started' }>): number {
    if ('own_turn' in begins) return begins.own_turn;
    return this.turns.filter((turn) => turn.seat === begins.seat).length + 1;
  }

  private begin(seat: number | null, ownTurn: number | null): Turn {
    const turn = { index: this.turns.length, seat, ownTurn, passages: [] };
    this.turns.push(turn);
    return turn;
  }

  /** Strike out what was played from the row `to` on, and go on in the turn it was played in. */
  private strike(to: number, decision: Entry): void {
    let seat: number | null = null;
    let ownTurn: number | null = null;
    let first = true;
    for (const turn of this.turns) {
      for (const passage of turn.passages) {
        if (passage.entry.rev < to || passage.entry === decision || passage.entry.kind !== 'acted') continue;
        if (first) [first, seat, ownTurn] = [false, turn.seat, turn.ownTurn];
        passage.isTakenBack = true;
      }
    }
    if (!first && seat !== this.current().seat) this.begin(seat, ownTurn);
  }
}

/** The row a carried vote takes the game back to; null if this row decides no such vote. */
function takenBackTo(entry: Entry, proposals: ReadonlyMap<number, Entry>): number | null {
  if (!entry.carried) return null;
  const motion = entry.motion ?? proposals.get(entry.ballot ?? -1)?.motion;
  return motion?.kind === 'take_back' ? (motion.to ?? null) : null;
}

/** The rows of a log that were played and taken back later. */
export function rowsTakenBack(entries: readonly Entry[]): ReadonlySet<number> {
  const proposals = new Map<number, Entry>();
  const gone = new Set<number>();
  for (const decision of entries) {
    if (decision.kind === 'proposed') proposals.set(decision.rev, decision);
    const to = takenBackTo(decision, proposals);
    if (to === null) continue;
    const undone = entries.filter(({ rev, kind }) => kind === 'acted' && rev >= to && rev < decision.rev);
    for (const { rev } of undone) gone.add(rev);
  }
  return gone;
}

/** Cut before each beginning of a turn; at least one part, even if it is empty. */
function cutAtTurns(events: GameEvent[]): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  for (const event of events) {
    if (event.event === 'turn_started' && parts.at(-1)!.length > 0) parts.push([]);
    parts.at(-1)!.push(event);
  }
  return parts;
}
