// The stage between the server's word and the eyes of people: it shows what happened in order, and the board as it
// was up to there. Whoever does not want to wait presses any key; whoever wants no motion never waits.

import type { BoardEvent, BoardEventOf, BoardView } from '../wire/types';
import { fold, type Layout } from './fold';
import { NO_MOVEMENTS, withEvent, type Movements } from './moved';
import { CLEARS_CARD, scenesOf, type Scene } from './scenes';

type Dice = readonly (number | string)[];

/** A card that everybody at the device may read. */
export type OpenCard = BoardEventOf<'card_drawn' | 'fortune_played'> | Required<BoardEventOf<'fortune_found'>>;

/** A token on its way, for whoever can show it. */
interface Walk {
  seat: number;
  from: string;
  to: string;
  reason: BoardEventOf<'moved'>['reason'];
  lasts: number;
}

/** Hears what is shown at the moment it is shown, and for how many milliseconds it stays alone. */
export type Onlooker = (events: readonly BoardEvent[], lasts: number) => void;

interface News {
  events: readonly BoardEvent[];
  view: BoardView;
}

export class Stage {
  /** What the board shows. */
  view: BoardView;
  /** The dice on the table; none before the first roll of a turn. */
  dice: Dice;
  isRolling = $state(false);
  /** The event with the card that lies open. */
  card = $state.raw<OpenCard | null>(null);
  /** The hammer has just fallen. */
  sale = $state.raw<BoardEventOf<'sold'> | null>(null);
  isPlaying = $state(false);
  /** What money has just moved between whom. */
  moved = $state.raw<Movements>(NO_MOVEMENTS);

  private waiting: News[] = [];
  private scenes: Scene[] = [];
  private target: BoardView;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private walker: ((walk: Walk) => void) | null = null;
  private readonly onlookers = new Set<Onlooker>();
  /** Until then the card that lies open is being read, and nothing takes its place. */
  private readUntil = 0;

  /**
   * `factor` is how much time may be taken, asked anew for each batch; 0 for none. `mine`: the seats of this device.
   * `reading` is how long a card is read, in milliseconds, also by those who want no motion.
   */
  constructor(
    view: BoardView,
    private readonly squares: readonly string[],
    private readonly layout: Layout,
    private readonly factor: () => number,
    private readonly mine: () => readonly number[] = () => [],
    private readonly reading: (card: OpenCard) => number = () => 0,
  ) {
    this.view = $state.raw(view);
    this.dice = $state.raw(view.turn.draws ? (view.turn.dice ?? []) : []);
    this.target = view;
  }

  /** Something happened, and then the game stood like this. */
  show(events: readonly BoardEvent[], view: BoardView): void {
    this.waiting.push({ events, view });
    if (!this.isPlaying) this.next();
  }

  /** Show the end of it at once. */
  finish(): void {
    if (!this.isPlaying) return;
    clearTimeout(this.timer);
    this.readUntil = 0;
    for (const scene of this.scenes) this.open({ ...scene, lasts: 0 });
    for (const news of this.waiting) {
      this.open({ events: [...news.events], lasts: 0 });
      this.target = news.view;
    }
    this.waiting = [];
    this.settle();
  }

  /** From now on this one takes tokens along their way; returns how to take it off again. */
  onWalk(walker: (walk: Walk) => void): () => void {
    this.walker = walker;
    return () => (this.walker = null);
  }

  /** From now on this one hears what is being shown, at the moment it is shown; returns how to stop listening. */
  onShow(onlooker: Onlooker): () => void {
    this.onlookers.add(onlooker);
    return () => this.onlookers.delete(onlooker);
  }

  /** What is told again: what was played before this page was open, or what is left after something was taken back. */
  recall(events: readonly BoardEvent[]): void {
    this.moved = events.reduce((before, event) => withEvent(before, event, this.mine()), NO_MOVEMENTS);
  }

  /** The card that lies open has been read. */
  putCardAway(): void {
    const isWaiting = this.isReading;
    this.card = null;
    this.goOn(isWaiting);
  }

  /** Nobody has the time to read now: what waits for that is shown. */
  goOn(isWaiting = this.isReading): void {
    this.readUntil = 0;
    if (!isWaiting) return;
    clearTimeout(this.timer);
    this.step();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Everything that has arrived by now is one batch, so that nothing can pile up. */
  private next(): void {
    const batch = this.waiting;
    this.waiting = [];
    const events = batch.flatMap((news) => news.events);
    this.target = batch.at(-1)!.view;
    this.scenes = scenesOf(events, this.squares, this.factor());
    this.isPlaying = true;
    this.step();
  }

  private step(): void {
    this.isRolling = false;
    for (;;) {
      if (this.mustRead(this.scenes[0])) {
        this.timer = setTimeout(() => this.step(), this.readUntil - Date.now());
        return;
      }
      const scene = this.scenes.shift();
      if (!scene) return this.settle();
      this.open(scene);
      if (scene.lasts === 0) continue;
      this.isRolling = scene.events.some((event) => 'dice' in event);
      this.timer = setTimeout(() => this.step(), scene.lasts);
      return;
    }
  }

  private open(scene: Scene): void {
    this.sale = null;
    let view = this.view;
    let moved = this.moved;
    for (const event of scene.events) {
      moved = withEvent(moved, event, this.mine());
      view = fold(view, event, this.layout);
      if ('dice' in event) this.dice = event.dice;
      if (event.event === 'turn_started') this.dice = [];
      if (CLEARS_CARD.has(event.event)) this.card = null;
      if (isOpenCard(event)) this.turnUp(event);
      if (event.event === 'sold' && scene.lasts > 0) this.sale = event;
      if (event.event === 'moved' && scene.lasts > 0) this.walker?.(walkOf(event, scene.lasts));
    }
    this.view = view;
    for (const onlooker of this.onlookers) onlooker(scene.events, scene.lasts);
    this.moved = moved;
  }

  private turnUp(card: OpenCard): void {
    this.card = card;
    this.readUntil = Date.now() + this.reading(card);
  }

  private get isReading(): boolean {
    return this.isPlaying && this.mustRead(this.scenes[0]);
  }

  /** Whether a scene would take a card away before it can have been read. */
  private mustRead(scene: Scene | undefined): boolean {
    if (!scene || this.card === null || Date.now() >= this.readUntil) return false;
    return scene.events.some((event) => CLEARS_CARD.has(event.event) || isOpenCard(event));
  }

  private settle(): void {
    this.isRolling = false;
    this.sale = null;
    this.scenes = [];
    if (this.waiting.length > 0) return this.next();
    this.view = this.target;
    this.isPlaying = false;
  }
}

function walkOf({ seat, from, to, reason }: BoardEventOf<'moved'>, lasts: number): Walk {
  return { seat, from, to, reason, lasts };
}

/** Others hear of a hidden card, but not which one it is. */
function isOpenCard(event: BoardEvent): event is OpenCard {
  if (event.event === 'card_drawn' || event.event === 'fortune_played') return event.card !== 'hidden';
  return event.event === 'fortune_found' && event.card !== undefined && event.card !== 'hidden';
}
