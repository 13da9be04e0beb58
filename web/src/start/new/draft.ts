// A game that is being set up on this device, before the server opens a room for it.

import { newCommitment } from '../../device/shares';
import type { EditionCard, NewRoom, TableRules } from '../../wire/types';
import { BY_LANGUAGE, skinOf } from './skins';
import { settingsOf, switchOf, type Settable } from './switches';

/** `key` tells seats apart while they are moved about; it is no seat number. */
export type SeatDraft =
  /** `demand`: every rent is asked for without a press. */
  | { key: number; kind: 'me'; name: string; figure: string | null; demand: boolean }
  | { key: number; kind: 'bot'; bot: string }
  | { key: number; kind: 'open' };
export type SeatKind = SeatDraft['kind'];

export interface Draft {
  edition: string;
  seats: SeatDraft[];
  variants: string[];
  deck: string | null;
  /** Whose names are on the board: as the language of the page has it, as printed, or a skin's. */
  skin: string;
  options: Partial<Record<Settable, number>>;
  spectators: boolean;
  table: TableRules;
}

const USUAL_BOT = 'steady';
/** As many as sit down when nobody says otherwise: enough for trades, few enough for a short wait. */
const USUAL_PARTY = 4;

/** Chapters of a rulebook that people expect to be played by: who opens the box finds the die in it. */
const USUAL_RULES = ['speed_die'];

/** The variants that are on unless somebody switches them off; only an edition's own, never what it borrows. */
export function usualRules(card: EditionCard): string[] {
  return USUAL_RULES.filter((name) => switchOf(card, name)?.kind === 'variant');
}

let lastKey = 0;

export function newSeat(kind: SeatKind, name = '', demand = true): SeatDraft {
  const key = ++lastKey;
  if (kind === 'me') return { key, kind, name, figure: null, demand };
  return kind === 'bot' ? { key, kind, bot: USUAL_BOT } : { key, kind };
}

/** What a device remembers of games that were set up before. */
interface Wishes {
  skin?: string;
  demand?: boolean;
}

/** One person and as many bots as make a good table; the printed rules, with the chapters that are usual. */
export function newDraft(card: EditionCard, name: string, { skin = BY_LANGUAGE, demand = true }: Wishes = {}): Draft {
  const party = Math.max(card.fewest, Math.min(card.most, USUAL_PARTY));
  const bots = Array.from({ length: party - 1 }, () => newSeat('bot'));
  return {
    edition: card.name,
    seats: [newSeat('me', name, demand), ...bots],
    variants: usualRules(card),
    deck: null,
    skin,
    options: {},
    spectators: true,
    table: {},
  };
}

/** The same party and table at another game: what the new edition does not know falls away. */
export function withEdition(draft: Draft, card: EditionCard): Draft {
  const seats = draft.seats.slice(0, card.most).map(withoutFigure);
  while (seats.length < card.fewest) seats.push(newSeat('bot'));
  return {
    ...draft,
    edition: card.name,
    seats,
    variants: [
      ...usualRules(card),
      ...draft.variants.filter((name) => !USUAL_RULES.includes(name) && switchOf(card, name)),
    ],
    deck: null,
  };
}

/** Each edition has figures of its own. */
function withoutFigure(seat: SeatDraft): SeatDraft {
  return seat.kind === 'me' ? { ...seat, figure: null } : seat;
}

export type DraftProblem =
  | { kind: 'too-few'; fewest: number }
  | { kind: 'too-many'; most: number }
  | { kind: 'nameless' }
  | { kind: 'same-name'; name: string }
  | { kind: 'nobody' };

/** What keeps a room from being opened like this; the server checks all of it again. */
export function problemOf(draft: Draft, card: EditionCard): DraftProblem | null {
  if (draft.seats.length < card.fewest) return { kind: 'too-few', fewest: card.fewest };
  if (draft.seats.length > card.most) return { kind: 'too-many', most: card.most };
  const names = draft.seats.flatMap((seat) => (seat.kind === 'me' ? [seat.name.trim()] : []));
  if (names.includes('')) return { kind: 'nameless' };
  const twin = names.find((name, at) => names.indexOf(name) < at);
  if (twin) return { kind: 'same-name', name: twin };
  return draft.seats.every((seat) => seat.kind === 'bot') ? { kind: 'nobody' } : null;
}

/** Whether everybody who plays is known already, so that the game can begin at once. */
export function isComplete(draft: Draft): boolean {
  return draft.seats.every((seat) => seat.kind !== 'open');
}

/** What is sent to the server. */
export function wishOf(draft: Draft, card: EditionCard, language: string): NewRoom {
  const open = settingsOf(card, draft.variants);
  const options = Object.entries(draft.options).filter(([name]) => name in open);
  return {
    edition: draft.edition,
    seats: draft.seats.map(seatWish),
    variants: draft.variants,
    deck: draft.deck,
    skin: skinOf(draft.skin, card, language),
    options: Object.fromEntries(options),
    spectators: draft.spectators,
    table: draft.table,
  };
}

function seatWish(seat: SeatDraft): NewRoom['seats'][number] {
  if (seat.kind === 'open') return { kind: 'open' };
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
  const { name, figure, demand } = seat;
  return { kind: 'me', name: name.trim(), commitment: newCommitment(), figure, always_demand: demand };
}
