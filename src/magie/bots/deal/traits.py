"""What makes one card player differ from another: a row of numbers. The policy is the same code for all of them.

Chances are per mille, amounts are euros. The rows of the levels are in `levels.toml`.
"""

from __future__ import annotations

from typing import Annotated

from magie._records import IntRow

FAR = 8  # cards a hand may lack before it can be laid down, beyond which nothing is told apart
MOST_MAGIE = 4


class Traits:
    # how carefully it plays
    whim: int  # chance that a decision is any legal action
    noise: int  # up to so much is added to each option by chance
    # how it reckons with cards it does not hold: the chance to get one before the round is over
    counts_cards: int  # 1: by where it may be; 0: `reach_pool` wherever it is
    reach_pool: int
    reach_top: int  # on top of another pile
    reach_deep: int  # further down
    reach_draw: int  # in the draw pile
    reach_hand: int  # in another hand
    # what a hand is worth
    out: Annotated[IntRow, FAR]  # chance to be the one who lays down, by the number of cards that are still wrong
    reward: int  # what laying down brings beyond the hand
    magie: Annotated[IntRow, MOST_MAGIE + 1]  # worth of so many Magie cards
    token_hope: int  # share of the tokens it may still get that counts
    house: int  # worth of a house that has no place yet
    fear: int  # share of the hand that counts as lost if caught with Chance
    # what it leaves to others
    gift_discard: int  # weight of what a card on the own pile is worth to others
    gift_swap: int  # ... of a card that is given to one of them
    gift_token: int  # what others gain by a token, a house, Chance, Start, Magie
    gift_house: int
    gift_chance: int
    gift_start: int
    gift_magie: int
    gift_deed: int  # weight of the sets a deed may complete for them
    # when it does what
    draw_bias: int  # for drawing, beyond what the drawn card brings on average
    swap_bias: int  # for a swap with somebody
    patience: int  # goes on playing while the hand would earn less than this at once
    impatience: int  # less so by this much with every turn of its own
    races: int  # 1: minds who reaches the target
    # search
    simulations: int  # 0: decides at once; else worlds imagined for one decision
    candidates: int  # actions looked at
    trust: int  # worlds its first opinion of the actions counts for
    skill: int  # how far it credits others with good hands: exchanges of hidden cards it tries for each turn played
