"""The predicates of the packs, each compiled when somebody first asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, final

import attrs

from gametest.core.diagnostic import Severity
from gametest.core.identifier import Identifier
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.core.version import GameVersion
    from gametest.loot.predicate import Predicate
    from gametest.loot.predicate_reader import PredicateReader
    from gametest.loot.registries import PredicateRegistries
    from gametest.nbt.tags import Tag
    from gametest.pack.json_document import JsonDocument
    from gametest.registry.data_node import DataNode
    from gametest.registry.structuring import StructuringIssue
    from gametest.registry.tag_lookup import TagLookups

DIRECTORY: Final = "predicate"
INLINE: Final = "inline predicate"
T = TypeVar("T")


class PredicateFile(Protocol):
    def read_json(self, collector: DiagnosticCollector) -> JsonDocument | None: ...


class InlinePredicateError(ValueError):
    """What is wrong with a predicate in a command, with the path of the guilty value."""


@final
@attrs.define(eq=False, repr=False)
class PredicateLibrary:
    """Reached as `CommandBuildContext.predicates`."""

    version: GameVersion
    blocks: BlockTable
    tags: TagLookups | None
    """None: every tag is unsupported."""
    collector: DiagnosticCollector
    files: Mapping[Identifier, PredicateFile] = attrs.field(factory=dict)
    named_files: Callable[[str], Mapping[Identifier, PredicateFile]] | None = (
        attrs.field(default=None, kw_only=True)
    )
    """The files of another folder that conditions and functions name; None: there are none."""

    _registries: PredicateRegistries | None = attrs.field(default=None, init=False)
    _compiled: dict[Identifier, Predicate | None] = attrs.field(
        factory=dict, init=False
    )
    _open: list[Identifier] = attrs.field(factory=list, init=False)
    """Those being compiled, each named by the one before."""

    @property
    def registries(self) -> PredicateRegistries:
        # Here, as a run whose packs name no predicate shall not pay for their readers.
        if self._registries is None:
            from gametest.loot.number.named_data import NamedData
            from gametest.loot.registries import PredicateRegistries

            self._registries = PredicateRegistries(
                self.version, self.blocks, self.tags, NamedData(self)
            )
        return self._registries

    def has(self, id: Identifier) -> bool:
        """Whether a pack has such a file, good or bad."""
        return id in self.files

    def ids(self) -> tuple[Identifier, ...]:
        return tuple(self.files)

    def find(self, id: Identifier) -> Predicate | None:
        """None if there is no such file or it cannot be read; the latter is a finding."""
        if id not in self._compiled:
            file = self.files.get(id)
            self._compiled[id] = None if file is None else self._compile(id, file)
        return self._compiled[id]

    def compile_all(self) -> None:
        """For its findings."""
        for id in self.files:
            self.find(id)
        if self.named_files is not None:
            self.registries.named.read_all()

    def parse(self, value: Tag | Any) -> Predicate:
        """An inline predicate, from NBT or JSON values; raises `InlinePredicateError`."""
        issues: list[StructuringIssue] = []
        predicate = self._read(INLINE, value, issues)
        for issue in issues:
            if issue.severity is Severity.ERROR:
                where = f" at {issue.pointer[1:]}" if issue.pointer else ""
                raise InlinePredicateError(issue.message + where)
        return predicate

    def read_inline(
        self, value: Tag | Any, read: Callable[[DataNode], T]
    ) -> tuple[T, str | None]:
        """Of another kind of value in a command, with what is wrong with it."""
        from gametest.registry.data_node import DataNode

        issues: list[StructuringIssue] = []
        found = read(DataNode(value, (), issues))
        for issue in issues:
            if issue.severity is Severity.ERROR:
                where = f" at {issue.pointer[1:]}" if issue.pointer else ""
                return found, issue.message + where
        return found, None

    def _compile(self, id: Identifier, file: PredicateFile) -> Predicate | None:
        document = file.read_json(self.collector)
        if document is None:
            return None
        issues: list[StructuringIssue] = []
        self._open.append(id)
        try:
            predicate = self._read(str(id), document.value, issues)
        finally:
            self._open.pop()
        document.report(issues, self.collector)
        failed = any(issue.severity is Severity.ERROR for issue in issues)
        return None if failed else predicate

    def _read(
        self, name: str, value: object, issues: list[StructuringIssue]
    ) -> Predicate:
        from gametest.loot.predicate import Predicate
        from gametest.registry.data_node import DataNode

        node = DataNode(value, (), issues)
        return Predicate(name, self.reader().read_root(node))

    def reader(self) -> PredicateReader:
        """For whatever holds conditions."""
        from gametest.loot.predicate_reader import PredicateReader

        return PredicateReader(self.registries, self._find_named)

    def _find_named(self, id: Identifier, node: DataNode) -> Predicate | None:
        if id in self._open:
            ring = " -> ".join(map(str, [*self._open[self._open.index(id) :], id]))
            node.issue("predicate-cycle", f"predicates name each other: {ring}")
            return None
        if id not in self.files:
            hint = did_you_mean(str(id), map(str, self.files))
            node.issue("missing-predicate", f"there is no predicate {str(id)!r}{hint}")
            return None
        found = self.find(id)
        if found is None:
            node.issue("missing-predicate", f"predicate {str(id)!r} cannot be read")
        return found
