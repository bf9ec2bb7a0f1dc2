"""Boots whose enchantments work on the blocks below: where they would do something, it is unsupported.

https://minecraft.wiki/w/Frost_Walker, /Soul_Speed.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.item.enchantments import enchantment_level

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.level import Level

_SOULS: Final = ("minecraft:soul_sand", "minecraft:soul_soil")
_MOST_RADIUS: Final = 16


def check_boots(level: Level, body: LivingBody) -> None:
    """Raises `UnsupportedError`; for one that stands on the ground with something on its feet."""
    boots, entity = body.worn["feet"], body.entity
    x, y, z = entity.pos
    if enchantment_level(boots, "minecraft:soul_speed"):
        below = BlockPos(floor(x), floor(y - 0.5), floor(z))
        if level.get_block_state(below).block.name in _SOULS:
            mechanic = "minecraft:soul_speed: run faster"
            raise UnsupportedError(mechanic, entity.block_pos)
    frost = enchantment_level(boots, "minecraft:frost_walker")
    if frost and entity.vehicle is None:
        _check_water(level, entity.block_pos, min(frost + 2, _MOST_RADIUS))


def _check_water(level: Level, feet: BlockPos, radius: int) -> None:
    for x in range(-radius, radius + 1):
        for z in range(-radius, radius + 1):
            if x * x + z * z > radius * radius:
                continue
            pos = feet.offset(x, -1, z)
            state = level.get_block_state(pos)
            if (
                state.is_block("minecraft:water")
                and state.is_fluid_source
                and level.get_block_state(pos.offset(0, 1, 0)).is_air
            ):
                mechanic = "minecraft:frost_walker: freeze water"
                raise UnsupportedError(mechanic, pos)
