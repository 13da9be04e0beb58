// One live room: a connection, and everything the server has told about it, folded. The server alone knows the
// truth; nothing here guesses what a command will lead to.

import { randomId } from '../device/ids';
import { kept } from '../device/seats.svelte';
import { currentLanguage } from '../text/language.svelte';
import { Connection } from './connection';
import { Refusal, rest } from './rest';
import type {
  Ack,
  Action,
  Advice,
  Appraisal,
  AtReader,
  Choice,
  Choices,
  ClientFrame,
  Entry,
  GameState,
  Motion,
  News,
  Pace,
  Phrase,
  Presence,
  Problem,
  RoomCard,
  SeatChoices,
  ServerFrame,
  Suggestion,
  TableState,
  Tried,
  TryStep,
  Welcome,
} from './types';

export type Status = 'connecting' | 'open' | 'lost' | 'gone';

type Answer = Ack | Choices | Tried | Appraisal | Suggestion | Advice;
type Question = Extract<ClientFrame, { id: string }>;

interface Waiting {
  frame: Question;
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
}

/** What was written down while the line was cut is sent again with the same id: a repeat is harmless. */
const REPEATABLE = new Set(['command', 'propose', 'vote', 'pace', 'say']);

export class RoomLink {
  status = $state<Status>('connecting');
  /** When the next try to connect is due, by this device's clock; null while connected. */
  retryAt = $state<number | null>(null);
  /** Why this room cannot be looked at, when status is `gone`. */
  problem = $state<Problem | null>(null);
  /** A seat of this device that was moved to another one: to be told once. */
  lostSeat = $state<{ seat: number; problem: Problem } | null>(null);

  room = $state.raw<RoomCard | null>(null);
  game = $state.raw<GameState | null>(null);
  table = $state.raw<TableState | null>(null);
  presence = $state.raw<Presence | null>(null);
  rev = $state(0);
  entries = $state.raw<Entry[]>([]);
  mine = $state.raw<number[]>([]);
  eyes = $state<number | null>(null);
  /** Commands under way: buttons wait for their answer. */
  busy = $state(0);

  private connection: Connection;
  private waiting = new Map<string, Waiting>();
  private clockAhead = 0;
  private muted: number[] = [];
  private wantedEyes: number | null | undefined;
  private logLoading: Promise<void> | null = null;

  /** `isGuest`: look as anybody may, whatever seats this device has. */
  constructor(
    readonly id: string,
    private readonly isGuest = false,
  ) {
    this.connection = new Connection(`/api/rooms/${encodeURIComponent(id)}/live`, {
      opened: () => this.hello(),
      heard: (frame) => this.heard(frame),
      lost: (retryIn) => this.lost(retryIn),
    });
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.clockAhead;
  }

  legalOf(seat: number): SeatChoices | undefined {
    return this.game?.legal.find((choices) => choices.seat === seat);
  }

  act(action: Action, seat?: number): Promise<Ack> {
    return this.question<Ack>({ type: 'command', id: randomId(), rev: this.rev, do: action, seat });
  }

  /** Everything a seat could do now, and for the rest why not. */
  async ask(seat: number): Promise<Choice[]> {
    const answer = await this.question<Choices>({ type: 'ask', id: randomId(), seat });
    return answer.choices as unknown as Choice[];
  }

  /** What would become of these steps; nothing happens. */
  attempt(seat: number, steps: TryStep[]): Promise<Tried> {
    return this.question<Tried>({ type: 'try', id: randomId(), seat, steps });
  }

  /** What rent is due now on each deed, and what each seat is worth. */
  appraise(): Promise<Appraisal> {
    return this.question<Appraisal>({ type: 'appraise', id: randomId() });
  }

  /** A plan to pay one's debt. */
  suggest(seat: number): Promise<Suggestion> {
    return this.question<Suggestion>({ type: 'suggest', id: randomId(), seat });
  }

  /** The card game: how much of a hand could be laid down. */
  advise(seat: number): Promise<Advice> {
    return this.question<Advice>({ type: 'advise', id: randomId(), seat });
  }

  propose(motion: Motion, seat?: number): Promise<Ack> {
    return this.question<Ack>({ type: 'propose', id: randomId(), motion, seat });
  }

  vote(ballot: number, yes: boolean, seat?: number): Promise<Ack> {
    return this.question<Ack>({ type: 'vote', id: randomId(), ballot, yes, seat });
  }

  setPace(pace: Pace, seat?: number): Promise<Ack> {
    return this.question<Ack>({ type: 'pace', id: randomId(), pace, seat });
  }

  say(what: { phrase: Phrase } | { text: string }, seat?: number): Promise<Ack> {
    return this.question<Ack>({ type: 'say', id: randomId(), ...what, seat });
  }

  /** A key or a card at the card reader, where payments are booked by hand. */
  atReader(input: AtReader['input'], seat?: number): Promise<Ack> {
    return this.question<Ack>({ type: 'reader', id: randomId(), rev: this.rev, input, seat });
  }

  mute(seats: number[]): void {
    this.muted = seats;
    this.connection.send({ type: 'mute', seats });
  }

  /** Show the private view of another of this device's seats, or (null) nobody's. */
  look(eyes: number | null): void {
    this.wantedEyes = eyes;
    if (eyes !== this.eyes && this.isHandedRound) this.forgetWhatWasPrivate();
    if (this.connection.send({ type: 'look', eyes })) this.eyes = eyes;
  }

