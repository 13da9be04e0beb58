// Events and actions of one family of games, for whoever knows which one is played: the wire says so once, in the
// edition, and not in every event and action.

import type { Action, BoardAction, BoardEvent, DealAction, DealEvent, Event } from './frames';

/** Something that tells what happened: a row of the log, a step of a replay, the answer to a try. */
type Telling = { events?: Event[] } | null | undefined;
/** Something that lists what could be done. */
type Listing = { actions?: Action[] } | null | undefined;

const eventsOf = (telling: Telling): Event[] => telling?.events ?? [];
const actionsOf = (listing: Listing): Action[] => listing?.actions ?? [];

export const boardEvents = eventsOf as (telling: Telling) => BoardEvent[];
export const dealEvents = eventsOf as (telling: Telling) => DealEvent[];
export const boardActions = actionsOf as (listing: Listing) => BoardAction[];
export const dealActions = actionsOf as (listing: Listing) => DealAction[];
