"""Water and lava around an entity: how high they stand and where they push it.

https://minecraft.wiki/w/Water#Currents, /Lava; the push of 0.014 and that depth counts from the feet
themselves were held against recorded motion, the rest is general knowledge.
"""

from __future__ import annotations

from math import ceil, floor, sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.float32 import f32
from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.hearing import make_noise

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

_INSET: Final = 0.001
_WATER_PUSH: Final = 0.014
_LAVA_PUSH: Final = 0.0023333333333333335
_NETHER_LAVA_PUSH: Final = 0.007
_LEAST_PUSH: Final = 0.0045000000000000005
_LEAST_CURRENT: Final = 9.999999747378752e-06
"""Square of the length from which a current pushes, as measured by https://github.com/Schem-at/Nucleation (MIT)."""
_SHALLOW: Final = 0.4
_OWN_HEIGHTS: Final = tuple(f32(amount / 9.0) for amount in range(9))
_FULL_DROP: Final = f32(0.8888888955116272)
_SIDES: Final = (Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST)


def update_fluids(level: Level, entity: Entity, body: EntityBody) -> None:
    """Look how deep it is in water and lava, and let their currents push it."""
    vehicle = entity.vehicle
    if vehicle is not None and getattr(vehicle.body, "keeps_dry", False):
        body.water_height = body.lava_height = 0.0
        body.is_in_water = body.is_in_lava = False
        return
    cells = _fluid_cells(level, entity)
    body.water_height = _follow(level, entity, body, cells, "water", _WATER_PUSH)
    was_dry = not body.is_in_water
    body.is_in_water = body.water_height > 0.0 or _touches(cells, entity, "water")
    if body.is_in_water:
        if was_dry and body.tick_count > 1:
            # https://minecraft.wiki/w/Sculk_Sensor#Vibration_frequencies
            make_noise(level, entity.pos, "splash", entity)
        body.fall_distance = 0.0
        body.fire_ticks = min(body.fire_ticks, 0)
    push = _NETHER_LAVA_PUSH if level.dimension.path == "the_nether" else _LAVA_PUSH
    body.lava_height = _follow(level, entity, body, cells, "lava", push)
    body.is_in_lava = body.lava_height > 0.0 or _touches(cells, entity, "lava")


_Cells = list[tuple[BlockPos, "BlockState", float]]


def _fluid_cells(level: Level, entity: Entity) -> _Cells:
    """Cells with a fluid whose surface reaches the box, with the height of the surface."""
    x0, y0, z0, x1, y1, z1 = entity.bounding_box
    bottom = y0 + _INSET
    found: _Cells = []
    tables, get = level.behaviours, level.get_state_id
    for x in range(floor(x0 + _INSET), ceil(x1 - _INSET)):
        for y in range(floor(bottom), ceil(y1 - _INSET)):
            for z in range(floor(z0 + _INSET), ceil(z1 - _INSET)):
                state_id = get(x, y, z)
                if not state_id:
                    continue
                state = tables.states[state_id] or tables.state(state_id)
                if state.fluid is None:
                    continue
                pos = BlockPos(x, y, z)
                top = y + surface_height(level, pos, state)
                if top >= bottom:
                    found.append((pos, state, top))
    return found


def touches_water(level: Level, entity: Entity) -> bool:
    """Where it is now, whatever it knows of it."""
    return _touches(_fluid_cells(level, entity), entity, "water")


def surface_height(level: Level, pos: BlockPos, state: BlockState) -> float:
    """Of the fluid in its cell: 1 below the same fluid."""
    above = level.get_block_state((pos.x, pos.y + 1, pos.z))
    return 1.0 if above.fluid == state.fluid else _OWN_HEIGHTS[state.fluid_amount]


def _touches(cells: _Cells, entity: Entity, fluid: str) -> bool:
    return any(state.fluid == fluid for _, state, _ in cells)


def _follow(
    level: Level,
    entity: Entity,
    body: EntityBody,
    cells: _Cells,
    fluid: str,
    push: float,
) -> float:
    height, count = 0.0, 0
    x = y = z = 0.0
    bottom = entity.bounding_box[1] if cells else 0.0
    for pos, state, top in cells:
        if state.fluid != fluid:
            continue
        height = max(top - bottom, height)
        if not body.is_pushed_by_fluid:
            continue
        fx, fy, fz = flow(level, pos, state)
        part = height if height < _SHALLOW else 1.0
        x, y, z, count = x + fx * part, y + fy * part, z + fz * part, count + 1
    if x * x + y * y + z * z < _LEAST_CURRENT:
        return height
    x, y, z = x * (1.0 / count), y * (1.0 / count), z * (1.0 / count)
    if not entity.is_player:
        x, y, z = _normal(x, y, z)
    x, y, z = x * push, y * push, z * push
    mx, my, mz = entity.motion
    if (
        abs(mx) < 0.003
        and abs(mz) < 0.003
        and sqrt(x * x + y * y + z * z) < _LEAST_PUSH
    ):
        x, y, z = _normal(x, y, z)
        x, y, z = x * _LEAST_PUSH, y * _LEAST_PUSH, z * _LEAST_PUSH
    entity.motion = Vec3(mx + x, my + y, mz + z)
    return height


def flow(level: Level, pos: BlockPos, state: BlockState) -> tuple[float, float, float]:
    """Direction of the current in a cell, of length 1, or nought."""
    own = _OWN_HEIGHTS[state.fluid_amount]
    dx = dz = 0.0
    fluid = state.fluid
    for side in _SIDES:
        beside = level.get_block_state(side.from_pos(pos))
        if beside.fluid not in (None, fluid):
            continue
        height = _OWN_HEIGHTS[beside.fluid_amount]
        drop = 0.0
        if height > 0.0:
            drop = f32(own - height)
        elif not beside.blocks_motion:
            below = level.get_block_state(Direction.DOWN.from_pos(side.from_pos(pos)))
            if below.fluid in (None, fluid):
                height = _OWN_HEIGHTS[below.fluid_amount]
                if height > 0.0:
                    drop = f32(own - f32(height - _FULL_DROP))
        dx += side.dx * drop
        dz += side.dz * drop
    x, y, z = dx, 0.0, dz
    if state.is_fluid_falling and any(
        _is_solid(level, side.from_pos(pos), side, fluid)
        or _is_solid(level, Direction.UP.from_pos(side.from_pos(pos)), side, fluid)
        for side in _SIDES
    ):
        x, y, z = _normal(x, y, z)
        y -= 6.0
    return _normal(x, y, z)


def _is_solid(level: Level, pos: BlockPos, side: Direction, fluid: str | None) -> bool:
    state = level.get_block_state(pos)
    if state.fluid == fluid or state.block.name in _ICE:
        return False
    return state.is_face_sturdy(side)


_ICE: Final = ("minecraft:ice", "minecraft:frosted_ice")


def _normal(x: float, y: float, z: float) -> tuple[float, float, float]:
    length = sqrt(x * x + y * y + z * z)
    if length < 9.999999747378752e-06:
        return 0.0, 0.0, 0.0
    return x / length, y / length, z / length
