"""What a player looks at: the first block on the line from its eyes.

https://minecraft.wiki/w/Reach: as far as its attribute says. Full blocks and collision boxes stand for
outlines, so a look through a gap of a plant or the like meets nothing.
"""

from __future__ import annotations

from math import cos, inf, radians, sin
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.direction import Axis, Direction
from gametest.core.position import BlockPos, Vec3
from gametest.interaction.sight.cells import cells_on

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_UNSEEN: Final = ("minecraft:light", "minecraft:structure_void")


@final
@attrs.frozen
class Sight:
    pos: BlockPos
    face: Direction
    hit: Vec3


def look_vector(player: Entity) -> Vec3:
    pitch, yaw = radians(player.pitch), radians(player.yaw)
    return Vec3(-sin(yaw) * cos(pitch), -sin(pitch), cos(yaw) * cos(pitch))


def find_sight(
    level: Level, player: Player, *, sources: bool = False, fluids: bool = False
) -> Sight | None:
    """`sources`: still fluids count as blocks; `fluids`: all of them."""
    reach = player.block_reach
    start, step = player.eye_position, look_vector(player)
    for cell in cells_on(start, step.scaled(reach)):
        pos = BlockPos(*cell)
        state = level.get_block_state(pos)
        boxes = _boxes(state, sources=sources, fluids=fluids)
        found = _first_box(boxes, pos, start, step, reach)
        if found is not None:
            return found
    return None


def _boxes(
    state: BlockState, *, sources: bool, fluids: bool
) -> list[tuple[float, ...]]:
    if state.is_air or state.block.name in _UNSEEN:
        return []
    boxes = [tuple(box) for box in state.collision_shape]
    is_fluid_block = state.block.name in ("minecraft:water", "minecraft:lava")
    if not boxes and not is_fluid_block:
        # A plant, a torch: its outline is not known, the cell stands for it.
        boxes = [(0.0, 0.0, 0.0, 1.0, 1.0, 1.0)]
    if state.fluid is not None and (fluids or (sources and state.is_fluid_source)):
        boxes.append((0.0, 0.0, 0.0, 1.0, state.fluid_amount / 9.0, 1.0))
    return boxes


def _first_box(
    boxes: list[tuple[float, ...]], pos: BlockPos, start: Vec3, step: Vec3, reach: float
) -> Sight | None:
    best: tuple[float, Direction] | None = None
    for box in boxes:
        found = _entry(box, pos, start, step)
        if found is not None and found[0] <= reach and (not best or found[0] < best[0]):
            best = found
    if best is None:
        return None
    distance, face = best
    return Sight(pos, face, start.plus(step.scaled(distance)))


def _entry(
    box: tuple[float, ...], pos: BlockPos, start: Vec3, step: Vec3
) -> tuple[float, Direction] | None:
    """How far to the box, and through which face."""
    near, far, axis = -inf, inf, 0
    for i in range(3):
        low, high = pos[i] + box[i], pos[i] + box[i + 3]
        if not step[i]:
            if not low <= start[i] <= high:
                return None
            continue
        one, other = (low - start[i]) / step[i], (high - start[i]) / step[i]
        if min(one, other) > near:
            near, axis = min(one, other), i
        far = min(far, max(one, other))
    if near > far or far < 0:
        return None
    side = (Axis.X, Axis.Y, Axis.Z)[axis]
    positive = step[axis] < 0
    for face in Direction:
        if face.axis is side and ((face.dx + face.dy + face.dz) > 0) is positive:
            return max(near, 0.0), face
    return None
