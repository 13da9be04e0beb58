// A second phone wants a card: it asks, listens like anybody who watches, and asks again when the question is gone.

import { randomId } from '../../device/ids';
import { BankLink } from '../link.svelte';
import { bankRest } from '../rest';

interface Outcome {
  granted(token: string): void;
  refused(): void;
  failed(problem: unknown): void;
}

export class Claim {
  private readonly id = randomId();
  private readonly link: BankLink;
  private readonly stopWatching: () => void;
  private isAsking = false;
  private isOver = false;

  constructor(
    private readonly bank: string,
    private readonly card: number,
    private readonly outcome: Outcome,
  ) {
    this.link = new BankLink(bank);
    this.stopWatching = $effect.root(() => {
      $effect(() => {
        const asks = this.link.state?.asks;
        const isOpen = asks?.some((ask) => ask.kind === 'claim' && ask.card === this.card);
        if (asks && !isOpen) void this.ask();
      });
    });
  }

  stop(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.stopWatching();
    this.link.close();
  }

  private async ask(): Promise<void> {
    if (this.isAsking || this.isOver) return;
    this.isAsking = true;
    try {
      const { status, grant } = await bankRest.claim(this.bank, this.card, this.id);
      if (this.isOver) return;
      if (status === 'asked') return;
      this.stop();
      if (status === 'granted' && grant) this.outcome.granted(grant.token);
      else this.outcome.refused();
    } catch (problem) {
      this.stop();
      this.outcome.failed(problem);
    } finally {
      this.isAsking = false;
    }
  }
}
