// How the bank says things: money as its box writes it, names of accounts and deeds, rows of the ledger.

import { bookOf, type Arguments, type Book, type Language } from '../text/fluent';
import { timeLocale } from '../text/language.svelte';
import { dashed } from '../text/things';
import type { BankBook, BankBooking, BankEntry, BankNote, BankState, BookDeed } from '../wire/types';

export type Account = number | 'bank' | 'pot';

export class BankWords {
  private readonly messages: Book;

  constructor(
    readonly state: BankState,
    readonly book: BankBook | null,
    readonly language: Language,
  ) {
    const { sign = '', sign_first: signFirst = false } = state.profile;
    this.messages = bookOf(language, { sign, signFirst, grouping: 'language', isChosen: true });
  }

  t(id: string, args?: Arguments): string {
    return this.messages.text(id, args);
  }

  money(amount: number): string {
    return this.t('web-bank-money', { amount });
  }

  card(card: number): string {
    return this.state.cards.find((each) => each.card === card)?.name ?? this.t('web-bank-card', { card });
  }

  account(account: Account | null | undefined): string {
    if (typeof account === 'number') return this.card(account);
    return account === 'pot' ? this.t('web-bank-the-pot') : this.t('web-bank-the-bank');
  }

  /** Who arranged the bank has no name. */
  actor(by: number | null | undefined): string {
    return typeof by === 'number' ? this.card(by) : this.t('web-bank-the-host');
  }

  names(cards: readonly number[]): string {
    return this.messages.join(cards.map((card) => this.card(card)));
  }

  deedOf(id: string): BookDeed | undefined {
    return this.book?.deeds.find((deed) => deed.deed === id);
  }

  deed(id: string): string {
    return this.deedOf(id)?.name ?? id.replaceAll('_', ' ');
  }

  /** What a payment is for; nothing if nobody has said. */
  note(note: BankNote | null | undefined): string {
    if (!note) return '';
    if (note.text) return note.text;
    const purpose = note.purpose ?? 'other';
    const what = purpose === 'other' ? '' : this.t(`web-bank-for-${purpose}`);
    return [what, note.deed ? this.deed(note.deed) : ''].filter(Boolean).join(': ');
  }

  booking({ source, target, amount }: BankBooking): string {
    return this.t('web-bank-booking', {
      source: this.account(source),
      target: this.account(target),
      amount,
    });
  }

  /** Why money moved, where that is not plain from who got it; shown beside a booking. */
  occasion(entry: BankEntry): string {
    if (entry.kind === 'started') return this.t('web-bank-what-started');
    const what = entry.what && entry.what !== 'pay' ? this.t(`web-bank-what-${dashed(entry.what)}`) : '';
    return [what, this.note(entry.note)].filter(Boolean).join(' · ');
  }

  /** A row that moved no money, in a sentence; null if it is nobody's business. */
  row(entry: BankEntry): string | null {
    const name = entry.name ?? (entry.card ? this.card(entry.card) : '');
    switch (entry.kind) {
      case 'taken':
      case 'moved':
      case 'added':
      case 'dropped':
        return this.t(`web-bank-row-${entry.kind}`, { name });
      case 'mode':
        return entry.mode === 'banker'
          ? this.t('web-bank-row-banker', { name: this.actor(entry.banker) })
          : this.t('web-bank-row-everyone');
      case 'auction':
        return this.auction(entry);
      case 'refused':
      case 'finished':
      case 'reopened':
      case 'started':
        return this.t(`web-bank-row-${entry.kind}`);
      default:
        return null;
    }
  }

  private auction(entry: BankEntry): string | null {
    if (entry.step !== 'opened' && entry.step !== 'cancelled') return null;
    return this.t(`web-bank-row-auction-${entry.step}`, { lot: this.lot(entry) });
  }

  lot({ deed, text }: { deed?: string | null; text?: string | null }): string {
    return deed ? this.deed(deed) : (text ?? this.t('web-bank-auction'));
  }

  time(at: number): string {
    return new Date(at).toLocaleTimeString(timeLocale(this.language, navigator.languages), {
      hour: '2-digit',
      minute: '2-digit',
    });
  }
}

/** Which seat's mark a card carries. */
export function markOf({ card }: { card: number }): number {
  return card - 1;
}
