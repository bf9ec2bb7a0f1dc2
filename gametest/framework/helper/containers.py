"""Assertions about what blocks hold."""

from __future__ import annotations

from gametest.framework.helper.block_asserts import BlockAsserts
from gametest.framework.helper.coordinates import Pos


class ContainerAsserts(BlockAsserts):
    def assert_container_empty(self, pos: Pos) -> None:
        if self._items_at(pos):
            raise self.assertion_error_at(pos, "test.error.expected_empty_container")

    def assert_container_contains(self, pos: Pos, item: str) -> None:
        if not any(id == _named(item) for id, _ in self._items_at(pos)):
            raise self.assertion_error_at(
                pos, "test.error.expected_container_contents", _named(item)
            )

    def assert_container_contains_single(self, pos: Pos, item: str) -> None:
        """Exactly one item of the kind."""
        found = sum(count for id, count in self._items_at(pos) if id == _named(item))
        if found != 1:
            raise self.assertion_error_at(
                pos, "test.error.expected_container_contents_single", _named(item)
            )

    def assert_at_tick_time_container_contains(
        self, tick: int, pos: Pos, item: str
    ) -> None:
        self.info.run_at(tick, lambda: self.assert_container_contains(pos, item))

    def assert_at_tick_time_container_empty(self, tick: int, pos: Pos) -> None:
        self.info.run_at(tick, lambda: self.assert_container_empty(pos))

    def _items_at(self, pos: Pos) -> list[tuple[str, int]]:
        """Ids and counts; stacks of nothing are left out."""
        items = self.get_block_entity(pos).save().get("Items", [])
        found = []
        for item in items if isinstance(items, list) else ():
            if isinstance(item, dict):
                count = item.get("count", 1)
                if isinstance(count, int) and count > 0:
                    found.append((_named(str(item.get("id", "air"))), int(count)))
        return found


def _named(id: str) -> str:
    return id if ":" in id else f"minecraft:{id}"
