// What a clock shows. Times are the server's; nothing here decides what happens when they are over.

import type { GameClock, SeatClock } from '../../wire/types';

interface Left {
  /** Milliseconds of this decision's own time. */
  own: number;
  /** Milliseconds of the reserve. */
  bank: number;
  /** The own time is used up: the reserve is running. */
  isBankRunning: boolean;
  isOver: boolean;
}

/** How long a seat may still think. The reserve is the last part of the time up to `ends`. */
export function timeLeft(clock: SeatClock, now: number): Left {
  const left = Math.max(0, clock.ends - now);
  const bank = Math.min(clock.bank, left);
  const own = left - bank;
  return { own, bank, isBankRunning: own === 0 && left > 0, isOver: left === 0 };
}

/** Milliseconds until a timed game, or a negotiation, is over; it stands still during a pause. */
export function gameTimeLeft(clock: GameClock, now: number, paused: number | null): number {
  const passed = Math.max(0, (paused ?? now) - clock.at);
  return Math.max(0, (clock.limit - clock.seconds) * 1000 - passed);
}

const SECOND = 1000;
const HOUR = 3600;
export const DAY = 24 * HOUR * SECOND;

/** `0:09`, `12:30`, `1:05:00`. Begun seconds count, so that 0:00 means that it is over. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (number: number): string => String(number).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
