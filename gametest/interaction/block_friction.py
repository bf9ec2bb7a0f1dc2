"""How blocks slow, speed and throw back what stands on them or hits them.

Numbers of `blocks_observed`-like tables are traits of the blocks; slime, beds and honey:
https://minecraft.wiki/w/Slime_Block, /Bed, /Honey_Block, /Soul_Sand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32
from gametest.core.position import Vec3
from gametest.interaction.support import slowing_pos

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

_SLIME: Final = "minecraft:slime_block"
_BED_BOUNCE: Final = 0.6600000262260437
_SOFT_BOUNCE: Final = 0.800000011920929
"""Of what is not alive."""
_DRAG: Final = 0.9800000190734863
_DEFAULT: Final = 0.6
_BUBBLES: Final = ("minecraft:water", "minecraft:bubble_column")


def bounced(block: str, entity: Entity, motion: Vec3) -> Vec3:
    """Its speed after it was stopped along y; `block` is what lies beneath."""
    down = motion[1]
    if down < 0.0 and (block == _SLIME or block.endswith("_bed")):
        sneaks = bool(getattr(entity, "is_sneaking", False))
        if not sneaks:
            part = 1.0 if entity.is_living else 0.8
            strength = 1.0 if block == _SLIME else _BED_BOUNCE
            return Vec3(motion[0], -down * strength * part, motion[2])
    return Vec3(motion[0], 0.0, motion[2])


def friction(level: Level, entity: Entity, body: EntityBody) -> float:
    """Slipperiness of what it stands on, a 32-bit number: 0.6 for most blocks."""
    state = level.get_block_state(slowing_pos(entity, body))
    return f32(state.block.traits.get("friction", _DEFAULT))


def ground_drag(level: Level, entity: Entity, body: EntityBody) -> float:
    """What is left of its speed on the ground: the product is made in 32 bits."""
    return f32(friction(level, entity, body) * _DRAG)


def speed_factor(level: Level, entity: Entity, body: EntityBody) -> float:
    """Of the block around the feet, else of the one beneath; 1 in water.

    The attribute `movement_efficiency` takes it towards 1: https://minecraft.wiki/w/Attribute.
    """
    factor = _block_factor(level, entity, body)
    return f32(factor + body.efficiency * (1.0 - factor)) if body.efficiency else factor


def _block_factor(level: Level, entity: Entity, body: EntityBody) -> float:
    x, y, z = entity.pos
    state = level.get_block_state((int(x // 1), int(y // 1), int(z // 1)))
    block = state.block
    factor: float = block.traits.get("speed_factor", 1.0)
    if block.name in _BUBBLES or factor != 1.0:
        return f32(factor)
    beneath = level.get_block_state(slowing_pos(entity, body)).block
    return f32(beneath.traits.get("speed_factor", 1.0))
