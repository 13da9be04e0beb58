/* Made by `npm run types` from docs/schema/frames.json; do not edit. */

/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ClientFrame".
 */
export type ClientFrame =
  | Hello
  | Command
  | Look
  | Ask
  | Try
  | Appraise
  | Suggest
  | Advise
  | Propose
  | Vote
  | SetPace
  | Say
  | Mute
  | AtReader
  | Ping;
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = BoardAction | DealAction;
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardAction".
 */
export type BoardAction =
  | BoardRollAction
  | BoardPayFineAction
  | BoardStayAction
  | BoardUseJailCardAction
  | BoardMoveAction
  | BoardUpgradeAction
  | BoardKeepTokenAction
  | BoardBuyAction
  | BoardDeclineAction
  | BoardBidAction
  | BoardPassAction
  | BoardDemandRentAction
  | BoardPayTaxAction
  | BoardChooseAction
  | BoardBuildAction
  | BoardDeclareAction
  | BoardPlaceAction
  | BoardSellBuildingAction
  | BoardSellGroupAction
  | BoardMortgageAction
  | BoardRedeemAction
  | BoardTakeOverAction
  | BoardOfferAction
  | BoardAcceptAction
  | BoardRejectAction
  | BoardWithdrawAction
  | BoardCounterAction
  | BoardPlayFortuneAction
  | BoardReadyAction
  | BoardEndTurnAction
  | BoardBankruptAction
  | BoardResignAction
  | BoardPreferAction
  | BoardTickAction
  | BoardDeadlineAction;
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealAction".
 */
export type DealAction =
  | DealDrawAction
  | DealAddAction
  | DealSwapAction
  | DealSwapAndDrawAction
  | DealLayDownAction
  | DealPassAction
  | DealDiscardAction
  | DealEndTurnAction
  | DealPassCardAction
  | DealAttachAction
  | DealProposeVoidAction
  | DealWithdrawVoidAction
  | DealTickAction
  | DealDeadlineAction
  | DealCutOffAction;
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ServerFrame".
 */
export type ServerFrame =
  | Welcome
  | News
  | Ack
  | Refused
  | Choices
  | Tried
  | Appraisal
  | Suggestion
  | Advice
  | Presence
  | SeatGone
  | Bye
  | Pong;
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event = BoardEvent | DealEvent;
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardEvent".
 */
export type BoardEvent =
  | BoardBankerChosenEvent
  | BoardDecksPlacedEvent
  | BoardStockSortedEvent
  | BoardSeatedEvent
  | BoardDealtEvent
  | BoardNegotiationOpenedEvent
  | BoardOpeningRolledEvent
  | BoardOpeningTiedEvent
  | BoardStartsEvent
  | BoardTurnStartedEvent
  | BoardTurnEndedEvent
  | BoardRolledEvent
  | BoardMovedEvent
  | BoardLandedEvent
  | BoardLapEvent
  | BoardPaidEvent
  | BoardBoughtEvent
  | BoardDeclinedEvent
  | BoardAuctionOpenedEvent
  | BoardBidEvent
  | BoardPassedEvent
  | BoardSoldEvent
  | BoardUnsoldEvent
  | BoardRentClaimableEvent
  | BoardRentDemandedEvent
  | BoardClaimLapsedEvent
  | BoardCardDrawnEvent
  | BoardCardReturnedEvent
  | BoardCardKeptEvent
  | BoardCardChosenEvent
  | BoardTaxChosenEvent
  | BoardPotTakenEvent
  | BoardJailedEvent
  | BoardJailFailedEvent
  | BoardFreedEvent
  | BoardBuiltEvent
  | BoardSoldBuildingEvent
  | BoardGroupSoldEvent
  | BoardShortageOpenedEvent
  | BoardDeclaredEvent
  | BoardPlacedEvent
  | BoardMortgagedEvent
  | BoardRedeemedEvent
  | BoardTakenOverEvent
  | BoardOfferedEvent
  | BoardAcceptedEvent
  | BoardRejectedEvent
  | BoardWithdrawnEvent
  | BoardDeedMovedEvent
  | BoardJailCardMovedEvent
  | BoardDebtOpenedEvent
  | BoardDebtPaidEvent
  | BoardBankruptEvent
  | BoardOutEvent
  | BoardEstateOpenedEvent
  | BoardReadyEvent
  | BoardPreferenceEvent
  | BoardResignedEvent
  | BoardClockEvent
  | BoardTimeUpEvent
  | BoardDeadlinePassedEvent
  | BoardGameOverEvent
  | BoardStayedEvent
  | BoardMoveChosenEvent
  | BoardUtilityRolledEvent
  | BoardCardRolledEvent
  | BoardUpgradedEvent
  | BoardDowngradedEvent
  | BoardFortuneFoundEvent
  | BoardFortuneKeptEvent
  | BoardFortunePlayedEvent
  | BoardRentWaivedEvent
  | BoardRentDoubledEvent
  | BoardBlockedEvent
  | BoardForcedSaleEvent
  | BoardDebtSettledEvent
  | BoardCountedEvent
  | BoardAgentChosenEvent
  | BoardFortuneDiscardedEvent;
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealEvent".
 */
export type DealEvent =
  | DealSeatedEvent
  | DealBankerChosenEvent
  | DealDealerChosenEvent
  | DealRoundStartedEvent
  | DealCardDealtEvent
  | DealTradeCardDealtEvent
  | DealDrawPilePlacedEvent
  | DealTurnStartedEvent
  | DealDrawnEvent
  | DealAddedEvent
  | DealSwappedEvent
  | DealCardGivenEvent
  | DealCardReceivedEvent
  | DealMustDiscardEvent
  | DealDiscardedEvent
  | DealTurnEndedEvent
  | DealPassedEvent
  | DealShedEvent
  | DealLaidDownEvent
  | DealSetLaidEvent
  | DealRewardOfferedEvent
  | DealRewardCardEvent
  | DealChanceFreedEvent
  | DealAttachedEvent
  | DealSetAsideEvent
  | DealPilesRemovedEvent
  | DealHandShownEvent
  | DealSetScoredEvent
  | DealStartScoredEvent
  | DealMajorityEvent
  | DealZeroedEvent
  | DealScoredEvent
  | DealPaidEvent
  | DealRoundEndedEvent
  | DealPassingOpenedEvent
  | DealPassChosenEvent
  | DealCardPassedEvent
  | DealCardsPassedEvent
  | DealVoidProposedEvent
  | DealVoidWithdrawnEvent
  | DealRoundVoidEvent
  | DealClockEvent
  | DealDeadlinePassedEvent
  | DealGameOverEvent;
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankClientFrame".
 */
export type BankClientFrame = BankHello | BankCommand | Ping;
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankServerFrame".
 */
export type BankServerFrame = BankWelcome | BankNews | Ack | Refused | BankPresence | CardGone | Bye | Pong;

/**
 * Made by python -m magie.server.publish from src/magie/server/schema.
 */
export interface Frames {
  client: ClientFrame;
  server: ServerFrame;
}
/**
 * Always first. Tokens of one seat or several; none to watch. `since` is the last revision seen, if any.
 *
 *     `eyes` is the seat whose private view is wanted; left out, it is the only seat, or nobody's with several.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: 'hello';
  /**
   * Items: a signed right: to a seat, or to arrange the room
   */
  tokens?: string[];
  since?: number | null;
  language?: 'de' | 'en' | 'nl';
  eyes?: number | null;
  /**
   * Items: a seat, in the order of play
   */
  muted?: number[];
}
/**
 * An action. `do` is the action as an object or in its text form; `rev` is the revision it was chosen on.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Command".
 */
