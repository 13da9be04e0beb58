// How cards are laid into sets, while somebody thinks about it. Any card may be put anywhere it could be meant to go;
// whether that is allowed says the server, who is asked to try it.

import type { Pack } from './faces';
import { heldCards } from './hand';
import { CHANCE, JOKER, type Sets } from './view';

/** Not in a set: beside it, or (before laying down) on the own pile. */
export const BESIDE = 'beside';
export const SHED = 'shed';

export interface Piece {
  key: string;
  card: string;
  /** A Chance card that lies in a set already. */
  isLaid: boolean;
  to: string;
  /** What a Chance card stands for. */
  as: string | null;
}

export interface Arrangement {
  /** What cannot be moved any more. */
  fixed: Sets;
  pieces: Piece[];
}

export interface Destination {
  to: string;
  as: string | null;
}

export const keyOf = ({ to, as }: Destination): string => (as === null ? to : `${to}:${as}`);

/** A hand as the advice lays it; without advice, deeds with their sets and everything else beside. */
export function ofHand(
  hand: readonly string[],
  advice: { sets: Sets; loose: string[]; fits: number; limit: number } | null,
  pack: Pack,
): Arrangement {
  const pieces = heldCards(hand).map(({ key, card }) => ({
    key,
    card,
    isLaid: false,
    to: advice ? BESIDE : (pack.face(card).set?.id ?? BESIDE),
    as: null,
  }));
  if (!advice) return { fixed: {}, pieces };
  const placed = follow({ fixed: {}, pieces }, advice.sets);
  if (advice.fits < advice.limit) return placed;
  const loose = [...advice.loose];
  return { ...placed, pieces: placed.pieces.map((piece) => (isTaken(piece, loose) ? { ...piece, to: SHED } : piece)) };
}

function isTaken(piece: Piece, from: string[]): boolean {
  const index = piece.to === BESIDE ? from.indexOf(piece.card) : -1;
  if (index >= 0) from.splice(index, 1);
  return index >= 0;
}

/** What lies on the table with the reward beside it, arranged like `sets`. */
export function ofReward(laid: Sets, reward: readonly string[], sets: Sets): Arrangement {
  const fixed: Sets = {};
  const jokers: Piece[] = [];
  for (const [set, cards] of Object.entries(laid)) {
    fixed[set] = cards.filter((card) => !card.startsWith(JOKER));
    for (const card of cards.filter((each) => each.startsWith(JOKER))) {
      jokers.push({ key: `${set}:${card}`, card: CHANCE, isLaid: true, to: set, as: card.slice(JOKER.length) });
    }
  }
  const drawn = heldCards(reward).map(({ key, card }) => ({ key, card, isLaid: false, to: BESIDE, as: null }));
  return follow({ fixed, pieces: [...jokers, ...drawn] }, sets);
}

/** Every piece where `sets` want it; what they do not name lies beside. */
export function follow({ fixed, pieces }: Arrangement, sets: Sets): Arrangement {
  const wanted = Object.entries(sets).flatMap(([set, cards]) => {
    const rest = [...cards];
    for (const card of fixed[set] ?? []) rest.splice(rest.indexOf(card), 1);
    return rest.map((card) => ({ set, card }));
  });
  const take = (fits: (each: { set: string; card: string }) => boolean) => {
    const index = wanted.findIndex(fits);
    return index < 0 ? null : wanted.splice(index, 1)[0];
  };
  const isJoker = (card: string): boolean => card.startsWith(JOKER);
  // A Chance card stays where it lies if it can.
  const kept = pieces.map((piece) =>
    take(({ set, card }) => piece.as !== null && set === piece.to && card === JOKER + piece.as),
  );
  return {
    fixed,
    pieces: pieces.map((piece, index) => {
      const found = kept[index] ?? take(({ card }) => (piece.card === CHANCE ? isJoker(card) : card === piece.card));
      if (!found) return { ...piece, to: BESIDE, as: null };
      return { ...piece, to: found.set, as: isJoker(found.card) ? found.card.slice(JOKER.length) : null };
    }),
  };
}

/** The sets as an action names them. */
export function setsOf({ fixed, pieces }: Arrangement): Sets {
  const sets: Sets = Object.fromEntries(Object.entries(fixed).map(([set, cards]) => [set, [...cards]]));
  for (const { card, to, as } of pieces) {
    if (to !== BESIDE && to !== SHED) (sets[to] ??= []).push(as === null ? card : JOKER + as);
  }
  return sets;
}

export function cardsAt({ pieces }: Arrangement, to: string): string[] {
  return pieces.filter((piece) => piece.to === to).map((piece) => piece.card);
}

/** Where a card could be meant to go. */
export function destinations(
  piece: Piece,
  { fixed, pieces }: Arrangement,
  pack: Pack,
  maySpare: boolean,
): Destination[] {
  const present = new Set(Object.keys(fixed));
  for (const each of pieces) {
    const set = pack.face(each.card).set;
    if (set) present.add(set.id);
    else if (each.as !== null) present.add(each.to);
  }
  const sets = [...pack.sets.keys()].filter((set) => present.has(set));
  const own = pack.face(piece.card).set?.id;
  const found: Destination[] = [];
  if (piece.card === CHANCE) {
    for (const set of sets) {
      const held = new Set([...(fixed[set] ?? []), ...pieces.map((each) => each.card)]);
      const missing = (pack.sets.get(set)?.deeds ?? []).filter((deed) => !held.has(deed));
      for (const as of [...missing, ...pack.additions]) found.push({ to: set, as });
    }
  } else if (own) found.push({ to: own, as: null });
  else if (pack.additions.includes(piece.card)) found.push(...sets.map((to) => ({ to, as: null })));
  found.push({ to: BESIDE, as: null });
  if (maySpare) found.push({ to: SHED, as: null });
  return found;
}
