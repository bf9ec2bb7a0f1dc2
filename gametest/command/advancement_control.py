"""Advancements and the players' progress, as commands use them."""

# size: one protocol for commands and for the server

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity


class AdvancementControl(Protocol):
    """Ids have their namespace. Fulfils `AdvancementProgress` of the level too."""

    def ids(self) -> tuple[str, ...]:
        """In the order of reading."""
        ...

    def has(self, id: str) -> bool: ...

    def criteria(self, id: str) -> tuple[str, ...]: ...

    def ancestors(self, id: str) -> Sequence[str]:
        """The parent first. Raises `UnsupportedError` for one of the game's own."""
        ...

    def descendants(self, id: str) -> Sequence[str]:
        """Depth first, children in the order of reading."""
        ...

    def is_done(self, player: Entity, id: str) -> bool: ...

    def is_criterion_done(self, player: Entity, id: str, name: str) -> bool | None: ...

    def grant(self, player: Player, id: str) -> bool:
        """All criteria; false if it is done already."""
        ...

    def revoke(self, player: Player, id: str) -> bool:
        """All criteria; false if none is met."""
        ...

    def grant_criterion(self, player: Player, id: str, name: str) -> bool:
        """False if it is met already."""
        ...

    def revoke_criterion(self, player: Player, id: str, name: str) -> bool: ...

    def holding_functions(self) -> AbstractContextManager[None]:
        """What advancements run waits until the command is through."""
        ...

    # -- asked by the server -------------------------------------------------------------

    def join(self, player: Player) -> None:
        """Begin to listen for it."""
        ...

    def leave(self, player: Player) -> None: ...

    def close(self) -> None:
        """Listen no more."""
        ...

    def tick(self, player: Player) -> None:
        """What happens in each of its ticks."""
        ...

    def ticks_until_due(self, player: Player) -> int | None:
        """How many of its ticks may be left out; None: any number."""
        ...
