"""A block that a player breaks, at once: what drops, what wears off, what is counted.

https://minecraft.wiki/w/Breaking. Without a right tool nothing drops and the statistic of mined blocks
stays (general knowledge of the game); in creative mode nothing drops or wears.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.using.adventure import allows
from gametest.behaviour.using.ore_experience import (
    drawn_experience,
    experience_of,
    spill_experience,
)
from gametest.behaviour.using.tool_fit import (
    breaks_in_creative,
    is_right_tool,
    wear_per_block,
)
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.interaction.block_drops import find_block_drops
from gametest.interaction.drops.drop_rules import has_silk_touch
from gametest.interaction.hand.hand import Hand, dotted
from gametest.interaction.item_spawn import pop_item
from gametest.item.item_stack import ItemStack
from gametest.level.update_flags import ALL, SUPPRESS_DROPS

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.entity.player import Player
    from gametest.level.level import Level

_EXHAUSTION: Final = 0.005
_OPERATORS_ONLY: Final = ("command_block", "structure_block", "jigsaw", "test_block")
_HIVES: Final = ("bee_nest", "beehive")
_EGGS: Final = "minecraft:turtle_egg"


def mine_block(level: Level, player: Player, pos: BlockPos) -> bool:
    """False if it may not, or nothing is there to break."""
    state = level.get_block_state(pos)
    hand = Hand(player)
    tool = hand.stack
    if not _may_break(level, player, pos, state, tool):
        return False
    if player.is_creative:
        _take_other_half(level, pos, state)
        if state.block.name.endswith("shulker_box") and _holds_something(level, pos):
            _drop(level, pos, state, tool, player)
        return level.destroy_block(pos, drop=False)
    _check_special(level, pos, state, tool)
    is_right = is_right_tool(level, tool, state)
    drops = _drops(level, pos, state, tool, player) if is_right else []
    if state.block.id.path in _HIVES:
        _keep_bees(level, pos)
    if not level.destroy_block(pos, drop=False):
        return False
    _wear(level, hand, tool, state)
    if not is_right:
        return True
    level.world.triggers.award(player, f"minecraft.mined:{dotted(state.block.name)}")
    player.exhaust(_EXHAUSTION)
    for stack in drops:
        pop_item(level, pos, stack)
    if level.world.game_rules.is_on("block_drops"):
        _after(level, player, pos, state, tool)
    return True


def _may_break(
    level: Level, player: Player, pos: BlockPos, state: BlockState, tool: ItemStack
) -> bool:
    if state.is_air or (state.fluid is not None and not _is_more_than_fluid(state)):
        return False
    if player.is_spectator:
        return False
    if player.game_mode == "adventure" and not allows(level, tool, "can_break", pos):
        return False
    if state.block.id.path.endswith(_OPERATORS_ONLY):
        return False
    return not player.is_creative or breaks_in_creative(tool)


def _is_more_than_fluid(state: BlockState) -> bool:
    return state.block.name not in ("minecraft:water", "minecraft:lava")


def _drops(
    level: Level, pos: BlockPos, state: BlockState, tool: ItemStack, player: Player
) -> list[ItemStack]:
    if not level.world.game_rules.is_on("block_drops"):
        return []
    try:
        return find_block_drops(level, pos, state, tool, entity=player)
    except UnsupportedError as error:
        level.report_unsupported(error.mechanic, error.pos or pos)
        return []


def _drop(
    level: Level, pos: BlockPos, state: BlockState, tool: ItemStack, player: Player
) -> None:
    for stack in _drops(level, pos, state, tool, player):
        pop_item(level, pos, stack)


def _wear(level: Level, hand: Hand, tool: ItemStack, state: BlockState) -> None:
    """Blocks that break at a touch wear nothing but shears, which only fire spares."""
    wear = wear_per_block(tool)
    if wear is None:
        return
    is_shears = tool.id == "minecraft:shears" and not state.block.name.endswith("fire")
    if wear and (state.block.hardness != 0 or is_shears):
        hand.wear(level, wear)
    hand.count_use(level, tool)


def _take_other_half(level: Level, pos: BlockPos, state: BlockState) -> None:
    """In creative mode the half that would drop goes first (general knowledge)."""
    other = None
    if state.find("half") == "upper":
        other = Direction.DOWN.from_pos(pos)
        is_mate = level.get_block_state(other).find("half") == "lower"
    elif state.find("part") == "foot":
        other = Direction.by_label(state.get("facing")).from_pos(pos)
        is_mate = level.get_block_state(other).find("part") == "head"
    if other is not None and is_mate:
        mate = level.get_block_state(other)
        if mate.block is state.block:
            rest = level.blocks.air
            if mate.find("waterlogged") == "true":
                rest = level.blocks.block("minecraft:water").default_state
            level.set_block(other, rest, ALL | SUPPRESS_DROPS)


def _holds_something(level: Level, pos: BlockPos) -> bool:
    block_entity = level.get_block_entity(pos)
    return block_entity is not None and bool(block_entity.save().get("Items"))


def _check_special(
    level: Level, pos: BlockPos, state: BlockState, tool: ItemStack
) -> None:
    """What breaks in a way of its own."""
    name = state.block.id.path
    if name in _HIVES:
        block_entity = level.get_block_entity(pos)
        has_bees = block_entity is not None and bool(block_entity.nbt.get("bees"))
        if has_bees and not has_silk_touch(tool):
            raise UnsupportedError(f"{state.block.name}: release bees", pos)
    if name == "tnt" and state.get("unstable") == "true":
        raise UnsupportedError("minecraft:tnt: prime an unstable one", pos)
    if name == "decorated_pot" and _shatters(level, tool):
        level.set_block(pos, state.with_("cracked", "true"), 0)


def _keep_bees(level: Level, pos: BlockPos) -> None:
    """They go with the item, so none comes out of the block."""
    block_entity = level.get_block_entity(pos)
    if block_entity is not None:
        block_entity.nbt.pop("bees", None)


def _shatters(level: Level, tool: ItemStack) -> bool:
    if tool.is_empty or has_silk_touch(tool):
        return False
    return level.world.items.has_tag(tool, "breaks_decorated_pots")


def _after(
    level: Level, player: Player, pos: BlockPos, state: BlockState, tool: ItemStack
) -> None:
    """Ice melts, one egg of several stays, ores give experience, silverfish come out."""
    name, is_silky = state.block.id.path, has_silk_touch(tool)
    if name in _HIVES:
        level.world.triggers.fire(
            player,
            "minecraft:bee_nest_destroyed",
            state=state,
            item=tool,
            num_bees_inside=0,
        )
    if name in ("ice", "frosted_ice") and not is_silky:
        _melt(level, pos)
    if state.is_block(_EGGS) and state.get("eggs") != "1":
        fewer = state.with_("eggs", str(int(state.get("eggs")) - 1))
        level.set_block(pos, fewer, ALL)
    if name.startswith("infested_") and not is_silky:
        level.report_unsupported(f"{state.block.name}: let a silverfish out", pos)
    found = None if is_silky else experience_of(name)
    if found is not None:
        points = drawn_experience(level.random, found)
        points = player.experience_of_block(level, tool, points)
        spill_experience(level, pos, level.random, points)


def _melt(level: Level, pos: BlockPos) -> None:
    """Into water over something solid or wet (https://minecraft.wiki/w/Ice)."""
    from gametest.level.dimension_type import THE_NETHER

    below = level.get_block_state(Direction.DOWN.from_pos(pos))
    is_carried = below.blocks_motion or below.fluid is not None
    if is_carried and level.dimension is not THE_NETHER:
        level.set_block(pos, level.blocks.block("minecraft:water").default_state, ALL)
