"""Which entities would do something by themselves that is not simulated.

Kinds with a body act; still are markers, displays and interactions. All others would act.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.position import BlockPos
from gametest.level.entities.entity_kind import INERT_TYPES
from gametest.level.entities.entity_seats import seat_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametest.block.block_state import BlockState
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_TOUCHED: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("bubble_column", "cactus", "campfire", "cobweb", "detector_rail"),
        *("end_gateway", "end_portal", "fire", "nether_portal", "powder_snow"),
        *("soul_campfire", "soul_fire", "sweet_berry_bush", "tripwire", "wither_rose"),
    )
)
"""Blocks that do something with what is in them; plates are told by their name's end."""
_TRODDEN: Final = frozenset({"minecraft:big_dripleaf", "minecraft:magma_block"})
_NEARLY: Final = 1e-5
_TOUCH_MARGIN: Final = 1e-7


def acts(entity: Entity) -> bool:
    return missing_mechanic(entity) is not None


def missing_mechanic(entity: Entity) -> str | None:
    """The words that name what the entity would do, or None if it does nothing."""
    if entity.vehicle is not None and seat_of(entity.vehicle, entity) is None:
        return _named(entity.vehicle, f"seat of {entity.type_id}")
    if entity.type_id in INERT_TYPES:
        return None
    if entity.body is not None:
        return None
    if entity.is_player:
        return _player(entity) if entity.is_alive else None
    return _named(entity, "entity")


def needs_watch(entity: Entity) -> bool:
    """Whether a change of the blocks around it can make it act."""
    return entity.type_id not in INERT_TYPES


def _player(player: Entity) -> str | None:
    if getattr(player, "is_flying", False):
        return None
    if not is_on_ground(player):
        return _named(player, "falling")
    return _named_touch(player)


def is_on_ground(entity: Entity) -> bool:
    """Whether the top of a block's shape is right under its feet."""
    level = entity.level
    if level is None:
        return False
    y = entity.pos.y
    for pos, state in _cells(entity, level, y - _NEARLY - 1.0, y - _NEARLY):
        for box in state.collision_shape:
            if abs(pos.y + box[4] - y) <= _NEARLY and _is_over(entity, pos, box):
                return True
    return False


def _is_over(entity: Entity, pos: BlockPos, box: tuple[float, ...]) -> bool:
    half = entity.size[0] / 2 - _TOUCH_MARGIN
    x, _, z = entity.pos
    return (
        pos.x + box[0] < x + half
        and x - half < pos.x + box[3]
        and pos.z + box[2] < z + half
        and z - half < pos.z + box[5]
    )


def _named_touch(entity: Entity) -> str | None:
    """A block that would do something to what is in it, or with it."""
    level = entity.level
    if level is None:
        return None
    bottom, height = entity.pos.y, entity.size[1]
    for _, state in _cells(entity, level, bottom, bottom + height - _TOUCH_MARGIN):
        name = state.block.name
        if (
            state.fluid is not None
            or name in _TOUCHED
            or name.endswith("_pressure_plate")
        ):
            return _named(entity, f"touching {name}")
    for _, state in _cells(entity, level, bottom - _NEARLY, bottom - _NEARLY):
        if state.block.name in _TRODDEN:
            return _named(entity, f"standing on {state.block.name}")
    return None


def _cells(
    entity: Entity, level: Level, bottom: float, top: float
) -> Iterator[tuple[BlockPos, BlockState]]:
    half = entity.size[0] / 2 - _TOUCH_MARGIN
    x, _, z = entity.pos
    for cx in range(floor(x - half), floor(x + half) + 1):
        for cz in range(floor(z - half), floor(z + half) + 1):
            for cy in range(floor(bottom), floor(top) + 1):
                pos = BlockPos(cx, cy, cz)
                state = level.get_block_state(pos)
                if not state.is_air:
                    yield pos, state


def _is_on(entity: Entity, key: str) -> bool:
    return bool(entity.nbt.get(key))


def _named(entity: Entity, what: str) -> str:
    return f"{entity.type_id}: {what}"
