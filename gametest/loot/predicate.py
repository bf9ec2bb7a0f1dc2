"""A compiled predicate: one file of a pack, or one written inline."""

from __future__ import annotations

from copy import copy
from typing import final

import attrs

from gametest.loot.loot_context import LootContext
from gametest.loot.term import Term


@final
@attrs.frozen(eq=False)
class Predicate:
    """Holds no level, so it serves every world of its packs."""

    name: str
    """The id, or `inline predicate`."""
    term: Term[LootContext]

    def test(self, context: LootContext) -> bool:
        """May draw from the context's random. Raises `UnsupportedError` for what is not known."""
        return self.term.test(context, context)

    def explain(self, context: LootContext) -> str:
        """Which term failed, with expected and found; draws from a copy of the random."""
        context = context.with_random(copy(context.random))
        if self.term.test(context, context):
            return f"{self.name} passes"
        return f"{self.name}: {self.term.explain(context, context)}"
