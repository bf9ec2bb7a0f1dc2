"""The burst of a wind charge: it pushes, and neither hurts nor breaks (https://minecraft.wiki/w/Wind_Charge).

Radii and strengths are the page's and general knowledge. It works doors, gates, buttons, levers and bells
and puts candles out. A player whom a charge of a player or dispenser throws falls from where it burst.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from gametest.interaction.blast.exposure import exposure
from gametest.interaction.blast.rays import reached_cells
from gametest.interaction.entity_search import entities_in
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.core.position import BlockPos, Vec3
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_MARGIN: Final = 1.0
_CHARGE: Final = "minecraft:wind_charge"
"""A breeze's, of another kind, spares nobody the fall."""
_BY_HAND: Final = ("_button", "_door", "_trapdoor", "bell", "lever")
_CANDLES: Final = ("candle", "candle_cake")
_STOPPED_BY: Final = frozenset({"minecraft:barrier", "minecraft:bedrock"})
"""Block tag `blocks_wind_charge_explosions`."""
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
    for cell in reached_cells(level, center, power, stopped_by=_STOPPED_BY):
        _work(level, cell)
    diameter = power * 2.0
    reach = diameter + _MARGIN
    x, y, z = center
    box = (x - reach, y - reach, z - reach, x + reach, y + reach, z + reach)
    for entity in entities_in(level, box, where=lambda each: each is not source):
        distance = _length(entity.pos.minus(center)) / diameter
        if entity.type_id in _PASSED or distance > 1.0:
            continue
        way = entity.eye_position.minus(center)
        length = _length(way)
        if length:
            impact = (1.0 - distance) * exposure(level, center, entity)
            resist = getattr(entity.body, "explosion_knockback_resistance", None)
            left = 1.0 if resist is None else 1.0 - float(resist())
            push = impact * strength * left / length
            entity.set_motion(entity.motion.plus(way.scaled(push)))
            thrown = getattr(entity.body, "thrown_by_wind", None)
            if entity.is_player and source.type_id == _CHARGE and thrown is not None:
                thrown(level, y)


def _work(level: Level, pos: BlockPos) -> None:
    """What a hand could work, unless power holds it; of a door, only the lower half answers."""
    state = level.get_block_state(pos)
    name = state.block.name
    if name.endswith("_fence_gate"):
        if state.get("powered") == "false":
            level.set_block(pos, state.cycle("open"), ALL)
    elif name.endswith(_CANDLES):
        if state.get("lit") == "true":
            level.set_block(pos, state.with_("lit", "false"), ALL)
    elif name.endswith(_BY_HAND):
        is_held = state.find("powered") == "true" and not name.endswith("lever")
        behaviour = level.behaviours.behaviour(state.block)
        if behaviour is not None and not is_held and state.find("half") != "upper":
            behaviour.use(level, pos, state)


def _length(way: Vec3) -> float:
    return sqrt(way.x * way.x + way.y * way.y + way.z * way.z)
