// SHA-256 and HMAC-SHA256. The browser's own are to be had on https alone, and a game in the house is often on http.

const BLOCK = 64;
const K = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);

/** The first 32 bits behind the point of a root of each of the first primes, as the standard has them. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let each = 2; primes.length < count; each += 1) {
    if (primes.every((prime) => each % prime)) primes.push(each);
  }
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}

/** A word turned right by three amounts, all together; what falls out comes in again, but not with `isShift`. */
function mixed(word: number, one: number, two: number, three: number, isShift = false): number {
  const turned = (by: number) => (word >>> by) | (word << (32 - by));
  return turned(one) ^ turned(two) ^ (isShift ? word >>> three : turned(three));
}

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, data.length * 8);
  let state = START;
  for (let block = 0; block < padded.length; block += BLOCK) {
    const before = state;
    const words: number[] = [];
    const word = (index: number) => words[index] as number;
    K.forEach((constant, i) => {
      const [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
      words.push(
        i < 16
          ? view.getInt32(block + 4 * i)
          : (word(i - 16) + mixed(word(i - 15), 7, 18, 3, true) + word(i - 7) + mixed(word(i - 2), 17, 19, 10, true)) |
              0,
      );
      const first = h + mixed(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + constant + word(i);
      const second = mixed(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
      state = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    });
    state = state.map((each, index) => (each + (before[index] as number)) | 0);
  }
  state.forEach((each, index) => view.setInt32(4 * index, each));
  return padded.slice(0, 32);
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const around = (mask: number, inside: Uint8Array) =>
    sha256(Uint8Array.of(...padded.map((byte) => byte ^ mask), ...inside));
  return around(0x5c, around(0x36, data));
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
