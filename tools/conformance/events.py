"""What changed in a tick, in the terms of the records: positions relative to the origin."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, final

import attrs

Place: TypeAlias = tuple[int, int, int]
Vector: TypeAlias = tuple[float, float, float]


@final
@attrs.frozen
class BlockChanged:
    tick: int
    pos: Place
    old: str
    new: str

    @property
    def key(self) -> tuple[object, ...]:
        """What it is about, without what became of it."""
        return "block", self.tick, self.pos

    def __str__(self) -> str:
        return f"{_at(self.pos)} {_short(self.old)} -> {_short(self.new)}"


@final
@attrs.frozen
class InventoryChanged:
    tick: int
    pos: Place
    slot: int
    old: str
    new: str

    @property
    def key(self) -> tuple[object, ...]:
        return "slot", self.tick, self.pos, self.slot

    def __str__(self) -> str:
        old, new = _short(self.old) or "nothing", _short(self.new) or "nothing"
        return f"{_at(self.pos)} slot {self.slot} {old} -> {new}"


@final
@attrs.frozen
class EntityMoved:
    tick: int
    id: int
    type: str
    pos: Vector
    velocity: Vector

    @property
    def key(self) -> tuple[object, ...]:
        return "moved", self.tick, self.id

    def __str__(self) -> str:
        name = _short(self.type)
        return f"{name} #{self.id} at {_row(self.pos)} with {_row(self.velocity)}"


@final
@attrs.frozen
class EntityRemoved:
    tick: int
    id: int

    @property
    def key(self) -> tuple[object, ...]:
        return "removed", self.tick, self.id

    def __str__(self) -> str:
        return f"entity #{self.id} gone"


Event: TypeAlias = BlockChanged | InventoryChanged | EntityMoved | EntityRemoved


def vector(values: Iterable[object]) -> Vector:
    """The strings `NaN` and `Infinity` stand for themselves."""
    x, y, z = values
    return _number(x), _number(y), _number(z)


def _number(value: object) -> float:
    return value if isinstance(value, float) else float(str(value))


def _at(pos: Place) -> str:
    return f"({pos[0]},{pos[1]},{pos[2]})"


def _row(values: Vector) -> str:
    return "(" + ", ".join(f"{value:.12g}" for value in values) + ")"


def _short(text: str) -> str:
    return text.replace("minecraft:", "")
