// What a box says about its money, as it is filled in before the start.

import type { BankProfile, Profile } from '../../wire/types';

/** The amounts of a profile that people change, in the order they are asked for. */
export const AMOUNTS = ['start', 'salary', 'least', 'most', 'step', 'small_key', 'big_key'] as const;
export type AmountField = (typeof AMOUNTS)[number];

/** A profile with nothing left out: the server fills in what is missing. */
type Device = Required<Profile>;

export interface Box {
  edition: string | null;
  sign: string;
  sign_first: boolean;
  device: Device;
}

/** Fields that are being filled in. A profile of the server has all of them. */
export function boxOf(profile: BankProfile): Box {
  return {
    edition: profile.edition ?? null,
    sign: profile.sign ?? '',
    sign_first: profile.sign_first ?? false,
    device: { ...(profile.device as Device) },
  };
}
