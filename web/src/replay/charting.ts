// The arithmetic of the money chart: where a value lies, which lines help the eye, how a line is told from others.

interface Frame {
  /** Of the drawing, in pixels. */
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Scales {
  x: (step: number) => number;
  y: (amount: number) => number;
}

/** How the line of each seat is broken: nobody is told from others by colour alone. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '16 5', '1 6', '8 3 2 3 2 3'] as const;

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] as string;
}

export function scalesOf(frame: Frame, steps: number, highest: number): Scales {
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  return {
    x: (step) => frame.left + (steps === 0 ? 0 : (step / steps) * wide),
    y: (amount) => frame.top + high - (highest === 0 ? 0 : (amount / highest) * high),
  };
}

/** Round amounts from 0 upwards, at most five of them; the last is not below the highest value. */
export function ticksOf(highest: number): number[] {
  const most = Math.max(highest, 1);
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((part) => part * power).find((size) => size >= rough) ?? rough;
  const size = Math.max(1, step);
  return Array.from({ length: Math.ceil(most / size) + 1 }, (_, index) => index * size);
}

export function pathOf(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Some places along a line for the shape of its seat; each seat has others, so that they do not cover each other. */
export function marksAt(count: number, seat: number, seats: number, most = 5): number[] {
  const every = Math.max(1, Math.floor(count / most));
  const first = Math.floor((every * seat) / Math.max(1, seats));
  const found = [];
  for (let index = first; index < count; index += every) found.push(index);
  return found;
}

/** The last point that is not after a step. */
export function pointAt(points: readonly { step: number }[], step: number): number {
  const after = points.findIndex((point) => point.step > step);
  return after < 0 ? points.length - 1 : Math.max(0, after - 1);
}

/** The point whose place is nearest to x. */
export function nearestPoint(points: readonly { step: number }[], x: number, scales: Scales): number {
  let best = 0;
  points.forEach((point, index) => {
    const isNearer = Math.abs(scales.x(point.step) - x) < Math.abs(scales.x(points[best]!.step) - x);
    if (isNearer) best = index;
  });
  return best;
}
