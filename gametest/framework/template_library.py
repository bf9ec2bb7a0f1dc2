"""Structures by id, read from the packs once per run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.identifier import Identifier
from gametest.framework.builtin_tests import EMPTY_STRUCTURE
from gametest.structure.reader import load_template
from gametest.structure.resolved_template import resolve_template
from gametest.structure.template import StructureTemplate

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.pack.pack_stack import PackStack
    from gametest.pack.resource import Resource

ReadTemplate = Callable[[bytes, str, DiagnosticCollector], StructureTemplate]
"""Content, source and where findings go; raises `DiagnosticError` if nothing can be made."""


@final
@attrs.define(eq=False, repr=False)
class TemplateLibrary:
    """Findings of a structure go to `collector` when it is first asked for."""

    _files: Mapping[Identifier, Resource]
    collector: DiagnosticCollector = attrs.field(factory=DiagnosticCollector)
    read: ReadTemplate = attrs.field(default=load_template, kw_only=True)

    _templates: dict[Identifier, StructureTemplate | None] = attrs.field(
        factory=dict, init=False
    )

    @classmethod
    def of(
        cls, stack: PackStack, collector: DiagnosticCollector | None = None
    ) -> TemplateLibrary:
        return cls(
            stack.resources("structure", ".nbt"), collector or DiagnosticCollector()
        )

    def find(self, id: Identifier) -> StructureTemplate | None:
        """None if no pack has it or it cannot be read."""
        try:
            return self._templates[id]
        except KeyError:
            found = self._templates[id] = self._load(id)
            return found

    def ids(self) -> tuple[Identifier, ...]:
        """Of all that the packs have, readable or not; sorted."""
        return tuple(sorted(self._files))

    def read_all(self, ids: Iterable[Identifier], blocks: BlockTable) -> None:
        """Read these now and look their states up; what has an error is absent afterwards."""
        for id in sorted(set(ids)):
            template = self.find(id)
            if template is None:
                continue
            found = DiagnosticCollector()
            resolve_template(template, blocks, found)
            self.collector.extend(found)
            if found.errors:
                self._templates[id] = None

    def size(self, id: Identifier) -> tuple[int, int, int]:
        """One block for a structure that is missing or empty."""
        found = self.find(id)
        if found is None:
            return (1, 1, 1)
        x, y, z = found.size
        return (max(x, 1), max(y, 1), max(z, 1))

    def why_missing(self, id: Identifier) -> str | None:
        """The finding that made a structure unreadable; None if no pack has it."""
        resource = self._files.get(id)
        if resource is None:
            return "no pack has it"
        found = [d for d in self.collector if d.location.source == resource.source]
        return str(found[-1]) if found else None

    def _load(self, id: Identifier) -> StructureTemplate | None:
        resource = self._files.get(id)
        if resource is None:
            return EMPTY if id == EMPTY_STRUCTURE else None
        data = resource.find_bytes(self.collector)
        if data is None:
            return None
        found = DiagnosticCollector()
        try:
            template = self.read(data, resource.source, found)
        except DiagnosticError as error:
            self.collector.add(error.diagnostic)
            return None
        self.collector.extend(found)
        return None if found.errors else template


EMPTY = StructureTemplate(
    (1, 1, 1), palettes=((),), blocks=(), data_version=None, source="minecraft:empty"
)
"""What `minecraft:empty` is where no pack has one: one cell of air."""
