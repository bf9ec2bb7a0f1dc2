"""Success by what entities there are, and what they are like."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gametest.framework.helper.entity_asserts import Where
from gametest.framework.helper.item_entity_asserts import ItemEntityAsserts

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity


class EntityHelper(ItemEntityAsserts):
    def succeed_when_entity_present(self, kind: str, where: Where) -> None:
        """As soon as one is at the block, or in the relative box."""
        self.succeed_when(lambda: self.assert_entity_present(kind, where))

    def succeed_when_entity_not_present(self, kind: str, where: Where) -> None:
        """As soon as none is there."""
        self.succeed_when(lambda: self.assert_entity_not_present(kind, where))

    def succeed_when_entity_data(
        self,
        where: Where,
        kind: str,
        expected: Callable[[Entity], object],
        *value: object,
    ) -> None:
        """As soon as `assert_entity_data` holds."""
        self.succeed_when(
            lambda: self.assert_entity_data(where, kind, expected, *value)
        )
