// Small drawings on squares that are no street, each in a field of 48 by 48: a soft ground (`wash`) under
// lines. All of them are our own.

import type { Picture } from './looks';

interface Drawing {
  wash: string;
  line: string;
}

export const DRAWINGS: Record<Picture, Drawing> = {
  // The start: a garden gate that stands open, with the way leading out of it.
  gate: {
    wash: 'M16 42V22a8 8 0 0 1 16 0v20z',
    line:
      'M9 42V21a15 15 0 0 1 30 0v21M16 42V22a8 8 0 0 1 16 0v20M5 42h38M9 24h7M32 24h7M9 33h7M32 33h7' +
      'M21.5 6.2l.8 7.8h3.4l.8-7.8M20 42l2.5-9h3l2.5 9',
  },
  // The jail: a barred window in a wall.
  cell: {
    wash: 'M12 38V20a12 12 0 0 1 24 0v18z',
    line: 'M12 38V20a12 12 0 0 1 24 0v18M9 38h30v4H9zM18 9.8V38M24 8v30M30 9.8V38M12 26h24',
  },
  // Free parking: a bench under a tree.
  bench: {
    wash: 'M30 26a9.5 9.5 0 1 1 9.8-9.5A9.5 9.5 0 0 1 30 26z',
    line:
      'M30 42V17M30 26a9.5 9.5 0 1 1 9.8-9.5A9.5 9.5 0 0 1 30 26M30 24l4.5-4.5M30 21l-4-4' +
      'M6 33h19M6 28h19M9 28v-2M22 28v-2M9 33v9M22 33v9M4 42h40',
  },
  // The way to jail: a signpost with a barred plate.
  signpost: {
    wash: 'M8 10h22l8 7.5-8 7.5H8z',
    line: 'M20 44V25M20 10V5M24 44V25M24 10V5M20 5h4M8 10h22l8 7.5-8 7.5H8zM14 10v15M20 10v15M26 10v15M14 44h16',
  },
  // The pile of chance: a weather vane, which turns as it likes.
  vane: {
    wash: 'M24 7c5 0 8 3 8 7h6c-1 4-4 6-8 6H20l-6 3v-9c4 0 5-7 10-7z',
    line:
      'M24 20v24M17 44h14M24 7c5 0 8 3 8 7h6c-1 4-4 6-8 6H20l-6 3v-9c4 0 5-7 10-7zM28 12h.01' +
      'M9 30h30M13 26.5L9 30l4 3.5M35 26.5l4 3.5-4 3.5',
  },
  // The pile of the community: the well everybody draws from.
  well: {
    wash: 'M8 16L24 6l16 10z',
    line:
      'M8 16L24 6l16 10zM13 16v14M35 16v14M9 30h30v12H9zM9 36h30M17 30v6M27 30v6M22 36v6M32 36v6' +
      'M24 16v6M20.5 22h7l-1 5h-5z',
  },
  // Any other pile: a cut stone.
  gem: {
    wash: 'M14 11h20l8 10-18 20L6 21z',
    line: 'M14 11h20l8 10-18 20L6 21zM6 21h36M14 11l3.5 10L24 41l6.5-20L34 11M17.5 21L24 11l6.5 10M24 3.5v2M9 6l1.5 1.5M39 6l-1.5 1.5',
  },
  // Taxes: a pair of scales.
  scales: {
    wash: 'M4.5 28h13a6.5 6.5 0 0 1-13 0zM30.5 28h13a6.5 6.5 0 0 1-13 0z',
    line:
      'M24 8v32M15 42h18M19 42c0-2 2-3.5 5-3.5s5 1.5 5 3.5M9 12.5h30M24 8h.01M11 12.5L4.5 28M11 12.5L17.5 28' +
      'M37 12.5L30.5 28M37 12.5L43.5 28M4.5 28h13a6.5 6.5 0 0 1-13 0zM30.5 28h13a6.5 6.5 0 0 1-13 0z',
  },
  // Stations: the clock on the platform.
  clock: {
    wash: 'M24 30a11.5 11.5 0 1 0 0-23 11.5 11.5 0 0 0 0 23z',
    line:
      'M24 30a11.5 11.5 0 1 0 0-23 11.5 11.5 0 0 0 0 23zM24 12.5v6l4 3M24 4v3M22 30v12M26 30v12M16 42h16M8 18.5h4.5M35.5 18.5H40' +
      'M8 14v9M40 14v9',
  },
  // Works: a hand wheel.
  wheel: {
    wash: 'M24 38a14 14 0 1 0 0-28 14 14 0 0 0 0 28z',
    line:
      'M24 38a14 14 0 1 0 0-28 14 14 0 0 0 0 28zM24 28.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9z' +
      'M24 19.5V10M24 38v-9.5M19.5 24H10M38 24h-9.5M24 10V5.5M24 42.5V38M10 24H5.5M42.5 24H38' +
      'M14.1 14.1l-3.2-3.2M37.1 37.1l-3.2-3.2M14.1 33.9l-3.2 3.2M37.1 10.9l-3.2 3.2',
  },
};
