// Ids and numbers of a board edition as words of one language: the twin of `magie.text.sentences`.

import type { BoardAction, BoardEvent, Card } from '../wire/types';
import { MissingText, type Arguments, type Book, type Value } from './fluent';
import type { Board } from './printed';
import { dashed, playerName, type Facts, type Family, type Titled } from './things';

const SEATS = ['seat', 'other', 'owner', 'debtor', 'creditor', 'from', 'to', 'maker', 'on_turn'];
const SEAT_LISTS = ['seats', 'winners'];
const GROUP_LISTS = ['groups', 'your_groups'];

/** Money, deeds and jail-free cards that change hands together. */
export interface Bundle {
  cash?: number;
  deeds?: readonly string[];
  jail_cards?: number;
}

export class BoardWords implements Family {
  constructor(
    readonly board: Board,
    readonly book: Book,
    readonly names: readonly string[],
  ) {}

  event(event: BoardEvent): string {
    return this.book.text(`event-${dashed(event.event)}`, this.ofEvent(event));
  }

  refusal(code: string, args: Facts): string {
    return this.tell(`refusal-${dashed(code)}`, { case: 'usual', ...args });
  }

  action(action: BoardAction, known: Facts = {}): string {
    if (action.do === 'move' && action.to !== undefined) {
      // Here, and only here, `to` is a square and not a player.
      return this.tell('action-move-to', { square: action.to });
    }
    const { do: kind, ...args } = action;
    if (action.do === 'choose' && action.seat !== undefined) return this.tell('action-choose-seat', args);
    return this.tell(`action-${dashed(kind)}`, { ...this.unsaid(kind), ...args, ...known });
  }

  reason(code: string, args: Facts): string {
    const words: Facts = { ...args };
    for (const name of GROUP_LISTS) {
      if (!(name in args)) continue;
      const groups = (args[name] as string[]).map((group) => this.group(group));
      words[name] = this.book.join(groups);
      words[`${name}_count`] = groups.length;
    }
    return this.tell(`reason-${dashed(code)}`, words);
  }

  /** A group in the reader's language; one that somebody has named otherwise keeps that name. */
  group(group: string): string {
    const known = this.knownGroup(group);
    return known === null ? this.board.group(group) : this.book.text(known);
  }

  /** The two letters that stand for a group we know; null for one that somebody has named. */
  groupLetters(group: string): string | null {
    const known = this.knownGroup(group);
    return known === null ? null : this.book.text(known, {}, 'letters');
  }

  /** The message for a group that has the name our boards give it. */
  private knownGroup(group: string): string | null {
    const id = `group-${dashed(group)}`;
    return this.book.has(id) && this.book.text(id, {}, 'printed') === this.board.group(group) ? id : null;
  }

  /** Any message, with ids and seat numbers among its arguments turned into names. */
  tell(id: string, args: Facts): string {
    return this.book.text(id, this.ofArguments(args));
  }

  /** Money, deeds and jail-free cards in one list; `nothing` if there is nothing. */
  bundle(bundle: Bundle): string {
    const items = bundle.cash ? [this.book.text('money', { amount: bundle.cash })] : [];
    items.push(...(bundle.deeds ?? []).map((deed) => this.board.square(deed)));
    if (bundle.jail_cards) items.push(this.book.text('jail-cards', { count: bundle.jail_cards }));
    return items.length > 0 ? this.book.join(items) : this.book.text('nothing');
  }

  /** What is auctioned; `lot_kind` is deed, jail_card, house or hotel. */
  lot(lot: string): { lot: string; lot_kind: string } {
    if (this.board.deeds.has(lot)) return { lot: this.board.square(lot), lot_kind: 'deed' };
    if (lot === 'house' || lot === 'hotel') return { lot: this.book.text(lot), lot_kind: lot };
    return { lot: this.book.text('jail-card'), lot_kind: 'jail_card' };
  }

  /** Title and text of a card of a pile, or of any pile, as it reads at a star level. */
  card(id: string, pile?: string, star = 1): Titled {
    const card = this.board.card(id, pile);
    const numbers = this.numbersOf(card, star);
    const message = `card-${card.theme}`;
    try {
      return { title: this.book.message(message, {}, 'title'), text: this.book.message(message, numbers) };
    } catch (problem) {
      if (!(problem instanceof MissingText)) throw problem;
      // A user's own deck may invent themes; then the card says plainly what it does.
      const words = { ...numbers, kind: card.kind, deck: card.draw };
      return { title: card.theme, text: this.book.text(`effect-${dashed(card.effect)}`, words) };
    }
  }

  /** Title and text of a fortune card. */
  fortune(id: string): Titled {
    const card = this.board.fortunes.get(id);
    if (!card) throw new Error(`the edition has no fortune card ${id}`);
    const message = `card-${card.theme}`;
    const numbers = { amount: card.amount, at_top_collect: card.at_top_collect };
    return { title: this.book.text(message, {}, 'title'), text: this.book.text(message, numbers) };
  }

