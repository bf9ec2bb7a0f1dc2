"""A loaded crossbow shoots (https://minecraft.wiki/w/Crossbow).

One projectile straight on, three of a volley ten degrees apart. Rockets, and arrows that an enchantment of
the bow changes, are unsupported.
"""

from __future__ import annotations

from math import atan2, pi, sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.core.position import Vec3
from gametest.entity.using.throwing import thrown_motion
from gametest.interaction.hand.outcome import Outcome
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity import Entity, uuid_ints
from gametest.nbt.tags import Byte, Compound, IntArray

if TYPE_CHECKING:
    from gametest.interaction.hand.hand import Hand
    from gametest.level.level import Level

_SPEED: Final = 3.15
_BELOW_EYES: Final = 0.15000000596046448
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
    enchantments = bow.find("minecraft:enchantments")
    plain = all(stack.id in _KINDS for stack in stacks) and not enchantments
    if not plain or len(stacks) != 1:
        mechanic = "minecraft:crossbow: shoot what it is loaded with"
        raise UnsupportedError(mechanic, player.block_pos)
    components = dict(bow.components)
    del components["minecraft:charged_projectiles"]
    hand.put(ItemStack(bow.id, bow.count, components))
    _shoot(level, hand, stacks[0], bow)
    hand.count_use(level, bow)
    level.world.triggers.fire(player, "minecraft:shot_crossbow", item=bow)
    hand.wear(level)
    return Outcome.DONE


def _shoot(level: Level, hand: Hand, stack: ItemStack, bow: ItemStack) -> None:
    player = hand.player
    x, y, z = player.eye_position
    motion = thrown_motion(level, player, _SPEED, 0.0, own_motion=False)
    mx, my, mz = motion
    nbt: Compound = {
        "Owner": IntArray(uuid_ints(player.uuid)),
        "item": stack.with_count(1).to_nbt(),
        "weapon": bow.to_nbt(),
        "pickup": Byte(2 if player.is_creative else 1),
        "crit": Byte(1),
    }
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
