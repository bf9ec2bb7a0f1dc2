"""Carts, boats, armor stands and mobs that a dispenser sets out.

https://minecraft.wiki/w/Dispenser, https://minecraft.wiki/w/Minecart, https://minecraft.wiki/w/Boat,
https://minecraft.wiki/w/Spawn_Egg. Places are general knowledge of the game. What the entity then does is
its own affair.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.core.float32 import f32
from gametest.core.position import Vec3
from gametest.interaction.hand.entity_of_item import egg_kind, entity_of_item
from gametest.level.entities.entity_riding import add_with_riders
from gametest.level.world.world_state import Difficulty

if TYPE_CHECKING:
    from gametest.behaviour.container.dispensing import Dispensing
    from gametest.block.block_state import BlockState
    from gametest.item.item_stack import ItemStack

_CART_FRONT: Final = 1.125
_BOAT_GAP: Final = 0.5625
_BOAT_LIFT: Final = 1.125
_ON_RAIL, _ON_SLOPE = 0.1, 0.6
_ON_RAIL_BELOW, _ON_SLOPE_BELOW = -0.9, -0.4
_YAWS: Final = {
    Direction.SOUTH: 0.0,
    Direction.WEST: 90.0,
    Direction.NORTH: 180.0,
}
_YAW_OF_OTHERS: Final = 270.0
"""East, and up and down too."""


def set_out_cart(turn: Dispensing) -> ItemStack:
    """On a rail before it, or one block lower; without a rail it is thrown out."""
    level, facing = turn.level, turn.facing
    state = turn.target_state
    below = level.get_block_state(Direction.DOWN.from_pos(turn.target))
    if _is_rail(state):
        height = _ON_SLOPE if _is_slope(state) else _ON_RAIL
    elif state.is_air and _is_rail(below):
        sloped = _is_slope(below) and facing is not Direction.DOWN
        height = _ON_SLOPE_BELOW if sloped else _ON_RAIL_BELOW
    else:
        return turn.thrown()
    middle = turn.pos.center
    place = Vec3(
        middle.x + facing.dx * _CART_FRONT,
        floor(middle.y) + facing.dy + height,
        middle.z + facing.dz * _CART_FRONT,
    )
    return _set_out(turn, turn.stack.id, place, 0.0)


def set_out_boat(turn: Dispensing) -> ItemStack:
    """Only onto water: on top of it, or at its own height over water one block lower."""
    state, facing = turn.target_state, turn.facing
    below = turn.level.get_block_state(Direction.DOWN.from_pos(turn.target))
    if state.fluid == "water":
        lift = 1.0
    elif state.is_air and below.fluid == "water":
        lift = 0.0
    else:
        return turn.thrown()
    width = turn.level.world.entity_kinds.kind(turn.stack.id).width
    away = _BOAT_GAP + width / 2.0
    middle = turn.pos.center
    place = Vec3(
        middle.x + facing.dx * away,
        middle.y + facing.dy * _BOAT_LIFT + lift,
        middle.z + facing.dz * away,
    )
    yaw = _YAWS.get(facing, _YAW_OF_OTHERS)
    return _set_out(turn, turn.stack.id, place, yaw)


def set_out_stand(turn: Dispensing) -> ItemStack:
    x, y, z = turn.target
    place = Vec3(x + 0.5, float(y), z + 0.5)
    return _set_out(
        turn, "minecraft:armor_stand", place, _YAWS.get(turn.facing, _YAW_OF_OTHERS)
    )


def set_out_mob(turn: Dispensing) -> ItemStack:
    """In the cell before it, on whatever fills the lower part of that cell; it looks anywhere."""
    name = egg_kind(turn.stack)
    is_monster = turn.level.world.entity_kinds.kind(name).category == "monster"
    if is_monster and turn.level.world.difficulty is Difficulty.PEACEFUL:
        turn.refuse("set out")
    x, y, z = turn.target
    height = y if turn.facing is Direction.UP else y + _floor_of(turn)
    yaw = f32(turn.level.random.next_float() * 360.0 - 180.0)
    return _set_out(turn, name, Vec3(x + 0.5, height, z + 0.5), yaw)


def _floor_of(turn: Dispensing) -> float:
    """Height of what stands in the cell before it, where a mob finds room above that."""
    tops = [box[4] for box in turn.target_state.collision_shape]
    return max(tops, default=0.0)


def _set_out(turn: Dispensing, kind: str, place: Vec3, yaw: float) -> ItemStack:
    level = turn.level
    entity = entity_of_item(level, turn.stack, kind, place, {})
    entity.turn_to(yaw, entity.pitch)
    add_with_riders(level, entity)
    if entity.body is not None:
        entity.body.came_by_chance()
    vibrate(level, turn.target, "entity_place")
    return turn.used()


def _is_rail(state: BlockState) -> bool:
    """Block tag `rails`."""
    return state.block.name.endswith("rail")


def _is_slope(state: BlockState) -> bool:
    return state.get("shape").startswith("ascending")
