"""New workspaces for what is compiled, filled with what is the same in every decision."""

from __future__ import annotations

import numpy as np

from magie._records import Batch, new_records
from magie.bots.deal.levels import level, traits_of
from magie.bots.deal.win_chances import Judge
from magie.bots.net_files import Arrays, net_for, record_of
from magie.editions.deal.edition import DealEdition

WEIGHED_AS = "shrewd"  # the level by whose traits the judge weighs hands


def new_judge(weights: Arrays) -> Batch[Judge]:
    """A net with these weights, ready to judge card games."""
    judges = new_records(Judge)
    filled = np.asarray(judges)
    filled["traits"] = traits_of([level(WEIGHED_AS)])
    filled["net"] = record_of(weights)
    return judges


def judge_for(edition: DealEdition) -> Batch[Judge]:
    """The judge of an edition; it has working memory, so every call makes one of its own."""
    return new_judge(net_for(edition).weights)
