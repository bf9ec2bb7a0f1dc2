"""Which loot tables and item modifiers name which, and whether they do so in a ring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, final

import attrs

from gametest.core.diagnostic import Severity

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.registry.data_node import DataNode


class Name(NamedTuple):
    kind: str
    """The folder."""
    id: Identifier


Link: TypeAlias = "tuple[Name, DataNode]"
"""What is named, and where."""

_WORDS: Final = {"loot_table": "loot tables", "item_modifier": "item modifiers"}


@final
@attrs.define(eq=False, repr=False)
class NameLinks:
    """Each ring is told once, in the file of it that is read last.

    The game loads such files and warns of them (its log: "Found loot table element validation
    problem"), as it does of tables that do not exist.
    """

    _named: dict[Name, tuple[Name, ...]] = attrs.field(factory=dict, init=False)

    def add(self, name: Name, links: list[Link]) -> None:
        """Of a file that was read."""
        self._named[name] = tuple(dict.fromkeys(link for link, _ in links))
        told: set[Name] = set()
        for link, node in links:
            way = [] if link in told else self._way(link, name)
            if not way:
                continue
            told.add(link)
            ring = " -> ".join(str(each.id) for each in [name, *way])
            node.issue(
                "loot-cycle",
                f"{_WORDS[name.kind]} name each other: {ring}",
                severity=Severity.WARNING,
            )

    def _way(self, start: Name, goal: Name) -> list[Name]:
        """Both ends included; empty if there is none."""
        ways, seen = [[start]], {start}
        while ways:
            way = ways.pop()
            if way[-1] == goal:
                return way
            for name in self._named.get(way[-1], ()):
                if name not in seen:
                    seen.add(name)
                    ways.append([*way, name])
        return []