  /** What an action may leave out, and what follows from it in this edition. */
  private unsaid(kind: BoardAction['do']): Facts {
    if (kind === 'accept') return { redeem: [] };
    if (kind === 'offer' || kind === 'counter') return { give: {}, take: {}, redeem: [], settle: false };
    if (kind === 'decline') return { auction: this.board.switches.auction_on_decline ?? true };
    return {};
  }

  /** The variables of a card's text, those that depend on the star level for this one. */
  private numbersOf(card: Card, star: number): Arguments {
    const byStar = typeof card.amount === 'object' && card.amount !== null ? card.amount : {};
    const need = card.need?.[`s${star}`];
    const numbers: Arguments = {
      amount: typeof card.amount === 'number' ? card.amount : (byStar as Record<string, number>)[`s${star}`],
      need: need?.startsWith('min:') ? Number(need.slice('min:'.length)) : need,
      at_top_collect: card.at_top_collect,
      square: card.square ? this.board.square(card.square) : null,
      steps: card.steps,
      factor: card.rent_factor || card.dice_factor,
      per_house: card.per_house,
      per_hotel: card.per_hotel,
    };
    for (const [level, amount] of Object.entries(byStar)) numbers[`amount_${level}`] = amount;
    return numbers;
  }

  private ofEvent(event: BoardEvent): Arguments {
    const { event: kind, clause: _clause, also: _also, ...args } = event;
    if (event.event === 'moved') {
      // Here, and only here, the two ends are squares and not parties.
      const { seat, from, to, reason } = event;
      return { ...this.ofArguments({ seat, reason }), from: this.board.square(from), to: this.board.square(to) };
    }
    const nobody = kind === 'banker_chosen' ? { seat: 'bank' } : {}; // run by somebody who does not play
    const words = this.ofArguments({ ...nobody, ...args });
    if (event.event === 'built') words.building = this.board.building(event.level);
    else if (event.event === 'sold_building') words.building = this.board.building(event.level + 1);
    else if (kind === 'rent_claimable') words.on_demand = this.board.switches.rent_on_demand;
    else if (event.event === 'rent_demanded') words.resigned = event.resigned === true;
    else if (event.event === 'estate_opened') words.estate = this.bundle({ ...event, cash: 0 });
    return words;
  }

  private ofArguments(args: Facts): Arguments {
    const words: Arguments = {};
    for (const [name, value] of Object.entries(args)) Object.assign(words, this.ofArgument(name, value, args));
    return words;
  }

  /** An argument as the variables a message can use for it. */
  private ofArgument(name: string, value: unknown, args: Facts): Arguments {
    if (SEATS.includes(name)) return this.party(name, value as number | string);
    if (SEAT_LISTS.includes(name))
      return this.list(
        name,
        (value as number[]).map((seat) => this.player(seat)),
      );
    if (name === 'deed' || name === 'square') return { [name]: this.board.square(value as string) };
    if (name === 'group') return { group: this.group(value as string) };
    if (name === 'lot') return this.lot(value as string);
    if (name === 'card') return this.cardWords(value as string, args);
    if (name === 'give' || name === 'take') return { [name]: this.bundle(value as Bundle) };
    if ((name === 'deeds' || name === 'redeem') && Array.isArray(value)) {
      return this.list(
        name,
        value.map((deed: string) => this.board.square(deed)),
      );
    }
    if (name === 'dice') return this.dice(value as (number | string)[]);
    if (name === 'seconds') return { seconds: value as number, time: clockTime(value as number) };
    return { [name]: value as Value };
  }

  /** `$owner`, and `$owner_kind` to select by, since "the bank" is declined where a name is not. */
  private party(name: string, value: number | string): Arguments {
    if (typeof value === 'string') return { [name]: this.book.text(value), [`${name}_kind`]: value };
    return { [name]: this.player(value), [`${name}_kind`]: 'player' };
  }

  private dice(dice: readonly (number | string)[]): Arguments {
    const pips = dice.filter((die) => typeof die === 'number'); // a third die may show a word instead
    const faces = dice.map((die) => (typeof die === 'number' ? String(die) : this.book.text(`die-${die}`)));
    return { dice: faces.join(' + '), total: pips.reduce((sum, die) => sum + die, 0) };
  }

  private list(name: string, items: string[]): Arguments {
    return { [name]: this.book.join(items), [`${name}_count`]: items.length };
  }

  private cardWords(id: string, args: Facts): Arguments {
    const pile = args.deck as string | undefined;
    if (pile === undefined && this.board.fortunes.has(id)) {
      const { title, text } = this.fortune(id);
      return { card: title, title, text };
    }
    return { ...this.card(id, pile, (args.star as number | undefined) || 1) };
  }

  private player(seat: number): string {
    return playerName(seat, this.names, this.book);
  }
}

function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
