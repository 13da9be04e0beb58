// The bank as the parts of its page share it: who I am here, what I may touch, words, and how something is sent.

import { createContext, untrack } from 'svelte';
import { alert } from '../access/announce';
import { toast } from '../look/toasts.svelte';
import { sentenceOf } from '../start/saying';
import { currentLanguage } from '../text/language.svelte';
import type { BankBook, BankCardState, BankEntry, BankState } from '../wire/types';
import type { BankAction, BankLink } from './link.svelte';
import { bankRest } from './rest';
import { BankWords } from './words';

const TICK = 250;

export class BankModel {
  book = $state.raw<BankBook | null>(null);
  /** The server's clock as the page shows it; it runs while something on the page counts down. */
  clock = $state(0);
  private chosen = $state<number | null>(null);

  readonly state = $derived.by(() => this.link.state as BankState);
  readonly words = $derived.by(() => new BankWords(this.state, this.book, currentLanguage()));
  /** The card of this device that acts; null at a shared screen. */
  readonly me = $derived.by(() => {
    const { mine } = this.link;
    return this.chosen !== null && mine.includes(this.chosen) ? this.chosen : (mine[0] ?? null);
  });
  readonly card = $derived.by(() => this.state.cards.find((card) => card.card === this.me) ?? null);
  /** Those who still play. */
  readonly players = $derived.by(() => this.state.cards.filter((card) => !card.is_out));
  /** Whether to offer what is booked for the bank; the server has the last word. */
  readonly mayBook = $derived.by(() => {
    const { mode, banker } = this.state;
    if (this.link.isHost) return true;
    return mode === 'everyone' ? this.me !== null : banker !== null && this.link.mine.includes(banker);
  });
  /** Why nothing can be sent now. */
  readonly offline = $derived.by(() => {
    if (this.link.status !== 'open') return this.words.t('web-bank-offline');
    return this.link.bank?.read_only?.sentence ?? null;
  });
  // Of their own, so that the book is not fetched again at every booking.
  private readonly edition = $derived.by(() => this.state.profile.edition ?? null);
  private readonly isReachable = $derived.by(() => this.link.status === 'open');
  private readonly reversed = $derived.by(() => new Set(this.link.entries.map((entry) => entry.reverses)));

  constructor(readonly link: BankLink) {
    $effect(() => {
      const edition = this.edition;
      // The names of its deeds come in the reader's language where the edition has them.
      void currentLanguage();
      if (edition === null) this.book = null;
      else if (this.isReachable)
        bankRest.book(edition).then(
          (book) => (this.book = book),
          () => undefined, // the bank works without deeds to pick from
        );
    });
    $effect(() => {
      const timer = setInterval(() => untrack(() => this.tick()), TICK);
      return () => clearInterval(timer);
    });
  }

  choose(card: number): void {
    this.chosen = card;
  }

  /** Send something; false if it was refused, and then it has been said why. */
  async act(action: BankAction, card: number | null = this.me): Promise<boolean> {
    try {
      await this.link.act(action, card);
      return true;
    } catch (problem) {
      const sentence = sentenceOf(problem);
      toast(sentence, 'danger');
      alert(sentence);
      return false;
    }
  }

  others(account: number | 'bank' | 'pot'): BankCardState[] {
    return this.players.filter((card) => card.card !== account);
  }

  /** Whether a card's money may be given away from here: one's own, the banker any, everybody's where no phone has it. */
  mayActFor(card: BankCardState): boolean {
    const { mode, banker } = this.state;
    if (this.link.isHost || this.link.mine.includes(card.card)) return true;
    if (mode === 'banker') return banker !== null && this.link.mine.includes(banker);
    return this.me !== null && !card.is_taken;
  }

  /** Who acts for a card: itself where it is on this device, otherwise whoever here may; null is who arranged the bank. */
  actorFor(card: number): number | null {
    if (this.link.mine.includes(card)) return card;
    if (this.link.isHost) return null;
    const { banker } = this.state;
    return banker !== null && this.link.mine.includes(banker) ? banker : this.me;
  }

  isReversed(entry: BankEntry): boolean {
    return this.reversed.has(entry.rev);
  }

  /** Bookings can be taken back once, and only as long as the bank is open. */
  canUndo(entry: BankEntry): boolean {
    if (this.state.phase !== 'open' || entry.reverses !== undefined || entry.kind === 'started') return false;
    if (!entry.bookings?.length || this.isReversed(entry)) return false;
    if (this.state.asks.some((ask) => ask.kind === 'undo' && ask.row === entry.rev)) return false;
    const isMine = entry.bookings.some(({ source, target }) => source === this.me || target === this.me);
    return this.mayBook || (this.me !== null && (isMine || entry.by === this.me));
  }

  /** Whether I may still take it back without asking. */
  isMineAlone(entry: BankEntry): boolean {
    return (entry.by ?? null) === this.me && this.clock - entry.at < this.state.times.undo_alone;
  }

  private tick(): void {
    if (document.hidden) return;
    const now = this.link.now();
    const latest = this.link.entries.at(-1)?.at ?? 0;
    const { times, asks } = this.state;
    const isCounting = asks.length > 0 || now - latest < Math.max(times.undo_alone, times.objection) + TICK * 2;
    if (isCounting || this.clock === 0) this.clock = now;
  }
}

const [getBank, setBank] = createContext<BankModel>();
export { getBank, setBank };
