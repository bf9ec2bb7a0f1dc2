"""Bodies at rest cost next to nothing: they sleep until a block around them changes or somebody comes.

Items: at rest the game moves an item in every fourth tick only, and then nowhere: gravity gathers for four
ticks and is stopped by the ground. That can be worked out afterwards.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.interaction.block_friction import ground_drag
from gametest.interaction.inside_effects import EFFECTS, STEP_EFFECTS
from gametest.interaction.pushing import has_neighbors
from gametest.level.entities.entity_body import Rest

if TYPE_CHECKING:
    from gametest.entity.bodies.item import ItemBody
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.section import Section

_PERIOD: Final = 4
_GRAVITY: Final = 0.04
_MERGE_PERIOD: Final = 40
_LIFETIME: Final = 6000
_NEVER_AGES: Final = -32768
_CREEP: Final = 3e-4
"""Slower than this to a side, a move along the ground is too short to count."""
_EDGE: Final = 1e-5


@final
@attrs.define(eq=False, repr=False)
class ItemRest(Rest):
    drag: float
    checked_at: int = attrs.field(default=-1, init=False)
    """`item_changes` of the level when it last looked for others to merge with."""

    def catch_up(self, body: ItemBody, now: int) -> None:
        """As if the body had taken its turns up to game time `now`."""
        ticks, self.since = now - self.since, now
        if ticks <= 0:
            return
        entity = body.entity
        if 0 < body.pickup_delay != 32767:
            body.pickup_delay = max(0, body.pickup_delay - ticks)
        if body.age != _NEVER_AGES:
            body.age += ticks
        x, y, z = entity.motion
        if x or z:
            for count in range(body.tick_count + 1, body.tick_count + ticks + 1):
                if not (count + entity.id) % _PERIOD:
                    x, z = x * self.drag, z * self.drag
        gathered = (body.tick_count + ticks + entity.id) % _PERIOD
        if ticks >= gathered:
            y = 0.0
        for _ in range(min(gathered, ticks)):
            y -= _GRAVITY
        body.tick_count += ticks
        entity.motion = Vec3(x, y, z)

    def set_due(self, body: ItemBody) -> None:
        self.due = self.since + _MERGE_PERIOD - body.tick_count % _MERGE_PERIOD
        end = self.end_of(body)
        if end is not None:
            self.due = min(self.due, end)

    def end_of(self, body: ItemBody) -> int | None:
        """Game time at which its time is over; None: it never ages."""
        if body.age == _NEVER_AGES:
            return None
        return self.since + max(1, _LIFETIME - body.age)


def find_rest(level: Level, body: ItemBody) -> ItemRest | None:
    """None if it moves, or if blocks around it ask for it in every turn."""
    entity = body.entity
    x, y, z = entity.motion
    if (
        abs(x) > _CREEP
        or abs(z) > _CREEP
        or y > 0.0
        or body.no_gravity
        or body.no_physics
        or body.is_in_water
        or body.is_in_lava
        or body.fire_ticks > 0
        or body.stuck is not None
        or level.hard_entities
    ):
        return None
    cells = quiet_cells(level, entity)
    if cells is None:
        return None
    found = ItemRest(cells, level.game_time, None, ground_drag(level, entity, body))
    found.set_due(body)
    return found


def is_met(level: Level, body: LivingBody) -> bool:
    """Whether something came to one at rest that it pushes and that pushes it.

    It looks only if something of that kind has moved at all.
    """
    if body.seen_moves == level.pushable_moves:
        return False
    try:
        if has_neighbors(level, body.entity):
            return True
    except UnsupportedError:
        # The turn that it takes now names what came.
        return True
    body.seen_moves = level.pushable_moves
    return False


def quiet_cells(
    level: Level, entity: Entity
) -> tuple[tuple[Section, int, int], ...] | None:
    """Those that an entity stands in and on; None if one of them asks for it in every turn."""
    x0, y0, z0, x1, y1, z1 = entity.bounding_box
    tables = level.behaviours
    bottom = floor(y0)
    found: list[tuple[Section, int, int]] = []
    for x in range(floor(x0 - _EDGE), floor(x1 + _EDGE) + 1):
        for z in range(floor(z0 - _EDGE), floor(z1 + _EDGE) + 1):
            for y in range(bottom - 1, floor(y1) + 1):
                section, index, _ = level.cell((x, y, z))
                state_id = section.ids[index]
                name = tables.state(state_id).block.name
                if y >= bottom and (
                    tables.entity_inside[state_id] is not None or name in EFFECTS
                ):
                    return None
                if tables.step_on[state_id] is not None or name in STEP_EFFECTS:
                    return None
                if name == "minecraft:moving_piston" or name.endswith("shulker_box"):
                    return None
                found.append((section, index, state_id))
    return tuple(found)
