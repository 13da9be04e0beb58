// Sitting down, standing up, and carrying a seat about. Rights are kept on this device before anything else happens.

import { randomId } from '../device/ids';
import { kept } from '../device/seats.svelte';
import { withShare } from '../device/shares';
import { rest } from '../wire/rest';
import type { Joined } from '../wire/types';
import type { Carried } from './carried';

export interface Wish {
  name: string;
  figure: string | null;
  /** Null: any seat that is open. */
  seat: number | null;
  /** Every rent is asked for without a press; left out where it stays as it was. */
  demand?: boolean;
}

function keep({ room, grant }: Joined): void {
  kept.keep(room.id, { edition: room.edition, tokens: { [grant.seat]: grant.token } });
}

/** Take a seat at this device. */
export async function sitDown(room: string, wish: Wish): Promise<Joined> {
  const { seat, figure, demand = true } = wish;
  const body = { name: wish.name.trim(), seat, figure, always_demand: demand };
  const joined = await withShare(`join ${room} ${JSON.stringify(body)}`, (share) =>
    rest.join(room, { ...share, ...body }),
  );
  keep(joined);
  return joined;
}

export async function standUp(room: string, seat: number): Promise<void> {
  const token = kept.find(room)?.tokens[seat];
  if (!token) return;
  await rest.leave(room, seat, token);
  kept.drop(room, seat);
}

/** Another name or figure: stand up and sit down again. If that is refused, everything is as it was. */
export async function sitAnew(room: string, seat: number, before: Wish, wish: Wish): Promise<void> {
  await standUp(room, seat);
  try {
    await sitDown(room, { ...wish, seat });
  } catch (problem) {
    await sitDown(room, { ...before, seat });
    throw problem;
  }
}

/** Play a seat on this device from now on; the device that had it is told. */
export async function takeOver(room: string, { seat, token }: Carried): Promise<void> {
  keep(await rest.move(room, seat, randomId(), token));
}
