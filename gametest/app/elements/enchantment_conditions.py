"""Conditions inside enchantments: what is wrong with them is found before anybody is hit.

Field `requirements` of effects: https://minecraft.wiki/w/Enchantment_definition#Effect_components.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from gametest.core.diagnostic import DiagnosticCollector
from gametest.registry.data_node import DataNode

if TYPE_CHECKING:
    from gametest.loot.predicate_library import PredicateLibrary
    from gametest.pack.resource import Resource
    from gametest.registry.structuring import StructuringIssue

_KEY: Final = "requirements"


def check_conditions(
    files: Iterable[Resource],
    predicates: PredicateLibrary,
    collector: DiagnosticCollector,
) -> None:
    """All else about the files is told where they are read."""
    for file in files:
        document = file.read_json(DiagnosticCollector())
        if document is None:
            continue
        issues: list[StructuringIssue] = []
        for value, path in _conditions(document.value):
            node = DataNode(value, path, issues)
            for one in node.items() if node.is_list else (node,):
                predicates.reader().read(one)
        document.report(issues, collector)


def _conditions(value: Any) -> Iterator[tuple[Any, tuple[str | int, ...]]]:
    effects = value.get("effects") if isinstance(value, dict) else None
    for name, found in effects.items() if isinstance(effects, dict) else ():
        for index, effect in enumerate(found if isinstance(found, list) else ()):
            if isinstance(effect, dict) and _KEY in effect:
                yield effect[_KEY], ("effects", name, index, _KEY)
