import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../wire/types';
import { soundOf, soundsOf } from './cues';
import { lengthOf, SOUND_NAMES, SOUNDS } from './sounds';

describe('the nine sounds', () => {
  it('are nine, and each has notes', () => {
    expect(SOUND_NAMES).toHaveLength(9);
    for (const name of SOUND_NAMES) expect(SOUNDS[name].length).toBeGreaterThan(0);
  });

  it.each(SOUND_NAMES)('%s is short and not too loud', (name) => {
    expect(lengthOf(name)).toBeLessThanOrEqual(0.6);
    for (const note of SOUNDS[name]) expect(note.loud).toBeLessThanOrEqual(1);
  });
});

describe('what is heard', () => {
  const rent: GameEvent = { event: 'paid', from: 0, to: 1, amount: 200, reason: 'rent' };

  it('tells paying from receiving', () => {
    expect(soundOf(rent, [0])).toBe('pay');
    expect(soundOf(rent, [1])).toBe('receive');
    expect(soundOf(rent, [2])).toBeNull();
  });

  it('is silent about the money everybody starts with', () => {
    expect(soundOf({ event: 'paid', from: 'bank', to: 0, amount: 1500, reason: 'start' }, [0])).toBeNull();
  });

  it('is silent about what has no sound', () => {
    expect(soundOf({ event: 'turn_ended', seat: 0 }, [0])).toBeNull();
  });

  it('tells drawing, laying down and the end of a round apart in the card game', () => {
    const events: GameEvent[] = [
      { event: 'drawn', seat: 1, cards_left: 15 },
      { event: 'discarded', seat: 1, card: 'h1', still: 0 },
      { event: 'swapped', seat: 2, with: 0, count: 2 },
      { event: 'laid_down', seat: 0, hand: 10, beside: 1 },
      { event: 'round_ended', round: 1 },
    ];
    expect(soundsOf(events, [0])).toEqual(['card', 'build', 'hammer']);
    expect(soundOf({ event: 'cards_passed' }, [0])).toBe('card');
  });

  it('is the money of a round for whoever gets it, and two low tones for whoever a Chance card cost it', () => {
    const paid: GameEvent = { event: 'paid', seat: 0, amount: 900, total: 900 };
    expect(soundOf(paid, [0])).toBe('receive');
    expect(soundOf(paid, [1])).toBeNull();
    expect(soundOf({ event: 'zeroed', seat: 1, count: 1 }, [1])).toBe('setback');
    expect(soundOf({ event: 'zeroed', seat: 1, count: 1 }, [0])).toBeNull();
  });

  it('plays each sound once', () => {
    const dice: GameEvent = { event: 'rolled', seat: 0, dice: [1, 2], doubles: false };
    expect(soundsOf([dice, rent, rent], [1])).toEqual(['dice', 'receive']);
  });
});
