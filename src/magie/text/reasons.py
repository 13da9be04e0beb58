"""Why a player trades or buys, or does not: a code with its arguments, and the sentence in any language.

    Reason("offer_complete", {"other": 1, "groups": ["gruen"], "cash": "asks", "amount": 300})

A reason for a trade is said by one side to the other, who is `you` in its sentence; one for a purchase is said to
nobody in particular. Only what lies open for everybody may be in it: groups, amounts, seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, get_args

from magie.text.fluent import join, preferred_language
from magie.text.sentences import group_text, tell

if TYPE_CHECKING:
    from magie.editions import Edition

Code = Literal[
    "accept_cash_left",
    "accept_cheap",
    "accept_complete",
    "accept_complete_both",
    "accept_face",
    "accept_gain",
    "accept_gift",
    "accept_imagined",
    "accept_price",
    "buy_complete",
    "buy_imagined",
    "buy_left",
    "buy_share",
    "buy_wanted",
    "buy_whim",
    "buy_worth",
    "decline_imagined",
    "decline_left",
    "decline_never",
    "decline_poor",
    "decline_race",
    "decline_share",
    "decline_utility",
    "offer_complete",
    "offer_complete_both",
    "offer_complete_yours",
    "offer_gain",
    "offer_level",
    "offer_stations",
    "offer_wanted",
    "refuse_break",
    "refuse_cash",
    "refuse_complete_yours",
    "refuse_dear",
    "refuse_face",
    "refuse_gift",
    "refuse_imagined",
    "refuse_little",
    "refuse_mortgaged",
    "refuse_never",
    "refuse_premium",
    "refuse_selling",
    "refuse_several",
    "refuse_share",
    "refuse_worth",
    "whim",
]
# What each code tells; about a trade also `other`, the seat it is said to. `groups` are the speaker's, `your_groups`
# the other's. `cash` is what the speaker does with `amount`; `wish` is what it would agree to, `sum` the money in that.
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "accept_cash_left": ("amount",),
    "accept_cheap": ("amount",),
    "accept_complete": ("groups",),
    "accept_complete_both": ("groups", "your_groups"),
    "accept_face": ("amount",),
    "accept_gain": ("amount",),
    "accept_gift": (),
    "accept_imagined": ("games", "groups"),
    "accept_price": ("your_groups", "amount", "by"),
    "buy_complete": ("groups",),
    "buy_imagined": ("games",),
    "buy_left": ("amount",),
    "buy_share": (),
    "buy_wanted": ("groups",),
    "buy_whim": (),
    "buy_worth": ("amount",),
    "decline_imagined": ("games",),
    "decline_left": ("amount",),
    "decline_never": (),
    "decline_poor": (),
    "decline_race": (),
    "decline_share": (),
    "decline_utility": ("groups",),
    "offer_complete": ("groups", "cash", "amount"),
    "offer_complete_both": ("groups", "your_groups", "cash", "amount"),
    "offer_complete_yours": ("your_groups", "cash", "amount"),
    "offer_gain": ("amount", "your_amount"),
    "offer_level": ("groups", "your_groups", "cash", "amount"),
    "offer_stations": ("groups", "count", "amount"),
    "offer_wanted": ("groups", "cash", "amount"),
    "refuse_break": ("groups", "wish", "sum"),
    "refuse_cash": ("amount", "wish", "sum"),
    "refuse_complete_yours": ("your_groups", "wish", "sum"),
    "refuse_dear": ("wish", "sum"),
    "refuse_face": ("amount", "wish", "sum"),
    "refuse_gift": ("wish", "sum"),
    "refuse_imagined": ("games", "your_groups"),
    "refuse_little": ("wish", "sum"),
    "refuse_mortgaged": (),
    "refuse_never": (),
    "refuse_premium": ("wish", "sum"),
    "refuse_selling": (),
    "refuse_several": ("wish", "sum"),
    "refuse_share": ("wish", "sum"),
    "refuse_worth": ("wish", "sum"),
    "whim": (),
}
WORDS: dict[str, tuple[str, ...]] = {
    "cash": ("pays", "asks", "even"),
    "wish": ("ask", "pay", "free", "none"),
    "by": ("worth", "face"),
}
GROUP_LISTS = ("groups", "your_groups")
MAY_NAME_NO_GROUP = ("accept_imagined", "refuse_imagined")
CODES: tuple[Code, ...] = get_args(Code)
SAID_TO_NOBODY = tuple(code for code in CODES if code.startswith(("buy_", "decline_")))


@dataclass(frozen=True)
class Reason:
    """Why somebody trades or buys, or not. ValueError if there is no such reason, or something in it is not known."""

    code: Code
    arguments: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.code not in ARGUMENTS:
            raise ValueError(f"there is no reason {self.code!r}; there are {', '.join(CODES)}")
        wanted = set(ARGUMENTS[self.code])
        if self.code not in SAID_TO_NOBODY:
            wanted.add("other")
        if wanted != set(self.arguments):
            raise ValueError(f"the reason {self.code} needs {', '.join(sorted(wanted)) or 'nothing else'}")
        for name, value in self.arguments.items():
            if name in GROUP_LISTS:
                is_right = isinstance(value, list) and all(isinstance(group, str) for group in value)
                is_right = is_right and (len(value) > 0 or self.code in MAY_NAME_NO_GROUP)
            elif name in WORDS:
                is_right = value in WORDS[name]
            else:
                is_right = type(value) is int
            if not is_right:
                raise ValueError(f"{name} of the reason {self.code} cannot be {value!r}")

    def check(self, edition: Edition) -> None:
        """ValueError if it names a group that this edition does not have."""
        for name in GROUP_LISTS:
            for group in self.arguments.get(name, ()):
                if group not in edition.group_ids:
                    raise ValueError(f"there is no group {group!r} in {edition.name}")


def reason_sentence(reason: Reason, edition: Edition, language: str | None = None, names: Sequence[str] = ()) -> str:
    """The reason as its player says it."""
    language = language or preferred_language()
    words = dict(reason.arguments)
    for name in GROUP_LISTS:
        if name in words:
            groups = [group_text(edition, group, language) for group in words[name]]
            words |= {name: join(groups, language), f"{name}_count": len(groups)}
    return tell(f"reason-{reason.code.replace('_', '-')}", words, edition, language, names)


def quoted_reason(
    seat: int, reason: Reason, edition: Edition, language: str | None = None, names: Sequence[str] = ()
) -> str:
    """The reason as somebody else tells it: who said it, and the words."""
    said = reason_sentence(reason, edition, language, names)
    return tell("reason-said", {"seat": seat, "reason": said}, edition, language, names)
