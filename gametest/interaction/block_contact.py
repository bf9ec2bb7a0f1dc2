"""What blocks do to an entity that is in them or on them, after it moved.

Order and margins are general knowledge of the game since 1.21.5: first the block it stands on, then
every cell that its box reached, each once; small moves count where they end.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.interaction.collision import moved, swept
from gametest.interaction.inside_effects import EFFECTS, STEP_EFFECTS
from gametest.interaction.support import on_pos

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

_DEFLATED: Final = 9.999999747378752e-06
_FAR: Final = 0.9999800001  # (1 - 1e-5) squared
_LEGS: Final = 0.20000000298023224


def apply_block_effects(level: Level, entity: Entity, body: EntityBody) -> None:
    """Call it once a tick, where the kind's turn has it."""
    _touch_all(level, entity, body)
    if body.fire_ticks > 0 and not body.is_gone() and is_in_rain(level, entity):
        # https://minecraft.wiki/w/Fire#Burning
        body.fire_ticks = 0


def is_in_rain(level: Level, entity: Entity) -> bool:
    """At its feet or at its head. Raises `UnsupportedError` where it is not known how wet it is."""
    if not level.world.weather.rains_now:
        return False
    asked = level.behaviours.is_rained_on
    if asked is None:
        raise UnsupportedError(f"{entity.type_id}: in the rain", entity.block_pos)
    x, _, z = pos = entity.pos
    head = Vec3(x, entity.bounding_box[4], z)
    return bool(asked(level, pos.block_pos) or asked(level, head.block_pos))


def _touch_all(level: Level, entity: Entity, body: EntityBody) -> None:
    moves = body.moves
    if body.no_physics or entity.is_removed:
        moves.clear()
        return
    if body.on_ground:
        _step_on(level, entity, body)
    pos = entity.pos
    if not moves:
        _touch(level, entity, body, body.old_pos, pos, set())
        return
    seen: set[tuple[int, int, int]] = set()
    last = pos
    for start, end, tried in moves:
        last = end
        at = start
        if start == end:
            _touch(level, entity, body, start, end, seen)
        for axis in (1, 2, 0) if abs(tried[0]) < abs(tried[2]) else (1, 0, 2):
            step = end[axis] - start[axis]
            if step:
                to = at._replace(**{"xyz"[axis]: at[axis] + step})
                _touch(level, entity, body, at, to, seen)
                at = to
            if body.is_gone():
                break
    moves.clear()
    if last != pos and not body.is_gone():
        _touch(level, entity, body, last, pos, seen)


def _step_on(level: Level, entity: Entity, body: EntityBody) -> None:
    pos = on_pos(entity, body, _LEGS)
    state_id = level.get_state_id(*pos)
    hook = level.behaviours.step_on[state_id]
    if hook is not None:
        hook(level, pos, level.behaviours.state(state_id), entity)
    effect = STEP_EFFECTS.get(level.behaviours.state(state_id).block.name)
    if effect is not None:
        effect(level, pos, level.behaviours.state(state_id), entity, body)


def _touch(
    level: Level,
    entity: Entity,
    body: EntityBody,
    start: Vec3,
    end: Vec3,
    seen: set[tuple[int, int, int]],
) -> None:
    tables, here = level.behaviours, entity.pos
    box = entity.bounding_box
    if end is not here:
        box = moved(box, (end[0] - here[0], end[1] - here[1], end[2] - here[2]))
    back = (start[0] - end[0], start[1] - end[1], start[2] - end[2])
    if back[0] ** 2 + back[1] ** 2 + back[2] ** 2 >= _FAR:
        box = swept(box, back)
    for cell, state_id in _filled_cells(level, box):
        if cell in seen:
            continue
        hook = tables.entity_inside[state_id]
        state = tables.states[state_id] or tables.state(state_id)
        effect = EFFECTS.get(state.block.name)
        fluid = None if state.fluid is None else EFFECTS.get(f"fluid:{state.fluid}")
        if hook is None and effect is None and fluid is None:
            continue
        seen.add(cell)
        pos = BlockPos(*cell)
        if effect is not None:
            effect(level, pos, state, entity, body)
        if hook is not None:
            hook(level, pos, state, entity)
        if fluid is not None:
            fluid(level, pos, state, entity, body)
        if entity.is_removed:
            return


def _filled_cells(level: Level, box: Box) -> list[tuple[tuple[int, int, int], int]]:
    """The fastest change is that of x, then y, then z; cells of air are left out."""
    x0, y0, z0, x1, y1, z1 = box
    get = level.get_state_id
    left, right = floor(x0 + _DEFLATED), floor(x1 - _DEFLATED)
    bottom, top = floor(y0 + _DEFLATED), floor(y1 - _DEFLATED)
    found: list[tuple[tuple[int, int, int], int]] = []
    for z in range(floor(z0 + _DEFLATED), floor(z1 - _DEFLATED) + 1):
        for y in range(bottom, top + 1):
            for x in range(left, right + 1):
                state_id = get(x, y, z)
                if state_id:
                    found.append(((x, y, z), state_id))
    return found
