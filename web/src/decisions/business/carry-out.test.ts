import { describe, expect, it } from 'vitest';
import { Refusal } from '../../wire/rest';
import type { Ack, Action, Tried } from '../../wire/types';
import { carryOut } from './carry-out';

/** A room that refuses what it is told to, and whose news come a little after the acknowledgement. */
class FakeRoom {
  rev = 10;
  readonly sent: string[] = [];
  refuse = new Map<string, string[]>();
  stillPossible = Infinity;

  act(action: Action): Promise<Ack> {
    const name = `${action.do} ${'deed' in action ? action.deed : ''}`;
    const code = this.refuse.get(name)?.shift();
    if (code) return Promise.reject(new Refusal({ code, sentence: code }));
    this.sent.push(`${name} @${this.rev}`);
    const rev = this.rev + 1;
    setTimeout(() => (this.rev = rev), 15);
    return Promise.resolve({ type: 'ack', id: 'x', rev });
  }

  attempt(_seat: number, steps: { do: Action }[]): Promise<Tried> {
    return Promise.resolve({ done: Math.min(this.stillPossible, steps.length) } as Tried);
  }
}

const plan: Action[] = [
  { do: 'mortgage', deed: 'a' },
  { do: 'mortgage', deed: 'b' },
  { do: 'build', deed: 'c' },
];

describe('carrying out a plan', () => {
  it('sends each action on the state after the one before', async () => {
    const room = new FakeRoom();
    expect(await carryOut(room, 0, plan)).toEqual({ done: 3, refusal: null });
    expect(room.sent).toEqual(['mortgage a @10', 'mortgage b @11', 'build c @12']);
  });

  it('stops at the first refusal and says how far it came', async () => {
    const room = new FakeRoom();
    room.refuse.set('mortgage b', ['rule/deed_mortgaged']);
    const outcome = await carryOut(room, 0, plan);
    expect(outcome.done).toBe(1);
    expect(outcome.refusal?.problem.code).toBe('rule/deed_mortgaged');
    expect(room.sent).toHaveLength(1);
  });

  it('goes on after somebody else has acted, if the rest is still possible', async () => {
    const room = new FakeRoom();
    room.refuse.set('mortgage b', ['command/stale']);
    expect(await carryOut(room, 0, plan)).toEqual({ done: 3, refusal: null });
  });

  it('stops when the rest is no longer possible', async () => {
    const room = new FakeRoom();
    room.refuse.set('mortgage b', ['command/stale']);
    room.stillPossible = 1;
    expect((await carryOut(room, 0, plan)).done).toBe(1);
  });

  it('does not try for ever', async () => {
    const room = new FakeRoom();
    room.refuse.set('mortgage a', Array<string>(9).fill('command/stale'));
    const outcome = await carryOut(room, 0, plan);
    expect(outcome).toMatchObject({ done: 0, refusal: { problem: { code: 'command/stale' } } });
  });

  it('passes on what is not a refusal: a lost line', async () => {
    const room = new FakeRoom();
    room.act = () => Promise.reject(new Error('lost'));
    await expect(carryOut(room, 0, plan)).rejects.toThrow('lost');
  });
});