  /** Say hello anew: this device has another seat now, or another language. */
  refresh(): void {
    this.connection.close();
    this.connection = new Connection(`/api/rooms/${encodeURIComponent(this.id)}/live`, {
      opened: () => this.hello(),
      heard: (frame) => this.heard(frame),
      lost: (retryIn) => this.lost(retryIn),
    });
  }

  retryNow(): void {
    this.connection.atOnce();
  }

  close(): void {
    this.connection.close();
    for (const { reject } of this.waiting.values()) reject(new Error('closed'));
    this.waiting.clear();
  }

  /** Several people share this device, and the log tells each of them something else. */
  private get isHandedRound(): boolean {
    return (this.room?.has_secrets ?? false) && this.mine.length > 1;
  }

  /** The log as the last pair of eyes saw it is not for the next one: it is read again, as everybody may. */
  private forgetWhatWasPrivate(): void {
    this.entries = [];
    void this.loadLog();
  }

  private tokens(): string[] {
    return this.isGuest ? [] : Object.values(kept.find(this.id)?.tokens ?? {});
  }

  private hello(): void {
    this.connection.send({
      type: 'hello',
      tokens: this.tokens(),
      since: this.rev || undefined,
      language: currentLanguage(),
      ...(this.wantedEyes === undefined ? {} : { eyes: this.wantedEyes }),
      muted: this.muted,
    });
  }

  private question<Kind extends Answer>(frame: Question): Promise<Kind> {
    return new Promise<Kind>((resolve, reject) => {
      this.waiting.set(frame.id, { frame, resolve: resolve as (answer: Answer) => void, reject });
      this.busy = this.waiting.size;
      // Without a line it waits for the next welcome.
      this.connection.send(frame);
    });
  }

  private settle(id: string | null | undefined): Waiting | undefined {
    const waiting = id ? this.waiting.get(id) : undefined;
    if (id) this.waiting.delete(id);
    this.busy = this.waiting.size;
    return waiting;
  }

  private heard(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        return this.welcomed(frame);
      case 'news':
        return this.told(frame);
      case 'ack':
      case 'choices':
      case 'tried':
      case 'appraisal':
      case 'suggestion':
      case 'advice':
        this.settle(frame.id)?.resolve(frame);
        return;
      case 'refused':
        this.settle(frame.id)?.reject(new Refusal(frame.problem));
        return;
      case 'presence':
        this.presence = frame;
        return;
      case 'seat_gone':
        this.seatGone(frame.seat, frame.problem);
        return;
      case 'bye':
        this.dismissed(frame.problem);
        return;
      case 'pong':
        this.clockAhead = frame.now - Date.now();
        return;
      default:
        // A newer server may tell more than this page understands.
        frame satisfies never;
    }
  }

  private welcomed(frame: Welcome): void {
    this.status = 'open';
    this.retryAt = null;
    this.problem = null;
    this.clockAhead = frame.now - Date.now();
    this.room = frame.room;
    this.presence = frame.presence;
    this.mine = frame.seats;
    this.eyes = frame.eyes;
    if (frame.resumed) this.append(frame.entries);
    this.stands(frame);
    if (!frame.resumed && this.entries.at(-1)?.rev !== frame.rev) void this.loadLog();
    for (const { frame: asked, reject } of [...this.waiting.values()]) {
      if (REPEATABLE.has(asked.type)) this.connection.send(asked);
      else this.settle(asked.id) && reject(new Error('interrupted'));
    }
  }

  private told(frame: News): void {
    this.clockAhead = frame.now - Date.now();
    this.append(frame.entries);
    if (frame.room) this.room = frame.room;
    this.stands(frame);
  }

  private stands(frame: Welcome | News): void {
    this.rev = frame.rev;
    this.game = frame.game;
    this.table = frame.table;
  }

  private append(entries: Entry[]): void {
    const last = this.entries.at(-1)?.rev ?? 0;
    const fresh = entries.filter((entry) => entry.rev > last);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
  }

  /** The whole log, when this device comes new to the room or was away for long. */
  private loadLog(): Promise<void> {
    this.logLoading ??= this.readLog().finally(() => (this.logLoading = null));
    return this.logLoading;
  }

  private async readLog(): Promise<void> {
    const token = this.isHandedRound ? undefined : this.tokens()[0];
    let since = 0;
    const read: Entry[] = [];
    try {
      for (;;) {
        const page = await rest.log(this.id, since, token ? [token] : []);
        read.push(...page.entries);
        since = page.rev;
        if (!page.more) break;
      }
    } catch {
      return; // The game can be played without its past; the next welcome tries again.
    }
    const last = read.at(-1)?.rev ?? 0;
    this.entries = [...read, ...this.entries.filter((entry) => entry.rev > last)];
  }

  private seatGone(seat: number, problem: Problem): void {
    kept.drop(this.id, seat);
    this.mine = this.mine.filter((mine) => mine !== seat);
    if (this.eyes === seat) this.eyes = null;
    this.lostSeat = { seat, problem };
  }

  private dismissed(problem: Problem): void {
    const seat = problem.arguments?.seat;
    if (problem.code === 'room/seat-moved' && typeof seat === 'number') {
      // One of our tokens is void; with the others, or as a guest, we are still welcome.
      this.seatGone(seat, problem);
      this.refresh();
      return;
    }
    this.problem = problem;
  }

  private lost(retryIn: number | null): void {
    this.status = retryIn === null ? 'gone' : 'lost';
    this.retryAt = retryIn === null ? null : Date.now() + retryIn;
    for (const { frame, reject } of [...this.waiting.values()]) {
      if (retryIn !== null && REPEATABLE.has(frame.type)) continue;
      this.settle(frame.id);
      reject(new Error('lost'));
    }
  }
}
