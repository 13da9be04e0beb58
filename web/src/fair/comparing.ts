// The record of a game that is over against what this device knows of it itself.

import { contributionsTo, promiseOf } from '../device/shares';
import type { RoomCard } from '../wire/types';
import { Unfair, verify, type Proof } from './verify';

export interface Compared {
  /** Why the record is not to be trusted; `outcome` says which one, from 1, where one is at fault. */
  broken?: { reason: string; outcome: number };
  /** Whether this device had kept what was promised before the game. */
  isKept: boolean;
  /** Seats that were counted without a contribution, because it was not revealed in time. */
  silent: number[];
}

/** Whether everything follows that can be checked here, without the server's help. */
export function compare(room: RoomCard, record: string): Compared {
  const isKept = promiseOf(room.id) !== undefined;
  try {
    const proof = verify(record);
    mustBeAsPromised(room, proof);
    const silent = Object.keys(proof.commitments).filter((seat) => !(seat in proof.contributions));
    return { isKept, silent: silent.map(Number) };
  } catch (problem) {
    const broken = problem instanceof Unfair ? problem : { reason: 'unreadable', outcome: 0 };
    return { broken, isKept, silent: [] };
  }
}

function mustBeAsPromised(room: RoomCard, proof: Proof): void {
  const promise = promiseOf(room.id);
  if (!promise) return;
  if (promise.commitment !== proof.commitment) throw new Unfair('shown');
  // Keys that are numbers are always in their order.
  if (JSON.stringify(promise.commitments) !== JSON.stringify(proof.commitments)) throw new Unfair('sealed');
  // This device has revealed: that the server did not count it would be a choice of the server's.
  for (const [seat, mine] of contributionsTo(room)) {
    if (proof.contributions[seat] !== mine) throw new Unfair('mine');
  }
}
