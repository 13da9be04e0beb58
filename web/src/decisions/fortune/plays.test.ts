import { describe, expect, it } from 'vitest';
import type { BoardAction } from '../../wire/types';
import { firstDeeds, playsOf, playWith, secondDeeds } from './plays';

const LEGAL: BoardAction[] = [
  { do: 'roll' },
  { do: 'play_fortune', card: 'F10' },
  { do: 'play_fortune', card: 'F12', deed: 'kai' },
  { do: 'play_fortune', card: 'F13', deed: 'kai', other_deed: 'park' },
  { do: 'play_fortune', card: 'F13', deed: 'kai', other_deed: 'allee' },
  { do: 'play_fortune', card: 'F13', deed: 'hafen', other_deed: 'park' },
];

describe('playing a fortune card', () => {
  it('needs no deed where the card names none', () => {
    const plays = playsOf('F10', LEGAL);
    expect(firstDeeds(plays)).toEqual([]);
    expect(playWith(plays, null, null)).toEqual({ do: 'play_fortune', card: 'F10' });
  });

  it('waits for the deed', () => {
    const plays = playsOf('F12', LEGAL);
    expect(firstDeeds(plays)).toEqual(['kai']);
    expect(playWith(plays, null, null)).toBeNull();
    expect(playWith(plays, 'kai', null)).toEqual(LEGAL[2]);
  });

  it('waits for both deeds of an exchange', () => {
    const plays = playsOf('F13', LEGAL);
    expect(firstDeeds(plays)).toEqual(['kai', 'hafen']);
    expect(secondDeeds(plays, 'kai')).toEqual(['park', 'allee']);
    expect(playWith(plays, 'kai', null)).toBeNull();
    expect(playWith(plays, 'hafen', 'park')).toEqual(LEGAL[5]);
  });

  it('is not possible with a card that may not be played now', () => {
    expect(playsOf('F01', LEGAL)).toEqual([]);
  });
});
