// What a square says about itself to somebody who does not see it: "29, Goethestraße, yellow, free, price
// 5,600".

import type { Words } from '../text/words';
import type { BoardView, DeedPart } from '../wire/types';
import { looksOf, type BoardLooks, type SquareLook } from './looks';

export function squareName(look: SquareLook, view: BoardView, words: Words): string {
  const deed = view.deeds?.[look.id];
  const parts = [
    words.t('web-board-number', { number: look.index }),
    look.name,
    look.group?.name,
    look.data.price ? stateOf(look, deed, words) : amountOf(look, words),
    ...buildingsOf(deed, words),
    deed?.mortgaged ? words.t('web-board-mortgaged') : null,
    hasHiddenCard(look, view, looksOf(words)) ? words.t('web-board-hidden-card') : null,
    standingOn(look, view, words),
  ];
  return parts.filter(Boolean).join(', ');
}

function stateOf(look: SquareLook, deed: DeedPart | undefined, words: Words): string {
  const owner = deed?.owner ?? null;
  if (owner !== null) return words.t('web-board-owned', { name: words.player(owner) });
  return words.t('web-board-free', { price: words.money(look.data.price ?? 0) });
}

function amountOf(look: SquareLook, words: Words): string | null {
  if (look.data.kind !== 'tax' || !look.data.amount) return null;
  return words.money(look.data.amount);
}

function buildingsOf(deed: DeedPart | undefined, words: Words): string[] {
  if (deed?.hotel) return [words.t('hotels', { count: 1 })];
  return deed?.houses ? [words.t('houses', { count: deed.houses })] : [];
}

function standingOn(look: SquareLook, view: BoardView, words: Words): string | null {
  const here = view.players.flatMap((player, seat) => (player.square === look.id && !player.out ? [seat] : []));
  if (here.length === 0) return null;
  const names = here.map((seat) => {
    const player = view.players[seat];
    if (player?.in_jail) return words.t('web-board-in-jail', { name: words.player(seat) });
    if (looksOf(words).hasStars)
      return words.t('web-board-star', { name: words.player(seat), star: player?.star ?? 1 });
    return words.player(seat);
  });
  return words.t('web-board-here', { names: words.list(names) });
}

/** A fortune card still lies face down under this property. */
export function hasHiddenCard(look: SquareLook, view: BoardView, looks: BoardLooks): boolean {
  return looks.hasHiddenCards && look.data.kind === 'street' && !(view.fortune?.empty ?? []).includes(look.id);
}
