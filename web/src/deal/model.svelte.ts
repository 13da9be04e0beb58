// The table of a card game, as its components share it: the own hand and what is lifted of it, what is open beside the
// table, and advice on the hand. Made once for a room, while DealTable.svelte is set up.

import { untrack } from 'svelte';
import { getTable } from '../table/context';
import { waitingFor, type Awaited } from '../table/seating';
import { Sitting } from '../table/sitting.svelte';
import type { RoomLink } from '../wire/room.svelte';
import { dealActions, dealEvents } from '../wire/families';
import type { Advice, Choice, DealAction, DealEdition } from '../wire/types';
import { packOf } from './faces';
import { heldCards, inOrder, type Order } from './hand';
import { lastRound } from './scores';
import { dealView, onTurn, rowOf, type DealView } from './view';

/** What lies over the table of the card game alone; everything else is a panel (table/context.ts). */
type Sheet = { kind: 'lay_down' | 'score' } | { kind: 'pile'; place: number };

/** In the answer to `ask`, with what only the card game has. */
export type DealChoice = Choice & {
  cards?: string[];
  with?: { place: number; least: number; most: number }[];
};

const ADVISE_AFTER = 120;

export class DealModel extends Sitting {
  declare readonly edition: DealEdition;
  sheet = $state.raw<Sheet | null>(null);
  /** Somebody is thinking about a swap. */
  isSwapping = $state(false);
  order = $state<Order>('sets');
  ownOrder = $state.raw<string[]>([]);
  advice = $state.raw<Advice | null>(null);
  /** With whom a swap is being planned, and with whom it could be. */
  swapWith = $state<number | null>(null);
  swapPlaces = $state.raw<readonly number[]>([]);
  private wishes = $state.raw<string[]>([]);
  private shownRound: number | null = null;
  /** The table at the end of the round whose score is being read. */
  private held = $state.raw<DealView | null>(null);
  private lastLive: DealView | null = null;

  private readonly live = $derived.by((): DealView => dealView(this.game));
  /** A score is on the table: the new round is not shown, nor asked about, until it has been put away. */
  readonly isReadingScore = $derived.by(() => this.sheet?.kind === 'score' && this.held !== null);
  readonly view = $derived.by((): DealView => (this.isReadingScore && this.held ? this.held : this.live));
  readonly row = $derived.by(() => rowOf(this.edition, this.view.players.length));
  /** The seat whose hand may be on the screen now. */
  readonly me = $derived.by(() => {
    const { eyes, status } = this.link;
    if (eyes === null || this.view.seat !== eyes) return null;
    if (this.needsCurtain && (this.isCovered || status !== 'open')) return null;
    return eyes;
  });
  readonly cards = $derived.by(() => (this.me === null ? [] : (this.view.players[this.me]?.hand ?? [])));
  readonly hand = $derived.by(() => inOrder(heldCards(this.cards), this.order, packOf(this.words), this.ownOrder));
  /** Lifted cards, in the order in which they were lifted. */
  readonly lifted = $derived.by(() => this.wishes.filter((key) => this.hand.some((held) => held.key === key)));
  readonly round = $derived.by(() => lastRound(this.link.entries.flatMap(dealEvents)));
  readonly waiting = $derived.by(() => waitingFor(this.room, this.game, this.link.table, this.awaited(), this.asked));

  constructor(link: RoomLink, edition: DealEdition) {
    super(link, edition);
    $effect(() => this.followRounds());
    $effect(() => this.seekAdvice());
    // A plan that was made for another moment is put away.
    $effect(() => {
      void [this.asked, this.view.now];
      untrack(() => this.startAnew());
    });
  }

  isOut(): boolean {
    return false;
  }

  isOnTurn(seat: number): boolean {
    return onTurn(this.view) === seat;
  }

  /** The seat whose decision can be shown: ours, and nobody else is looking. */
  get decider(): number | null {
    return this.waiting === null && this.asked === this.me && !this.isReadingScore ? this.me : null;
  }

  choice(kind: string): DealChoice | undefined {
    return this.choices?.find((each) => each.do === kind);
  }

  legal<Kind extends DealAction['do']>(kind: Kind): Extract<DealAction, { do: Kind }>[] {
    const seat = this.decider;
    if (seat === null) return [];
    const isOfKind = (action: DealAction): action is Extract<DealAction, { do: Kind }> => action.do === kind;
    return dealActions(this.link.legalOf(seat)).filter(isOfKind);
  }

  /** How many cards must go now, by the server's word. */
  get due(): number {
    const counts = (this.choices ?? []).map((choice) => choice.refusal === 'must_discard' && choice.arguments?.count);
    return Number(counts.find((count) => typeof count === 'number') ?? 1);
  }

  /** So many cards may be lifted at once. */
  get most(): number {
    return this.view.now === 'discard' ? this.due : 1;
  }

  /** Cards that are lifted, as they are called in actions. */
  get liftedCards(): string[] {
    return this.lifted.map((key) => key.slice(0, key.lastIndexOf('.')));
  }

  /** Lift a card or put it back; of too many the oldest goes down. */
  lift(key: string): void {
    const rest = this.lifted.filter((other) => other !== key);
    const isLifted = rest.length < this.lifted.length;
    this.wishes = isLifted ? rest : [...rest, key].slice(-this.most);
  }

  putBack(): void {
    this.wishes = [];
  }

  private startAnew(): void {
    this.isSwapping = false;
    this.swapWith = null;
    this.putBack();
    if (this.sheet?.kind === 'lay_down') this.sheet = null;
  }

  private awaited(): Awaited[] {
    const { link, room, game } = this;
    return room.seats.map(({ seat, kind }) => ({
      seat,
      isAsked: game.required.includes(seat),
      isBot: kind === 'bot',
      isAway: kind !== 'bot' && link.presence !== null && !link.presence.seats.includes(seat),
    }));
  }

  /** A round that ends while somebody looks shows its score by itself; older ones can be opened. */
  private followRounds(): void {
    const round = this.round?.round ?? 0;
    const isRead = this.link.entries.length > 0;
    const { live } = this;
    untrack(() => {
      if (isRead && this.shownRound !== null && round > this.shownRound) {
        this.sheet = { kind: 'score' };
        // Where several people share the device, the hand of one must not stay for the next.
        this.held = this.needsCurtain ? null : this.lastLive;
      } else if (this.sheet?.kind !== 'score') {
        this.held = null;
      }
      if (isRead) this.shownRound = Math.max(round, this.shownRound ?? 0);
      this.lastLive = live;
    });
  }

  private seekAdvice(): (() => void) | void {
    const { me, link } = this;
    const cards = this.cards.join();
    if (me === null || cards === '' || link.status !== 'open' || !this.room.table.advice) {
      untrack(() => (this.advice = null));
      return undefined;
    }
    const timer = setTimeout(() => {
      link.advise(me).then(
        (advice) => {
          if (me === this.me && cards === this.cards.join()) this.advice = advice;
        },
        () => undefined, // cut off, or put down: asked again when the hand is seen again
      );
    }, ADVISE_AFTER);
    return () => clearTimeout(timer);
  }
}

export function getDeal(): DealModel {
  return getTable() as DealModel;
}
