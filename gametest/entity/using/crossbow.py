"""A loaded crossbow shoots (https://minecraft.wiki/w/Crossbow).

One projectile straight on; of more, Multishot sends every second one to the other side, ten degrees apart
(https://minecraft.wiki/w/Multishot), and each costs the bow its wear. Rockets are unsupported.
"""

from __future__ import annotations

from math import atan2, cos, pi, radians, sin, sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.core.position import Vec3
from gametest.entity.living.worn.enchantments import effects_on
from gametest.entity.living.worn.level_values import changed_value
from gametest.entity.living.worn.projectile_effects import tell_spawned
from gametest.entity.living.worn.requirements import EffectContext, holds
from gametest.entity.using.throwing import thrown_along
from gametest.interaction.hand.outcome import Outcome
from gametest.interaction.hand.reach import look_vector
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity import Entity, uuid_ints
from gametest.nbt.tags import Byte, Compound, IntArray

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametest.entity.player import Player
    from gametest.interaction.hand.hand import Hand
    from gametest.level.level import Level

_SPEED: Final = 3.15
_BELOW_EYES: Final = 0.15000000596046448
_INTANGIBLE: Final = "minecraft:intangible_projectile"
_KINDS: Final = {
    "minecraft:arrow": "minecraft:arrow",
    "minecraft:tipped_arrow": "minecraft:arrow",
    "minecraft:spectral_arrow": "minecraft:spectral_arrow",
}


def shoot_crossbow(level: Level, hand: Hand) -> Outcome:
    player, bow = hand.player, hand.stack
    loaded = bow.find("minecraft:charged_projectiles")
    stacks = [
        ItemStack.from_nbt(each)
        for each in (loaded if isinstance(loaded, list) else ())
    ]
    if not stacks or not all(stack.id in _KINDS for stack in stacks):
        mechanic = "minecraft:crossbow: shoot what it is loaded with"
        raise UnsupportedError(mechanic, player.block_pos)
    components = dict(bow.components)
    del components["minecraft:charged_projectiles"]
    hand.put(ItemStack(bow.id, bow.count, components))
    spread = _value(level, hand, bow, "projectile_spread")
    pierced = int(_value(level, hand, bow, "projectile_piercing"))
    for stack, angle in zip(stacks, _angles(len(stacks), spread), strict=True):
        _shoot(level, hand, stack, bow, angle, pierced)
        hand.wear(level)
        if hand.stack.is_empty:
            break
    hand.count_use(level, bow)
    level.world.triggers.fire(player, "minecraft:shot_crossbow", item=bow)
    return Outcome.DONE


def _angles(count: int, spread: float) -> Iterator[float]:
    """Degrees to the side: the first of an odd number straight on, then one to each side."""
    step = 0.0 if count == 1 else 2.0 * spread / (count - 1)
    first = (count - 1) % 2 * step / 2.0
    for number in range(count):
        side = 1 if number % 2 == 0 else -1
        yield first + side * ((number + 1) // 2) * step


def _value(level: Level, hand: Hand, bow: ItemStack, component: str) -> float:
    value = 0.0
    for found in effects_on(level, bow, hand.slot, component, anywhere=True):
        context = EffectContext(level, hand.player, None, bow)
        if holds(found.effect.get("requirements"), context, found.level):
            effect = found.effect["effect"]
            value = changed_value(effect, found.level, value, level.random)
    return value


def _shoot(
    level: Level,
    hand: Hand,
    stack: ItemStack,
    bow: ItemStack,
    angle: float,
    pierced: int,
) -> None:
    player = hand.player
    x, y, z = player.eye_position
    motion = thrown_along(level, _turned(player, angle), _SPEED)
    mx, my, mz = motion
    is_free = player.is_creative or stack.find(_INTANGIBLE) is not None
    nbt: Compound = {
        "Owner": IntArray(uuid_ints(player.uuid)),
        "item": stack.with_count(1).to_nbt(),
        "weapon": bow.to_nbt(),
        "pickup": Byte(2 if is_free else 1),
        "crit": Byte(1),
    }
    if pierced > 0:
        nbt["PierceLevel"] = Byte.wrapped(pierced)
    arrow = Entity(
        _KINDS[stack.id],
        level.new_uuid(),
        Vec3(x, y - _BELOW_EYES, z),
        motion=motion,
        yaw=f32(atan2(mx, mz) * 180.0 / pi),
        pitch=f32(atan2(my, sqrt(mx * mx + mz * mz)) * 180.0 / pi),
        nbt=nbt,
    )
    level.add_entity(arrow)
    tell_spawned(level, arrow, bow, hand.slot, player)


def _turned(player: Player, angle: float) -> Vec3:
    """The look, turned about the head's own upright axis."""
    look = look_vector(player)
    if not angle:
        return look
    yaw, pitch, turn = radians(player.yaw), radians(player.pitch), radians(angle)
    up = Vec3(-sin(yaw) * sin(pitch), cos(pitch), cos(yaw) * sin(pitch))
    side = Vec3(
        up.y * look.z - up.z * look.y,
        up.z * look.x - up.x * look.z,
        up.x * look.y - up.y * look.x,
    )
    return look.scaled(cos(turn)).plus(side.scaled(sin(turn)))
