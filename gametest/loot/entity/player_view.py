"""What predicates read of a player; the room `gametest.entity` has the class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity


class PlayerView(Protocol):
    game_mode: str
    food_level: int
    food_saturation: float
    is_sneaking: bool
    is_sprinting: bool
    keys: frozenset[str]

    @property
    def xp_level(self) -> int: ...

    @property
    def is_flying(self) -> bool: ...


def player_view(entity: Entity) -> PlayerView | None:
    return cast("PlayerView", entity) if entity.is_player else None
