"""Bundles that a hand empties (https://minecraft.wiki/w/Bundle#Usage): one stack at once, more while it is held.

The rhythm is general knowledge of the game: after ten ticks one every second tick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.entity.dropping import drop_item
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from gametest.interaction.hand.holding import ItemInUse
    from gametest.level.level import Level

BUNDLE_TICKS: Final = 200
_PAUSE: Final = 10
_CONTENTS: Final = "minecraft:bundle_contents"


def empty_bundle(level: Level, using: ItemInUse) -> None:
    """In each tick in which it is held."""
    left = using.left
    is_due = left == BUNDLE_TICKS or (left < BUNDLE_TICKS - _PAUSE and left % 2 == 0)
    stack = using.hand.stack
    contents = stack.find(_CONTENTS)
    if not is_due or not isinstance(contents, list) or not contents:
        return
    first, *rest = contents
    using.hand.put(stack.with_component(_CONTENTS, rest))
    drop_item(using.hand.player, ItemStack.from_nbt(first))
    using.hand.count_use(level, stack)
