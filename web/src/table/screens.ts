// Which component stands for which screen. A screen without one does not compile.

import type { Component } from 'svelte';
import Again from '../decisions/turn/Again.svelte';
import CardChoice from '../decisions/turn/CardChoice.svelte';
import Declare from '../decisions/turn/Declare.svelte';
import Jail from '../decisions/turn/Jail.svelte';
import Move from '../decisions/turn/Move.svelte';
import OwnTurn from '../decisions/turn/OwnTurn.svelte';
import Place from '../decisions/turn/Place.svelte';
import Purchase from '../decisions/turn/Purchase.svelte';
import Reaction from '../decisions/turn/Reaction.svelte';
import Tax from '../decisions/turn/Tax.svelte';
import Upgrade from '../decisions/turn/Upgrade.svelte';
import type { LargeScreen, Screen } from './decision';

type Quiet = 'passing' | 'over';
type SmallScreen = Exclude<Screen, LargeScreen | Quiet | 'debt'>;

/** What is asked, inside the ring; its buttons are those of the decision. */
const PROMPTS: Readonly<Record<SmallScreen, Component<{ seat: number }>>> = {
  roll: OwnTurn,
  jail: Jail,
  move: Move,
  upgrade: Upgrade,
  purchase: Purchase,
  card: CardChoice,
  tax: Tax,
  again: Again,
  finish: OwnTurn,
  declare: Declare,
  place: Place,
  reaction: Reaction,
};

export function promptOf(screen: Screen): Component<{ seat: number }> | null {
  return screen in PROMPTS ? PROMPTS[screen as SmallScreen] : null;
}
