"""Where an entity looks, for those who ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity


def check_heading(entity: Entity) -> None:
    """Raises `UnsupportedError` for one that looks about by chance."""
    body = entity.body
    if body is not None and body.looks_about and entity.is_alive:
        mechanic = f"{entity.type_id}: where it looks"
        raise UnsupportedError(mechanic, entity.block_pos)
