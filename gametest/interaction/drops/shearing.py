"""What shears take off a mob, by a hand or a dispenser.

https://minecraft.wiki/w/Shears, https://minecraft.wiki/w/Sheep, https://minecraft.wiki/w/Snow_Golem
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.dye_colors import DYE_COLORS
from gametest.core.position import Vec3
from gametest.interaction.item_spawn import eject_item
from gametest.item.item_stack import ItemStack
from gametest.nbt.tags import Byte

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_STILL: Final = Vec3(0.0, 0.0, 0.0)


def shear_sheep(level: Level, sheep: Entity) -> bool:
    """False for one that is shorn, or a lamb."""
    nbt = sheep.nbt
    age = nbt.get("Age", 0)
    if nbt.get("Sheared") or (isinstance(age, int) and age < 0):
        return False
    color = nbt.get("Color", 0)
    nbt["Sheared"] = Byte(1)
    sheep.changed()
    _drop_wool(level, sheep, DYE_COLORS[int(color) if isinstance(color, int) else 0])
    return True


def shear_snow_golem(level: Level, golem: Entity) -> bool:
    """Its pumpkin falls down from its eyes."""
    if not golem.nbt.get("Pumpkin", Byte(1)):
        return False
    golem.nbt["Pumpkin"] = Byte(0)
    golem.changed()
    eject_item(level, golem.eye_position, _STILL, ItemStack("minecraft:carved_pumpkin"))
    return True


def _drop_wool(level: Level, sheep: Entity, color: str) -> None:
    """One to three, thrown up a little; a pack's table decides before."""
    random = level.random
    x, y, z = sheep.pos
    for _ in range(1 + random.next_int(3)):
        motion = Vec3(
            (random.next_float() - random.next_float()) * 0.1,
            random.next_float() * 0.05 + 0.2,
            (random.next_float() - random.next_float()) * 0.1,
        )
        eject_item(
            level, Vec3(x, y + 1.0, z), motion, ItemStack(f"minecraft:{color}_wool")
        )
