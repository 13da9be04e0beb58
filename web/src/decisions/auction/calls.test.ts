import { describe, expect, it } from 'vitest';
import { callByClock, callByPasses } from './calls';

const led = { lot: 'turm', high: 200, leader: 1 };

describe('the calls of the auctioneer', () => {
  it('come near the end of the clock', () => {
    expect([8_000, 6_001, 6_000, 3_001, 3_000, 1, 0].map((left) => callByClock(led, left))).toEqual([
      null,
      null,
      'once',
      'once',
      'twice',
      'twice',
      null,
    ]);
  });

  it('are not made before somebody has bid', () => {
    expect(callByClock({ lot: 'turm' }, 2_000)).toBeNull();
    expect(callByPasses({ lot: 'turm', passed: [0, 2] }, 1)).toBeNull();
  });

  it('follow who has passed where there is no clock', () => {
    expect(callByPasses({ ...led, passed: [4] }, 3)).toBeNull();
    expect(callByPasses({ ...led, passed: [2] }, 2)).toBe('once');
    expect(callByPasses({ ...led, passed: [2, 3] }, 1)).toBe('twice');
  });

  it('begin at once between two', () => {
    expect(callByPasses(led, 1)).toBe('once');
    expect(callByPasses({ ...led, passed: [2] }, 0)).toBeNull();
  });
});
