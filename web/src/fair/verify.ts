// Checks the chance of a record by the scheme magie-fair-2, on this device, without the server and without the rules.
// docs/server.md specifies the scheme, and what is checked here; examples/verify_record.py is the same in Python.

import { bytesOf, fromHex, hmac, sha256, toHex } from './sha256.ts';

export const SCHEME = 'magie-fair-2';

/**
 * Why a record does not hold: the scheme is another, the game is not over (`open`), or the server's `commitment`, a
 * seat's `contribution`, an `outcome` (which one, from 1) or the `pools` are not what they should be. Whoever compares it
 * with what was `shown` and `sealed` before, or with what is `mine`, may have more reasons.
 */
export class Unfair extends Error {
  readonly reason: string;
  readonly outcome: number;

  constructor(reason: string, outcome = 0) {
    super(`${reason} ${outcome}`);
    this.reason = reason;
    this.outcome = outcome;
  }
}

export interface Proof {
  scheme: string;
  commitment: string;
  commitments: Record<string, string>;
  contributions: Record<string, string>;
  secret?: string;
  pools: { since: number; pool: string; of: [string, number][] }[];
}

interface Header {
  seats: string[];
  fair?: Proof;
}

type Weighted<Item> = (readonly [Item, number])[];
type Face = number | string;

interface Outcome {
  chance: string;
  dice?: Face[];
  seat?: number;
  deed?: string;
  deck?: string;
  square?: string;
  card?: string;
}

export function commitmentTo(contribution: string): string {
  return toHex(sha256(bytesOf(`${SCHEME}:${contribution}`)));
}

function keyOf(proof: Proof): Uint8Array {
  const secret = fromHex(proof.secret ?? '');
  if (toHex(sha256(secret)) !== proof.commitment) throw new Unfair('commitment');
  for (const [seat, contribution] of Object.entries(proof.contributions)) {
    if (proof.commitments[seat] !== commitmentTo(contribution)) throw new Unfair('contribution');
  }
  const seats = Object.keys(proof.commitments).sort((one, other) => Number(one) - Number(other));
  const lines = [SCHEME, ...seats.map((seat) => `${seat}:${proof.contributions[seat] ?? ''}`)];
  return hmac(secret, bytesOf(lines.join('\n')));
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** What the n-th outcome must be, among these. */
function pick<Item>(key: Uint8Array, number: number, possible: Weighted<Item>): Item | undefined {
  const common = possible.reduce((so, [, weight]) => divisor(so, weight), 0);
  const whole = possible.reduce((so, [, weight]) => so + weight / common, 0);
  let left = Number(BigInt(`0x${toHex(hmac(key, bytesOf(String(number))))}`) % BigInt(whole || 1));
  for (const [item, weight] of possible) {
    left -= weight / common;
    if (left < 0) return item;
  }
  return undefined;
}

const DIE: Weighted<Face> = [1, 2, 3, 4, 5, 6].map((pips) => [pips, 1]);
const SPEED_DIE: Weighted<Face> = [
  [1, 1],
  [2, 1],
  [3, 1],
  ['bus', 1],
  ['magie', 2],
];

/** Every throw of one die, of two, or of two with the speed die; the first die changes slowest. */
function throws(count: number): Weighted<Face[]> {
  let all: Weighted<Face[]> = [[[], 1]];
  for (const die of [DIE, DIE, SPEED_DIE].slice(0, count)) {
    all = all.flatMap(([faces, weight]) => die.map(([face, more]) => [[...faces, face], weight * more] as const));
  }
  return all;
}

/** The pool an outcome comes from, and what came. */
function drawn({ deed, deck, square, card }: Outcome): [string, string | undefined] {
  return deed === undefined ? [deck ?? (square === undefined ? 'cards' : 'fortune'), card] : ['deeds', deed];
}

function checkOutcomes(key: Uint8Array, proof: Proof, seats: number, outcomes: Outcome[]): void {
  const told = [...proof.pools];
  const pools = new Map<string, Map<string, number>>();
  outcomes.forEach((outcome, number) => {
    let came: unknown;
    let due: unknown;
    if (outcome.dice) {
      [came, due] = [outcome.dice.join(), pick(key, number, throws(outcome.dice.length))?.join()];
    } else if (outcome.chance === 'dealer') {
      const everybody = Array.from({ length: seats }, (_, seat) => [seat, 1] as const);
      [came, due] = [outcome.seat, pick(key, number, everybody)];
    } else {
      const [name, item = ''] = drawn(outcome);
      if (told[0]?.since === number && told[0].pool === name) pools.set(name, new Map(told.shift()?.of));
      const pool = pools.get(name) ?? new Map<string, number>();
      [came, due] = [
        item,
        pick(
          key,
          number,
          [...pool].filter(([, count]) => count > 0),
        ),
      ];
      pool.set(item, (pool.get(item) ?? 0) - 1);
    }
    if (came !== due) throw new Unfair('outcome', number + 1);
  });
  if (told.length > 0) throw new Unfair('pools');
}

/** What a record says about its chance, if all of it holds; throws Unfair if not. */
export function verify(record: string): Proof {
  const [first = 'null', ...lines] = record.split('\n').filter(Boolean);
  const header = JSON.parse(first) as Header | null;
  const proof = header?.fair;
  if (proof?.scheme !== SCHEME) throw new Unfair('scheme');
  if (proof.secret === undefined) throw new Unfair('open');
  const played = lines.map((line) => JSON.parse(line) as Outcome | object);
  const outcomes = played.filter((line): line is Outcome => 'chance' in line);
  checkOutcomes(keyOf(proof), proof, header?.seats.length ?? 0, outcomes);
  return proof;
}
