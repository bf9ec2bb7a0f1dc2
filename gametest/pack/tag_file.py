"""One tag file of one pack."""

from __future__ import annotations

from typing import final

import attrs

from gametest.core.diagnostic import DiagnosticCollector, Severity
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.source_location import SourceLocation
from gametest.pack.json_document import JsonDocument
from gametest.pack.json_object import JsonObject
from gametest.pack.resource import Resource
from gametest.registry.json_words import describe
from gametest.registry.structuring import StructuringIssue


@final
@attrs.define(eq=False, repr=False)
class TagFile:
    pack: str
    """Name of the pack it comes from."""
    document: JsonDocument = attrs.field(repr=False)
    replace: bool = attrs.field(kw_only=True)
    """The entries of packs below do not count."""

    entries: list[TagEntry] = attrs.field(factory=list, init=False, repr=False)

    def locate(self) -> SourceLocation:
        return self.document.locate("/values", at_key=True)


@final
@attrs.frozen(eq=False)
class TagEntry:
    identifier: Identifier
    is_tag: bool
    """Names another tag."""
    required: bool = attrs.field(kw_only=True)
    file: TagFile = attrs.field(kw_only=True, repr=False)
    index: int = attrs.field(kw_only=True)

    def locate(self) -> SourceLocation:
        return self.file.document.locate(f"/values/{self.index}")

    def __str__(self) -> str:
        return f"#{self.identifier}" if self.is_tag else str(self.identifier)


def read_tag_file(resource: Resource, collector: DiagnosticCollector) -> TagFile | None:
    """None, with findings, if anything in the file is wrong: the game drops it whole."""
    document = resource.read_json(collector)
    if document is None:
        return None
    issues: list[StructuringIssue] = []
    file = None
    root = JsonObject.of(document.value, (), issues)
    if root is not None:
        replace = root.find("replace", bool) or False
        file = TagFile(resource.pack.name, document, replace=replace)
        for index, value in enumerate(root.get("values", list) or []):
            _read_entry(value, index, file, root)
        root.report_unknown()
    document.report(issues, collector)
    failed = any(issue.severity is Severity.ERROR for issue in issues)
    return None if failed else file


def _read_entry(value: object, index: int, file: TagFile, root: JsonObject) -> None:
    required = True
    steps: tuple[str | int, ...] = ("values", index)
    if isinstance(value, dict):
        entry = JsonObject.of(value, steps, root.issues)
        if entry is None:
            return
        flag = entry.find("required", bool)
        required = flag is None or flag
        text = entry.get("id", str)
        entry.report_unknown()
        steps = (*steps, "id")
    elif isinstance(value, str):
        text = value
    else:
        msg = f"expected an identifier or an object, got {describe(value)}"
        root.issue("wrong-type", msg, *steps)
        return
    if text is None:
        return
    try:
        identifier = Identifier.parse(text.removeprefix("#"))
    except InvalidIdentifierError as error:
        root.issue("bad-identifier", str(error), *steps)
        return
    file.entries.append(
        TagEntry(
            identifier, text.startswith("#"), required=required, file=file, index=index
        )
    )
