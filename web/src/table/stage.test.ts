import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardEvent, BoardView } from '../wire/types';
import type { Layout } from './fold';
import { LONGEST } from './scenes';
import { Stage } from './stage.svelte';

const SQUARES = Array.from({ length: 40 }, (_, index) => `s${index}`);
const LAYOUT: Layout = { streetsOf: () => [], building: () => 'house' };

function at(square: string, cash = 100): BoardView {
  return { players: [{ name: 'Ada', cash, square }], turn: { seat: 0 }, deeds: {} } as unknown as BoardView;
}

const roll: BoardEvent = { event: 'rolled', seat: 0, dice: [3, 4], doubles: false };
const walk: BoardEvent = { event: 'moved', seat: 0, from: 's0', to: 's7', reason: 'dice' };
const pay: BoardEvent = { event: 'paid', from: 0, to: 'bank', amount: 30, reason: 'price' };
const where = (stage: Stage) => stage.view.players[0]!.square;

describe('the stage', () => {
  let factor = 1;
  const newStage = () => new Stage(at('s0'), SQUARES, LAYOUT, () => factor);
  beforeEach(() => {
    factor = 1;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('shows one thing after the other and ends with the server’s view', () => {
    const stage = newStage();
    const end = at('s7', 70);
    stage.show([roll, walk, pay], end);
    expect([stage.isRolling, stage.dice, where(stage)]).toEqual([true, [3, 4], 's0']);
    vi.advanceTimersByTime(640);
    expect([stage.isRolling, where(stage), stage.view.players[0]!.cash]).toEqual([false, 's7', 100]);
    vi.advanceTimersByTime(LONGEST);
    expect([stage.isPlaying, stage.view]).toEqual([false, end]);
  });

  it('is through after a second and a half, however much happened', () => {
    const stage = newStage();
    stage.show(Array.from({ length: 30 }, () => [roll, walk]).flat(), at('s9'));
    vi.advanceTimersByTime(LONGEST);
    expect([stage.isPlaying, where(stage)]).toEqual([false, 's9']);
  });

  it('takes everything that arrives meanwhile as one batch', () => {
    const stage = newStage();
    stage.show([roll, walk], at('s7'));
    for (const square of ['s8', 's9', 's10']) stage.show([roll, walk], at(square));
    vi.advanceTimersByTime(2 * LONGEST);
    expect([stage.isPlaying, where(stage)]).toEqual([false, 's10']);
  });

  describe('with a card that somebody else has drawn', () => {
    const drawn = { event: 'card_drawn', seat: 1, deck: 'chance', card: 'fine' } as unknown as BoardEvent;
    const next = { event: 'turn_started', seat: 0 } as unknown as BoardEvent;
    const reading = () =>
      new Stage(
        at('s0'),
        SQUARES,
        LAYOUT,
        () => factor,
        () => [],
        () => 4000,
      );

    it.each([1, 0])('lets it lie until it can have been read, with %i times the motion', (motion) => {
      factor = motion;
      const stage = reading();
      stage.show([drawn], at('s0'));
      stage.show([pay], at('s0', 70));
      stage.show([next, roll, walk], at('s7', 70));
      vi.advanceTimersByTime(3900);
      expect([stage.card?.event, where(stage), stage.isPlaying]).toEqual(['card_drawn', 's0', true]);
      vi.advanceTimersByTime(200 + LONGEST);
      expect([stage.card, where(stage), stage.isPlaying]).toEqual([null, 's7', false]);
    });

    it('lets it lie also when everything has arrived together', () => {
      factor = 0;
      const stage = reading();
      stage.show([drawn, pay, next, roll, walk], at('s7', 70));
      expect([stage.card?.event, where(stage)]).toEqual(['card_drawn', 's0']);
      vi.advanceTimersByTime(4000);
      expect([stage.card, where(stage), stage.isPlaying]).toEqual([null, 's7', false]);
    });

    it('goes on when it is put away', () => {
      factor = 0;
      const stage = reading();
      stage.show([drawn], at('s0'));
      stage.show([next, roll, walk], at('s7'));
      stage.putCardAway();
      expect([stage.isPlaying, where(stage)]).toEqual([false, 's7']);
    });

    it('goes on when somebody wants to see the end of it', () => {
      const stage = reading();
      stage.show([drawn, next, roll, walk], at('s7'));
      stage.finish();
      expect([stage.isPlaying, where(stage), stage.card]).toEqual([false, 's7', null]);
    });
  });

  it('can be cut short', () => {
    const stage = newStage();
    stage.show([roll, walk], at('s7'));
    stage.show([pay], at('s7', 70));
    stage.finish();
    expect([stage.isPlaying, stage.isRolling, stage.view.players[0]!.cash]).toEqual([false, false, 70]);
    vi.advanceTimersByTime(LONGEST);
    expect(where(stage)).toBe('s7');
  });

  it('does not wait where nothing shall move', () => {
    factor = 0;
    const stage = newStage();
    stage.show([roll, walk, pay], at('s7', 70));
    expect([stage.isPlaying, stage.isRolling, where(stage), stage.dice]).toEqual([false, false, 's7', [3, 4]]);
  });

  it('leaves a card open until something new begins', () => {
    factor = 0;
    const stage = newStage();
    const card: BoardEvent = { event: 'card_drawn', seat: 0, deck: 'chance', card: 'E1' };
    stage.show([roll, walk, card, pay], at('s7'));
    expect(stage.card).toEqual(card);
    stage.show(
      [
        { event: 'turn_ended', seat: 0 },
        { event: 'turn_started', seat: 1, own_turn: 1 },
      ],
      at('s7'),
    );
    expect([stage.card, stage.dice]).toEqual([null, []]);
  });

  it('shows no card that these eyes may not see', () => {
    factor = 0;
    const stage = newStage();
    stage.show([{ event: 'fortune_found', seat: 0, square: 's7', private: true }], at('s7'));
    stage.show([{ event: 'fortune_found', seat: 0, square: 's7', private: true, card: 'hidden' }], at('s7'));
    expect(stage.card).toBeNull();
  });

  it('knows the dice of a turn that is under way', () => {
    const view = { ...at('s3'), turn: { seat: 0, dice: [1, 2], draws: 1 } } as BoardView;
    expect(new Stage(view, SQUARES, LAYOUT, () => 1).dice).toEqual([1, 2]);
  });
});
