// The colours of street groups. Ours are far apart for every kind of colour vision (look/tokens.css); what an
// edition prints is brought to the nearest of ours if it is meant to be the same colour, and kept if it is
// something new.

export interface Tint {
  /** A CSS colour. */
  colour: string;
  /** Whether lines and letters on it are dark or light. */
  ink: 'dark' | 'light';
}

interface Known {
  name: string;
  /** What boards usually print, to recognise it by. */
  printed: string;
  ink: 'dark' | 'light';
}

const KNOWN: readonly Known[] = [
  { name: 'brown', printed: '#7b4b2a', ink: 'light' },
  { name: 'violet', printed: '#6a3d9a', ink: 'light' },
  { name: 'light-blue', printed: '#8ecae6', ink: 'dark' },
  { name: 'pink', printed: '#d94f92', ink: 'dark' },
  { name: 'orange', printed: '#f08c2e', ink: 'dark' },
  { name: 'red', printed: '#d1342f', ink: 'light' },
  { name: 'yellow', printed: '#f2c230', ink: 'dark' },
  { name: 'green', printed: '#2e8b57', ink: 'light' },
  { name: 'dark-blue', printed: '#24408e', ink: 'light' },
];

/** Nearer than this (CIE76) is the same colour, printed a little differently. */
const SAME = 22;

/** One tint for each printed colour; no two groups get the same one of ours. */
export function tintsOf(printed: readonly string[]): Tint[] {
  const taken = new Set<string>();
  return printed.map((colour) => {
    const near = KNOWN.filter((known) => !taken.has(known.name))
      .map((known) => ({ known, distance: difference(colour, known.printed) }))
      .sort((a, b) => a.distance - b.distance)[0];
    if (near && near.distance < SAME) {
      taken.add(near.known.name);
      return { colour: `var(--group-${near.known.name})`, ink: near.known.ink };
    }
    return { colour, ink: lightness(colour) > 58 ? 'dark' : 'light' };
  });
}

function difference(a: string, b: string): number {
  const [first, second] = [lab(a), lab(b)];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

function lightness(colour: string): number {
  return lab(colour)[0];
}

/** CIE L*a*b* of `#rrggbb` or `#rgb`. */
export function lab(colour: string): [number, number, number] {
  const [r, g, b] = linear(colour);
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Red, green and blue as amounts of light, 0 to 1. */
export function linear(colour: string): [number, number, number] {
  const digits = colour.replace('#', '');
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../gu) ?? []);
  const [r = 0, g = 0, b = 0] = pairs.map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

function curve(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
}
