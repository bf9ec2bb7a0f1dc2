"""What appears when a block breaks, and breaking it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError
from gametest.interaction.drops.drop_rules import (
    find_drops,
    has_silk_touch,
    standing_name,
)
from gametest.interaction.item_spawn import pop_item
from gametest.item.item_stack import ItemStack

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


def drop_block(
    level: Level,
    pos: BlockPos,
    state: BlockState,
    tool: ItemStack | None = None,
    *,
    by_entity: bool = False,
) -> None:
    """Its items pop out; what a container holds is not part of it.

    Call it while the block entity is still there: some items keep its data. `tool` is what broke
    it; whether it is a right one is the caller's to ask. Raises `UnsupportedError` where what
    drops is not known.
    """
    if not level.world.game_rules.is_on("block_drops"):
        return
    for stack in find_block_drops(level, pos, state, tool, by_entity=by_entity):
        pop_item(level, pos, stack)
    _let_out(state, pos, tool)


def _let_out(state: BlockState, pos: BlockPos, tool: ItemStack | None) -> None:
    """A silverfish, unless silk touch took the block (https://minecraft.wiki/w/Infested_Block)."""
    if not state.block.id.path.startswith("infested_"):
        return
    if tool is None or not has_silk_touch(tool):
        mechanic = f"{state.block.name}: let a silverfish out"
        raise UnsupportedError(mechanic, pos)


def find_block_drops(
    level: Level,
    pos: BlockPos,
    state: BlockState,
    tool: ItemStack | None = None,
    *,
    entity: Entity | None = None,
    by_entity: bool = False,
) -> list[ItemStack]:
    """By the loot table of a pack, else by the rules of simple drops.

    Raises as `drop_block` does. A draw of chance is drawn in every call.
    """
    loot = level.world.items.loot
    if loot is not None:
        found = loot.block_drops(level, pos, state, tool=tool, entity=entity)
        if found is not None:
            return found
    tool = None if tool is None or tool.is_empty else tool
    try:
        return find_drops(
            state,
            pos,
            tool=tool,
            block_entity=level.get_block_entity(pos),
            by_entity=by_entity or entity is not None,
        )
    except UnsupportedError:
        drawn = _drawn(level, state, tool)
        if drawn is None:
            raise
        return drawn


def _drawn(
    level: Level, state: BlockState, tool: ItemStack | None
) -> list[ItemStack] | None:
    """Where chance decides: by the stream of the place, so that no test hangs on its company.

    The game draws from a sequence of the table, which all the world shares.
    """
    from gametest.interaction.drops.chance_drops import draw_drops

    found = draw_drops(state, standing_name(state.block.id.path), tool, level.random)
    if found is None:
        return None
    return [ItemStack(f"minecraft:{item}", count) for count, item in found if count]


def find_exploded_drops(
    level: Level, pos: BlockPos, state: BlockState, radius: float | None
) -> list[ItemStack]:
    """What an explosion leaves of a block; `radius`: None if nothing is lost.

    Raises as `drop_block` does. Call it while the block stands there.
    """
    if not level.world.game_rules.is_on("block_drops"):
        return []
    _let_out(state, pos, None)
    loot = level.world.items.loot
    if loot is not None:
        found = loot.block_drops(level, pos, state, explosion_radius=radius)
        if found is not None:
            return found
    stacks = find_drops(state, pos, block_entity=level.get_block_entity(pos))
    if radius is None or not stacks:
        return stacks
    from gametest.interaction.drops.explosion_decay import surviving

    # The table of the block's drops draws from its own sequence.
    name = standing_name(state.block.id.path)
    random = level.world.random_sequences.sequence(f"minecraft:blocks/{name}")
    return surviving(stacks, name, radius, random)


def break_block(level: Level, pos: BlockPos, drop: bool) -> bool:
    """Replace it by air or its fluid, as a piston, a flow or a lost support does.

    False if nothing was there.
    """
    return level.destroy_block(pos, drop=drop)
