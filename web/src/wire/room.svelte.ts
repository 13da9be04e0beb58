// One live room: a connection, and everything the server has told about it, folded. The server alone knows the
// truth; nothing here guesses what a command will lead to.

import { randomId } from '../device/ids';
import { kept } from '../device/seats.svelte';
import { currentLanguage } from '../text/language.svelte';
import { LiveLink } from './link.svelte';
import { rest } from './rest';
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

type Question = Extract<ClientFrame, { id: string }>;

/** The rest are questions about a moment that may be over when the line is back. */
const REPEATABLE = new Set(['command', 'propose', 'vote', 'pace', 'say']);

export class RoomLink extends LiveLink<ClientFrame, Question, ServerFrame, Entry> {
  /** A seat of this device that was moved to another one: to be told once. */
  lostSeat = $state<{ seat: number; problem: Problem } | null>(null);

  room = $state.raw<RoomCard | null>(null);
  game = $state.raw<GameState | null>(null);
  table = $state.raw<TableState | null>(null);
  presence = $state.raw<Presence | null>(null);
  eyes = $state<number | null>(null);

  private muted: number[] = [];
  private wantedEyes: number | null | undefined;

  /** `isGuest`: look as anybody may, whatever seats this device has. */
  constructor(
    readonly id: string,
    private readonly isGuest = false,
  ) {
    super(`/api/rooms/${encodeURIComponent(id)}/live`);
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

  protected hello(): void {
    this.connection.send({
      type: 'hello',
      tokens: this.tokens(),
      since: this.rev || undefined,
      language: currentLanguage(),
      ...(this.wantedEyes === undefined ? {} : { eyes: this.wantedEyes }),
      muted: this.muted,
    });
  }

  protected isRepeatable(question: Question): boolean {
    return REPEATABLE.has(question.type);
  }

  protected heard(frame: ServerFrame): void {
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
        return this.answered(frame);
      case 'refused':
        return this.refused(frame);
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
        return this.setClock(frame.now);
      default:
        // A newer server may tell more than this page understands.
        frame satisfies never;
    }
  }

  private welcomed(frame: Welcome): void {
    this.room = frame.room;
    this.presence = frame.presence;
    this.mine = frame.seats;
    this.eyes = frame.eyes;
    this.game = frame.game;
    this.table = frame.table;
    this.greeted(frame);
  }

  private told(frame: News): void {
    this.setClock(frame.now);
    this.append(frame.entries);
    if (frame.room) this.room = frame.room;
    this.rev = frame.rev;
    this.game = frame.game;
    this.table = frame.table;
  }

  protected logAfter(rev: number): ReturnType<typeof rest.log> {
    const token = this.isHandedRound ? undefined : this.tokens()[0];
    return rest.log(this.id, rev, token ? [token] : []);
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
}
