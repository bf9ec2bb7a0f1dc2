"""The burst of a wind charge: it pushes, and neither hurts nor breaks (https://minecraft.wiki/w/Wind_Charge).

Radii and strengths are the page's and general knowledge. What it would work among blocks, such as doors and
buttons, is not simulated, nor that a player then falls without harm.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.interaction.blast.exposure import exposure
from gametest.interaction.blast.rays import reached_cells
from gametest.interaction.entity_search import entities_in

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_MARGIN: Final = 1.0
_WORKED: Final = (
    "_button",
    "_door",
    "_fence_gate",
    "_trapdoor",
    "bell",
    "candle",
    "candle_cake",
    "chorus_flower",
    "decorated_pot",
    "lever",
)
_PASSED: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("marker", "interaction", "area_effect_cloud", "block_display"),
        *("item_display", "text_display", "lightning_bolt"),
        *("item_frame", "glow_item_frame", "painting", "end_crystal"),
    )
)


def burst(
    level: Level, center: Vec3, power: float, strength: float, source: Entity
) -> None:
    for cell in reached_cells(level, center, power):
        state = level.get_block_state(cell)
        if state.block.name.endswith(_WORKED):
            mechanic = f"{source.type_id}: works {state.block.name}"
            level.report_unsupported(mechanic, cell)
    diameter = power * 2.0
    reach = diameter + _MARGIN
    x, y, z = center
    box = (x - reach, y - reach, z - reach, x + reach, y + reach, z + reach)
    for entity in entities_in(level, box, where=lambda each: each is not source):
        distance = _length(entity.pos.minus(center)) / diameter
        if entity.type_id in _PASSED or distance > 1.0:
            continue
        if entity.is_player and not getattr(entity, "is_creative", False):
            mechanic = f"{source.type_id}: push a player"
            raise UnsupportedError(mechanic, entity.block_pos)
        way = entity.eye_position.minus(center)
        length = _length(way)
        if length:
            impact = (1.0 - distance) * exposure(level, center, entity)
            resist = getattr(entity.body, "explosion_knockback_resistance", None)
            left = 1.0 if resist is None else 1.0 - float(resist())
            push = impact * strength * left / length
            entity.set_motion(entity.motion.plus(way.scaled(push)))


def _length(way: Vec3) -> float:
    return sqrt(way.x * way.x + way.y * way.y + way.z * way.z)
