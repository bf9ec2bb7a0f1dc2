"""Snowballs, eggs, pearls, bottles and wind charges out of a player's hand.

https://minecraft.wiki/w/Projectile: along the look, with the thrower's own motion on top. Powers and angles
are the items' pages'; where they start, and the chance in the direction, are general knowledge.
"""

from __future__ import annotations

from math import atan2, cos, pi, radians, sin, sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32
from gametest.core.position import Vec3
from gametest.interaction.hand.outcome import Outcome
from gametest.level.entities.entity import Entity, uuid_ints
from gametest.nbt.tags import Compound, IntArray

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.interaction.hand.hand import Hand
    from gametest.level.level import Level

_SPREAD: Final = 0.0172275
_BELOW_EYES: Final = 0.10000000149011612
THROWN: Final = {
    "blue_egg": ("egg", 1.5, 0.0),
    "brown_egg": ("egg", 1.5, 0.0),
    "egg": ("egg", 1.5, 0.0),
    "ender_pearl": ("ender_pearl", 1.5, 0.0),
    "experience_bottle": ("experience_bottle", 0.7, -20.0),
    "lingering_potion": ("lingering_potion", 0.5, -20.0),
    "snowball": ("snowball", 1.5, 0.0),
    "splash_potion": ("splash_potion", 0.5, -20.0),
    "wind_charge": ("wind_charge", 1.5, 0.0),
}
"""By item: the entity, its speed in blocks a tick, degrees above the look."""


def throw(level: Level, hand: Hand) -> Outcome:
    stack, player = hand.stack, hand.player
    kind, power, raised = THROWN[stack.id.removeprefix("minecraft:")]
    motion = thrown_motion(level, player, power, raised)
    x, y, z = player.eye_position
    nbt: Compound = {"Owner": IntArray(uuid_ints(player.uuid))}
    if kind != "wind_charge":
        nbt["Item"] = stack.with_count(1).to_nbt()
    mx, my, mz = motion
    entity = Entity(
        f"minecraft:{kind}",
        level.new_uuid(),
        Vec3(x, y - _BELOW_EYES, z),
        motion=motion,
        yaw=f32(atan2(mx, mz) * 180.0 / pi),
        pitch=f32(atan2(my, sqrt(mx * mx + mz * mz)) * 180.0 / pi),
        nbt=nbt,
    )
    level.add_entity(entity)
    if stack.components:
        # Here, as few thrown things are enchanted.
        from gametest.entity.living.worn.projectile_effects import tell_spawned

        tell_spawned(level, entity, stack, hand.slot, player)
    hand.count_use(level, stack)
    hand.use_up()
    return Outcome.DONE


def thrown_motion(level: Level, player: Player, power: float, raised: float) -> Vec3:
    pitch, yaw = radians(player.pitch), radians(player.yaw)
    way = Vec3(
        -sin(yaw) * cos(pitch),
        -sin(radians(player.pitch + raised)),
        cos(yaw) * cos(pitch),
    )
    x, y, z = thrown_along(level, way, power)
    own = player.motion
    body = player.body
    is_on_ground = body is not None and body.on_ground
    return Vec3(x + own.x, y + (0.0 if is_on_ground else own.y), z + own.z)


def thrown_along(level: Level, way: Vec3, power: float) -> Vec3:
    """Along a direction of any length, with the usual chance in it."""
    length = sqrt(sum(part * part for part in way))
    random, spread = level.random, _SPREAD
    return Vec3(
        *(
            (part / length + spread * (random.next_double() - random.next_double()))
            * power
            for part in way
        )
    )
