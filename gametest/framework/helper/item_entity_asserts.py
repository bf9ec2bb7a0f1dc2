"""Assertions about items that lie about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.framework.helper.coordinates import Pos
from gametest.framework.helper.entity_asserts import EntityAsserts
from gametest.framework.helper.entity_finding import named

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity


class ItemEntityAsserts(EntityAsserts):
    def assert_item_entity_present(
        self, item: str, pos: Pos | None = None, distance: float = 0.0
    ) -> None:
        """Around a block, or anywhere in the structure."""
        if not self._items(item, pos, distance):
            key = "test.error.expected_item"
            if pos is None:
                raise self.assertion_error(key, named(item))
            raise self.assertion_error_at(pos, key, named(item))

    def assert_item_entity_not_present(
        self, item: str, pos: Pos | None = None, distance: float = 0.0
    ) -> None:
        """The opposite of `assert_item_entity_present`."""
        if self._items(item, pos, distance):
            key = "test.error.unexpected_item"
            if pos is None:
                raise self.assertion_error(key, named(item))
            raise self.assertion_error_at(pos, key, named(item))

    def assert_item_entity_count_is(
        self, item: str, pos: Pos, distance: float, count: int
    ) -> None:
        """All stacks around a block together hold exactly so many."""
        stacks = [_stack(each) for each in self._items(item, pos, distance)]
        found = sum(amount for _, amount in stacks)
        if found != count:
            raise self.assertion_error_at(
                pos, "test.error.expected_items_count", named(item), count, found
            )

    def _items(self, item: str, pos: Pos | None, distance: float) -> list[Entity]:
        found = self._found("minecraft:item", pos, distance)
        return [entity for entity in found if _stack(entity)[0] == named(item)]


def _stack(entity: Entity) -> tuple[str, int]:
    """Id and count of what lies there."""
    stack = entity.to_nbt().get("Item")
    if not isinstance(stack, dict):
        return "", 0
    count = stack.get("count", 1)
    return str(stack.get("id", "")), int(count) if isinstance(count, int) else 1
