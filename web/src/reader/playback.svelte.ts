// Payments that are booked by themselves, as the device would show them: hands and keys one after another, all of a
// payment within a second. The steps come from the server; here they only pass.

import type { ReaderPayment, ReaderState, ReaderStep } from '../wire/types';
import { signal } from './beeps';
import { after } from './following';

/** How long all steps of a payment take together, and how many payments may wait: nobody watches old ones. */
const PER_PAYMENT = 1_000;
const AT_REST = 1_500;
const MOST_WAITING = 3;

const AT_FIRST: ReaderState = {
  is_on: false,
  display: '',
  typed: '',
  left: null,
  right: null,
  volume: 2,
  correctable: false,
  off_at: null,
};

export class Playback {
  state = $state.raw<ReaderState>(AT_FIRST);
  /** The payment that is being shown, or was shown last. */
  payment = $state.raw<ReaderPayment | null>(null);
  private waiting: ReaderPayment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isPlaying = false;

  play(payments: readonly ReaderPayment[]): void {
    this.waiting = [...this.waiting, ...payments].slice(-MOST_WAITING);
    if (!this.isPlaying) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.isPlaying = false;
  }

  private next(): void {
    const payment = this.waiting.shift();
    this.isPlaying = payment !== undefined;
    if (!payment) {
      this.timer = setTimeout(() => (this.state = AT_FIRST), AT_REST);
      return;
    }
    clearTimeout(this.timer);
    this.payment = payment;
    this.steps(payment.steps, PER_PAYMENT / Math.max(1, payment.steps.length));
  }

  private steps([step, ...rest]: readonly ReaderStep[], each: number): void {
    if (!step) return this.next();
    this.state = after(this.state, step);
    for (const sound of step.sounds) signal(sound, this.state.volume);
    this.timer = setTimeout(() => this.steps(rest, each), each);
  }
}
