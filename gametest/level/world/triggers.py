"""What players do, told to those who count it: statistics, criteria of scores, advancements.

Below nobody knows who listens; a world in which nobody does pays one look at an empty tuple.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias, final

import attrs

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity

OnCriterion: TypeAlias = Callable[["Entity", str, Mapping[str, Any]], None]
OnStat: TypeAlias = Callable[["Entity", str, int], None]
OnValue: TypeAlias = Callable[["Entity"], None]
OnDeath: TypeAlias = Callable[["Entity", str], None]


@final
@attrs.define(eq=False, repr=False)
class Triggers:
    """Listeners are called in the order in which they were added."""

    criterion_listeners: tuple[OnCriterion, ...] = attrs.field(default=(), init=False)
    stat_listeners: tuple[OnStat, ...] = attrs.field(default=(), init=False)
    value_listeners: tuple[OnValue, ...] = attrs.field(default=(), init=False)
    death_listeners: tuple[OnDeath, ...] = attrs.field(default=(), init=False)

    def fire(self, player: Entity, criterion: str, **what: Any) -> None:
        """`criterion` by its id with namespace, `minecraft:inventory_changed`.

        `what` are the things that its conditions look at, by the names that the conditions have.
        """
        for listener in self.criterion_listeners:
            listener(player, criterion, what)

    def award(self, player: Entity, stat: str, amount: int = 1) -> None:
        """`stat` as a criterion of objectives spells it: `minecraft.used:minecraft.bow`.

        https://minecraft.wiki/w/Statistics
        """
        for listener in self.stat_listeners:
            listener(player, stat, amount)

    def value_changed(self, player: Entity) -> None:
        """Its health, food, air, armour, experience or level may have changed."""
        for listener in self.value_listeners:
            listener(player)

    def died(self, player: Entity, message: str) -> None:
        """`message` is what its death is told by, whoever may read it."""
        for listener in self.death_listeners:
            listener(player, message)
