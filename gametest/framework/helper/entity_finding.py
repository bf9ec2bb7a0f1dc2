"""Finding entities in and around the structure.

Kinds are ids, with or without namespace; only living ones and what never was alive are found.
"""

# size: the helper of the game has these methods

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, Vec3
from gametest.framework.helper.coordinates import Pos
from gametest.framework.helper.values import ValueAsserts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametest.level.entities.entity import Box, Entity

Point: TypeAlias = tuple[float, float, float]
Found = TypeVar("Found")


class EntityFinding(ValueAsserts):
    def get_entities(
        self, kind: str, pos: Pos | None = None, distance: float = 0.0
    ) -> list[Entity]:
        """All in the structure, or those whose boxes reach within `distance` of the block `pos`."""
        if pos is None:
            return self._in_box(kind, self._structure_box())
        return self._in_box(kind, self._block_box(pos, distance))

    def find_entities(self, kind: str, point: Point, distance: float) -> list[Entity]:
        """In the structure, and within a cube around a point whose edge is twice `distance`."""
        from gametest.interaction.entity_search import touches

        check_finite(*point, distance)
        x, y, z = self.absolute_vec(point)
        around = (
            *(x - distance, y - distance, z - distance),
            *(x + distance, y + distance, z + distance),
        )
        return [
            entity
            for entity in self._in_box(kind, self._structure_box())
            if touches(entity.bounding_box, around)
        ]

    def find_closest_entity(self, kind: str, point: Point, distance: float) -> Entity:
        """As in the game it fails if there are several."""
        found = self.find_entities(kind, point, distance)
        if not found:
            raise self.assertion_error(
                "test.error.expected_entity_around", named(kind), *point
            )
        if len(found) > 1:
            raise self.assertion_error(
                "test.error.too_many_entities", named(kind), *point, len(found)
            )
        return found[0]

    def find_one_entity(self, kind: str) -> Entity:
        """The only one of its kind in the structure."""
        return self.find_closest_entity(kind, (0.0, 0.0, 0.0), float(2**31 - 1))

    # -- for the other modules -----------------------------------------------------------

    def _in_box(self, kind: str, box: Box) -> list[Entity]:
        from gametest.interaction.entity_search import entities_in

        found = entities_in(self.level, box, named(kind), with_spectators=True)
        return [entity for entity in found if entity.is_alive]

    def _at(self, kind: str, pos: Pos, distance: float = 0.0) -> list[Entity]:
        return self._in_box(kind, self._block_box(pos, distance))

    def _structure_box(self) -> Box:
        return _box_of(self.placement.bounds, 0.0)

    def _block_box(self, pos: Pos, distance: float = 0.0) -> Box:
        check_finite(distance)
        return _box_of(BoundingBox.of_size(self.absolute_pos(pos), (1, 1, 1)), distance)

    def _box(self, box: BoundingBox) -> Box:
        """Of the cells of a relative box."""
        return _box_of(self.absolute_box(box), 0.0)

    def _relative(self, entity: Entity) -> BlockPos:
        return self.relative_pos(entity.block_pos)

    def _point(self, pos: Pos | Point) -> Vec3:
        """Whole numbers name a block, and stand for the middle of its bottom."""
        x, y, z = pos
        check_finite(*pos)
        if all(isinstance(part, int) for part in pos):
            return self.absolute_vec((x + 0.5, float(y), z + 0.5))
        return self.absolute_vec((float(x), float(y), float(z)))


def first(found: Sequence[Found]) -> Found | None:
    return found[0] if found else None


def check_finite(*numbers: float) -> None:
    """The game ends at an entity that is nowhere; here the test does."""
    if not all(isfinite(number) for number in numbers):
        msg = f"no place: {', '.join(map(str, numbers))}"
        raise ValueError(msg)


def named(id: str) -> str:
    return id if ":" in id else f"minecraft:{id}"


def _box_of(box: BoundingBox, margin: float) -> Box:
    return (
        *(box.min_x - margin, box.min_y - margin, box.min_z - margin),
        *(box.max_x + 1 + margin, box.max_y + 1 + margin, box.max_z + 1 + margin),
    )
