"""What may be built on and broken in adventure mode: `can_place_on` and `can_break` of an item.

https://minecraft.wiki/w/Data_component_format#can_break: one block predicate, or a list of which any counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.using.tool_fit import names_block
from gametest.core.errors import UnsupportedError
from gametest.nbt.matching import nbt_matches
from gametest.nbt.snbt import parse_snbt

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound, Tag


def allows(level: Level, stack: ItemStack, component: str, pos: BlockPos) -> bool:
    """`component`: `can_break` or `can_place_on`."""
    value = stack.find(f"minecraft:{component}")
    if isinstance(value, dict) and "predicates" in value and len(value) <= 2:
        listed = value["predicates"]
        value = listed if isinstance(listed, list) else value
    found = value if isinstance(value, list) else [value]
    return any(_fits(level, each, pos) for each in found if isinstance(each, dict))


def _fits(level: Level, predicate: Compound, pos: BlockPos) -> bool:
    state = level.get_block_state(pos)
    for key in ("components", "predicates"):
        if key in predicate:
            mechanic = f"block predicate: {key}"
            raise UnsupportedError(mechanic, pos)
    blocks = predicate.get("blocks")
    if blocks is not None and not names_block(level, blocks, state):
        return False
    wanted = predicate.get("state")
    if isinstance(wanted, dict) and not _has_state(state, wanted):
        return False
    nbt = predicate.get("nbt")
    if nbt is None:
        return True
    pattern = parse_snbt(nbt) if isinstance(nbt, str) else nbt
    block_entity = level.get_block_entity(pos)
    data = None if block_entity is None else block_entity.save_with_place()
    return nbt_matches(pattern, data)


def _has_state(state: BlockState, wanted: Compound) -> bool:
    for name, value in wanted.items():
        found = state.find(name)
        if found is None or not _in_range(found, value):
            return False
    return True


def _in_range(found: str, value: Tag) -> bool:
    if not isinstance(value, dict):
        return found == str(value)
    low, high = value.get("min"), value.get("max")
    if not found.isdecimal():
        return found in (low, high)
    number = int(found)
    return (low is None or number >= int(str(low))) and (
        high is None or number <= int(str(high))
    )
