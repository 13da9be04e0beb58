"""The best arrangements found the slow way, by trying every place for every card; shares no code with the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

GROUPS = {
    "brown": (50, ["dorpsstraat", "brink"]),
    "light_blue": (100, ["steenstraat", "ketelstraat", "velperplein"]),
    "pink": (150, ["barteljorisstraat", "zijlweg", "houtstraat"]),
    "orange": (200, ["neude", "biltstraat", "vreeburg"]),
    "red": (250, ["a_kerkhof", "groote_markt", "heerestraat"]),
    "yellow": (300, ["spui", "plein", "lange_poten"]),
    "green": (350, ["hofplein", "blaak", "coolsingel"]),
    "dark_blue": (400, ["leidschestraat", "kalverstraat"]),
    "station": (0, ["station_zuid", "station_west", "station_noord", "station_oost"]),
    "utility": (0, ["electriciteitsbedrijf", "waterleiding"]),
}
GROUP_OF = {deed: group for group, (_, deeds) in GROUPS.items() for deed in deeds}
STREETS = [group for group in GROUPS if group not in ("station", "utility")]
STEPS = ["h1", "h2", "h3", "h4", "hotel"]
BUILDABLE = (*GROUP_OF, *STEPS, "token")

Place = tuple[str, str]  # a card (or what a Chance card stands for) in a set


def worth(table: Counter[Place], any_set_takes_tokens: bool = False) -> int | None:
    """What the sets on the table are worth, or None if they are not allowed."""
    total = 0
    for group in {group for _, group in table}:
        cards = {card: count for (card, where), count in table.items() if where == group and count}
        deeds = [card for card in cards if card in GROUP_OF]
        steps = [card for card in STEPS if card in cards]
        if any(count > 1 for card, count in cards.items() if card != "token"):
            return None
        if any(GROUP_OF[deed] != group for deed in deeds):
            return None
        is_street = group in STREETS
        if (is_street and len(deeds) < len(GROUPS[group][1])) or len(deeds) < 2:
            return None
        if steps and (not is_street or steps != STEPS[: len(steps)]):
            return None
        tokens = cards.get("token", 0)
        if tokens and not is_street and not any_set_takes_tokens:
            return None
        if is_street:
            ground = GROUPS[group][0]
            value = ground * (1 + min(4, len(steps))) + (500 if len(steps) == 5 else 0)
        elif group == "station":
            value = {2: 250, 3: 500, 4: 1000}[len(deeds)]
        else:
            value = 500
        total += value * (1 + tokens)
    return total


def places_of(card: str, open_groups: Sequence[str]) -> Iterator[Place]:
    """Everywhere a card could lie."""
    if card in GROUP_OF:
        yield card, GROUP_OF[card]
    elif card in STEPS or card == "token":
        for group in open_groups:
            yield card, group


def best_by_trying(hand: Sequence[str], any_set_takes_tokens: bool = False) -> int | None:
    """The most a hand is worth for the player who lays all of it down; None if it cannot be laid down."""
    real_groups = sorted({GROUP_OF[card] for card in hand if card in GROUP_OF})
    cards = sorted(card for card in hand if card in BUILDABLE or card == "chance")
    found: list[int] = []

    def lay(index: int, table: Counter[Place]) -> None:
        if index == len(cards):
            value = worth(table, any_set_takes_tokens)
            if value is not None and table:
                found.append(value)
            return
        card = cards[index]
        if card == "chance":
            lay(index + 1, table)  # beside
            stands_for = [name for name in BUILDABLE if name not in GROUP_OF or GROUP_OF[name] in real_groups]
        else:
            stands_for = [card]
            if card == "token":
                lay(index + 1, table)  # beside
        for name in stands_for:
            for place in places_of(name, real_groups):
                if name != "token" and table[place] > 0:
                    continue
                table[place] += 1
                lay(index + 1, table)
                table[place] -= 1
                if not table[place]:
                    del table[place]

    lay(0, Counter())
    return max(found) + 200 * hand.count("go") if found else None


def best_after_shedding(hand: Sequence[str], keep: int, any_set_takes_tokens: bool = False) -> int | None:
    """The same with a hand that is too large: every choice of cards to keep."""
    seen = {tuple(sorted(kept)) for kept in combinations(hand, keep)}
    found = [value for kept in seen if (value := best_by_trying(kept, any_set_takes_tokens)) is not None]
    return max(found) if found else None


def best_reward_by_trying(laid: dict[str, list[str]], beside_tokens: int, reward: Sequence[str]) -> int:
    """The most the sets are worth after a reward. Laid cards stay; only its own card frees a Chance card."""
    fixed: Counter[Place] = Counter()
    chances: Counter[Place] = Counter()
    for group, cards in laid.items():
        for card in cards:
            (chances if card.startswith("chance:") else fixed)[card.removeprefix("chance:"), group] += 1
    found: list[int] = []

    def attach(index: int, cards: Sequence[str], table: Counter[Place], reals: frozenset[str]) -> None:
        if index == len(cards):
            # Sets without a real deed are not allowed, nor are incomplete ones.
            if all(any((deed, group) in table for deed in GROUPS[group][1]) for _, group in table):
                value = worth(+table)
                if value is not None:
                    found.append(value)
            return
        card = cards[index]
        attach(index + 1, cards, table, reals)
        groups = sorted(reals)
        names = [n for n in BUILDABLE if n not in GROUP_OF or GROUP_OF[n] in reals] if card == "chance" else [card]
        for name in names:
            for place in places_of(name, groups):
                if name != "token" and table[place] > 0:
                    continue
                table[place] += 1
                attach(index + 1, cards, table, reals | ({place[1]} if card in GROUP_OF else frozenset()))
                table[place] -= 1

    def free(pinned: list[Place], left: list[str], freed: int, table: Counter[Place]) -> None:
        """Choose which Chance cards are replaced, then place everything else."""
        if not pinned:
            deeds = [card for card in left if card in GROUP_OF]
            others = [card for card in left if card in STEPS or card == "token"]
            jokers = ["chance"] * (left.count("chance") + freed)
            order = deeds + jokers + others + ["token"] * beside_tokens
            attach(0, order, table.copy(), frozenset(group for card, group in fixed if card in GROUP_OF))
            return
        place, rest = pinned[0], pinned[1:]
        table[place] += 1  # either the Chance card stays or its own card has come: the place is taken
        free(rest, left, freed, table)
        if place[0] in left:
            without = list(left)
            without.remove(place[0])
            free(rest, without, freed + 1, table)
        table[place] -= 1

    free(list(chances.elements()), list(reward), 0, fixed.copy())
    return max(found)
