// A game that is being set up on this device, before the server opens a room for it.

import { newCommitment } from '../../device/shares';
import type { EditionCard, NewRoom, TableRules } from '../../wire/types';
import { settingsOf, switchOf, type Settable } from './switches';

/** `key` tells seats apart while they are moved about; it is no seat number. */
export type SeatDraft =
  | { key: number; kind: 'me'; name: string; figure: string | null }
  | { key: number; kind: 'bot'; bot: string }
  | { key: number; kind: 'open' };
export type SeatKind = SeatDraft['kind'];

export interface Draft {
  edition: string;
  seats: SeatDraft[];
  variants: string[];
  deck: string | null;
  skin: string | null;
  options: Partial<Record<Settable, number>>;
  spectators: boolean;
  table: TableRules;
}

const USUAL_BOT = 'steady';
/** As many as sit down when nobody says otherwise: enough for trades, few enough for a short wait. */
const USUAL_PARTY = 4;

let lastKey = 0;

export function newSeat(kind: SeatKind, name = ''): SeatDraft {
  const key = ++lastKey;
  if (kind === 'me') return { key, kind, name, figure: null };
  return kind === 'bot' ? { key, kind, bot: USUAL_BOT } : { key, kind };
}

/** One person and as many bots as make a good table; the printed rules. */
export function newDraft(card: EditionCard, name: string): Draft {
  const party = Math.max(card.fewest, Math.min(card.most, USUAL_PARTY));
  const bots = Array.from({ length: party - 1 }, () => newSeat('bot'));
  return {
    edition: card.name,
    seats: [newSeat('me', name), ...bots],
    variants: [],
    deck: null,
    skin: null,
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
    variants: draft.variants.filter((name) => switchOf(card, name)),
    deck: null,
    skin: draft.skin && card.skins.includes(draft.skin) ? draft.skin : null,
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
export function wishOf(draft: Draft, card: EditionCard): NewRoom {
  const open = settingsOf(card, draft.variants);
  const options = Object.entries(draft.options).filter(([name]) => name in open);
  return {
    edition: draft.edition,
    seats: draft.seats.map(seatWish),
    variants: draft.variants,
    deck: draft.deck,
    skin: draft.skin,
    options: Object.fromEntries(options),
    spectators: draft.spectators,
    table: draft.table,
  };
}

function seatWish(seat: SeatDraft): NewRoom['seats'][number] {
  if (seat.kind === 'open') return { kind: 'open' };
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
  return { kind: 'me', name: seat.name.trim(), commitment: newCommitment(), figure: seat.figure };
}
