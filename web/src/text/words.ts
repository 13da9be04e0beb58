// Everything a table has to say, in one language: names for ids, sentences for codes.
//
//   const words = new Words(edition, currentLanguage(), names, room);
//   words.narrate(entry.events);
//
// Bound to an edition, a language and the names of the players: make a new one when one of them changes.

import {
  isBoard,
  type BoardEvent,
  type DealEdition,
  type DealEvent,
  type EditionData,
  type Problem,
} from '../wire/types';
import { BoardWords, type Bundle } from './board-words';
import { DealWords } from './deal-words';
import { bookOf, signMoney, writeMoney, type Arguments, type Book, type Language } from './fluent';
import { narrateBoard, narrateDeal, type Told } from './narrate';
import { Board, Pack, type Choice } from './printed';
import { dashed, playerName, type Action, type Facts, type Family, type GameEvent, type Titled } from './things';
import { clauseOf, type Clause } from './why';

/** A choice that is refused, as the server answers an ask. */
export interface Refused {
  refusal?: string;
  arguments?: Facts;
}

export class Words {
  readonly book: Book;
  private readonly board: BoardWords | null;
  private readonly deal: DealWords | null;

  /** `choice` is what the table plays: a room card will do (its variants, deck and skin are read). */
  constructor(
    readonly edition: EditionData,
    readonly language: Language,
    readonly names: readonly string[],
    choice: Choice = {},
  ) {
    const printed = isBoard(edition) ? new Board(edition, choice) : new Pack(edition as DealEdition);
    this.book = bookOf(language, printed.money);
    this.board = printed instanceof Board ? new BoardWords(printed, this.book, names) : null;
    this.deal = printed instanceof Pack ? new DealWords(printed, this.book, names) : null;
  }

  /** Any message with plain arguments; amounts are written in this edition's money. */
  t(id: string, args?: Arguments, attribute?: string): string {
    return this.book.text(id, args, attribute);
  }

  /** Any message, with ids and seat numbers among its arguments turned into names. */
  tell(id: string, args: Facts): string {
    return this.family.tell(id, args);
  }

  /** What happened. */
  event(event: GameEvent): string {
    return this.family.event(event);
  }

  /** What happened, as a log tells it: dull events left out, several in one sentence where they belong together. */
  narrate(events: readonly GameEvent[]): string[] {
    return this.story(events).map((told) => told.text);
  }

  /** The same, each sentence with its event and the clauses behind it. */
  story(events: readonly GameEvent[]): Told[] {
    // An edition's events are of its family.
    return this.board
      ? narrateBoard(events as readonly BoardEvent[], this.board)
      : narrateDeal(events as readonly DealEvent[], this.cardGame);
  }

  /** Why something was refused: a problem as the server sends it, or a refused choice. */
  refusal(problem: Problem | Refused): string {
    if ('code' in problem) return this.problem(problem);
    const { refusal, arguments: args = {} } = problem;
    return refusal === undefined ? '' : this.family.refusal(refusal, args);
  }

  /** What an action would do, in a few words. `known` tells what the action itself does not: `sum`, `square`. */
  action(action: Action, known?: Facts): string {
    return this.family.action(action, known);
  }

  /** Why a bot trades or does not, in its own words. */
  reason(reason: { code: string; arguments: Facts }): string {
    return this.boards.reason(reason.code, reason.arguments);
  }

  /** The same, told by somebody else: who said it, and the words. */
  quotedReason(seat: number, reason: { code: string; arguments: Facts }): string {
    return this.tell('reason-said', { seat, reason: this.reason(reason) });
  }

  /** A clause of the rulebook; fetched when somebody asks. */
  clause(id: string): Promise<Clause> {
    return clauseOf(this.edition, id, this.language);
  }

  /** What the game is waiting for, in a word or two. */
  phase(phase: string): string {
    return this.t(`phase-${this.board ? '' : 'cards-'}${dashed(phase)}`);
  }

  /** Title and text of a card from a pile (null: from whichever has it), as it reads at a star level. */
  card(pile: string | null, id: string, star?: number): Titled {
    return this.boards.card(id, pile ?? undefined, star);
  }

  /** Title and text of a fortune card. */
  fortune(id: string): Titled {
    return this.boards.fortune(id);
  }

  square(id: string): string {
    return this.boards.board.square(id);
  }

  /** A colour group of a board, or a set of the card game. */
  group(id: string): string {
    return this.board ? this.board.group(id) : this.cardGame.set(id);
  }

  /** The two letters that stand for a group or set in this language; null where no language knows it. */
  groupLetters(id: string): string | null {
    return this.board ? this.board.groupLetters(id) : this.cardGame.setLetters(id);
  }

  colour(group: string): string {
    return this.boards.board.colour(group);
  }

  /** A card of the card game as people call it. */
  playingCard(card: string): string {
    return this.cardGame.card(card);
  }

  /** A card of the card game within a sentence: "a token card". */
  toldCard(card: string): string {
    return this.cardGame.told(card);
  }

  /** A pile of the card game: a player's, or a free one. */
  place(place: number): string {
    return this.cardGame.place(place);
  }

  /** An amount in this edition's money; can be handed on by itself: `format={words.money}`. */
  readonly money = (amount: number): string => writeMoney(amount, this.book.money, this.language);

  /** Digits that stand for an amount, with the edition's sign. */
  withSign(digits: string): string {
    return signMoney(digits, this.book.money, this.language);
  }

  /** The name of a seat; without one, `Player 1` and so on. */
  player(seat: number): string {
    return playerName(seat, this.names, this.book);
  }

  players(seats: readonly number[]): string {
    return this.list(seats.map((seat) => this.player(seat)));
  }

  /** The items as a list inside a sentence. */
  list(items: readonly string[]): string {
    return this.book.join(items);
  }

  /** Money, deeds and jail-free cards in one list. */
  bundle(bundle: Bundle): string {
    return this.boards.bundle(bundle);
  }

  /** What is auctioned: a deed, a building or a jail-free card. */
  lot(lot: string): string {
    return this.boards.lot(lot).lot;
  }

  /** What stands on a street as its `level`-th building: the variants decide where a hotel comes. */
  building(level: number): 'house' | 'hotel' {
    return this.boards.board.building(level);
  }

  private problem(problem: Problem): string {
    const args = problem.arguments ?? {};
    const [kind, code] = problem.code.split('/', 2) as [string, string];
    if (kind === 'rule') return this.family.refusal(code, args);
    const id = `${kind}-${code}`;
    // A newer server may have reasons this page does not know.
    return this.book.has(id) ? this.t(id, args as Arguments) : problem.sentence;
  }

  private get family(): Family {
    return this.board ?? this.cardGame;
  }

  private get boards(): BoardWords {
    if (!this.board) throw new Error(`${this.edition.card.name} has no board`);
    return this.board;
  }

  private get cardGame(): DealWords {
    if (!this.deal) throw new Error(`${this.edition.card.name} is no card game`);
    return this.deal;
  }
}
