"""What actions and events look like on the wire: for each family a union over its kinds, and one over both families.

Structures of messages say `values.Action` and `values.Event`, which are open objects: the engine reads actions itself,
with the edition at hand, and events are made by it. In the published schema these unions stand in their place.
"""

from __future__ import annotations

from magie.text.board import actions as board_actions
from magie.text.board import events as board_events
from magie.text.deal import actions as deal_actions
from magie.text.deal import events as deal_events
from magie.text.shapes import Shape, action_shapes, event_shapes

# name of the union -> its structures by kind
SHAPES: dict[str, dict[str, Shape]] = {
    "BoardAction": action_shapes("Board", board_actions.ARGUMENTS, board_actions.argument_reader),
    "BoardEvent": event_shapes("Board", board_events.FIELDS, board_events.PRIVATE),
    "DealAction": action_shapes("Deal", deal_actions.ARGUMENTS, deal_actions.argument_reader),
    "DealEvent": event_shapes(
        "Deal", deal_events.FIELDS, dict.fromkeys(deal_events.PRIVATE, deal_events.HIDDEN_ARGUMENT)
    ),
}
# What both families have, by the name messages mark it with (`values.SHAPE`).
FAMILIES: dict[str, tuple[str, ...]] = {
    "Action": ("BoardAction", "DealAction"),
    "Event": ("BoardEvent", "DealEvent"),
}
