"""A jump of a player (https://minecraft.wiki/w/Jumping): upwards, and forwards in a sprint.

The speed is the attribute `jump_strength`, less on honey, more with Jump Boost; what it costs is on
https://minecraft.wiki/w/Hunger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32, float_cos, float_sin
from gametest.core.position import Vec3
from gametest.entity.attributes import attribute_value
from gametest.entity.living.living_body import living_body

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.level import Level

_STRENGTH: Final = 0.41999998688697815
_BOOST: Final = 0.10000000149011612
_ON_HONEY: Final = 0.5
_FORWARD: Final = 0.2
_RADIANS: Final = 0.017453292519943295
_EXHAUSTION, _SPRINT_EXHAUSTION = 0.05, 0.2


def jump_from_ground(level: Level, player: Player) -> None:
    power = attribute_value(player, "minecraft:jump_strength") or _STRENGTH
    feet = player.block_pos
    under = Vec3(player.pos.x, player.pos.y - 0.500001, player.pos.z).block_pos
    if any(
        level.get_block_state(pos).is_block("minecraft:honey_block")
        for pos in (feet, under)
    ):
        power *= _ON_HONEY
    body = living_body(player)
    boost = None if body is None else body.effect("jump_boost")
    if boost is not None:
        power += _BOOST * (boost.amplifier + 1)
    x, y, z = player.motion
    if player.is_sprinting:
        turned = f32(player.yaw * _RADIANS)
        x, z = x - float_sin(turned) * _FORWARD, z + float_cos(turned) * _FORWARD
    player.set_motion(Vec3(x, max(f32(power), y), z))
    level.world.triggers.award(player, "minecraft.custom:minecraft.jump")
    player.exhaust(_SPRINT_EXHAUSTION if player.is_sprinting else _EXHAUSTION)
