"""Item frames under a hand (https://minecraft.wiki/w/Item_Frame): put an item in, turn it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.interaction.hand.outcome import Outcome
from gametest.item.item_stack import ItemStack
from gametest.nbt.tags import Byte, Float

if TYPE_CHECKING:
    from gametest.interaction.hand.hand import Hand
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_TURNS: Final = 8


def use_frame(level: Level, hand: Hand, frame: Entity) -> Outcome:
    nbt = frame.nbt
    if nbt.get("Fixed"):
        return Outcome.PASSED
    if ItemStack.from_nbt(nbt.get("Item")).is_empty:
        stack = hand.stack
        if stack.is_empty:
            return Outcome.PASSED
        nbt["Item"] = stack.with_count(1).to_nbt()
        nbt["ItemRotation"] = Byte(0)
        nbt.setdefault("ItemDropChance", Float(1.0))
        hand.use_up()
    else:
        turned = nbt.get("ItemRotation", 0)
        number = int(turned) if isinstance(turned, int) else 0
        nbt["ItemRotation"] = Byte((number + 1) % _TURNS)
    frame.changed()
    level.write_count += 1
    _tell_comparators(level, frame)
    return Outcome.DONE


def _tell_comparators(level: Level, frame: Entity) -> None:
    pos = frame.block_pos
    level.update_comparators_at(pos, level.blocks.block("minecraft:air"))
