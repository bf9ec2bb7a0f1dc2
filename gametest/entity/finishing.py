"""What the game puts right after it has read an entity's data."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, sin, sqrt
from typing import Final

from gametest.entity.attributes import attribute_value
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Byte, Compound, Float, Tag

_MAX_HEALTH: Final = "minecraft:max_health"
_IDENTITY: Final = (0.0, 0.0, 0.0, 1.0)
_PARTS: Final = {
    "left_rotation": _IDENTITY,
    "right_rotation": _IDENTITY,
    "scale": (1.0, 1.0, 1.0),
    "translation": (0.0, 0.0, 0.0),
}


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
    """A transformation in parts is shown in 32-bit numbers; matrices are kept as given.

    https://minecraft.wiki/w/Display: a rotation may be given as axis and angle.
    """
    given = entity.nbt.get("transformation")
    if isinstance(given, dict):
        entity.nbt["transformation"] = _transformation(given)


def _transformation(given: Compound) -> Compound:
    shown: Compound = {}
    for key, default in _PARTS.items():
        value = given.get(key)
        numbers = _axis_angle(value) if isinstance(value, dict) else _numbers(value)
        if numbers is None or len(numbers) != len(default):
            numbers = list(default)
        shown[key] = [Float(number) for number in numbers]
    return shown


def _numbers(value: Tag | None) -> list[float] | None:
    if not isinstance(value, list):
        return None
    numbers = [float(part) for part in value if isinstance(part, (int, float))]
    return numbers if len(numbers) == len(value) else None


def _axis_angle(value: Compound) -> list[float] | None:
    angle, axis = value.get("angle"), _numbers(value.get("axis"))
    if not isinstance(angle, (int, float)) or axis is None or len(axis) != 3:
        return None
    length = sqrt(sum(part * part for part in axis)) or 1.0
    part = sin(angle / 2.0)
    return [*(each / length * part for each in axis), cos(angle / 2.0)]


FINISHERS: Final[dict[str, Callable[[Entity], None]]] = {
    "display": finish_display,
    "frame": finish_frame,
}
