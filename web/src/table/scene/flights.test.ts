import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '../../wire/types';
import { flightsOf, frames, notesFor } from './flights';

const rent: BoardEvent = { event: 'paid', from: 0, to: 2, amount: 50, reason: 'rent' };

describe('what flies over the table', () => {
  it('is money from whom to whom', () => {
    expect(flightsOf([rent], 1500)).toEqual([{ cargo: { kind: 'notes', count: 1 }, from: 0, to: 2 }]);
  });

  it('is more notes for more money', () => {
    expect([1, 74, 75, 299, 300, 5000].map((amount) => notesFor(amount, 1500))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('is a deed from the bank or from who had it', () => {
    const events: BoardEvent[] = [
      { event: 'bought', seat: 1, deed: 'turm', price: 60 },
      { event: 'deed_moved', deed: 'bad', from: 0, to: 1 },
    ];
    expect(flightsOf(events, 1500).map(({ from, to }) => [from, to])).toEqual([
      ['bank', 1],
      [0, 1],
    ]);
  });

  it('is nothing where nothing is seen to move', () => {
    expect(flightsOf([{ ...rent, reason: 'start' }], 1500)).toEqual([]);
    expect(
      flightsOf(
        Array.from({ length: 7 }, () => rent),
        1500,
      ),
    ).toEqual([]);
  });

  it('goes from place to place', () => {
    const [first, , last] = frames({ x: 10, y: 20 }, { x: 300, y: 40 });
    expect(first?.transform).toContain('translate(10px, 20px)');
    expect(last?.transform).toContain('translate(300px, 40px)');
  });
});