export interface Command {
  type: 'command';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  /**
   * number of a row of the room's log
   */
  rev: number;
  do: string | Action;
  seat?: number | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardRollAction".
 */
export interface BoardRollAction {
  do: 'roll';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPayFineAction".
 */
export interface BoardPayFineAction {
  do: 'pay_fine';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardStayAction".
 */
export interface BoardStayAction {
  do: 'stay';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardUseJailCardAction".
 */
export interface BoardUseJailCardAction {
  do: 'use_jail_card';
  card?: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardMoveAction".
 */
export interface BoardMoveAction {
  do: 'move';
  steps?: number;
  to?: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardUpgradeAction".
 */
export interface BoardUpgradeAction {
  do: 'upgrade';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardKeepTokenAction".
 */
export interface BoardKeepTokenAction {
  do: 'keep_token';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardBuyAction".
 */
export interface BoardBuyAction {
  do: 'buy';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDeclineAction".
 */
export interface BoardDeclineAction {
  do: 'decline';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardBidAction".
 */
export interface BoardBidAction {
  do: 'bid';
  amount: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPassAction".
 */
export interface BoardPassAction {
  do: 'pass';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDemandRentAction".
 */
export interface BoardDemandRentAction {
  do: 'demand_rent';
  deed: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPayTaxAction".
 */
export interface BoardPayTaxAction {
  do: 'pay_tax';
  choice: 'flat' | 'percent';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardChooseAction".
 */
export interface BoardChooseAction {
  do: 'choose';
  option: 'draw' | 'pay';
  seat?: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardBuildAction".
 */
export interface BoardBuildAction {
  do: 'build';
  deed: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDeclareAction".
 */
export interface BoardDeclareAction {
  do: 'declare';
  count: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPlaceAction".
 */
export interface BoardPlaceAction {
  do: 'place';
  deed: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardSellBuildingAction".
 */
export interface BoardSellBuildingAction {
  do: 'sell_building';
  deed: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardSellGroupAction".
 */
export interface BoardSellGroupAction {
  do: 'sell_group';
  group: string;
  level: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardMortgageAction".
 */
export interface BoardMortgageAction {
  do: 'mortgage';
  deed: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardRedeemAction".
 */
export interface BoardRedeemAction {
  do: 'redeem';
  deed: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardTakeOverAction".
 */
export interface BoardTakeOverAction {
  do: 'take_over';
  deed: string;
  redeem?: boolean;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardOfferAction".
 */
export interface BoardOfferAction {
  do: 'offer';
  to: number;
  give?: PartOfBundle;
  take?: PartOfBundle;
  redeem?: string[];
  settle?: boolean;
}
/**
 * One side of an offer as a player may write it: what is left out is nothing.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "PartOfBundle".
 */
export interface PartOfBundle {
  cash?: number;
  deeds?: string[];
  jail_cards?: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardAcceptAction".
 */
export interface BoardAcceptAction {
  do: 'accept';
  redeem?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardRejectAction".
 */
export interface BoardRejectAction {
  do: 'reject';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardWithdrawAction".
 */
export interface BoardWithdrawAction {
  do: 'withdraw';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardCounterAction".
 */
export interface BoardCounterAction {
  do: 'counter';
  give?: PartOfBundle;
  take?: PartOfBundle;
  redeem?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPlayFortuneAction".
 */
export interface BoardPlayFortuneAction {
  do: 'play_fortune';
  card: string;
  deed?: string;
  other_deed?: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardReadyAction".
 */
export interface BoardReadyAction {
  do: 'ready';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardEndTurnAction".
 */
export interface BoardEndTurnAction {
  do: 'end_turn';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardBankruptAction".
 */
export interface BoardBankruptAction {
  do: 'bankrupt';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardResignAction".
 */
export interface BoardResignAction {
  do: 'resign';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPreferAction".
 */
export interface BoardPreferAction {
  do: 'prefer';
  always_demand?: boolean;
  never_compete?: boolean;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardTickAction".
 */
export interface BoardTickAction {
  do: 'tick';
  seconds: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDeadlineAction".
 */
export interface BoardDeadlineAction {
  do: 'deadline';
  seat: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealDrawAction".
 */
export interface DealDrawAction {
  do: 'draw';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealAddAction".
 */
export interface DealAddAction {
  do: 'add';
  card: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealSwapAction".
 */
export interface DealSwapAction {
  do: 'swap';
  with: number;
  count?: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealSwapAndDrawAction".
 */
export interface DealSwapAndDrawAction {
  do: 'swap_and_draw';
  with: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealLayDownAction".
 */
export interface DealLayDownAction {
  do: 'lay_down';
  sets: {
    [k: string]: string[];
  };
  shed?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealPassAction".
 */
export interface DealPassAction {
  do: 'pass';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealDiscardAction".
 */
export interface DealDiscardAction {
  do: 'discard';
  card: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealEndTurnAction".
 */
export interface DealEndTurnAction {
  do: 'end_turn';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealPassCardAction".
 */
export interface DealPassCardAction {
  do: 'pass_card';
  card: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealAttachAction".
 */
export interface DealAttachAction {
  do: 'attach';
  sets: {
    [k: string]: string[];
  };
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealProposeVoidAction".
 */
export interface DealProposeVoidAction {
  do: 'propose_void';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealWithdrawVoidAction".
 */
export interface DealWithdrawVoidAction {
  do: 'withdraw_void';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealTickAction".
 */
export interface DealTickAction {
  do: 'tick';
  seconds: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealDeadlineAction".
 */
export interface DealDeadlineAction {
  do: 'deadline';
  seat: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealCutOffAction".
 */
export interface DealCutOffAction {
  do: 'cut_off';
}
/**
 * Show me the private view of another of my seats (the device was handed over), or nobody's.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: 'look';
  eyes: number | null;
}
/**
 * All that a seat could do now, and why the rest is refused.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Ask".
 */
export interface Ask {
  type: 'ask';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  /**
   * a seat, in the order of play
   */
  seat: number;
}
/**
 * What would come of these steps, one after the other? Nothing changes; see `tried`.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Try".
 */
export interface Try {
  type: 'try';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  /**
   * a seat, in the order of play
   */
  seat: number;
  steps: TryStep[];
}
/**
 * A step to try: an action of the asking seat, or of `seat` the acceptance of an offer made right before.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "TryStep".
 */
export interface TryStep {
  do: string | Action;
  seat?: number | null;
}
/**
 * What is every deed's rent now, and how rich is everybody?
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Appraise".
 */
export interface Appraise {
  type: 'appraise';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
}
/**
 * How could this seat raise the money for its debt?
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Suggest".
 */
export interface Suggest {
  type: 'suggest';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  /**
   * a seat, in the order of play
   */
  seat: number;
}
/**
 * The card game: what could this seat lay down of its hand?
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Advise".
 */
export interface Advise {
  type: 'advise';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  /**
   * a seat, in the order of play
   */
  seat: number;
}
/**
 * Put something to the people at the table. It is done at once if nobody else is to be asked.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Propose".
 */
export interface Propose {
  type: 'propose';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  motion: Pause | GoOn | TakeBack | StandIn | Remove | Stop;
  seat?: number | null;
}
/**
 * Nobody acts, and no clock runs, until the table goes on.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  kind: 'pause';
}
/**
 * The pause is over.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "GoOn".
 */
export interface GoOn {
  kind: 'go_on';
}
/**
 * The row `to` and everything after it was not played; null is the proposer's own last action.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  kind: 'take_back';
  to?: number | null;
}
/**
 * A bot plays for a seat whose person is gone or has left, until somebody is back.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "StandIn".
 */
export interface StandIn {
  kind: 'stand_in';
  /**
   * a seat, in the order of play
   */
  seat: number;
  bot: string;
}
/**
 * A seat whose person is gone or has left gives the game up; where the rules know no giving up, a bot takes it.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Remove".
 */
export interface Remove {
  kind: 'remove';
  /**
   * a seat, in the order of play
   */
  seat: number;
}
/**
 * The game ends now, and the richest wins.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Stop".
 */
export interface Stop {
  kind: 'stop';
}
/**
 * Yes or no to the vote that was opened in the row `ballot`. Whoever proposed it takes it back with a no.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  type: 'vote';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  /**
   * number of a row of the room's log
   */
  ballot: number;
  yes: boolean;
  seat?: number | null;
}
/**
 * How fast the bots play from now on.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SetPace".
 */
export interface SetPace {
  type: 'pace';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  pace: 'at_once' | 'fast' | 'normal' | 'slow';
  seat?: number | null;
}
/**
 * Something to the table: a ready phrase, or a text where the room allows it.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: 'say';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  phrase?:
    | (
        | 'back_again'
        | 'good_luck'
        | 'good_offer'
        | 'goodbye'
        | 'hello'
        | 'lets_trade'
        | 'no_deal'
        | 'one_moment'
        | 'sorry'
        | 'thanks'
        | 'well_played'
        | 'your_turn'
      )
    | null;
  text?: string | null;
  seat?: number | null;
}
/**
 * From now on this device hears nothing these seats say; the whole list each time.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: 'mute';
  /**
   * Items: a seat, in the order of play
   */
  seats: number[];
}
/**
 * A key or a card at the card reader, where payments are booked by hand.
 *
 *     To hold C proposes to stop the game, at every table with a reader; nothing else comes of it.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "AtReader".
 */
export interface AtReader {
  type: 'reader';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  /**
   * number of a row of the room's log
   */
  rev: number;
  input: Press | Hold | Insert | ReaderRemove;
  seat?: number | null;
}
/**
 * A key, shortly.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Press".
 */
export interface Press {
  kind: 'press';
  key: '.' | '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'C' | 'GO' | 'K' | 'M';
}
/**
 * The C key, held down until the signal.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Hold".
 */
export interface Hold {
  kind: 'hold';
}
/**
 * A card is put into a slot; `against_arrow`: the wrong way round.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Insert".
 */
export interface Insert {
  kind: 'insert';
  slot: 'left' | 'right';
  card: number;
  against_arrow?: boolean;
}
/**
 * The card is taken out of a slot.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReaderRemove".
 */
export interface ReaderRemove {
  kind: 'remove';
  slot: 'left' | 'right';
}
/**
 * Are you there?
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: 'ping';
}
/**
 * The answer to a hello. `resumed`: `entries` are all that came after `since`; otherwise they are left out.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: 'welcome';
  /**
   * number of a row of the room's log
   */
  rev: number;
  /**
   * since 1970, by the server's clock
   */
  now: number;
  seats: number[];
  eyes: number | null;
  resumed: boolean;
  entries: Entry[];
  room: RoomCard;
  game: GameState | null;
  table: TableState;
  presence: Presence;
}
/**
 * A row of the log. `kind` says what happened; the fields that do not belong to it are left out.
 *
 *     `sat`, `left`, `moved`, `gone`, `back`: `seat`; `sealed`, `revealed`, `started`; `acted`: `seat` (null: the driver,
 *     which speaks for clocks), the action as `do`, what it led to as `events`, `why` the driver decided for a seat, `bot`
 *     if one stood in and the `reason` a bot gives for a trade; `rematch`: `room`; `proposed`: `seat`, `motion`; `voted`:
 *     `seat`, `ballot`, `yes`; `vote_ended`: `ballot`; these three with `carried`; `pace`: `seat`, `pace`; `said`: `seat`
 *     and `phrase` or `text`. With a card reader: `payments` are those of `events`, as the reader shows them, if it books
 *     by itself; `reader` (the kind): `seat`, and as `reader` what became of a key or a card; `booked`: `payments` that
 *     nobody had booked, and `why`.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
  /**
   * number of a row of the room's log
   */
  rev: number;
  /**
   * since 1970, by the server's clock
   */
  at: number;
  kind: string;
  seat?: number | null;
  command?: string;
  do?: Action;
  /**
   * Items: an outcome of chance, or {"chance": "hidden"}
   */
  chance?: {
    [k: string]: unknown;
  }[];
  events?: Event[];
  card?: SeatCard;
  room?: string;
  why?: 'bot_failed' | 'gone' | 'left' | 'time';
  bot?: string;
  reason?: TradeReason;
  motion?: Pause | GoOn | TakeBack | StandIn | Remove | Stop;
  /**
   * number of a row of the room's log
   */
  ballot?: number;
  yes?: boolean;
  carried?: boolean;
  pace?: 'at_once' | 'fast' | 'normal' | 'slow';
  phrase?:
    | 'back_again'
    | 'good_luck'
    | 'good_offer'
    | 'goodbye'
    | 'hello'
    | 'lets_trade'
    | 'no_deal'
    | 'one_moment'
    | 'sorry'
    | 'thanks'
    | 'well_played'
    | 'your_turn';
  text?: string;
  payments?: ReaderPayment[];
  reader?: ReaderStep;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardBankerChosenEvent".
 */
export interface BoardBankerChosenEvent {
  event: 'banker_chosen';
  seat?: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDecksPlacedEvent".
 */
export interface BoardDecksPlacedEvent {
  event: 'decks_placed';
  deck: string;
  cards: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardStockSortedEvent".
 */
export interface BoardStockSortedEvent {
  event: 'stock_sorted';
  deeds: number;
  houses: number;
  hotels: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardSeatedEvent".
 */
export interface BoardSeatedEvent {
  event: 'seated';
  seat: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDealtEvent".
 */
export interface BoardDealtEvent {
  event: 'dealt';
  seat: number;
  deed: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardNegotiationOpenedEvent".
 */
export interface BoardNegotiationOpenedEvent {
  event: 'negotiation_opened';
  seconds: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardOpeningRolledEvent".
 */
export interface BoardOpeningRolledEvent {
  event: 'opening_rolled';
  seat: number;
  pips: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardOpeningTiedEvent".
 */
export interface BoardOpeningTiedEvent {
  event: 'opening_tied';
  seats: number[];
  pips: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardStartsEvent".
 */
export interface BoardStartsEvent {
  event: 'starts';
  seat: number;
  pips: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardTurnStartedEvent".
 */
export interface BoardTurnStartedEvent {
  event: 'turn_started';
  seat: number;
  own_turn: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardTurnEndedEvent".
 */
export interface BoardTurnEndedEvent {
  event: 'turn_ended';
  seat: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardRolledEvent".
 */
export interface BoardRolledEvent {
  event: 'rolled';
  seat: number;
  dice: (number | string)[];
  doubles: boolean;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardMovedEvent".
 */
export interface BoardMovedEvent {
  event: 'moved';
  seat: number;
  from: string;
  to: string;
  reason: 'back' | 'card' | 'dice' | 'jail' | 'jump' | 'magie';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardLandedEvent".
 */
export interface BoardLandedEvent {
  event: 'landed';
  seat: number;
  square: string;
  action: 'buy' | 'card' | 'jail' | 'nothing' | 'park' | 'rent' | 'salary' | 'tax';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardLapEvent".
 */
export interface BoardLapEvent {
  event: 'lap';
  seat: number;
  laps: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPaidEvent".
 */
export interface BoardPaidEvent {
  event: 'paid';
  from: number | ('bank' | 'pot');
  to: number | ('bank' | 'pot');
  amount: number;
  reason:
    | 'bid'
    | 'build'
    | 'card'
    | 'fine'
    | 'handover'
    | 'interest'
    | 'mortgage'
    | 'pot'
    | 'price'
    | 'redeem'
    | 'rent'
    | 'repair'
    | 'resale'
    | 'salary'
    | 'start'
    | 'tax'
    | 'trade'
    | 'upgrade';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardBoughtEvent".
 */
export interface BoardBoughtEvent {
  event: 'bought';
  seat: number;
  deed: string;
  price: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDeclinedEvent".
 */
export interface BoardDeclinedEvent {
  event: 'declined';
  seat: number;
  deed: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardAuctionOpenedEvent".
 */
export interface BoardAuctionOpenedEvent {
  event: 'auction_opened';
  lot: string;
  minimum: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardBidEvent".
 */
export interface BoardBidEvent {
  event: 'bid';
  seat: number;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPassedEvent".
 */
export interface BoardPassedEvent {
  event: 'passed';
  seat: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardSoldEvent".
 */
export interface BoardSoldEvent {
  event: 'sold';
  lot: string;
  seat: number;
  price: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardUnsoldEvent".
 */
export interface BoardUnsoldEvent {
  event: 'unsold';
  lot: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardRentClaimableEvent".
 */
export interface BoardRentClaimableEvent {
  event: 'rent_claimable';
  owner: number;
  debtor: number;
  deed: string;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardRentDemandedEvent".
 */
export interface BoardRentDemandedEvent {
  event: 'rent_demanded';
  owner: number;
  debtor: number;
  deed: string;
  amount: number;
  auto: boolean;
  resigned?: true;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardClaimLapsedEvent".
 */
export interface BoardClaimLapsedEvent {
  event: 'claim_lapsed';
  owner: number;
  debtor: number;
  deed: string;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardCardDrawnEvent".
 */
export interface BoardCardDrawnEvent {
  event: 'card_drawn';
  seat: number;
  deck: string;
  card: string;
  star?: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardCardReturnedEvent".
 */
export interface BoardCardReturnedEvent {
  event: 'card_returned';
  seat: number;
  deck: string;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardCardKeptEvent".
 */
export interface BoardCardKeptEvent {
  event: 'card_kept';
  seat: number;
  deck: string;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardCardChosenEvent".
 */
export interface BoardCardChosenEvent {
  event: 'card_chosen';
  seat: number;
  option: 'draw' | 'pay';
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardTaxChosenEvent".
 */
export interface BoardTaxChosenEvent {
  event: 'tax_chosen';
  seat: number;
  choice: 'flat' | 'percent';
  wealth?: number;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPotTakenEvent".
 */
export interface BoardPotTakenEvent {
  event: 'pot_taken';
  seat: number;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardJailedEvent".
 */
export interface BoardJailedEvent {
  event: 'jailed';
  seat: number;
  reason: 'card' | 'doubles' | 'space';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardJailFailedEvent".
 */
export interface BoardJailFailedEvent {
  event: 'jail_failed';
  seat: number;
  attempts: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardFreedEvent".
 */
export interface BoardFreedEvent {
  event: 'freed';
  seat: number;
  how: 'card' | 'doubles' | 'fine' | 'third_failure';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardBuiltEvent".
 */
export interface BoardBuiltEvent {
  event: 'built';
  seat: number;
  deed: string;
  level: number;
  price: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardSoldBuildingEvent".
 */
export interface BoardSoldBuildingEvent {
  event: 'sold_building';
  seat: number;
  deed: string;
  level: number;
  price: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardGroupSoldEvent".
 */
export interface BoardGroupSoldEvent {
  event: 'group_sold';
  seat: number;
  group: string;
  level: number;
  total: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardShortageOpenedEvent".
 */
export interface BoardShortageOpenedEvent {
  event: 'shortage_opened';
  kind: 'deed' | 'hotel' | 'house' | 'jail_card';
  stock: number;
  seat: number;
  seats: number[];
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDeclaredEvent".
 */
export interface BoardDeclaredEvent {
  event: 'declared';
  seat: number;
  count: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPlacedEvent".
 */
export interface BoardPlacedEvent {
  event: 'placed';
  seat: number;
  deed: string;
  price: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardMortgagedEvent".
 */
export interface BoardMortgagedEvent {
  event: 'mortgaged';
  seat: number;
  deed: string;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardRedeemedEvent".
 */
export interface BoardRedeemedEvent {
  event: 'redeemed';
  seat: number;
  deed: string;
  amount: number;
  interest: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardTakenOverEvent".
 */
export interface BoardTakenOverEvent {
  event: 'taken_over';
  seat: number;
  deed: string;
  interest: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardOfferedEvent".
 */
export interface BoardOfferedEvent {
  event: 'offered';
  from: number;
  to: number;
  give: Bundle;
  take: Bundle;
  redeem: string[];
  clause?: string;
  also?: string[];
}
/**
 * One side of an offer.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Bundle".
 */
export interface Bundle {
  cash: number;
  deeds: string[];
  jail_cards: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardAcceptedEvent".
 */
export interface BoardAcceptedEvent {
  event: 'accepted';
  from: number;
  to: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardRejectedEvent".
 */
export interface BoardRejectedEvent {
  event: 'rejected';
  from: number;
  to: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardWithdrawnEvent".
 */
export interface BoardWithdrawnEvent {
  event: 'withdrawn';
  from: number;
  to: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDeedMovedEvent".
 */
export interface BoardDeedMovedEvent {
  event: 'deed_moved';
  deed: string;
  from: number | ('bank' | 'pot');
  to: number | ('bank' | 'pot');
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardJailCardMovedEvent".
 */
export interface BoardJailCardMovedEvent {
  event: 'jail_card_moved';
  card: string;
  from: number | ('bank' | 'pot');
  to: number | ('bank' | 'pot');
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDebtOpenedEvent".
 */
export interface BoardDebtOpenedEvent {
  event: 'debt_opened';
  debtor: number;
  creditor: number | ('bank' | 'pot');
  amount: number;
  reason:
    | 'bid'
    | 'build'
    | 'card'
    | 'fine'
    | 'handover'
    | 'interest'
    | 'mortgage'
    | 'pot'
    | 'price'
    | 'redeem'
    | 'rent'
    | 'repair'
    | 'resale'
    | 'salary'
    | 'start'
    | 'tax'
    | 'trade'
    | 'upgrade';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDebtPaidEvent".
 */
export interface BoardDebtPaidEvent {
  event: 'debt_paid';
  debtor: number;
  creditor: number | ('bank' | 'pot');
  amount: number;
  reason:
    | 'bid'
    | 'build'
    | 'card'
    | 'fine'
    | 'handover'
    | 'interest'
    | 'mortgage'
    | 'pot'
    | 'price'
    | 'redeem'
    | 'rent'
    | 'repair'
    | 'resale'
    | 'salary'
    | 'start'
    | 'tax'
    | 'trade'
    | 'upgrade';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardBankruptEvent".
 */
export interface BoardBankruptEvent {
  event: 'bankrupt';
  seat: number;
  creditor: number | ('bank' | 'pot');
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardOutEvent".
 */
export interface BoardOutEvent {
  event: 'out';
  seat: number;
  place: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardEstateOpenedEvent".
 */
export interface BoardEstateOpenedEvent {
  event: 'estate_opened';
  seat: number;
  deeds: string[];
  jail_cards: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardReadyEvent".
 */
export interface BoardReadyEvent {
  event: 'ready';
  seat: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPreferenceEvent".
 */
export interface BoardPreferenceEvent {
  event: 'preference';
  seat: number;
  always_demand: boolean;
  never_compete: boolean;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardResignedEvent".
 */
export interface BoardResignedEvent {
  event: 'resigned';
  seat: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardClockEvent".
 */
export interface BoardClockEvent {
  event: 'clock';
  seconds: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardTimeUpEvent".
 */
export interface BoardTimeUpEvent {
  event: 'time_up';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDeadlinePassedEvent".
 */
export interface BoardDeadlinePassedEvent {
  event: 'deadline_passed';
  seat: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardGameOverEvent".
 */
export interface BoardGameOverEvent {
  event: 'game_over';
  ending: 'last_solvent' | 'million' | 'rounds' | 'second_bankruptcy' | 'time';
  winners: number[];
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardStayedEvent".
 */
export interface BoardStayedEvent {
  event: 'stayed';
  seat: number;
  attempts: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardMoveChosenEvent".
 */
export interface BoardMoveChosenEvent {
  event: 'move_chosen';
  seat: number;
  steps: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardUtilityRolledEvent".
 */
export interface BoardUtilityRolledEvent {
  event: 'utility_rolled';
  seat: number;
  dice: (number | string)[];
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardCardRolledEvent".
 */
export interface BoardCardRolledEvent {
  event: 'card_rolled';
  seat: number;
  dice: (number | string)[];
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardUpgradedEvent".
 */
export interface BoardUpgradedEvent {
  event: 'upgraded';
  seat: number;
  star: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDowngradedEvent".
 */
export interface BoardDowngradedEvent {
  event: 'downgraded';
  seat: number;
  star: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardFortuneFoundEvent".
 */
export interface BoardFortuneFoundEvent {
  event: 'fortune_found';
  seat: number;
  square: string;
  card?: string;
  private: boolean;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardFortuneKeptEvent".
 */
export interface BoardFortuneKeptEvent {
  event: 'fortune_kept';
  seat: number;
  card?: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardFortunePlayedEvent".
 */
export interface BoardFortunePlayedEvent {
  event: 'fortune_played';
  seat: number;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardRentWaivedEvent".
 */
export interface BoardRentWaivedEvent {
  event: 'rent_waived';
  seat: number;
  deed: string;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardRentDoubledEvent".
 */
export interface BoardRentDoubledEvent {
  event: 'rent_doubled';
  seat: number;
  deed: string;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardBlockedEvent".
 */
export interface BoardBlockedEvent {
  event: 'blocked';
  seat: number;
  other: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardForcedSaleEvent".
 */
export interface BoardForcedSaleEvent {
  event: 'forced_sale';
  seat: number;
  deed: string;
  price: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardDebtSettledEvent".
 */
export interface BoardDebtSettledEvent {
  event: 'debt_settled';
  debtor: number;
  creditor: number;
  amount: number;
  reason:
    | 'bid'
    | 'build'
    | 'card'
    | 'fine'
    | 'handover'
    | 'interest'
    | 'mortgage'
    | 'pot'
    | 'price'
    | 'redeem'
    | 'rent'
    | 'repair'
    | 'resale'
    | 'salary'
    | 'start'
    | 'tax'
    | 'trade'
    | 'upgrade';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardCountedEvent".
 */
export interface BoardCountedEvent {
  event: 'counted';
  seat: number;
  wealth: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardAgentChosenEvent".
 */
export interface BoardAgentChosenEvent {
  event: 'agent_chosen';
  seat: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardFortuneDiscardedEvent".
 */
export interface BoardFortuneDiscardedEvent {
  event: 'fortune_discarded';
  seat: number;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealSeatedEvent".
 */
export interface DealSeatedEvent {
  event: 'seated';
  players: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealBankerChosenEvent".
 */
export interface DealBankerChosenEvent {
  event: 'banker_chosen';
  seat: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealDealerChosenEvent".
 */
export interface DealDealerChosenEvent {
  event: 'dealer_chosen';
  seat: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealRoundStartedEvent".
 */
export interface DealRoundStartedEvent {
  event: 'round_started';
  round: number;
  dealer: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealCardDealtEvent".
 */
export interface DealCardDealtEvent {
  event: 'card_dealt';
  seat: number;
  card?: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealTradeCardDealtEvent".
 */
export interface DealTradeCardDealtEvent {
  event: 'trade_card_dealt';
  place: number;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealDrawPilePlacedEvent".
 */
export interface DealDrawPilePlacedEvent {
  event: 'draw_pile_placed';
  cards_left: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealTurnStartedEvent".
 */
export interface DealTurnStartedEvent {
  event: 'turn_started';
  seat: number;
  turn: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealDrawnEvent".
 */
export interface DealDrawnEvent {
  event: 'drawn';
  seat: number;
  card?: string;
  cards_left: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealAddedEvent".
 */
export interface DealAddedEvent {
  event: 'added';
  seat: number;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealSwappedEvent".
 */
export interface DealSwappedEvent {
  event: 'swapped';
  seat: number;
  with: number;
  count: number;
  draws?: true;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealCardGivenEvent".
 */
export interface DealCardGivenEvent {
  event: 'card_given';
  seat: number;
  to: number;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealCardReceivedEvent".
 */
export interface DealCardReceivedEvent {
  event: 'card_received';
  seat: number;
  from: number;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealMustDiscardEvent".
 */
export interface DealMustDiscardEvent {
  event: 'must_discard';
  seat: number;
  count: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealDiscardedEvent".
 */
export interface DealDiscardedEvent {
  event: 'discarded';
  seat: number;
  card: string;
  still: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealTurnEndedEvent".
 */
export interface DealTurnEndedEvent {
  event: 'turn_ended';
  seat: number;
  hand: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealPassedEvent".
 */
export interface DealPassedEvent {
  event: 'passed';
  seat: number;
  in_a_row: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealShedEvent".
 */
export interface DealShedEvent {
  event: 'shed';
  seat: number;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealLaidDownEvent".
 */
export interface DealLaidDownEvent {
  event: 'laid_down';
  seat: number;
  hand: number;
  beside: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealSetLaidEvent".
 */
export interface DealSetLaidEvent {
  event: 'set_laid';
  seat: number;
  set: string;
  cards: string[];
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealRewardOfferedEvent".
 */
export interface DealRewardOfferedEvent {
  event: 'reward_offered';
  seat: number;
  count: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealRewardCardEvent".
 */
export interface DealRewardCardEvent {
  event: 'reward_card';
  seat: number;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealChanceFreedEvent".
 */
export interface DealChanceFreedEvent {
  event: 'chance_freed';
  seat: number;
  set: string;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealAttachedEvent".
 */
export interface DealAttachedEvent {
  event: 'attached';
  seat: number;
  card: string;
  hand: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealSetAsideEvent".
 */
export interface DealSetAsideEvent {
  event: 'set_aside';
  seat: number;
  card: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealPilesRemovedEvent".
 */
export interface DealPilesRemovedEvent {
  event: 'piles_removed';
  cards_left: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealHandShownEvent".
 */
export interface DealHandShownEvent {
  event: 'hand_shown';
  seat: number;
  hand: number;
  cards: string[];
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealSetScoredEvent".
 */
export interface DealSetScoredEvent {
  event: 'set_scored';
  seat: number;
  set: string;
  deeds: number;
  houses: number;
  tokens: number;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealStartScoredEvent".
 */
export interface DealStartScoredEvent {
  event: 'start_scored';
  seat: number;
  count: number;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealMajorityEvent".
 */
export interface DealMajorityEvent {
  event: 'majority';
  seat?: number;
  count: number;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealZeroedEvent".
 */
export interface DealZeroedEvent {
  event: 'zeroed';
  seat: number;
  count: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealScoredEvent".
 */
export interface DealScoredEvent {
  event: 'scored';
  seat: number;
  amount: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealPaidEvent".
 */
export interface DealPaidEvent {
  event: 'paid';
  seat: number;
  amount: number;
  total: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealRoundEndedEvent".
 */
export interface DealRoundEndedEvent {
  event: 'round_ended';
  round: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealPassingOpenedEvent".
 */
export interface DealPassingOpenedEvent {
  event: 'passing_opened';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealPassChosenEvent".
 */
export interface DealPassChosenEvent {
  event: 'pass_chosen';
  seat: number;
  card?: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealCardPassedEvent".
 */
export interface DealCardPassedEvent {
  event: 'card_passed';
  seat: number;
  to: number;
  card?: string;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealCardsPassedEvent".
 */
export interface DealCardsPassedEvent {
  event: 'cards_passed';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealVoidProposedEvent".
 */
export interface DealVoidProposedEvent {
  event: 'void_proposed';
  seat: number;
  seats: number[];
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealVoidWithdrawnEvent".
 */
export interface DealVoidWithdrawnEvent {
  event: 'void_withdrawn';
  seat: number;
  seats: number[];
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealRoundVoidEvent".
 */
export interface DealRoundVoidEvent {
  event: 'round_void';
  round: number;
  reason: 'agreed' | 'all_passed' | 'cut_off';
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealClockEvent".
 */
export interface DealClockEvent {
  event: 'clock';
  seconds: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealDeadlinePassedEvent".
 */
export interface DealDeadlinePassedEvent {
  event: 'deadline_passed';
  seat: number;
  clause?: string;
  also?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealGameOverEvent".
 */
export interface DealGameOverEvent {
  event: 'game_over';
  ending: 'target';
  winners: number[];
  target: number;
  clause?: string;
  also?: string[];
}
/**
 * A seat as everybody sees it. `gone`: since when nobody answers for it; `stand_in`: the bot that plays for it.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SeatCard".
 */
export interface SeatCard {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name?: string | null;
  bot?: string | null;
  figure?: string | null;
  gone?: number | null;
  stand_in?: string | null;
}
/**
 * Why a bot trades or buys, or does not; its sentence is `reason-...` in locales/* /reasons.ftl.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "TradeReason".
 */
export interface TradeReason {
  code: string;
  arguments: {
    [k: string]: unknown;
  };
}
/**
 * A payment of the game as the reader books it by itself: `steps` are what hands and keys would do.
 *
 *     `source` and `target` are cards (seat + 1), 0 is the bank; `event` is its number in the entry's `events`.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReaderPayment".
 */
export interface ReaderPayment {
  source: number;
  target: number;
  amount: number;
  reason: string;
  steps: ReaderStep[];
  event?: number;
}
/**
 * What an input did to a reader: the displays one after another, the signals, and why it was refused.
 *
 *     `problem` is a code; its sentence is `reader-problem-...` in locales/* /bank.ftl, with dashes. `asks_new_game`: C was
 *     held.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReaderStep".
 */
export interface ReaderStep {
  input: Press | Hold | Insert | ReaderRemove;
  shown: string[];
  sounds: (
    'awake' | 'booked' | 'card' | 'corrected' | 'key' | 'new_game' | 'refused' | 'salary' | 'volume'
  )[];
  problem?: string | null;
  asks_new_game?: boolean;
}
/**
 * A room: everything about it that everybody may know, except the game itself.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "RoomCard".
 */
export interface RoomCard {
  id: string;
  code: string | null;
  phase: 'lobby' | 'over' | 'playing';
  edition: string;
  hash: string;
  variants: string[];
  house_rules: boolean;
  deck: string;
  options: {
    [k: string]: unknown;
  };
  skin: string | null;
  seats: SeatCard[];
  spectators: boolean;
  fairness: Fairness;
  /**
   * since 1970, by the server's clock
   */
  created: number;
  has_secrets: boolean;
  table: TableRules;
  before?: string | null;
  rematch?: string | null;
  lesson?: LessonCard | null;
  read_only?: Problem | null;
}
/**
 * What is needed to check that chance was not tampered with; see the page on the server.
 *
 *     `commitment` is the server's, published before anybody sits down; `commitments` are those of the seats.
 *     `is_sealed`: they are final and the game is about to begin, so devices reveal their contributions now.
 *     `contributions` are published when the game has begun (a seat that is missing there did not reveal its own in
 *     time), `secret` when it is over.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Fairness".
 */
export interface Fairness {
  scheme: string;
  commitment: string;
  commitments?: {
    [k: string]: string;
  };
  is_sealed?: boolean;
  contributions?: {
    [k: string]: string;
  };
  secret?: string | null;
}
/**
 * How the table is kept; what the game's rules leave to those who sit there. Fixed when the room is opened.
 *
 *     `pace` is that of the bots, and the people can change it later. `auction`: "usual" asks for a clock where people
 *     sit at several devices and no day clock is chosen, and for none elsewhere; a room says which it got. `take_back`:
 *     "own" lets people take back what nobody has seen the consequences of; "ask" also the rest, if all agree. `advice`:
 *     whether the server may suggest what to do. `booking`, where the edition has a card reader: "by_hand" makes the game
 *     wait until people have booked every payment at the reader.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "TableRules".
 */
export interface TableRules {
  pace?: 'at_once' | 'fast' | 'normal' | 'slow';
  clock?: (DecisionClock | DayClock) | null;
  auction?: 'usual' | AuctionClock | null;
  take_back?: 'ask' | 'off' | 'own';
  free_text?: boolean;
  advice?: boolean;
  booking?: 'automatic' | 'by_hand';
}
/**
 * So many seconds for every decision, and then what is left of a bank of seconds for the whole game.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DecisionClock".
 */
export interface DecisionClock {
  kind: 'decision';
  seconds?: number;
  bank?: number;
}
/**
 * So many days for every decision.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DayClock".
 */
export interface DayClock {
  kind: 'days';
  days?: number;
}
/**
 * Seconds an auction is open; a bid with less than `extend` seconds left makes it `extend` again.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "AuctionClock".
 */
export interface AuctionClock {
  kind: 'auction';
  seconds?: number;
  extend?: number;
}
/**
 * What a prepared game is about: the kinds of action that answer it, and one of those actions.
 *
 *     `before`: how many actions had been played when the person sat down.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "LessonCard".
 */
export interface LessonCard {
  idea: string;
  goals: string[];
  advice: Action;
  before: number;
}
/**
 * Why something was refused. `code` is `command/...`, `room/...` or `rule/<refusal>`; nothing has changed.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  sentence: string;
  arguments?: {
    [k: string]: unknown;
  };
  clause?: string | null;
}
/**
 * The game as one viewer sees it. `legal` is about those of the device's seats whose secrets may be shown.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "GameState".
 */
export interface GameState {
  phase: string;
  to_act: number | null;
  required: number[];
  /**
   * what one seat, or the public, may know of the position
   */
  view: {
    [k: string]: unknown;
  };
  legal: SeatChoices[];
  outcome?: Outcome | null;
}
/**
 * What a seat may do now, ready to send as `do`. Offers are free bundles: `offer_to` says to whom they may go.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SeatChoices".
 */
export interface SeatChoices {
  seat: number;
  actions: Action[];
  offer_to?: number[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  ending: string;
  winners: number[];
  ranking: number[];
}
/**
 * What goes on around the game. Times are by the server's clock; compare them with `now`.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "TableState".
 */
export interface TableState {
  pace: 'at_once' | 'fast' | 'normal' | 'slow';
  paused: number | null;
  clocks: SeatClock[];
  auction_ends: number | null;
  game_clock: GameClock | null;
  ballot: BallotCard | null;
  undoable: Undoable[];
  rent_call_ends?: number | null;
  reader?: GameReader | null;
}
/**
 * How long a seat may think about its decision: until `ends`, with `bank` milliseconds of that from its bank.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SeatClock".
 */
export interface SeatClock {
  seat: number;
  /**
   * since 1970, by the server's clock
   */
  since: number;
  /**
   * since 1970, by the server's clock
   */
  ends: number;
  bank: number;
}
/**
 * The clock of a timed game: it stood at `seconds` at the time `at` and runs to `limit`.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "GameClock".
 */
export interface GameClock {
  seconds: number;
  /**
   * since 1970, by the server's clock
   */
  at: number;
  limit: number;
}
/**
 * An open vote: carried when `needed` of the `voters` have said yes. `ballot` is the row that opened it.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BallotCard".
 */
export interface BallotCard {
  /**
   * number of a row of the room's log
   */
  ballot: number;
  by: number;
  motion: Pause | GoOn | TakeBack | StandIn | Remove | Stop;
  voters: number[];
  needed: number;
  yes: number[];
  no: number[];
  /**
   * since 1970, by the server's clock
   */
  ends: number;
}
/**
 * What a seat could take back: the row `to` and everything after it. `free`: without asking anybody.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Undoable".
 */
export interface Undoable {
  seat: number;
  /**
   * number of a row of the room's log
   */
  to: number;
  free: boolean;
}
/**
 * The reader of a table that books by hand. While anything is `due` or `wrong` the game waits: its commands are
 *     refused as `room/booking-due`. `bankers` may use it; at `automatic_at` the rest is booked without them.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "GameReader".
 */
export interface GameReader {
  reader: ReaderState;
  balances: number[];
  bankers: number[];
  due: DuePayment[];
  wrong: WrongBooking[];
  since?: number | null;
  automatic_at?: number | null;
}
/**
 * The card reader. `display` is what it shows until `off_at`, when it switches itself off (null: it is off).
 *
 *     `correctable`: C would take a booking back. `user`: the card, or in a game the seat, whose device used it last, as
 *     long as others have to wait; `busy_until` is when they need not any more.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReaderState".
 */
export interface ReaderState {
  is_on: boolean;
  display: string;
  typed: string;
  left: number | null;
  right: number | null;
  volume: number;
  correctable: boolean;
  off_at: number | null;
  user?: number | null;
  busy_until?: number | null;
}
/**
 * What is still to be booked: `booked` of `amount` is.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DuePayment".
 */
export interface DuePayment {
  source: number;
  target: number;
  amount: number;
  reason: string;
  booked?: number;
}
/**
 * A booking that is not one of those due. `correctable`: C takes it back; otherwise book it the other way round.
 *
 *     `due` is the payment that was probably meant.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "WrongBooking".
 */
export interface WrongBooking {
  source: number;
  target: number;
  amount: number;
  correctable: boolean;
  due?: DuePayment | null;
}
/**
 * Which seats have a device connected, and how many others are watching.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: 'presence';
  seats: number[];
  watching: number;
}
/**
 * What happened, in order, and how things stand now. `room` is there if something about the room has changed.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
  type: 'news';
  /**
   * number of a row of the room's log
   */
  rev: number;
  /**
   * since 1970, by the server's clock
   */
  now: number;
  entries: Entry[];
  game: GameState | null;
  table: TableState;
  room?: RoomCard;
}
/**
 * The command stands in the log, in the row `rev`; so says every repeat of it.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  type: 'ack';
  id: string;
  /**
   * number of a row of the room's log
   */
  rev: number;
}
/**
 * A frame that was not carried out; `id` is its command's, if it had one. `rev` is the log's last row.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: 'refused';
  problem: Problem;
  /**
   * number of a row of the room's log
   */
  rev: number;
  id?: string | null;
}
/**
 * The answer to an ask, as `game.choices(seat)` on the page Formats.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Choices".
 */
export interface Choices {
  type: 'choices';
  id: string;
  /**
   * number of a row of the room's log
   */
  rev: number;
  seat: number;
  choices: {
    [k: string]: unknown;
  }[];
}
/**
 * The answer to a try: the first `done` steps work and lead to `events` and `view`.
 *
 *     `choices` is what the seat could do then, as the answer to an ask. `hand` is there in the card game.
 *
 *     `problem` says why the next one does not; `command/chance-next`: the steps so far make chance speak, and what it
 *     would say nobody knows. What the seat may not know is imagined: nothing here tells of it.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Tried".
 */
export interface Tried {
  type: 'tried';
  id: string;
  /**
   * number of a row of the room's log
   */
  rev: number;
  seat: number;
  done: number;
  problem: Problem | null;
  events: Event[];
  /**
   * what one seat, or the public, may know of the position
   */
  view: {
    [k: string]: unknown;
  };
  appraisal: Worths;
  choices: {
    [k: string]: unknown;
  }[];
  hand?: HandScore | null;
}
/**
 * The rents in the order of the board, and the wealth of all seats.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Worths".
 */
export interface Worths {
  deeds: DeedRent[];
  seats: SeatWorth[];
}
/**
 * What a visitor would owe on a deed now, and the `clause` that rests on; `also` are further ones.
 *
 *     `fixed`: the amount `rent`; `dice`: `factor` times the dice; otherwise nothing, and `kind` says why.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DeedRent".
 */
export interface DeedRent {
  deed: string;
  kind: 'dice' | 'fixed' | 'mortgaged' | 'owner_in_jail' | 'unowned';
  rent: number | null;
  factor?: number | null;
  clause?: string | null;
  also?: string[];
}
/**
 * How rich a seat is, as the end of a timed game counts it (the card game: its money); 0 if it is out.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SeatWorth".
 */
export interface SeatWorth {
  seat: number;
  worth: number;
}
/**
 * The card game: what a seat would earn if the round were counted, as `events` set by set, and in `total`.
 *
 *     The majority of Magie cards is left out: it depends on other hands. `is_zeroed`: a Chance card makes it nothing.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "HandScore".
 */
export interface HandScore {
  events: Event[];
  total: number;
  is_zeroed: boolean;
}
/**
 * The answer to an appraise.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Appraisal".
 */
export interface Appraisal {
  type: 'appraisal';
  id: string;
  /**
   * number of a row of the room's log
   */
  rev: number;
  deeds: DeedRent[];
  seats: SeatWorth[];
}
/**
 * The answer to a suggest: what the bot `shrewd` would do, in order; `covered`: that pays the debt.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Suggestion".
 */
export interface Suggestion {
  type: 'suggestion';
  id: string;
  /**
   * number of a row of the room's log
   */
  rev: number;
  seat: number;
  actions: Action[];
  covered: boolean;
}
/**
 * The answer to an advise: the most cards of the hand that could be laid down together, in the best way.
 *
 *     `fits` of the `limit` cards that must be laid down fit: those in `sets`, and those that may lie `beside` them.
 *     `loose` are the others; with `fits` equal to `limit` they are the excess that is shed first. `worth` is what the
 *     sets and Start cards would earn, `holds_chance` warns that the hand earns nothing if somebody else lays down.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  type: 'advice';
  id: string;
  /**
   * number of a row of the room's log
   */
  rev: number;
  seat: number;
  limit: number;
  fits: number;
  sets: {
    [k: string]: string[];
  };
  beside: string[];
  loose: string[];
  worth: number;
  holds_chance: boolean;
}
/**
 * A seat of this device is now somebody else's: moved to another device, or taken away.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SeatGone".
 */
export interface SeatGone {
  type: 'seat_gone';
  seat: number;
  problem: Problem;
}
/**
 * The server closes the connection; come back after so many seconds.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  type: 'bye';
  after: number;
  problem: Problem;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: 'pong';
  /**
   * since 1970, by the server's clock
   */
  now: number;
}
/**
 * A card nobody has a phone for; it is booked at the reader, and somebody may take it later.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "AddCard".
 */
export interface AddCard {
  do: 'add_card';
  name: string;
  shape?: string | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "AuctionPart".
 */
export interface AuctionPart {
  lot: string;
  high?: number;
  leader?: number | null;
  passed?: number[];
  eligible?: number[] | null;
  asked_after?: number | null;
  opened_by?: number | null;
  minimum?: number | null;
  proceeds?: number | ('bank' | 'pot');
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankAnswer".
 */
export interface BankAnswer {
  bank: BankRoom;
  state: BankState;
  /**
   * number of a row of the room's log
   */
  rev: number;
}
/**
 * A bank: everything about it that never changes.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankRoom".
 */
export interface BankRoom {
  id: string;
  code: string | null;
  kind: 'reader' | 'table';
  /**
   * since 1970, by the server's clock
   */
  created: number;
  read_only?: Problem | null;
}
/**
 * The bank as everybody sees it. `bank` is what the bank has paid out, below zero: all accounts add up to 0.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankState".
 */
export interface BankState {
  phase: 'lobby' | 'open' | 'over';
  profile: BankProfile;
  mode: 'banker' | 'everyone';
  banker: number | null;
  cards: BankCardState[];
  pot: number;
  bank: number;
  asks: BankAsk[];
  auction: BankAuction | null;
  reader: ReaderState;
  ranking: BankRank[];
  times: BankTimes;
}
/**
 * `device`: start balance, GO amount, limits, step, the keys K and M, number of cards.
 *
 *     The limits are those of the reader; phones pay any multiple of its step. `sign` stands before or behind amounts.
 *     `edition`: one of ours, for rents, prices and the counting at the end; none for a board we do not know.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankProfile".
 */
export interface BankProfile {
  device?: Profile;
  sign?: string;
  sign_first?: boolean;
  edition?: string | null;
}
/**
 * All money is in the currency's own unit, never in thousands.
 */
export interface Profile {
  cards?: number;
  start?: number;
  salary?: number;
  least?: number;
  most?: number;
  step?: number;
  small_key?: number;
  big_key?: number;
  off_after?: number;
}
/**
 * A card as everybody sees it. `is_taken`: some phone has it; `worth`: what it counts at the end, if scored.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankCardState".
 */
export interface BankCardState {
  card: number;
  name: string;
  shape: string;
  balance: number;
  is_taken: boolean;
  is_out: boolean;
  holdings?: BankHolding[];
  worth?: number | null;
}
/**
 * A deed somebody owns at the end, for the counting. `houses`: 5 is a hotel.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankHolding".
 */
export interface BankHolding {
  /**
   * id of a square of the edition
   */
  deed: string;
  is_mortgaged?: boolean;
  houses?: number;
}
/**
 * Something people are asked, opened in the row `ask`.
 *
 *     `pay`: `payer` shall pay `amount` to `target`; `undo`: the bookings of `row`; `new_game`: everybody has the start
 *     balance again; `claim`: another device wants `card`. `waits_for` are the cards whose yes is missing, and with
 *     `waits_for_bank` that of whoever may book for the bank (any one of `bank_may`, or who arranged the bank).
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankAsk".
 */
export interface BankAsk {
  /**
   * number of a row of the room's log
   */
  ask: number;
  kind: 'claim' | 'new_game' | 'pay' | 'undo';
  by: number | null;
  /**
   * since 1970, by the server's clock
   */
  at: number;
  /**
   * since 1970, by the server's clock
   */
  ends: number;
  waits_for: number[];
  waits_for_bank?: boolean;
  bank_may?: number[];
  payer?: number | null;
  target?: number | ('bank' | 'pot') | null;
  amount?: number | null;
  note?: BankNote | null;
  row?: number | null;
  bookings?: BankBooking[];
  card?: number | null;
}
/**
 * What a payment is for; `deed` and how it was built on (`count`: houses, 5 a hotel; or stations, utilities).
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankNote".
 */
export interface BankNote {
  purpose?:
    | 'auction'
    | 'building'
    | 'card'
    | 'fine'
    | 'mortgage'
    | 'other'
    | 'pot'
    | 'purchase'
    | 'rent'
    | 'salary'
    | 'start'
    | 'tax'
    | 'trade';
  deed?: string | null;
  count?: number | null;
  text?: string | null;
}
/**
 * So much from an account to another.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankBooking".
 */
export interface BankBooking {
  source: number | ('bank' | 'pot');
  target: number | ('bank' | 'pot');
  amount: number;
}
/**
 * An open auction; the last bid is the highest. `next`: the least the next bid must be.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankAuction".
 */
export interface BankAuction {
  /**
   * number of a row of the room's log
   */
  row: number;
  by: number | null;
  deed: string | null;
  text: string | null;
  bids: BankBid[];
  next: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankBid".
 */
export interface BankBid {
  card: number;
  amount: number;
  /**
   * since 1970, by the server's clock
   */
  at: number;
}
/**
 * At the end: who had how much. `place` 1 is the best; equal worth, equal place.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankRank".
 */
export interface BankRank {
  card: number;
  worth: number;
  place: number;
}
/**
 * How many milliseconds one may take back alone, object to a payment of the bank, and think about a request.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankTimes".
 */
export interface BankTimes {
  undo_alone: number;
  objection: number;
  ask: number;
}
/**
 * An edition as the bank needs it: a profile to begin with, and the deeds with their rents.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankBook".
 */
export interface BankBook {
  edition: string;
  language: string;
  profile: BankProfile;
  deeds: BookDeed[];
}
/**
 * A deed of an edition with all its rents, in the order of the board.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BookDeed".
 */
export interface BookDeed {
  deed: string;
  name: string;
  kind: 'station' | 'street' | 'utility';
  group: string | null;
  colour: string | null;
  price: number;
  mortgage: number;
  house_price: number | null;
  hotel_price: number | null;
  rents: RentLine[];
}
/**
 * A rent of a deed. `kind` says for how much of what: `bare`, `group` (the whole colour group, nothing built),
 *     `houses` (`count` of them), `hotel`, `stations` (`count` owned), `dice` (`count` utilities owned, `dice` rolled).
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "RentLine".
 */
export interface RentLine {
  kind: 'bare' | 'dice' | 'group' | 'hotel' | 'houses' | 'stations';
  amount: number;
  count?: number;
  dice?: number | null;
}
/**
 * Always first. Tokens of cards, and of who arranged the bank; none to watch (a shared screen).
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankHello".
 */
export interface BankHello {
  type: 'hello';
  /**
   * Items: a signed right: to a seat, or to arrange the room
   */
  tokens?: string[];
  since?: number | null;
  language?: 'de' | 'en' | 'nl';
}
/**
 * An action at the bank. `card`: which of the device's cards acts; null: who arranged the bank, if that is this
 *     device, otherwise its only card.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankCommand".
 */
export interface BankCommand {
  type: 'command';
  /**
   * chosen by the client at random; a repeat is harmless
   */
  id: string;
  do:
    | SetProfile
    | AddCard
    | DropCard
    | StartBank
    | NameCard
    | SetMode
    | Pay
    | Salary
    | Request
    | Reply
    | Undo
    | Objection
    | Bankruptcy
    | OpenAuction
    | Bid
    | Hammer
    | CancelAuction
    | UseReader
    | Score
    | Finish
    | Reopen;
  card?: number | null;
}
/**
 * What the box says: start balance, GO, limits, steps, keys, currency, edition.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SetProfile".
 */
export interface SetProfile {
  do: 'profile';
  profile: BankProfile;
}
/**
 * Before the start: there is no such card.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DropCard".
 */
export interface DropCard {
  do: 'drop_card';
  /**
   * a card of the bank
   */
  card: number;
}
/**
 * The bank opens: everybody has the start balance, or what is typed in for a game that is under way.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "StartBank".
 */
export interface StartBank {
  do: 'start';
  balances?: {
    [k: string]: number;
  } | null;
  pot?: number;
}
/**
 * Another name or mark for a card.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "NameCard".
 */
export interface NameCard {
  do: 'name';
  /**
   * a card of the bank
   */
  card: number;
  name: string;
  shape?: string | null;
}
/**
 * Who may book for the bank: everyone, or one banker (`banker` null: whoever arranged the bank).
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SetMode".
 */
export interface SetMode {
  do: 'mode';
  mode: 'banker' | 'everyone';
  banker?: number | null;
}
/**
 * Money from an account to another. From one's own card, or, for who may book for the bank, from bank and pot.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Pay".
 */
export interface Pay {
  do: 'pay';
  source: number | ('bank' | 'pot');
  target: number | ('bank' | 'pot');
  /**
   * money, in the currency's own unit
   */
  amount: number;
  note?: BankNote | null;
}
/**
 * The GO amount for a card.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Salary".
 */
export interface Salary {
  do: 'go';
  /**
   * a card of the bank
   */
  card: number;
}
/**
 * Somebody is asked to pay: nothing is booked before the payer agrees.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Request".
 */
export interface Request {
  do: 'ask';
  /**
   * a card of the bank
   */
  payer: number;
  target: number | ('bank' | 'pot');
  /**
   * money, in the currency's own unit
   */
  amount: number;
  note?: BankNote | null;
}
/**
 * Yes or no to something one was asked in the row `ask`: a payment, an undo, a new game, a device that wants the
 *     card. Whoever asked takes it back with a no.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Reply".
 */
export interface Reply {
  do: 'answer';
  /**
   * number of a row of the bank's log
   */
  ask: number;
  yes: boolean;
}
/**
 * The bookings of a row shall be made as if they had not been. Its author alone may within a few seconds; later
 *     everyone it touched is asked.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  do: 'undo';
  /**
   * number of a row of the bank's log
   */
  row: number;
}
/**
 * That payment of the bank was wrong: within a few seconds it is taken back at once.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Objection".
 */
export interface Objection {
  do: 'object';
  /**
   * number of a row of the bank's log
   */
  row: number;
}
/**
 * A card is out; what is left on it goes to the creditor. For one's own card, as with a payment.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Bankruptcy".
 */
export interface Bankruptcy {
  do: 'bankrupt';
  /**
   * a card of the bank
   */
  card: number;
  creditor?: number | ('bank' | 'pot');
}
/**
 * Something is sold to whoever bids most: a deed of the edition, or something in words. `least`: the first bid.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "OpenAuction".
 */
export interface OpenAuction {
  do: 'open_auction';
  deed?: string | null;
  text?: string | null;
  least?: number | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Bid".
 */
export interface Bid {
  do: 'bid';
  /**
   * a card of the bank
   */
  card: number;
  /**
   * money, in the currency's own unit
   */
  amount: number;
}
/**
 * The auction is over: the highest bidder pays the bank. Without a bid nothing is sold.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Hammer".
 */
export interface Hammer {
  do: 'hammer';
}
/**
 * The auction is over, and nothing is sold.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "CancelAuction".
 */
export interface CancelAuction {
  do: 'cancel_auction';
}
/**
 * A key or a card at the reader.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "UseReader".
 */
export interface UseReader {
  do: 'reader';
  input: Press | Hold | Insert | ReaderRemove;
}
/**
 * What somebody owns at the end; the whole list each time. The bank counts it.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  do: 'score';
  /**
   * a card of the bank
   */
  card: number;
  holdings: BankHolding[];
}
/**
 * The game is over. The bank can be looked at, and says who had most.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Finish".
 */
export interface Finish {
  do: 'finish';
}
/**
 * It was not over after all.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Reopen".
 */
export interface Reopen {
  do: 'reopen';
}
/**
 * A row of the bank's log. `kind` says what happened; the fields that do not belong to it are left out.
 *
 *     `taken`, `added`, `named`, `moved`, `dropped`: `card`, `name`; `profile`; `mode`: `mode`, `banker`; `started`:
 *     `bookings`; `booked`: `bookings`, `what` (pay, go, pot, asked, undo, objection, bankrupt, auction, new_game),
 *     `note`, `reverses` (a row), `ask` it answers; `asked`: `question`; `answered`: `ask`, `yes`; `refused`: `ask` that
 *     came to nothing; `auction`: `step` (opened, bid, sold, cancelled), `deed`, `text`, `card`, `amount`; `reader`:
 *     `reader`, `bookings`; `scored`: `card`, `worth`; `finished`, `reopened`.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankEntry".
 */
export interface BankEntry {
  /**
   * number of a row of the room's log
   */
  rev: number;
  /**
   * since 1970, by the server's clock
   */
  at: number;
  kind: string;
  by?: number | null;
  command?: string;
  card?: number;
  name?: string;
  mode?: string;
  banker?: number | null;
  what?: string;
  bookings?: BankBooking[];
  note?: BankNote;
  /**
   * number of a row of the room's log
   */
  reverses?: number;
  question?: BankAsk;
  /**
   * number of a row of the room's log
   */
  ask?: number;
  yes?: boolean;
  step?: string;
  deed?: string;
  text?: string;
  amount?: number;
  reader?: ReaderStep;
  worth?: number;
}
/**
 * Rows of the log; ask again with `since` = `rev` until `more` is false.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankLogPage".
 */
export interface BankLogPage {
  /**
   * number of a row of the room's log
   */
  rev: number;
  more: boolean;
  entries: BankEntry[];
}
/**
 * What happened, in order, and how things stand now.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankNews".
 */
export interface BankNews {
  type: 'news';
  /**
   * number of a row of the room's log
   */
  rev: number;
  /**
   * since 1970, by the server's clock
   */
  now: number;
  entries: BankEntry[];
  state: BankState;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankOpened".
 */
export interface BankOpened {
  bank: BankRoom;
  state: BankState;
  host: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankPart".
 */
export interface BankPart {
  houses: number;
  hotels: number;
}
/**
 * Which cards have a device connected, whether who arranged the bank has, and how many others are watching.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankPresence".
 */
export interface BankPresence {
  type: 'presence';
  cards: number[];
  host: boolean;
  watching: number;
}
/**
 * The answer to a hello. `resumed`: `entries` are all that came after `since`; otherwise they are left out.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BankWelcome".
 */
export interface BankWelcome {
  type: 'welcome';
  /**
   * number of a row of the room's log
   */
  rev: number;
  /**
   * since 1970, by the server's clock
   */
  now: number;
  cards: number[];
  is_host: boolean;
  resumed: boolean;
  entries: BankEntry[];
  bank: BankRoom;
  state: BankState;
  presence: BankPresence;
}
/**
 * A card of this device is now on another one.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "CardGone".
 */
export interface CardGone {
  type: 'card_gone';
  card: number;
  problem: Problem;
}
/**
 * A player that is no person; `bot` is one of those the edition lists.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BotSeat".
 */
export interface BotSeat {
  kind: 'bot';
  bot: string;
  name?: string | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  id: string;
  theme: string;
  effect:
    | 'advance_spaces'
    | 'advance_to'
    | 'advance_to_nearest'
    | 'collect'
    | 'collect_dice_times'
    | 'collect_from_each'
    | 'collect_if_roll'
    | 'downgrade'
    | 'get_out_of_jail'
    | 'go_to_jail'
    | 'move_back'
    | 'move_back_to'
    | 'pay'
    | 'pay_chosen'
    | 'pay_each'
    | 'pay_or_draw'
    | 'pay_unless_roll'
    | 'repairs'
    | 'upgrade_free';
  amount?:
    | number
    | {
        [k: string]: number;
      }
    | null;
  square?: string | null;
  steps?: number | null;
  kind?: ('station' | 'utility') | null;
  rent_factor?: number | null;
  dice_factor?: number | null;
  new_roll?: boolean;
  need?: {
    [k: string]: string;
  } | null;
  star_of?: ('drawer' | 'payer') | null;
  at_top_collect?: number | null;
  timing?: ('immediate' | 'keep') | null;
  origin?: 'ours' | null;
  per_house?: number | null;
  per_hotel?: number | null;
  draw?: string | null;
  purpose?: ('fee' | 'fine' | 'tax') | null;
}
/**
 * `asked`: nobody has answered yet; `granted`: here is the card; `refused`: no, or the time was over.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "CardClaimed".
 */
export interface CardClaimed {
  status: 'asked' | 'granted' | 'refused';
  /**
   * number of a row of the room's log
   */
  ask: number;
  grant?: CardGrant | null;
}
/**
 * The right to a card. Who has the token has the card, so it belongs into no address and no log.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "CardGrant".
 */
export interface CardGrant {
  card: number;
  token: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "CardTaken".
 */
export interface CardTaken {
  bank: BankRoom;
  state: BankState;
  grant: CardGrant;
}
/**
 * A second phone wants a card that another one has. Repeat it (the same `id`) to hear what came of it.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ClaimCard".
 */
export interface ClaimCard {
  /**
   * random; a repeat gives the same seat again, so keep it secret
   */
  id: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ClaimPart".
 */
export interface ClaimPart {
  owner: number;
  deed: string;
  amount: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ClaimsPart".
 */
export interface ClaimsPart {
  debtor: number;
  open: ClaimPart[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ClauseEntry".
 */
export interface ClauseEntry {
  id: string;
  source: string;
  topic: string;
  fact?: string | null;
  testable?: boolean;
  repeats?: string | null;
  ours?: boolean;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Components".
 */
export interface Components {
  boards: number;
  dice: number;
  money_sets: number;
  houses: number;
  hotels: number;
  tokens: string[];
  start_notes?: {
    [k: string]: number;
  };
  speed_dice?: number;
  readers?: number;
  bank_cards?: number;
  overview_cards?: number;
  figures_per_set?: number;
}
/**
 * The lessons of an edition: what each is about, in their order, and how the table is set for all of them.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "CourseCard".
 */
export interface CourseCard {
  ideas: string[];
  bots: string[];
  variants: string[];
}
/**
 * What a small picture of an edition shows: for each square the printed colour of its street, or nothing.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "CoverData".
 */
export interface CoverData {
  ring: string[];
  special: 'bank-card' | 'cards' | 'houses' | 'star' | 'third-die';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Created".
 */
export interface Created {
  room: RoomCard;
  host: string;
  seats: Grant[];
}
/**
 * The right to a seat. Who has the token has the seat, so it belongs into no address and no log.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Grant".
 */
export interface Grant {
  seat: number;
  token: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealFile".
 */
export interface DealFile {
  format: 1;
  name: string;
  family: 'deal';
  language: string;
  currency: DealCurrency;
  seats: DealSeats;
  tables: {
    [k: string]: TableRow;
  };
  values: Values;
  switches: DealSwitches;
  options: DealOptions;
  streets: {
    [k: string]: Street;
  };
  station: SideSet;
  utility: SideSet;
  deeds: {
    [k: string]: Deed;
  };
  copies: {
    [k: string]: number;
  };
  clause: ClauseEntry[];
  variants?: {
    [k: string]: Variant;
  };
  forbidden?: Forbidden[];
  extends?: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealCurrency".
 */
export interface DealCurrency {
  sign: string;
  step: number;
  notes: number[];
  sign_first?: boolean;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealSeats".
 */
export interface DealSeats {
  min: number;
  max: number;
}
/**
 * What depends on the number of players.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "TableRow".
 */
export interface TableRow {
  hand: number;
  places: number;
  target: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Values".
 */
export interface Values {
  start_card: number;
  majority: number;
  reward_cards: number;
}
/**
 * Each switch is the parameter of one rule.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealSwitches".
 */
export interface DealSwitches {
  tokens_on_stations: boolean;
  passing_from: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealOptions".
 */
export interface DealOptions {
  void_after_turns: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Street".
 */
export interface Street {
  name: string;
  city: string;
  colour: string;
  values: number[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SideSet".
 */
export interface SideSet {
  name: string;
  colour: string;
  values: number[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Deed".
 */
export interface Deed {
  name: string;
  group: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Variant".
 */
export interface Variant {
  clause: string;
  switches: {
    [k: string]: number | boolean | string;
  };
  excludes?: string[];
  needs?: string[];
}
/**
 * Something players ask for and the rulebook rules out: an action, or an argument of one.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Forbidden".
 */
export interface Forbidden {
  do: string;
  clauses: string[];
  keys?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DebtPart".
 */
export interface DebtPart {
  debtor: number;
  creditor: number | ('bank' | 'pot');
  amount: number;
  reason: string;
  deed?: string | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DeedPart".
 */
export interface DeedPart {
  owner?: number | null;
  houses?: number;
  hotel?: boolean;
  mortgaged?: boolean;
  acquired_mortgaged?: boolean;
  paid?: number[] | null;
}
/**
 * An edition on offer.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "EditionCard".
 */
export interface EditionCard {
  name: string;
  family: 'board' | 'deal';
  language: string;
  fewest: number;
  most: number;
  hash: string;
  switches: SwitchCard[];
  decks: string[];
  deck: string;
  bots: string[];
  cover: CoverData;
  skins: string[];
  usual_skins: {
    [k: string]: string;
  };
  has_secrets: boolean;
  is_custom: boolean;
  course?: CourseCard | null;
}
/**
 * A variant, loan or house rule that can be chosen for an edition. `sets`: which switches of the rules it turns.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SwitchCard".
 */
export interface SwitchCard {
  name: string;
  kind: 'house_rule' | 'loan' | 'variant';
  clause?: string | null;
  excludes?: string[];
  needs?: string[];
  sets?: {
    [k: string]: number | boolean | string;
  };
}
/**
 * All the data of an edition, and the skins that fit its board.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "EditionData".
 */
export interface EditionData {
  card: EditionCard;
  /**
   * the edition file: EditionFile or DealFile
   */
  data: {
    [k: string]: unknown;
  };
  skins: SkinData[];
}
/**
 * Other names for a board; ids stay.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SkinData".
 */
export interface SkinData {
  name: string;
  squares: {
    [k: string]: string;
  };
  groups: {
    [k: string]: string;
  };
  colours: {
    [k: string]: string;
  };
  currency?: string | null;
  language?: string | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "EditionFile".
 */
export interface EditionFile {
  format: 1;
  name: string;
  family: 'board';
  language: string;
  deck: string;
  currency: BoardCurrency;
  seats: BoardSeats;
  money: Money;
  components: Components;
  switches: BoardSwitches;
  windows: Windows;
  options: BoardOptions;
  groups: {
    [k: string]: Group;
  };
  squares: {
    [k: string]: Square;
  };
  decks: {
    [k: string]: {
      [k: string]: Card[];
    };
  };
  clause: ClauseEntry[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  piles?: [string, string];
  fortune?: FortuneCard[];
  variants?: {
    [k: string]: Variant;
  };
  refused?: {
    [k: string]: string;
  };
  borrowed?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  meaningless?: string[];
  forbidden?: Forbidden[];
  citations?: {
    [k: string]: string;
  };
  extends?: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardCurrency".
 */
export interface BoardCurrency {
  sign: string;
  step: number;
  sign_first?: boolean;
  grouping?: 'comma' | 'language';
  units?: {
    [k: string]: number;
  };
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardSeats".
 */
export interface BoardSeats {
  min: number;
  max: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Money".
 */
export interface Money {
  start: number;
  salary:
    | number
    | {
        [k: string]: number;
      };
  jail_fine: number;
  auction_minimum: number;
  set: number;
  upgrade_cost?: number;
  win_cash?: number;
}
/**
 * Each switch is the parameter of one rule.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardSwitches".
 */
export interface BoardSwitches {
  opening_dice: 1 | 2;
  doubles_oblige: boolean;
  rent_on_demand: boolean;
  double_rent: 'full_group' | 'full_unbuilt_group' | 'full_unmortgaged_group';
  jail_exit_attempts: number;
  houses_before_hotel: 3 | 4;
  hotel_costs_a_house: boolean;
  parking_pot: boolean;
  deal_deeds: number;
  dealt_deeds_are_paid: boolean;
  negotiation_seconds: number;
  build_after_first_lap: boolean;
  mortgage_clears: 'group' | 'street';
  mortgage_blocks: 'group' | 'street';
  trade_clears: 'group' | 'street';
  interest_percent: number;
  interest_unit: number;
  estate_sells_jail_cards: boolean;
  bankrupt_mortgages_all: boolean;
  banker_abstains_from: number;
  has_banker?: boolean;
  jail_stay?: boolean;
  fine_ends_turn?: boolean;
  third_failure_moves?: boolean;
  speed_die?: boolean;
  start_bonus?: number;
  triple_ends_turn?: boolean;
  utility_new_roll?: boolean;
  auction_on_decline?: boolean;
  unsold_goes_to_lander?: boolean;
  salary_factor_on_los?: number;
  rent_in_jail?: boolean;
  pot_start?: number;
  unlimited_buildings?: boolean;
  transfer_interest?: 'mortgage' | 'price';
  resale_unit?: number;
  shortage_minimum?: 'opening' | 'printed';
  settle_with_property?: boolean;
  end_at_bankruptcies?: number;
  time_limit?: number;
  round_limit?: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Windows".
 */
export interface Windows {
  build: Opening;
  sell: Opening;
  mortgage: Opening;
  offer: Opening;
}
/**
 * When a kind of business is open, for the player on turn and for the others.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Opening".
 */
export interface Opening {
  on_turn: ('after' | 'auction' | 'between' | 'negotiation' | 'purchase')[];
  others: ('after' | 'auction' | 'between' | 'negotiation' | 'purchase')[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardOptions".
 */
export interface BoardOptions {
  offers_per_turn: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Group".
 */
export interface Group {
  name: string;
  colour: string;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Square".
 */
export interface Square {
  kind: 'card' | 'go' | 'go_to_jail' | 'jail' | 'parking' | 'station' | 'street' | 'tax' | 'utility';
  name: string;
  group?: string | null;
  price?: number | null;
  mortgage?: number | null;
  rent?: number[] | null;
  dice_factor?: number[] | null;
  house_price?: number | null;
  hotel_price?: number | null;
  pile?: string | null;
  amount?: number | null;
  percent?: number | null;
}
/**
 * A kind of card that lies hidden under the properties.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "FortuneCard".
 */
export interface FortuneCard {
  id: string;
  theme: string;
  copies: number;
  timing: 'immediate' | 'keep';
  effect:
    | 'advance_to_choice'
    | 'auction_proceeds'
    | 'block'
    | 'collect'
    | 'collect_from_each'
    | 'double_rent'
    | 'extra_turn'
    | 'forced_deal'
    | 'free_house'
    | 'get_out_of_jail'
    | 'move_counterclockwise'
    | 'none'
    | 'rent_free'
    | 'take_property'
    | 'upgrade_free';
  first_step?: 'auction' | 'buy_half_or_auction' | 'buy_or_auction' | 'take_free';
  amount?: number | null;
  at_top_collect?: number | null;
  to?: string | null;
  filter?: string | null;
  by?: string | null;
  chooser?: string | null;
  excludes?: string | null;
  requires?: string | null;
  against?: string[];
  origin?: 'ours' | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Editions".
 */
export interface Editions {
  editions: EditionCard[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "EstatePart".
 */
export interface EstatePart {
  seat: number;
  deeds?: string[];
  decks?: string[];
}
/**
 * How often each seat rolled this face of a die.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "FaceCount".
 */
export interface FaceCount {
  face: number | string;
  counts: number[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "FortunePart".
 */
export interface FortunePart {
  empty?: string[];
  discard?: string[];
}
/**
 * `starting`: the machine code of the rules is being built; `done` of `of` steps in `seconds` so far.
 *
 *     `left`: about so many seconds are left; there is no guess before the first functions are done.
 *     `failing`: the store keeps nothing, and `store` says why; this comes with status 503.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: 'failing' | 'ok' | 'starting';
  version: string;
  store?: StoreTrouble | null;
  done?: number;
  of?: number;
  seconds?: number;
  left?: number;
}
/**
 * Why nothing can be kept now, for programs and for people.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "StoreTrouble".
 */
export interface StoreTrouble {
  cause: 'corrupt' | 'full' | 'gone' | 'io' | 'locked' | 'read-only' | 'replaced' | 'unreachable';
  sentence: string;
}
/**
 * Whether other devices can join. `links` lead them to the path that was asked for, the best one first.
 *
 *     The picture of link number n is at `/api/house/picture?path=...&link=n`.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "House".
 */
export interface House {
  is_open: boolean;
  may_open: boolean;
  has_visitor: boolean;
  links: string[];
}
/**
 * Somebody takes a seat: this one, or any that is open.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  /**
   * random; a repeat gives the same seat again, so keep it secret
   */
  id: string;
  name: string;
  /**
   * SHA-256 of `magie-fair-2:` and the contribution, in hexadecimal digits
   */
  commitment: string;
  seat?: number | null;
  figure?: string | null;
  always_demand?: boolean;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Joined".
 */
export interface Joined {
  room: RoomCard;
  grant: Grant;
}
/**
 * Rows of the log as the asker may see them; ask again with `since` = `rev` until `more` is false.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "LogPage".
 */
export interface LogPage {
  /**
   * number of a row of the room's log
   */
  rev: number;
  more: boolean;
  entries: Entry[];
}
/**
 * A seat shall be played on this device.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  /**
   * random; a repeat gives the same seat again, so keep it secret
   */
  id: string;
}
/**
 * A device that has the card's token takes the card over at once.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "MoveCard".
 */
export interface MoveCard {
  /**
   * random; a repeat gives the same seat again, so keep it secret
   */
  id: string;
}
/**
 * How things stand at the bank of a token; `problem`: it is no use any more.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "MyBank".
 */
export interface MyBank {
  bank?: BankRoom | null;
  state?: BankState | null;
  card?: number | null;
  problem?: Problem | null;
}
/**
 * The tokens a device holds, of cards and of banks it opened.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "MyBankTokens".
 */
export interface MyBankTokens {
  /**
   * Items: a signed right: to a seat, or to arrange the room
   */
  tokens: string[];
}
/**
 * One bank for each token, in their order.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "MyBanks".
 */
export interface MyBanks {
  banks: MyBank[];
}
/**
 * How things stand in the room of a token. `problem`: it is no use any more, the room or the seat is gone.
 *
 *     `waits_for` are the seats the game waits for, `is_my_turn` if the token's is among them; `changed` is when the game
 *     went on last. `is_pending`: there was no time to look; ask again.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "MyGame".
 */
export interface MyGame {
  room?: RoomCard | null;
  seat?: number | null;
  waits_for?: number[];
  is_my_turn?: boolean;
  outcome?: Outcome | null;
  /**
   * since 1970, by the server's clock
   */
  changed?: number;
  problem?: Problem | null;
  is_pending?: boolean;
}
/**
 * One game for each token, in their order.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "MyGames".
 */
export interface MyGames {
  games: MyGame[];
}
/**
 * Somebody at this device. Several seats may be: they hand the device round.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "MySeat".
 */
export interface MySeat {
  kind: 'me';
  name: string;
  /**
   * SHA-256 of `magie-fair-2:` and the contribution, in hexadecimal digits
   */
  commitment: string;
  figure?: string | null;
  always_demand?: boolean;
}
/**
 * The tokens a device holds, of seats and of rooms it opened.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "MyTokens".
 */
export interface MyTokens {
  /**
   * Items: a signed right: to a seat, or to arrange the room
   */
  tokens: string[];
}
/**
 * A bank to open. `reader`: the card reader alone, for one device; it is open at once and has no code.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "NewBank".
 */
export interface NewBank {
  kind?: 'reader' | 'table';
  profile?: BankProfile;
  mode?: 'banker' | 'everyone';
}
/**
 * A room to open. Edition, variants, deck and options stay as they are for the whole game.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "NewRoom".
 */
export interface NewRoom {
  edition: string;
  seats: (MySeat | BotSeat | OpenSeat)[];
  variants?: string[];
  deck?: string | null;
  options?: {
    [k: string]: boolean | number | string | number[];
  };
  skin?: string | null;
  spectators?: boolean;
  table?: TableRules;
  lesson?: string | null;
}
/**
 * For whoever comes by the link or the code.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "OpenSeat".
 */
export interface OpenSeat {
  kind: 'open';
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "OfferPart".
 */
export interface OfferPart {
  maker: number;
  to: number;
  give?: SidePart;
  take?: SidePart;
  redeem?: string[];
  settle?: boolean;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SidePart".
 */
export interface SidePart {
  cash?: number;
  deeds?: string[];
  decks?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "PaymentsPart".
 */
export interface PaymentsPart {
  seat: number;
  todo: number[];
  direction: 'collect' | 'pay';
  amount?: number;
  card?: string | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "PilePart".
 */
export interface PilePart {
  unseen?: string[] | null;
  queue?: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Prefer".
 */
export interface Prefer {
  always_demand?: boolean;
  never_compete?: boolean;
}
/**
 * All money is in the currency's own unit, never in thousands.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Profile".
 */
export interface Profile1 {
  cards?: number;
  start?: number;
  salary?: number;
  least?: number;
  most?: number;
  step?: number;
  small_key?: number;
  big_key?: number;
  off_after?: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReactionPart".
 */
export interface ReactionPart {
  kind: 'block' | 'rent';
  seat: number;
  other: number;
  deed?: string | null;
  other_deed?: string | null;
  amount?: number;
}
/**
 * An uploaded record that plays from the first line to the last.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "RecordChecked".
 */
export interface RecordChecked {
  id: string;
  edition: string;
  seats: string[];
  lines: number;
  outcome: Outcome | null;
  fair: 'none' | 'open' | 'proven';
  /**
   * what one seat, or the public, may know of the position
   */
  view: {
    [k: string]: unknown;
  };
}
/**
 * Somebody of an ended game wants another one, on the same seat.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  /**
   * SHA-256 of `magie-fair-2:` and the contribution, in hexadecimal digits
   */
  commitment: string;
}
/**
 * A finished game, or an uploaded one, to be looked at again: all but the steps themselves.
 *
 *     Steps are numbered from 0, the setting of the table, to `steps`; `moves` has one entry for each. `data` is the
 *     edition file the game was played by.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  edition: string;
  family: 'board' | 'deal';
  hash: string;
  variants: string[];
  house_rules: boolean;
  deck: string;
  skin: string | null;
  /**
   * the edition file: EditionFile or DealFile
   */
  data: {
    [k: string]: unknown;
  };
  skins: SkinData[];
  has_secrets: boolean;
  seats: SeatCard[];
  steps: number;
  moves: ReplayMove[];
  points: ReplayPoint[];
  rounds: RoundScore[];
  dice: FaceCount[];
  sums: SumCount[];
  landings: SquareCount[];
  outcome: Outcome | null;
}
/**
 * A step in short: who acted and what it did (neither where the table is set, or a clock decided).
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReplayMove".
 */
export interface ReplayMove {
  seat: number | null;
  do: string | null;
  turn: number;
  round: number;
}
/**
 * How rich everybody was after a step: at the start, at the end of every turn (card game: round), at the end.
 *
 *     `cash` and `worth` are by seat; worth as the end of a timed game counts it. In the card game both are the money won.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReplayPoint".
 */
export interface ReplayPoint {
  step: number;
  turn: number;
  round: number;
  cash: number[];
  worth: number[];
}
/**
 * A round of the card game: what each seat won in it and had then. `is_void`: it did not count.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "RoundScore".
 */
export interface RoundScore {
  round: number;
  step: number;
  scores: number[];
  totals: number[];
  is_void?: boolean;
}
/**
 * How often each seat rolled this sum with the two ordinary dice.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SumCount".
 */
export interface SumCount {
  sum: number;
  counts: number[];
}
/**
 * How often each seat came to stand on this square.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "SquareCount".
 */
export interface SquareCount {
  square: string;
  counts: number[];
}
/**
 * A step, and the game after it.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReplayState".
 */
export interface ReplayState {
  step: ReplayStep;
  game: GameState;
}
/**
 * A step as the chosen viewer sees it: an action, what chance answered, what it led to.
 *
 *     `turn` and `round` count those that have begun. `at`, `why`, `bot` and `reason` are known of games played here; they
 *     mean what they mean in an entry of the log.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
  step: number;
  seat: number | null;
  turn: number;
  round: number;
  /**
   * Items: an outcome of chance, or {"chance": "hidden"}
   */
  chance: {
    [k: string]: unknown;
  }[];
  events: Event[];
  do?: Action;
  /**
   * since 1970, by the server's clock
   */
  at?: number;
  why?: 'bot_failed' | 'gone' | 'left' | 'time';
  bot?: string;
  reason?: TradeReason;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReplayStates".
 */
export interface ReplayStates {
  states: ReplayState[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ReplaySteps".
 */
export interface ReplaySteps {
  steps: ReplayStep[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ResultPart".
 */
export interface ResultPart {
  ending: string;
  winners: number[];
}
/**
 * The contributions of a device, once the commitments of all seats are sealed.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Reveal".
 */
export interface Reveal {
  /**
   * each counts for the seat that has committed to it
   *
   * Items: 16 random bytes of the person's device, in hexadecimal digits
   */
  contributions: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "RewardPart".
 */
export interface RewardPart {
  cards?: string[];
  due?: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "RoomAnswer".
 */
export interface RoomAnswer {
  room: RoomCard;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "ShortagePart".
 */
export interface ShortagePart {
  kind: 'hotel' | 'house';
  seat: number;
  declared?: number[];
  auctioned?: boolean;
  placing?: number | null;
  price?: number;
}
/**
 * The game shall begin. A device that has all the people of the table reveals their contributions right away.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  /**
   * each counts for the seat that has committed to it
   *
   * Items: 16 random bytes of the person's device, in hexadecimal digits
   */
  contributions?: string[];
}
/**
 * A phone becomes a card: a new one, or `card`, one that no phone has. The same `id` gives the same card again.
 *
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "TakeCard".
 */
export interface TakeCard {
  /**
   * random; a repeat gives the same seat again, so keep it secret
   */
  id: string;
  name?: string | null;
  shape?: string | null;
  card?: number | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "TransferPart".
 */
export interface TransferPart {
  deeds: string[];
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPlayerPart".
 */
export interface BoardPlayerPart {
  cash?: number | null;
  square?: string | null;
  in_jail?: boolean;
  attempts?: number;
  jail_cards?: string[];
  out?: boolean;
  place?: number;
  resigning?: boolean;
  laps?: number;
  parked?: number;
  own_turn?: number;
  offers?: number;
  want?: number;
  opening?: number;
  star?: number | null;
  fortunes?: string[];
  prefer?: Prefer | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardPositionFile".
 */
export interface BoardPositionFile {
  edition: string;
  players: BoardPlayerPart[];
  format?: 1;
  variants?: string[];
  deck?: string | null;
  options?: {
    [k: string]: unknown;
  };
  deeds?: {
    [k: string]: DeedPart;
  };
  bank?: BankPart | null;
  decks?: {
    [k: string]: PilePart;
  };
  turn?: BoardTurnPart;
  phase?: string;
  claims?: ClaimsPart | null;
  auction?: AuctionPart | null;
  debt?: DebtPart | null;
  transfer?: TransferPart | null;
  estate?: EstatePart | null;
  shortage?: ShortagePart | null;
  payments?: PaymentsPart | null;
  reaction?: ReactionPart | null;
  offer?: OfferPart | null;
  fortune?: FortunePart | null;
  banker?: number | null;
  pot?: number;
  clock?: number;
  time_up?: boolean;
  ready?: number[];
  tied?: number[];
  opening_round?: number;
  deals?: number;
  bankruptcies?: number;
  ply?: number;
  result?: ResultPart | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "BoardTurnPart".
 */
export interface BoardTurnPart {
  seat?: number;
  dice?: (number | string)[];
  doubles?: number;
  draws?: number;
  steps?: number;
  jail_roll?: boolean;
  freed?: boolean;
  jailed?: boolean;
  rent_factor?: number;
  move?: string;
  deck?: string | null;
  card?: string | null;
  fortune?: string | null;
  choice?: string | null;
  second_move?: boolean;
  extra_roll?: boolean;
  last_roll?: boolean;
  dice_factor?: number;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealPlayerPart".
 */
export interface DealPlayerPart {
  money?: number;
  hand?: string[];
  pile?: string[];
  known?: string[];
  passing?: string | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealPositionFile".
 */
export interface DealPositionFile {
  edition: string;
  players: DealPlayerPart[];
  format?: 1;
  variants?: string[];
  options?: {
    [k: string]: unknown;
  };
  banker?: number;
  dealer?: number | null;
  round?: number;
  phase?: string;
  turn?: DealTurnPart;
  dummies?: string[][];
  layer?: number | null;
  laid?: {
    [k: string]: string[];
  };
  reward?: RewardPart;
  votes?: number[];
  clock?: number;
  ply?: number;
  result?: ResultPart | null;
}
/**
 * This interface was referenced by `Frames`'s JSON-Schema
 * via the `definition` "DealTurnPart".
 */
export interface DealTurnPart {
  seat?: number;
  did?: string;
  number?: number;
  dry?: number;
  cycle?: number;
  passes?: number;
}
