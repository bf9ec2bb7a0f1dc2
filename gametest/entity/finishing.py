"""What the game puts right after it has read an entity's data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gametest.entity.attributes import attribute_value
from gametest.entity.transformation import shown_transformation
from gametest.level.entities.carried_chest import settle_chest
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Byte, Float

_MAX_HEALTH: Final = "minecraft:max_health"


def keep_health(entity: Entity) -> None:
    """Health lies between 0 and the greatest (https://minecraft.wiki/w/Entity_format)."""
    nbt, most = entity.nbt, attribute_value(entity, _MAX_HEALTH)
    if most is None:
        return
    health = nbt.get("Health")
    if isinstance(health, float):
        nbt["Health"] = Float(max(0.0, min(health, most)))
    elif most != entity.kind.attributes[_MAX_HEALTH]:
        nbt["Health"] = Float(most)


def finish_chested(entity: Entity) -> None:
    keep_health(entity)
    settle_chest(entity)


def finish_frame(entity: Entity) -> None:
    """Turn and drop chance are kept with an item only; the cell is that of its place."""
    nbt = entity.nbt
    if nbt.get("Item"):
        nbt.setdefault("ItemRotation", Byte(0))
        nbt.setdefault("ItemDropChance", Float(1.0))
    else:
        nbt.pop("ItemRotation", None)
        nbt.pop("ItemDropChance", None)


def finish_display(entity: Entity) -> None:
    given = entity.nbt.get("transformation")
    if given is not None:
        entity.nbt["transformation"] = shown_transformation(given)


FINISHERS: Final[dict[str, Callable[[Entity], None]]] = {
    "chested": finish_chested,
    "display": finish_display,
    "frame": finish_frame,
}
