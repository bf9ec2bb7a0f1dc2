"""The advancements of the packs, read when somebody first asks for one, and their tree."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, final

import attrs

from gametest.core.diagnostic import Severity
from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.advancement.advancement import Advancement, Criterion
    from gametest.advancement.advancement_reader import AdvancementReader
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.core.identifier import Identifier
    from gametest.loot.predicate_library import PredicateLibrary
    from gametest.loot.table.loot_library import LootLibrary
    from gametest.pack.json_document import JsonDocument
    from gametest.registry.structuring import StructuringIssue

DIRECTORY: Final = "advancement"
_GAME: Final = "minecraft:"


class AdvancementFile(Protocol):
    def read_json(self, collector: DiagnosticCollector) -> JsonDocument | None: ...


class Listener(NamedTuple):
    """A criterion that waits for a trigger."""

    advancement: Advancement
    name: str
    criterion: Criterion


@final
@attrs.define(eq=False, repr=False)
class AdvancementLibrary:
    """Holds no world. One whose parent is missing is left out, as in the game.

    A parent of the game's own namespace counts as there: those advancements are not shipped.
    """

    predicates: PredicateLibrary
    loot: LootLibrary
    files: Mapping[Identifier, AdvancementFile]
    has_function: Callable[[Identifier], bool]

    _found: dict[str, Advancement] | None = attrs.field(default=None, init=False)
    _children: dict[str, list[str]] = attrs.field(factory=dict, init=False)
    _by_trigger: dict[str, list[Listener]] = attrs.field(factory=dict, init=False)

    @property
    def advancements(self) -> Mapping[str, Advancement]:
        """By id with namespace, in the order of reading."""
        if self._found is None:
            self.read_all()
        assert self._found is not None
        return self._found

    def listeners(self, trigger: str) -> list[Listener]:
        """Criteria with that trigger, by its id."""
        self.read_all()
        return self._by_trigger.get(trigger, [])

    def children(self, id: str) -> list[str]:
        self.read_all()
        return self._children.get(id, [])

    def ancestors(self, id: str) -> list[str]:
        """The parent first. Raises `UnsupportedError` for one of the game's own."""
        found: list[str] = []
        parent = self.advancements[id].parent
        while parent is not None:
            if parent not in self.advancements:
                raise unknown_advancement(parent)
            found.append(parent)
            parent = self.advancements[parent].parent
        return found

    def descendants(self, id: str) -> list[str]:
        """Depth first."""
        found: list[str] = []
        waiting = list(reversed(self.children(id)))
        while waiting:
            each = waiting.pop()
            found.append(each)
            waiting += reversed(self.children(each))
        return found

    def read_all(self) -> None:
        """For its findings too."""
        if self._found is not None:
            return
        reader = self._reader()
        read: dict[str, tuple[Advancement, JsonDocument]] = {}
        for id, file in self.files.items():
            document = file.read_json(self.predicates.collector)
            if document is not None:
                made = self._read(reader, str(id), document)
                if made is not None:
                    read[str(id)] = made, document
        self._found = self._rooted(read)
        for each in self._found.values():
            if each.parent is not None:
                self._children.setdefault(each.parent, []).append(each.id)
            for name, criterion in each.criteria.items():
                listener = Listener(each, name, criterion)
                self._by_trigger.setdefault(criterion.trigger, []).append(listener)

    def _reader(self) -> AdvancementReader:
        # Here, as most packs have none.
        from gametest.advancement.advancement_reader import AdvancementReader
        from gametest.advancement.condition_readers import ReadingContext

        return AdvancementReader(
            ReadingContext(self.predicates.reader()), self.loot, self.has_function
        )

    def _read(
        self, reader: AdvancementReader, id: str, document: JsonDocument
    ) -> Advancement | None:
        from gametest.registry.data_node import DataNode

        issues: list[StructuringIssue] = []
        made = reader.read(id, DataNode(document.value, (), issues))
        document.report(issues, self.predicates.collector)
        failed = any(issue.severity is Severity.ERROR for issue in issues)
        return None if failed else made

    def _rooted(
        self, read: Mapping[str, tuple[Advancement, JsonDocument]]
    ) -> dict[str, Advancement]:
        """Those whose chain of parents ends."""
        good = {id: self._has_root(id, read) for id in read}
        for id, (made, document) in read.items():
            if good[id] or made.parent is None:
                continue
            self._report_parent(made.parent, read, document)
        return {id: read[id][0] for id, is_good in good.items() if is_good}

    def _has_root(
        self, id: str, read: Mapping[str, tuple[Advancement, JsonDocument]]
    ) -> bool:
        seen = {id}
        parent = read[id][0].parent
        while parent is not None:
            if parent not in read:
                return parent.startswith(_GAME)
            if parent in seen:
                return False
            seen.add(parent)
            parent = read[parent][0].parent
        return True

    def _report_parent(
        self,
        parent: str,
        read: Mapping[str, tuple[Advancement, JsonDocument]],
        document: JsonDocument,
    ) -> None:
        from gametest.registry.data_node import DataNode

        issues: list[StructuringIssue] = []
        node = DataNode(None, ("parent",), issues)
        if parent in read:
            text = f"the parents of {parent!r} do not end at a root"
        else:
            hint = did_you_mean(parent, read)
            text = f"there is no advancement {parent!r}{hint}"
        node.issue("missing-advancement", text)
        document.report(issues, self.predicates.collector)


def unknown_advancement(id: str) -> UnsupportedError:
    """For one of the game's own."""
    return UnsupportedError(f"advancement: {id}")
