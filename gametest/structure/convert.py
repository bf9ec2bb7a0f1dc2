"""From one layout of structure files to another, without loss and without upgrading."""

from __future__ import annotations

import attrs

from gametest.core.diagnostic import Diagnostic, Severity
from gametest.core.errors import DiagnosticError
from gametest.core.source_location import SourceLocation
from gametest.structure.reader import load_template
from gametest.structure.writer import Layout, write_template


def convert(
    data: bytes,
    source: str,
    target_layout: Layout,
    data_version: int | None = None,
    *,
    id_palette: bool | None = None,
) -> bytes:
    """`data_version` replaces the number in the file; the data are not changed for it.

    Raises `DiagnosticError` for data that cannot be read or written without loss.
    """
    template = load_template(data, source)
    if data_version is not None:
        template = attrs.evolve(template, data_version=data_version)
    try:
        return write_template(template, target_layout, id_palette=id_palette)
    except ValueError as error:
        diagnostic = Diagnostic(
            Severity.ERROR,
            "bad-structure",
            message=str(error),
            location=SourceLocation(source),
        )
        raise DiagnosticError(diagnostic) from None
