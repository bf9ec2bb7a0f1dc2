"""Whether a tool is right for a block, and how it wears (https://minecraft.wiki/w/Breaking).

`tool` components: the first rule that names the block and says something counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.item.item_uses import tool_of

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level
    from gametest.nbt.tags import Tag

_PLAIN_SPEED: Final = 1.0


def is_right_tool(level: Level, tool: ItemStack, state: BlockState) -> bool:
    """Whether the block drops something for it."""
    if not state.block.requires_correct_tool:
        return True
    component = tool_of(tool)
    if component is None:
        return False
    for rule in _rules(component.get("rules")):
        is_correct = rule.get("correct_for_drops")
        if is_correct is not None and names_block(level, rule.get("blocks"), state):
            return bool(is_correct)
    return False


def mining_speed(level: Level, tool: ItemStack, state: BlockState) -> float:
    component = tool_of(tool)
    if component is None:
        return _PLAIN_SPEED
    for rule in _rules(component.get("rules")):
        speed = rule.get("speed")
        if isinstance(speed, (int, float)) and names_block(
            level, rule.get("blocks"), state
        ):
            return float(speed)
    plain = component.get("default_mining_speed", _PLAIN_SPEED)
    return float(plain) if isinstance(plain, (int, float)) else _PLAIN_SPEED


def wear_per_block(tool: ItemStack) -> int | None:
    """None: it is no tool."""
    component = tool_of(tool)
    if component is None:
        return None
    wear = component.get("damage_per_block", 1)
    return int(wear) if isinstance(wear, int) else 1


def breaks_in_creative(tool: ItemStack) -> bool:
    component = tool_of(tool)
    if component is None:
        return tool.id != "minecraft:debug_stick"
    return bool(component.get("can_destroy_blocks_in_creative", 1))


def _rules(rules: Tag | None) -> list[dict[str, Tag]]:
    if not isinstance(rules, list):
        return []
    return [rule for rule in rules if isinstance(rule, dict)]


def names_block(level: Level, blocks: Tag | None, state: BlockState) -> bool:
    """`blocks`: an id, a tag, or a list of ids."""
    if isinstance(blocks, list):
        return any(names_block(level, each, state) for each in blocks)
    if not isinstance(blocks, str):
        return False
    if not blocks.startswith("#"):
        full = blocks if ":" in blocks else f"minecraft:{blocks}"
        return state.is_block(full)
    tag = blocks.removeprefix("#")
    if ":" in tag and not tag.startswith("minecraft:"):
        from gametest.registry.id_set import is_tagged

        return is_tagged(level.world.items.tags, "block", tag, state.block.name)
    name = tag.removeprefix("minecraft:")
    return level.world.items.is_tagged("block", name, state.block.name)
