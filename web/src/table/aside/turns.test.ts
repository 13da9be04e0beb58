import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../text/things';
import type { Entry } from '../../wire/types';
import { TurnReader, type Turn } from './turns';

let rev = 0;
const row = (kind: string, more: Partial<Entry> = {}): Entry => ({ rev: ++rev, at: 0, kind, ...more });
const acted = (seat: number, ...events: GameEvent[]): Entry => row('acted', { seat, events });
const begins = (seat: number, own: number): GameEvent => ({ event: 'turn_started', seat, own_turn: own });
const rolled = (seat: number): GameEvent => ({ event: 'rolled', seat, dice: [1, 2], doubles: false });
const ended = (seat: number): GameEvent => ({ event: 'turn_ended', seat });

const kinds = (turn: Turn | undefined): string[] =>
  (turn?.passages ?? []).flatMap((passage) => passage.events.map((event) => event.event));

describe('the log as turns', () => {
  it('cuts a row that ends one turn and begins the next', () => {
    const entries = [
      row('started', { events: [{ event: 'starts', seat: 0, pips: 6 }, begins(0, 1)] }),
      acted(0, rolled(0)),
      acted(0, ended(0), begins(1, 1)),
    ];
    const turns = new TurnReader().take(entries);
    expect(turns.map((turn) => [turn.seat, turn.ownTurn])).toEqual([
      [null, null],
      [0, 1],
      [1, 1],
    ]);
    expect(turns.map(kinds)).toEqual([['starts'], ['turn_started', 'rolled', 'turn_ended'], ['turn_started']]);
  });

  it('leaves out who sat down before the game, and what was said', () => {
    const entries = [row('sat', { seat: 0 }), row('started', { events: [begins(0, 1)] }), row('said', { seat: 0 })];
    const turns = new TurnReader().take(entries);
    expect(turns.flatMap((turn) => turn.passages.map((passage) => passage.entry.kind))).toEqual(['started']);
  });

  it('tells what happens at the table during the game', () => {
    const entries = [row('started', { events: [begins(0, 1)] }), row('left', { seat: 1 })];
    expect(new TurnReader().take(entries)[0]?.passages.at(-1)?.entry.kind).toBe('left');
  });

  it('goes on where it stopped, without reading again', () => {
    const reader = new TurnReader();
    const first = [row('started', { events: [begins(0, 1)] }), acted(0, rolled(0))];
    const before = reader.take(first)[0];
    const after = reader.take([...first, acted(0, ended(0), begins(1, 1))]);
    expect(after[0]).toBe(before);
    expect(after).toHaveLength(2);
  });

  it('starts again when an earlier part of the log has arrived', () => {
    const reader = new TurnReader();
    const late = acted(1, rolled(1));
    reader.take([late]);
    const turns = reader.take([row('started', { events: [begins(1, 1)] }), late]);
    expect(turns.map((turn) => turn.seat)).toEqual([1]);
    expect(kinds(turns[0])).toEqual(['turn_started', 'rolled']);
  });
});

describe('taking back', () => {
  it('strikes out what was played, and only that', () => {
    const start = row('started', { events: [begins(0, 1)] });
    const kept = acted(0, rolled(0));
    const undone = acted(0, { event: 'bought', seat: 0, deed: 'a', price: 1 });
    const pace = row('pace', { seat: 0, pace: 'fast' });
    const back = row('proposed', { seat: 0, motion: { kind: 'take_back', to: undone.rev }, carried: true });
    const [turn] = new TurnReader().take([start, kept, undone, pace, back]);
    expect(turn?.passages.map((passage) => passage.isTakenBack)).toEqual([false, false, true, false, false]);
  });

  it('goes on in the turn that was taken back to', () => {
    const start = row('started', { events: [begins(0, 3)] });
    const end = acted(0, ended(0), begins(1, 3));
    const proposed = row('proposed', { seat: 0, motion: { kind: 'take_back', to: end.rev } });
    const voted = row('voted', { seat: 1, ballot: proposed.rev, yes: true, carried: true });
    const again = acted(0, rolled(0));
    const turns = new TurnReader().take([start, end, proposed, voted, again]);
    expect(turns.map((turn) => [turn.seat, turn.ownTurn])).toEqual([
      [0, 3],
      [1, 3],
      [0, 3],
    ]);
    expect(kinds(turns[2])).toEqual(['rolled']);
  });

  it('strikes out nothing when the vote is lost', () => {
    const start = row('started', { events: [begins(0, 1)] });
    const act = acted(0, rolled(0));
    const proposed = row('proposed', { seat: 0, motion: { kind: 'take_back', to: act.rev } });
    const voted = row('voted', { seat: 1, ballot: proposed.rev, yes: false, carried: false });
    const [turn] = new TurnReader().take([start, act, proposed, voted]);
    expect(turn?.passages.some((passage) => passage.isTakenBack)).toBe(false);
  });
});
