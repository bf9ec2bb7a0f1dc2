"""Entities whose boxes touch a box, for plates, hoppers, trip wires, rails and pistons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level


def entities_in(
    level: Level,
    box: Box,
    kind: str | None = None,
    *,
    where: Callable[[Entity], bool] | None = None,
    with_spectators: bool = False,
) -> list[Entity]:
    """In the order in which they were added; boxes that only share a face do not touch.

    `kind` is a full id. Dead ones are found as long as they are in the level; spectators are not,
    unless they are asked for.
    """
    found = [
        entity
        for entity in level.entities_near(box)
        if (kind is None or entity.type_id == kind)
        and touches(entity.bounding_box, box)
        and (with_spectators or not getattr(entity, "is_spectator", False))
        and (where is None or where(entity))
    ]
    found.sort(key=_order)
    return found


def touches(one: Box, other: Box) -> bool:
    """Whether two boxes share more than a face."""
    return (
        one[0] < other[3]
        and one[3] > other[0]
        and one[1] < other[4]
        and one[4] > other[1]
        and one[2] < other[5]
        and one[5] > other[2]
    )


def _order(entity: Entity) -> int:
    return entity.order
