"""Items that players throw away (https://minecraft.wiki/w/Item_(entity)).

From a little below the eyes, along the look with some chance in it; 40 ticks pass before anybody can
pick it up. The numbers are general knowledge of the game.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32, float_cos, float_sin
from gametest.core.position import Vec3
from gametest.interaction.item_spawn import eject_item
from gametest.level.entities.entity import uuid_ints
from gametest.nbt.tags import IntArray

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity

_DELAY: Final = 40
_BELOW_EYES: Final = 0.30000001192092896
_SPEED: Final = 0.30000001192092896
_LIFT: Final = 0.10000000149011612
_SCATTER_LIFT: Final = 0.20000000298023224
_SPREAD: Final = 0.019999999552965164
_RADIANS: Final = 0.01745329238474369


def drop_item(
    player: Player, stack: ItemStack, *, delay: int = _DELAY
) -> Entity | None:
    """It flies the way the player looks; None for an empty stack, or a player in no level."""
    level = player.level
    if level is None:
        return None
    random = level.random
    pitch, yaw = f32(player.pitch * _RADIANS), f32(player.yaw * _RADIANS)
    flat = float_cos(pitch)
    turn, part = random.next_float() * 2.0 * pi, random.next_float() * _SPREAD
    lift = (random.next_float() - random.next_float()) * _LIFT
    motion = Vec3(
        -float_sin(yaw) * flat * _SPEED + cos(turn) * part,
        -float_sin(pitch) * _SPEED + _LIFT + lift,
        float_cos(yaw) * flat * _SPEED + sin(turn) * part,
    )
    x, y, z = player.eye_position
    item = eject_item(
        level, Vec3(x, y - _BELOW_EYES, z), motion, stack, pickup_delay=delay
    )
    if item is not None:
        item.nbt["Thrower"] = IntArray(uuid_ints(player.uuid))
    return item


def scatter_item(player: Player, stack: ItemStack) -> Entity | None:
    """Thrown in any direction, as the dead lose what they own."""
    level = player.level
    if level is None:
        return None
    force = level.random.next_float() * 0.5
    turn = f32(level.random.next_float() * f32(pi * 2.0))
    motion = Vec3(-float_sin(turn) * force, _SCATTER_LIFT, float_cos(turn) * force)
    x, y, z = player.eye_position
    return eject_item(
        level, Vec3(x, y - _BELOW_EYES, z), motion, stack, pickup_delay=_DELAY
    )
