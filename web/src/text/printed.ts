// What is printed on the board and the cards of an edition, as a table plays it: with its skin, deck and variants.

import {
  isBoard,
  type BoardEdition,
  type BoardSwitches,
  type Card,
  type DealEdition,
  type DealFile,
  type EditionData,
  type EditionFile,
  type FortuneCard,
  type SkinData,
} from '../wire/types';
import type { MoneyFormat } from './fluent';

/** What a table has chosen beside the edition; a room and a position have fields of the same names. */
export interface Choice {
  variants?: readonly string[];
  deck?: string | null;
  /** The name of a skin, or null for the board as printed. */
  skin?: string | null;
}

/** The edition whose rulebook this is: the one a user's file extends, else its own name. */
export function baseOf(edition: EditionData): string {
  const { extends: extended, name } = edition.data as { extends?: string; name: string };
  return extended ?? name;
}

/** Whether rent goes only to those who ask for it. */
export function isRentOnDemand(edition: EditionData, choice: Choice = {}): boolean {
  return isBoard(edition) && Boolean(new Board(edition, choice).switches.rent_on_demand);
}

/** A board edition. Ids go in, names come out. */
export class Board {
  readonly file: EditionFile;
  readonly skin: SkinData | undefined;
  readonly deck: Record<string, Card[]>;
  readonly switches: BoardSwitches;
  readonly deeds: ReadonlySet<string>;
  readonly fortunes: ReadonlyMap<string, FortuneCard>;

  constructor(edition: BoardEdition, choice: Choice = {}) {
    this.file = edition.data;
    this.skin = edition.skins.find((skin) => skin.name === choice.skin);
    this.deck = this.file.decks[choice.deck || this.file.deck] ?? {};
    this.switches = switchesWith(edition, choice.variants ?? []);
    const squares = Object.entries(this.file.squares);
    this.deeds = new Set(squares.filter(([, square]) => typeof square.price === 'number').map(([id]) => id));
    this.fortunes = new Map((this.file.fortune ?? []).map((card) => [card.id, card]));
  }

  get piles(): readonly string[] {
    return this.file.piles ?? Object.keys(this.deck);
  }

  get money(): MoneyFormat {
    const { sign, sign_first: signFirst = false, grouping = 'language' } = this.file.currency;
    return { sign: this.skin?.currency || sign, signFirst, grouping };
  }

  /** The name that is shown: the skin's, or the one printed on the board. */
  square(id: string): string {
    return this.skin?.squares[id] ?? known(this.file.squares[id], id).name;
  }

  group(id: string): string {
    return this.skin?.groups[id] ?? known(this.file.groups[id], id).name;
  }

  colour(group: string): string {
    return this.skin?.colours[group] ?? known(this.file.groups[group], group).colour;
  }

  /** The card in its pile, or in any of them. */
  card(id: string, pile?: string): Card {
    const piles = pile === undefined ? this.piles : [pile];
    return known(
      piles.flatMap((name) => this.deck[name] ?? []).find((card) => card.id === id),
      id,
    );
  }

  /** What stands on a street as its `level`-th building. */
  building(level: number): 'house' | 'hotel' {
    return level === this.switches.houses_before_hotel + 1 ? 'hotel' : 'house';
  }
}

/** The card game. */
export class Pack {
  readonly file: DealFile;

  constructor(edition: DealEdition) {
    this.file = edition.data;
  }

  get money(): MoneyFormat {
    return { sign: this.file.currency.sign, signFirst: this.file.currency.sign_first ?? true, grouping: 'language' };
  }
}

/** The edition's switches with those of the chosen variants thrown. */
function switchesWith(edition: BoardEdition, variants: readonly string[]): BoardSwitches {
  const thrown = edition.card.switches.filter((card) => variants.includes(card.name));
  return Object.assign({ ...edition.data.switches }, ...thrown.map((card) => card.sets ?? {})) as BoardSwitches;
}

function known<Kind>(found: Kind | undefined, id: string): Kind {
  if (found === undefined) throw new Error(`the edition has no ${id}`);
  return found;
}
