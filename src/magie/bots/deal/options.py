"""The options of a decision, weighed: which card to give up, which cards to take, whether to draw."""

from __future__ import annotations

from magie.bots.deal.hand_value import change_hand, hand_value, take_up_hand
from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.traits import Traits
from magie.bots.deal.workspace import MOST_SPARE, Workspace
from magie.bots.luck import draw
from magie.deal.codes import ALL_DEEDS, ALL_KINDS, NO_CARD
from magie.deal.tables import Edition
from magie.machine import compiled

NOTHING = -(1 << 30)  # worse than any option
MOST_SWAPPED = 3  # cards in one swap that are worth a thought


@compiled
def noise_of(traits: Traits, workspace: Workspace) -> int:
    return draw(workspace.luck, traits.noise + 1) if traits.noise > 0 else 0


@compiled
def score_without(edition: Edition, traits: Traits, workspace: Workspace, card: int, generosity: int) -> int:
    """What the weighed hand promises without this card, less what it would bring to others."""
    change_hand(edition, workspace, card, -1)
    score = hand_value(edition, traits, workspace) - workspace.gift[card] * generosity // 1000
    change_hand(edition, workspace, card, 1)
    return score


@compiled
def find_spares(edition: Edition, traits: Traits, workspace: Workspace, generosity: int) -> None:
    """Rank the cards the weighed hand is best without, each reckoned as the only one to go."""
    count = 0
    for card in range(ALL_KINDS):
        if workspace.hand[card] == 0:
            continue
        score = score_without(edition, traits, workspace, card, generosity) + noise_of(traits, workspace)
        for _ in range(workspace.hand[card]):
            place = min(count, MOST_SPARE - 1)
            if count >= MOST_SPARE and workspace.spare_score[place] >= score:
                break
            while place > 0 and workspace.spare_score[place - 1] < score:
                workspace.spare[place] = workspace.spare[place - 1]
                workspace.spare_score[place] = workspace.spare_score[place - 1]
                place -= 1
            workspace.spare[place] = card
            workspace.spare_score[place] = score
            count += 1
    workspace.spares = min(count, MOST_SPARE)


@compiled
def may_help(edition: Edition, workspace: Workspace, card: int) -> bool:
    """Could one such card be of use? A first deed of a set hardly ever is."""
    return card >= ALL_DEEDS or workspace.have[edition.deed_set[card]] > 0


@compiled
def weigh_draw(knowledge: SeatKnowledge, edition: Edition, traits: Traits, workspace: Workspace) -> int:
    """What the weighed hand promises after drawing: each unseen card for the first spare, or given up itself."""
    if knowledge.pool_size == 0 or workspace.spares == 0:
        return NOTHING
    stay = hand_value(edition, traits, workspace)
    spare = workspace.spare[0]
    change_hand(edition, workspace, spare, -1)
    gain = 0
    for card in range(ALL_KINDS):
        if knowledge.pool[card] > 0 and may_help(edition, workspace, card):
            change_hand(edition, workspace, card, 1)
            gain += knowledge.pool[card] * max(0, hand_value(edition, traits, workspace) - stay)
            change_hand(edition, workspace, card, -1)
    change_hand(edition, workspace, spare, 1)
    return stay + gain // knowledge.pool_size + traits.draw_bias


@compiled
def drop_spares(edition: Edition, workspace: Workspace, count: int, passed_over: int, added: int, step: int) -> None:
    """Take so many spares out of the weighed hand (`step` -1) or put them back (1), leaving out the first few.

    A spare that was added to the pile (`added`) is in the hand no more.
    """
    left_out = passed_over
    is_added = added != NO_CARD
    for index in range(workspace.spares):
        if count <= 0:
            return
        if is_added and workspace.spare[index] == added:
            is_added = False
        elif left_out > 0:
            left_out -= 1
        else:
            change_hand(edition, workspace, workspace.spare[index], step)
            count -= 1


@compiled
def weigh_turn_draw(knowledge: SeatKnowledge, edition: Edition, traits: Traits, workspace: Workspace) -> int:
    """What the seat's hand promises after drawing."""
    take_up_hand(knowledge, edition, workspace)
    drop_spares(edition, workspace, knowledge.table.players[knowledge.seat].hand_size - workspace.limit, 1, NO_CARD, -1)
    return weigh_draw(knowledge, edition, traits, workspace) + noise_of(traits, workspace)


@compiled
def weigh_swap(
    knowledge: SeatKnowledge,
    edition: Edition,
    traits: Traits,
    workspace: Workspace,
    place: int,
    count: int,
    added: int,
) -> int:
    """What the seat's hand promises after swapping `count` cards with a pile, having added a card (or NO_CARD)."""
    table = knowledge.table
    own = table.piles[knowledge.seat]
    pile = table.piles[place]
    take_up_hand(knowledge, edition, workspace)
    surplus = table.players[knowledge.seat].hand_size + count - workspace.limit
    given = 0
    from_pile = count
    if added != NO_CARD:
        change_hand(edition, workspace, added, -1)
        given += workspace.gift[added]
        surplus -= 1
        from_pile -= 1
    for index in range(from_pile):
        given += workspace.gift[own.cards[own.count - 1 - index]]
    for index in range(count):
        change_hand(edition, workspace, pile.cards[pile.count - 1 - index], 1)
    score = NOTHING
    for passed_over in range(1 + int(surplus > 0)):  # the worst card may be just what the new one goes with
        drop_spares(edition, workspace, surplus, passed_over, added, -1)
        score = max(score, hand_value(edition, traits, workspace))
        drop_spares(edition, workspace, surplus, passed_over, added, 1)
    score += traits.swap_bias
    if place < table.table.seats:
        score -= given * traits.gift_swap // 1000
    return score + noise_of(traits, workspace)


@compiled
def weigh_swap_and_draw(
    knowledge: SeatKnowledge, edition: Edition, traits: Traits, workspace: Workspace, place: int
) -> int:
    """What the seat's hand promises after taking the top of a dummy pile and a drawn card for two of its own pile."""
    pile = knowledge.table.piles[place]
    take_up_hand(knowledge, edition, workspace)
    surplus = max(0, knowledge.table.players[knowledge.seat].hand_size + 1 - workspace.limit)
    change_hand(edition, workspace, pile.cards[pile.count - 1], 1)
    drop_spares(edition, workspace, surplus, 1, NO_CARD, -1)  # the first spare is what the drawn card is taken for
    return weigh_draw(knowledge, edition, traits, workspace) + noise_of(traits, workspace)
