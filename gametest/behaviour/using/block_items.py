"""Blocks that a hand sets (https://minecraft.wiki/w/Placing).

Into the clicked block where that gives way, else before the clicked face; never into somebody who would
stand in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.placing.place_context import PlaceContext
from gametest.behaviour.placing.placing import gives_way, place_block, placed_state
from gametest.behaviour.using.block_data import give_data
from gametest.core.direction import Direction
from gametest.core.position import BlockPos, Vec3
from gametest.interaction.entity_search import entities_in
from gametest.interaction.hand.outcome import Outcome
from gametest.item.item_stack import ItemStack
from gametest.item.item_uses import block_set_by

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.block_state import BlockState
    from gametest.interaction.hand.use import Use
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_BY_OPERATORS: Final = frozenset(
    {
        *("command_block", "chain_command_block", "repeating_command_block"),
        *("structure_block", "jigsaw", "test_block", "test_instance_block"),
    }
)
"""Only an operator in creative mode sets them; a dummy is none."""
_IN_WATER_ONLY: Final = ("lily_pad", "frogspawn")
_BUILDING_BLOCKERS: Final = frozenset(
    {"minecraft:tnt", "minecraft:falling_block", "minecraft:end_crystal"}
)
_SCAFFOLD: Final = 7
_VEHICLES: Final = ("_boat", "_raft", "minecart")


def find_block(level: Level, stack: ItemStack) -> Block | None:
    """What the item sets; None: it is no block."""
    if stack.is_empty:
        return None
    block = level.blocks.find_block(block_set_by(stack.id))
    return None if block is None or block.default_state.is_air else block


def set_block_item(use: Use) -> Outcome:
    level, stack = use.level, use.stack
    block = find_block(level, stack)
    assert block is not None
    name = block.id.path
    if name in _IN_WATER_ONLY:
        # They are set where the hand's look meets water.
        return Outcome.PASSED
    if name in _BY_OPERATORS:
        return Outcome.FAILED
    is_bucket = stack.id == "minecraft:powder_snow_bucket"
    pos = _cell(use, block)
    if name == "scaffolding":
        found = scaffold_cell(use, block, pos)
        if found is None:
            return Outcome.FAILED
        pos = found
    outcome = set_block_at(use, block, pos)
    if not outcome.is_done:
        return outcome
    if is_bucket:
        use.hand.exchange(level, ItemStack("minecraft:bucket"))
    else:
        use.hand.use_up()
    return outcome


def set_block_at(use: Use, block: Block, pos: BlockPos) -> Outcome:
    """Without using anything up."""
    level, player = use.level, use.player
    if not level.min_y <= pos.y < level.max_y:
        return Outcome.FAILED
    context = PlaceContext(
        level=level,
        pos=pos,
        face=use.face,
        yaw=player.yaw,
        pitch=player.pitch,
        hit=Vec3(*(at - corner for at, corner in zip(use.hit, pos, strict=True))),
        is_inside=pos == use.pos,
        is_sneaking=player.is_sneaking,
    )
    state = placed_state(context, block)
    if state is None or stands_in_somebody(level, pos, state):
        return Outcome.FAILED
    stack = use.stack
    if not place_block(context, block, state=state):
        return Outcome.FAILED
    give_data(use, pos, stack)
    _tell(use, pos, stack)
    return Outcome.DONE


def _cell(use: Use, block: Block) -> BlockPos:
    inside = PlaceContext(
        level=use.level,
        pos=use.pos,
        face=use.face,
        yaw=use.player.yaw,
        pitch=use.player.pitch,
        hit=Vec3(*(at - corner for at, corner in zip(use.hit, use.pos, strict=True))),
        is_inside=True,
        is_sneaking=use.player.is_sneaking,
    )
    return use.pos if gives_way(inside, block) else use.before


def scaffold_cell(use: Use, block: Block, pos: BlockPos) -> BlockPos | None:
    """Onto scaffolding it goes up, or ahead, as far as there is some.

    https://minecraft.wiki/w/Scaffolding#Placement
    """
    level = use.level
    if use.state.block is not block:
        return pos
    if use.player.is_sneaking:
        way = use.face
    elif use.face is Direction.UP:
        way = PlaceContext.front_of(use.player.yaw)
    else:
        way = Direction.UP
    steps, at = 0, way.from_pos(use.pos)
    while steps < _SCAFFOLD and at.y < level.max_y:
        there = level.get_block_state(at)
        if there.block is not block:
            return at if there.is_air or there.is_replaceable else None
        at = way.from_pos(at)
        steps += way.is_horizontal
    return None


def stands_in_somebody(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """Whether its shape touches a body that nothing is built into."""
    for box in state.collision_shape:
        placed = (
            *(pos[i] + box[i] for i in range(3)),
            *(pos[i] + box[i + 3] for i in range(3)),
        )
        if entities_in(level, placed, where=_blocks_building):  # type: ignore[arg-type]
            return True
    return False


def _blocks_building(entity: Entity) -> bool:
    """The living, and what is as solid (general knowledge of the game)."""
    name = entity.type_id
    if not entity.is_alive:
        return False
    if name == "minecraft:armor_stand" and entity.nbt.get("Marker"):
        return False
    return entity.is_living or name in _BUILDING_BLOCKERS or name.endswith(_VEHICLES)


def _tell(use: Use, pos: BlockPos, stack: ItemStack) -> None:
    use.level.world.triggers.fire(
        use.player,
        "minecraft:placed_block",
        location=pos,
        item=stack,
        state=use.level.get_block_state(pos),
    )
