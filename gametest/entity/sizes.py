"""Sizes that follow an entity's data; all others stand in the table of kinds.

https://minecraft.wiki/w/Slime, /Phantom, /Interaction, /Armor_Stand, /Area_Effect_Cloud, /Painting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gametest.core.errors import UnsupportedError
from gametest.entity.attributes import attribute_value
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_kind import Size
from gametest.nbt.tags import Float

_SCALE: Final = "minecraft:scale"
_SLIME: Final = 0.52
_MOST_SLIME: Final = 126
_MOST_PHANTOM: Final = 64
"""https://minecraft.wiki/w/Slime#Spawning; that of phantoms is general knowledge."""
_PHANTOM: Final = (0.9, 0.5, 0.15)
"""Width, height, and growth of both with each size."""
_POSES: Final = {
    "crouching": (0.6, 1.5),
    "fall_flying": (0.6, 0.6),
    "sleeping": (0.2, 0.2),
    "swimming": (0.6, 0.6),
}
"""Of mannequins, as a published table of entity sizes of 26.2 has them."""
_CLOUD: Final = (3.0, 0.5)
"""Radius and height."""


def measured_young(entity: Entity) -> Size:
    """A living one: young or grown, times the attribute."""
    kind, nbt = entity.kind, entity.nbt
    width, height = kind.width, kind.height
    if kind.baby_size is not None and _is_young(entity):
        width, height = kind.baby_size
    if kind.is_living and "attributes" in nbt:
        scale = attribute_value(entity, _SCALE)
        if scale is not None and scale != 1.0:
            return Float(width * Float(scale)), Float(height * Float(scale))
    return width, height


def _is_young(entity: Entity) -> bool:
    """`IsBaby` of zombies and piglins, an `Age` below 0 of animals and villagers."""
    nbt = entity.nbt
    age = nbt.get("Age", 0)
    return bool(nbt.get("IsBaby")) or (isinstance(age, int) and age < 0)


def _armor_stand(entity: Entity) -> Size:
    if entity.nbt.get("Marker"):
        return 0.0, 0.0
    small = entity.kind.baby_size
    if entity.nbt.get("Small") and small is not None:
        return small
    return measured_young(entity)


def _mannequin(entity: Entity) -> Size:
    width, height = measured_young(entity)
    posed = _POSES.get(str(entity.nbt.get("pose", "standing")))
    if posed is None:
        return width, height
    scale = width / entity.kind.width
    return Float(posed[0] * scale), Float(posed[1] * scale)


def _interaction(entity: Entity) -> Size:
    return _number(entity, "width", 1.0), _number(entity, "height", 1.0)


def _area_effect_cloud(entity: Entity) -> Size:
    radius, height = _CLOUD
    return 2.0 * _number(entity, "Radius", radius), height


def _slime(entity: Entity) -> Size:
    size = _kept(entity, "Size", _MOST_SLIME)
    edge = Float(_SLIME) * (1.0 + size)
    return Float(edge), Float(edge)


def _phantom(entity: Entity) -> Size:
    width, height, growth = _PHANTOM
    factor = 1.0 + growth * _kept(entity, "size", _MOST_PHANTOM)
    return Float(width * factor), Float(height * factor)


def _unknown(entity: Entity) -> Size:
    mechanic = f"{entity.type_id}: size"
    raise UnsupportedError(mechanic, entity.block_pos)


def _kept(entity: Entity, key: str, most: int) -> int:
    """A whole number from 0 to `most`, as the game keeps it."""
    value = entity.nbt.get(key, 0)
    return max(0, min(value, most)) if isinstance(value, int) else 0


def _number(entity: Entity, key: str, default: float) -> float:
    value = entity.nbt.get(key, default)
    return float(value) if isinstance(value, (int, float)) else default


MEASURES: Final[dict[str, Callable[[Entity], Size]]] = {
    "area_effect_cloud": _area_effect_cloud,
    "armor_stand": _armor_stand,
    "interaction": _interaction,
    "magma_cube": _slime,
    "mannequin": _mannequin,
    "painting": _unknown,
    "phantom": _phantom,
    "slime": _slime,
    "sulfur_cube": _unknown,
}
