"""Reading structure files: binary and text, of all eras since the flattening.

Format: https://minecraft.wiki/w/Structure_file. Two text layouts exist: the binary one written
as SNBT, and the packed one with states as strings and `data` in place of `blocks`.
"""

from __future__ import annotations

from typing import Final

from gametest.core.diagnostic import Diagnostic, DiagnosticCollector, Severity
from gametest.core.errors import DiagnosticError
from gametest.core.source_location import SourceLocation
from gametest.nbt.binary import NbtSyntaxError, NbtTooLargeError, read_nbt_file
from gametest.nbt.tags import Compound
from gametest.structure.template import StructureTemplate
from gametest.structure.template_reader import TemplateReader

MAX_TEXT_BYTES: Final = 32 * 1024 * 1024
"""Size of a text structure that is accepted."""
_MAX_REPEATED: Final = 20
"""Findings of one file."""


def load_template(
    data: bytes,
    source: str,
    collector: DiagnosticCollector | None = None,
    *,
    is_text: bool | None = None,
) -> StructureTemplate:
    """The structure in the bytes of a `.nbt` or `.snbt` file.

    Where `is_text` does not say it, the suffix of `source` decides, else the content. Findings go to the collector; without one,
    the first error is raised as `DiagnosticError`. What leaves nothing to return is always raised.
    """
    found = DiagnosticCollector() if collector is None else collector
    root = read_root(data, source, found, is_text=is_text)
    template = TemplateReader(source, found).read(root)
    if collector is None and found.errors:
        raise DiagnosticError(found.errors[0])
    return template


def read_root(
    data: bytes,
    source: str,
    collector: DiagnosticCollector,
    *,
    is_text: bool | None = None,
) -> Compound:
    """The root compound, whatever the form; raises `DiagnosticError`."""
    if is_text is None:
        suffix = source.rpartition(".")[2].lower()
        if suffix == "layers":
            return _read_drawing(data, source)
        is_text = suffix == "snbt" or (suffix != "nbt" and data.lstrip()[:1] == b"{")
    read = _read_text if is_text else _read_binary
    return read(data, source, collector)


def _read_binary(data: bytes, source: str, collector: DiagnosticCollector) -> Compound:
    try:
        file = read_nbt_file(data)
    except NbtSyntaxError as error:
        code = "too-large" if isinstance(error, NbtTooLargeError) else "nbt-syntax"
        message = f"not a binary NBT file: {error.message} (at byte {error.offset})"
        raise _fatal(code, message, SourceLocation(source)) from None
    if not file.has_header:
        collector.warning(
            "nbt-syntax",
            "the root compound has no header; the game does not read such a file",
            SourceLocation(source),
        )
    return file.root


def _read_text(data: bytes, source: str, collector: DiagnosticCollector) -> Compound:
    # Packs ship binary files: they shall not pay for loading the text parser.
    from gametest.core.string_reader import TextSyntaxError
    from gametest.nbt.snbt import SnbtTooLargeError, parse_snbt

    text = _decoded(data, source)
    repeated: list[tuple[str, int]] = []
    try:
        root = parse_snbt(text, repeated)
    except TextSyntaxError as error:
        place = SourceLocation.of_offset(source, text, error.cursor)
        is_large = isinstance(error, SnbtTooLargeError)
        code = "too-large" if is_large else "snbt-syntax"
        raise _fatal(code, error.message, place) from None
    for key, offset in repeated[:_MAX_REPEATED]:
        collector.warning(
            "duplicate-key",
            f"key {key!r} stands twice in one compound, the last one counts",
            SourceLocation.of_offset(source, text, offset),
        )
    if not isinstance(root, dict):
        message = "a structure must be a compound"
        raise _fatal("bad-structure", message, SourceLocation(source, 1, 1))
    return root


def _read_drawing(data: bytes, source: str) -> Compound:
    from gametest.structure.drawing_reader import read_drawing

    return read_drawing(_decoded(data, source), source)


def _decoded(data: bytes, source: str) -> str:
    if len(data) > MAX_TEXT_BYTES:
        message = f"the text is longer than {MAX_TEXT_BYTES} bytes"
        raise _fatal("too-large", message, SourceLocation(source))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        place = SourceLocation(source, line, error.start - before.rfind(b"\n"))
        raise _fatal("bad-encoding", "the text is not UTF-8", place) from None


def _fatal(code: str, message: str, location: SourceLocation) -> DiagnosticError:
    return DiagnosticError(
        Diagnostic(Severity.ERROR, code, message=message, location=location)
    )
