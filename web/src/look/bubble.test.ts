import { expect, it } from 'vitest';
import { bubblePlace } from './bubble';

const phone = { width: 320, height: 568 };
const hint = { left: 0, top: 0, width: 200, height: 40 };

it('hangs above the middle of what it explains', () => {
  expect(bubblePlace({ left: 100, top: 300, width: 100, height: 44 }, hint, phone)).toEqual([50, 254]);
});

it('stays inside the window', () => {
  expect(bubblePlace({ left: 0, top: 300, width: 44, height: 44 }, hint, phone)[0]).toBe(8);
  expect(bubblePlace({ left: 270, top: 300, width: 44, height: 44 }, hint, phone)[0]).toBe(112);
});

it('hangs below where there is no room above', () => {
  expect(bubblePlace({ left: 100, top: 10, width: 100, height: 44 }, hint, phone)[1]).toBe(60);
});
