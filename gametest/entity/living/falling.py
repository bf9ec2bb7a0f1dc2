"""Harm by a fall (https://minecraft.wiki/w/Damage#Fall_damage).

Blocks that soften it: https://minecraft.wiki/w/Hay_Bale, /Honey_Block, /Slime_Block, /Bed; a stalagmite:
https://minecraft.wiki/w/Pointed_Dripstone.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import half_up
from gametest.entity.attributes import attribute_value
from gametest.entity.living.living_body import living_body
from gametest.entity.living.worn.requirements import is_of_kind
from gametest.level.entities.damage_source import DamageSource

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_SOFT: Final = 0.20000000298023224
_FALLEN: Final = "minecraft.custom:minecraft.fall_one_cm"
_COUNTED_FROM: Final = 2.0
_SPARED: Final = {"minecraft:frog": 5, "minecraft:goat": 10}
"""Points that good jumpers do not take: https://minecraft.wiki/w/Goat, /Frog."""
_STEEDS: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("camel", "camel_husk", "donkey", "horse", "llama", "mule"),
        *("skeleton_horse", "trader_llama", "zombie_horse"),
    )
)
"""They pass a fall on only if it hurts themselves (general knowledge)."""


def hurt_by_fall(
    level: Level, body: LivingBody, distance: float, pos: BlockPos
) -> None:
    """It came to the ground on the block at `pos`."""
    entity = body.entity
    ground = _ground(level, entity, distance, pos)
    if ground is not None:
        fall(level, body, *ground)


def riders_fall(level: Level, vehicle: Entity, distance: float, pos: BlockPos) -> None:
    """Those who ride what came to the ground fall with it."""
    ground = _ground(level, vehicle, distance, pos)
    if ground is not None:
        _pass_on(level, vehicle, *ground)


def _ground(
    level: Level, entity: Entity, distance: float, pos: BlockPos
) -> tuple[float, float, str] | None:
    """How deep it fell as the block has it, what that leaves of the harm, and of which kind; None: it takes all."""
    state = level.get_block_state(pos)
    name, part, source = state.block.name, 1.0, "fall"
    if name in ("minecraft:hay_block", "minecraft:honey_block"):
        part = _SOFT
    elif name == "minecraft:slime_block":
        part = 1.0 if getattr(entity, "is_sneaking", False) else 0.0
    elif name.endswith("_bed"):
        distance *= 0.5
    elif name == "minecraft:powder_snow":
        return None
    elif name == "minecraft:pointed_dripstone":
        if (state.get("vertical_direction"), state.get("thickness")) == ("up", "tip"):
            distance, part, source = distance + 2.5, 2.0, "stalagmite"
    elif name == "minecraft:sulfur_spike":
        raise UnsupportedError(f"{name}: fall onto it", pos)
    return distance, part, source


def fall(
    level: Level,
    body: LivingBody,
    distance: float,
    part: float = 1.0,
    source: str = "fall",
) -> bool:
    """Whether it was hurt; `part` is what the ground leaves of the harm. Who rides it falls too."""
    entity = body.entity
    if entity.is_player:
        if getattr(entity, "is_creative", False):
            return False
        if distance >= _COUNTED_FROM:
            level.world.triggers.award(entity, _FALLEN, half_up(distance * 100.0))
        if body.wind is not None:
            # https://minecraft.wiki/w/Wind_Charge: only what it fell below the burst does harm.
            distance = max(0.0, min(distance, body.wind[0] - entity.pos.y))
            body.wind = None
    if is_of_kind(level, entity, "fall_damage_immune"):
        return False
    safe = attribute_value(entity, "minecraft:safe_fall_distance")
    times = attribute_value(entity, "minecraft:fall_damage_multiplier")
    power = distance + 1e-6 - (3.0 if safe is None else safe)
    amount = floor(power * part * (1.0 if times is None else times))
    amount -= _SPARED.get(entity.type_id, 0)
    if amount > 0 or entity.type_id not in _STEEDS:
        _pass_on(level, entity, distance, part, source)
    return amount > 0 and body.hurt(level, DamageSource.of(source), float(amount))


def _pass_on(
    level: Level, vehicle: Entity, distance: float, part: float, source: str
) -> None:
    for rider in tuple(vehicle.passengers):
        body = living_body(rider)
        if body is None:
            _pass_on(level, rider, distance, part, source)
        else:
            fall(level, body, distance, part, source)
