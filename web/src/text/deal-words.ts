// The card game in words of one language: the twin of `magie.text.deal.sentences`.

import type { DealAction, DealEvent } from '../wire/types';
import type { Arguments, Book, Value } from './fluent';
import type { Pack } from './printed';
import { dashed, playerName, type Facts, type Family } from './things';

const JOKER = 'chance:';
const SEATS = ['seat', 'dealer', 'on_turn'];
const PLACES = ['with', 'from', 'to', 'place']; // a seat's pile or a dummy pile
const SEAT_LISTS = ['seats', 'winners'];
const NOBODY = 'nobody';

export class DealWords implements Family {
  constructor(
    readonly pack: Pack,
    readonly book: Book,
    readonly names: readonly string[],
  ) {}

  /** What happened. A card that is left out is told as a hidden one. */
  event(event: DealEvent): string {
    const { event: kind, clause: _clause, also: _also, ...args } = event;
    const nobody = kind === 'majority' ? { seat: NOBODY } : {};
    return this.tell(`event-cards-${dashed(kind)}`, { card: 'hidden', ...nobody, ...args });
  }

  refusal(code: string, args: Facts): string {
    return this.tell(`refusal-cards-${dashed(code)}`, args);
  }

  action(action: DealAction, known: Facts = {}): string {
    const { do: kind, ...args } = action;
    return this.tell(`action-cards-${dashed(kind)}`, { ...args, ...known });
  }

  tell(id: string, args: Facts): string {
    const words: Arguments = {};
    for (const [name, value] of Object.entries(args)) Object.assign(words, this.ofArgument(name, value));
    return this.book.text(id, words);
  }

  /** The card as people call it: a deed by its printed name, a Chance card by what it stands for. */
  card(card: string): string {
    if (card.startsWith(JOKER)) {
      return this.book.text('deal-card-joker', { card: this.card(card.slice(JOKER.length)) });
    }
    return this.pack.file.deeds[card]?.name ?? this.book.text(`deal-card-${card}`);
  }

  /** The card within a sentence: "a token card". A deed has a name of its own, and no article. */
  told(card: string): string {
    if (card.startsWith(JOKER)) {
      return this.book.text('deal-card-joker', { card: this.card(card.slice(JOKER.length)) }, 'told');
    }
    return this.pack.file.deeds[card]?.name ?? this.book.text(`deal-card-${card}`, {}, 'told');
  }

  /** The two letters that stand for a set of streets; null for a set without. */
  setLetters(group: string): string | null {
    const id = `deal-set-${dashed(group)}`;
    return this.book.has(id, 'letters') ? this.book.text(id, {}, 'letters') : null;
  }

  set(group: string): string {
    return this.book.text(`deal-set-${dashed(group)}`);
  }

  /** A seat's pile or a dummy pile. */
  place(place: number): string {
    return this.player(place, true);
  }

  private ofArgument(name: string, value: unknown): Arguments {
    if (SEATS.includes(name) || PLACES.includes(name)) {
      return { [name]: this.player(value as number | string, PLACES.includes(name)) };
    }
    if (SEAT_LISTS.includes(name)) {
      const seats = value as number[];
      return { [name]: this.book.join(seats.map((seat) => this.player(seat))), number: seats.length };
    }
    if (name === 'card') return { card: this.told(value as string) };
    if (name === 'cards' || name === 'shed') {
      return { [name]: this.book.join((value as string[]).map((card) => this.told(card))) };
    }
    if (name === 'set') return { set: this.set(value as string) };
    if (name === 'sets') {
      const sets = Object.keys(value as Facts).map((group) => this.set(group));
      return { sets: this.book.join(sets), sets_count: sets.length };
    }
    return { [name]: value as Value };
  }

  private player(seat: number | string, isPlace = false): string {
    if (seat === NOBODY) return this.book.text('deal-nobody');
    const number = Number(seat);
    if (isPlace && this.names.length > 0 && number >= this.names.length) {
      return this.book.text('deal-dummy', { number: number + 1 });
    }
    return playerName(number, this.names, this.book);
  }
}
