"""What files of packs name of each other by id: numbers and slot sources (since 26.3).

Folders `context_int_provider`, `context_float_provider` and `slot_source`
(https://minecraft.wiki/w/Number_provider, https://minecraft.wiki/w/Slot_source). The game's own are
not known here, so that they are unsupported where one is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar, final

import attrs

from gametest.core.diagnostic import Severity
from gametest.core.suggest import did_you_mean
from gametest.registry.data_node import STAND_IN

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.loot.numbers import Number
    from gametest.loot.predicate_library import PredicateLibrary
    from gametest.loot.predicate_reader import PredicateReader
    from gametest.loot.registries import PredicateRegistries
    from gametest.loot.slot_selection import SlotSource
    from gametest.registry.data_node import DataNode
    from gametest.registry.structuring import StructuringIssue

T = TypeVar("T")
INTS: Final = "context_int_provider"
FLOATS: Final = "context_float_provider"
SLOTS: Final = "slot_source"
_GAME: Final = "minecraft"


@final
@attrs.define(eq=False, repr=False)
class NamedData:
    """Each is read when first asked for; findings go where those of the predicates go."""

    predicates: PredicateLibrary

    _read: dict[tuple[str, Identifier], object] = attrs.field(factory=dict, init=False)
    _open: list[tuple[str, Identifier]] = attrs.field(factory=list, init=False)

    @property
    def registries(self) -> PredicateRegistries:
        return self.predicates.registries

    def conditions(self) -> PredicateReader:
        """For values that have conditions inside."""
        return self.predicates.reader()

    def has(self, folder: str, id: Identifier) -> bool:
        """Whether a pack has it, or the game may."""
        files = self.predicates.named_files
        there = {} if files is None else files(folder)
        # The game's own lie in folders: `cooking/time_coal`.
        return id in there or (id.namespace == _GAME and "/" in id.path)

    def number(self, folder: str, id: Identifier, node: DataNode | None) -> Number:
        """One that refuses where no pack has it; `node`: where it is named, for findings."""
        from gametest.loot.number.context_numbers import Want, read_context_number
        from gametest.loot.numbers import refusing

        want: Want = "int" if folder == INTS else "float"
        found = self._find(
            folder,
            id,
            node,
            lambda root: read_context_number(root, self.registries, want),
        )
        return refusing(f"number provider: {id}") if found is None else found

    def slots(self, id: Identifier, node: DataNode | None) -> SlotSource:
        from gametest.loot.slot_selection import read_slot_source, refusing_source

        found = self._find(
            SLOTS, id, node, lambda root: read_slot_source(root, self.registries)
        )
        return refusing_source(f"slot source: {id}") if found is None else found

    def read_all(self) -> None:
        """For its findings."""
        files = self.predicates.named_files
        if files is None:
            return
        for folder in (INTS, FLOATS):
            for id in files(folder):
                self.number(folder, id, None)
        for id in files(SLOTS):
            self.slots(id, None)

    def _find(
        self,
        folder: str,
        id: Identifier,
        node: DataNode | None,
        read: Callable[[DataNode], T],
    ) -> T | None:
        key = folder, id
        if id == STAND_IN:
            # What is wrong with it has been told.
            return None
        if key in self._open:
            if node is not None:
                ring = self._open[self._open.index(key) :]
                names = " -> ".join(str(each) for _, each in [*ring, key])
                node.issue("predicate-cycle", f"files name each other: {names}")
            return None
        if key not in self._read:
            self._open.append(key)
            try:
                self._read[key] = self._read_file(folder, id, read)
            finally:
                self._open.pop()
        found: T | None = self._read[key]  # type: ignore[assignment]
        if found is None and node is not None and not self.has(folder, id):
            files = self.predicates.named_files
            known = () if files is None else files(folder)
            hint = did_you_mean(str(id), map(str, known))
            node.issue("unknown-word", f"there is no {folder} {str(id)!r}{hint}")
        return found

    def _read_file(
        self, folder: str, id: Identifier, read: Callable[[DataNode], T]
    ) -> T | None:
        from gametest.registry.data_node import DataNode

        files = self.predicates.named_files
        file = None if files is None else files(folder).get(id)
        collector = self.predicates.collector
        document = None if file is None else file.read_json(collector)
        if document is None:
            return None
        issues: list[StructuringIssue] = []
        found = read(DataNode(document.value, (), issues))
        document.report(issues, collector)
        failed = any(issue.severity is Severity.ERROR for issue in issues)
        return None if failed else found
