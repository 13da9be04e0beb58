import { describe, expect, it } from 'vitest';
import { choiceOf, sharedRefusal, whyNotDeed } from './choices';

const uneven = { refusal: 'uneven', clause: 'build.evenly' };
const full = { refusal: 'at_maximum', clause: 'build.one-hotel-per-street' };
const building = { do: 'build', legal: true, deeds: ['a'], refused: { b: uneven, c: full, d: full } };
const closed = { do: 'redeem', legal: false, refusal: 'not_now', clause: null, deeds: [], refused: {} };

describe('why a deed is refused', () => {
  it('is null for an open deed and the reason for another', () => {
    expect(whyNotDeed(building, 'a')).toBeNull();
    expect(whyNotDeed(building, 'b')).toBe(uneven);
  });

  it('is the reason of the moment where nothing is said about the deed', () => {
    expect(whyNotDeed(closed, 'a')).toBe(closed);
    expect(whyNotDeed(building, 'elsewhere')).toBeUndefined();
  });

  it('is not known before the server has answered', () => {
    expect(whyNotDeed(choiceOf(null, 'build'), 'a')).toBeUndefined();
  });
});

describe('a reason shared by a group', () => {
  it('is told once', () => {
    expect(sharedRefusal(building, ['c', 'd'])).toBe(full);
  });

  it('is none where the reasons differ or a deed is open', () => {
    expect(sharedRefusal(building, ['b', 'c'])).toBeNull();
    expect(sharedRefusal(building, ['a', 'c'])).toBeNull();
    expect(sharedRefusal(undefined, ['a'])).toBeNull();
  });
});
