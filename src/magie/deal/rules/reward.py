"""The reward of the player who laid down: five cards, or the open trade cards, attached as far as they are of use.

What lies already stays where it lies. A Chance card is moved only if the reward brings the very card it stands for.
"""

from __future__ import annotations

from magie.deal.clauses import Clause
from magie.deal.codes import (
    ALL_DEEDS,
    ALL_KINDS,
    ALL_SETS,
    CHANCE,
    FIRST_HOUSE,
    GO,
    MAGIE,
    NO_CARD,
    TOKEN,
    EventKind,
    Phase,
    Refusal,
)
from magie.deal.events import also, emit, refuse, refuse_also
from magie.deal.layout import ActionRow, EventBuffer, GameState, LaidSet, RefusalRow, Workbench
from magie.deal.rules.laydown import arrange, chances_laid, is_empty_set, tell_set
from magie.deal.rules.table import bits_in, copy_set, is_building, is_deed, is_passing_table, take_top, take_unseen
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def offer_reward(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Five cards are due from the draw pile, or what is left; with five and six players all open trade cards."""
    layer = game.table.layer
    if is_passing_table(game, edition):
        for place in range(edition.places[game.table.seats]):
            while game.piles[place].count > 0:
                game.reward.cards[game.reward.count] = take_top(game, place)
                game.reward.count += 1
        clause = Clause.PLAYERS_5_6_REWARD_TRADE_CARDS
        emit(events, edition, EventKind.REWARD_OFFERED, clause, layer, game.reward.count, 0, 0)
        for index in range(game.reward.count):
            emit(events, edition, EventKind.REWARD_CARD, clause, layer, game.reward.cards[index], 0, 0)
        game.turn.phase = Phase.REWARD
        return
    game.reward.due = min(edition.reward_cards, game.table.unseen_size)
    emit(events, edition, EventKind.REWARD_OFFERED, Clause.REWARD_FIVE_CARDS, layer, game.reward.due, 0, 0)
    game.turn.phase = Phase.REWARD_DRAW if game.reward.due > 0 else Phase.REWARD


@compiled
def draw_reward(game: GameState, edition: Edition, events: EventBuffer, card: int) -> None:
    take_unseen(game, card)
    game.reward.cards[game.reward.count] = card
    game.reward.count += 1
    game.reward.due -= 1
    emit(events, edition, EventKind.REWARD_CARD, Clause.REWARD_FIVE_CARDS, game.table.layer, card, 0, 0)
    if game.reward.due == 0:
        game.turn.phase = Phase.REWARD


@compiled
def in_reward(game: GameState, card: int) -> int:
    """How many cards of this kind the reward has."""
    count = 0
    for index in range(game.reward.count):
        if game.reward.cards[index] == card:
            count += 1
    return count


@compiled
def stays_laid(old: LaidSet, new: LaidSet, edition: Edition, group: int, why: RefusalRow) -> bool:
    """Everything that lay in the set still lies there, Chance cards unless their own card has replaced them."""
    if (old.deeds & ~new.deeds) != 0 or (old.houses & ~new.houses) != 0 or new.tokens < old.tokens:
        return refuse(why, edition, Refusal.LAID_STAYS, Clause.REWARD_CHOOSE_SET_FOR_NEW_BUILDINGS, group, 0)
    gone_deeds = old.chance_deeds & ~(new.chance_deeds | new.deeds)
    gone_houses = old.chance_houses & ~(new.chance_houses | new.houses)
    gone_tokens = old.chance_tokens + old.tokens > new.chance_tokens + new.tokens
    if gone_deeds != 0 or gone_houses != 0 or gone_tokens:
        return refuse(why, edition, Refusal.CHANCE_PINNED, Clause.REWARD_CHANCE_OTHERWISE_FIXED, group, 0)
    return True


@compiled
def chances_kept(old: LaidSet, new: LaidSet) -> int:
    """Chance cards that still stand for what they stood for."""
    kept = bits_in(old.chance_deeds & new.chance_deeds) + bits_in(old.chance_houses & new.chance_houses)
    return kept + min(old.chance_tokens, new.chance_tokens)


@compiled
def may_attach(game: GameState, edition: Edition, action: ActionRow, work: Workbench, why: RefusalRow) -> bool:
    """Is this whole arrangement one that the laid hand and the reward allow?"""
    layer = game.table.layer
    if game.turn.phase != Phase.REWARD:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.REWARD_ADD_TO_HAND, 0, 0)
    if action.seat != layer:
        refuse(why, edition, Refusal.NOT_YOUR_DECISION, Clause.REWARD_FIVE_CARDS, layer, 0)
        return refuse_also(why, edition, Clause.GOAL_ROUND_ENDS_ON_LAY_DOWN)
    for card in range(ALL_KINDS):
        work.hand[card] = game.players[layer].hand[card]
    for index in range(game.reward.count):
        work.hand[game.reward.cards[index]] += 1
    if arrange(action, work, edition, why) < 0:
        if why.code == Refusal.HOUSE_ORDER or why.code == Refusal.HOTEL_TOO_EARLY:
            refuse_also(why, edition, Clause.REWARD_HOUSES_IN_ORDER)
        return False
    placed = 0
    freed = 0
    freed_tokens = 0
    for group in range(ALL_SETS):
        old = game.laid[group]
        new = work.sets[group]
        if not stays_laid(old, new, edition, group, why):
            return False
        kept = chances_kept(old, new)
        freed += chances_laid(old) - kept
        placed += chances_laid(new) - kept
        freed_tokens += max(0, old.chance_tokens - new.chance_tokens)
    # A Chance card laid beside the sets stays there; one that stood for a token makes way only for a new token.
    if placed > freed + in_reward(game, CHANCE) or freed_tokens > in_reward(game, TOKEN):
        return refuse(why, edition, Refusal.CHANCE_PINNED, Clause.REWARD_CHANCE_OTHERWISE_FIXED, NO_CARD, 0)
    return True


@compiled
def attach_clause(card: int, is_new_set: bool) -> Clause:
    """The clause that lets a reward card of this kind be attached."""
    if is_building(card):
        return Clause.REWARD_HOUSES_IN_ORDER
    if is_deed(card):
        return Clause.REWARD_NEW_MONOPOLY if is_new_set else Clause.REWARD_ADD_TO_HAND
    return Clause.REWARD_BONUS_CARDS_ATTACH


@compiled
def tell_freed(events: EventBuffer, edition: Edition, layer: int, group: int, old: LaidSet, new: LaidSet) -> None:
    """The Chance cards of a set that were replaced by the card they stood for."""
    for deed in range(ALL_DEEDS):
        if (old.chance_deeds & new.deeds & (1 << deed)) != 0:
            emit(events, edition, EventKind.CHANCE_FREED, Clause.REWARD_REPLACE_CHANCE, layer, group, deed, 0)
    for step in range(5):
        if (old.chance_houses & new.houses & (1 << step)) != 0:
            emit(
                events,
                edition,
                EventKind.CHANCE_FREED,
                Clause.REWARD_REPLACE_CHANCE,
                layer,
                group,
                FIRST_HOUSE + step,
                0,
            )
    for _ in range(old.chance_tokens - new.chance_tokens):
        emit(events, edition, EventKind.CHANCE_FREED, Clause.REWARD_REPLACE_CHANCE, layer, group, TOKEN, 0)


@compiled
def lying_beside(game: GameState, card: int) -> int:
    """Tokens or Chance cards of the laid hand that lie in no set."""
    count = int(game.players[game.table.layer].hand[card])
    for group in range(ALL_SETS):
        if card == TOKEN:
            count -= game.laid[group].tokens
        elif card == CHANCE:
            count -= chances_laid(game.laid[group])
    return count


@compiled
def do_attach(
    game: GameState, edition: Edition, events: EventBuffer, action: ActionRow, work: Workbench, why: RefusalRow
) -> None:
    """Attach what the action uses, and every Start and Magie card; set the rest aside."""
    layer = game.table.layer
    player = game.players[layer]
    for card in range(ALL_KINDS):
        work.hand[card] = player.hand[card]
    for index in range(game.reward.count):
        work.hand[game.reward.cards[index]] += 1
    arrange(action, work, edition, why)  # what is left in work.hand lies in no set
    spare_tokens = work.hand[TOKEN] - lying_beside(game, TOKEN)
    spare_chances = work.hand[CHANCE] - lying_beside(game, CHANCE)
    work.hand[TOKEN] = max(0, spare_tokens)
    work.hand[CHANCE] = max(0, spare_chances)
    has_new_set = False
    freed = False
    for group in range(ALL_SETS):
        old = game.laid[group]
        new = work.sets[group]
        if is_empty_set(old) and not is_empty_set(new):
            has_new_set = True
        if chances_kept(old, new) < chances_laid(old):
            freed = True
            tell_freed(events, edition, layer, group, old, new)
    drawn = game.reward.count
    game.reward.count = 0
    for index in range(drawn):
        card = game.reward.cards[index]
        game.reward.cards[index] = NO_CARD
        is_spare = work.hand[card] > 0 and card != GO and card != MAGIE
        if is_spare:
            work.hand[card] -= 1
            game.reward.cards[game.reward.count] = card
            game.reward.count += 1
            emit(events, edition, EventKind.SET_ASIDE, Clause.REWARD_USELESS_SET_ASIDE, layer, card, 0, 0)
            if is_passing_table(game, edition):
                also(events, edition, Clause.PLAYERS_5_6_REMOVE_USELESS_TRADE_CARDS)
            continue
        player.hand[card] += 1
        player.hand_size += 1
        is_new = is_deed(card) and is_empty_set(game.laid[edition.deed_set[card]])
        emit(events, edition, EventKind.ATTACHED, attach_clause(card, is_new), layer, card, player.hand_size, 0)
        also(events, edition, Clause.REWARD_ADD_TO_HAND)
        if is_building(card) and has_new_set:
            also(events, edition, Clause.REWARD_CHOOSE_SET_FOR_NEW_BUILDINGS)
        if player.hand_size == edition.hand[game.table.seats] + edition.reward_cards:
            also(events, edition, Clause.REWARD_MAX_FIFTEEN)
        if is_passing_table(game, edition):
            also(events, edition, Clause.PLAYERS_5_6_REWARD_TRADE_CARDS)
    for group in range(ALL_SETS):
        changed = (
            game.laid[group].deeds != work.sets[group].deeds
            or game.laid[group].chance_deeds != work.sets[group].chance_deeds
            or game.laid[group].houses != work.sets[group].houses
            or game.laid[group].chance_houses != work.sets[group].chance_houses
            or game.laid[group].tokens != work.sets[group].tokens
            or game.laid[group].chance_tokens != work.sets[group].chance_tokens
        )
        placed = chances_laid(work.sets[group]) > chances_kept(game.laid[group], work.sets[group])
        copy_set(game.laid[group], work.sets[group])
        if changed:
            tell_set(events, edition, layer, group, game.laid[group])
            if freed and placed:
                also(events, edition, Clause.REWARD_FREED_CHANCE_REUSED)
    game.turn.phase = Phase.SCORE
