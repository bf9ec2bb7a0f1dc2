"""Advancements as data (https://minecraft.wiki/w/Advancement_definition)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias, final

import attrs

from gametest.advancement.trigger_event import TriggerEvent

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.loot.table.loot_table import LootTable

Condition: TypeAlias = Callable[[TriggerEvent], bool]
"""Raises `UnsupportedError` for what is not known of the event."""


@final
@attrs.frozen(eq=False)
class Criterion:
    trigger: str
    """Id with namespace."""
    conditions: tuple[Condition, ...] = ()

    def holds(self, event: TriggerEvent) -> bool:
        for condition in self.conditions:  # noqa: SIM110  # a generator costs more
            if not condition(event):
                return False
        return True


@final
@attrs.frozen(eq=False)
class Display:
    """Only what is told in the chat; the rest is drawn."""

    title: str
    frame: str = "task"
    announces: bool = True


@final
@attrs.frozen(eq=False, kw_only=True)
class Rewards:
    experience: int = 0
    loot: tuple[Callable[[], LootTable], ...] = ()
    """Each raises `UnsupportedError` for a table that no pack has."""
    recipes: tuple[str, ...] = ()
    function: Identifier | None = None


NOTHING = Rewards()


@final
@attrs.frozen(eq=False, kw_only=True)
class Advancement:
    id: str
    parent: str | None = None
    display: Display | None = None
    criteria: Mapping[str, Criterion]
    requirements: tuple[tuple[str, ...], ...]
    """It is done when of each group one criterion is met."""
    rewards: Rewards = NOTHING
