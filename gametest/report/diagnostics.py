"""Findings about a user's files, as text with the place underlined, JSON, or annotations."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Final, TextIO

from gametest.core.diagnostic import Diagnostic, Severity
from gametest.core.source_location import SourceLocation
from gametest.report.github import annotation
from gametest.report.source_excerpt import source_excerpt
from gametest.report.terminal import Paint, printable, uses_color, write_text
from gametest.report.wording import counted

FORMATS: Final = ("text", "json", "github")
JSON_VERSION: Final = 1


def write_diagnostics(
    diagnostics: Iterable[Diagnostic],
    stream: TextIO,
    format: str = "text",  # noqa: A002 - the option is called so
    read_source: Callable[[str], str | None] | None = None,
    *,
    summary: bool = True,
    color: bool | None = None,
) -> None:
    """Write all of them, in the order given; `format` is one of `FORMATS`.

    `read_source` gives the text of a `SourceLocation.source`, or None. `summary` ends the text
    with a line of counts. `color` is decided by the stream if it is None.
    """
    found = list(diagnostics)
    match format:
        case "json":
            write_text(stream, json.dumps(_document(found)) + "\n")
        case "github":
            write_text(stream, "".join(_annotation(one) + "\n" for one in found))
        case "text":
            paint = Paint(uses_color(stream) if color is None else color)
            lines = [line for one in found for line in _lines(one, paint, read_source)]
            if summary:
                lines.append(count_line(found, paint))
            write_text(stream, "".join(line + "\n" for line in lines))
        case _:
            msg = f"diagnostics have no format {format!r}, only {', '.join(FORMATS)}"
            raise ValueError(msg)


def count_line(diagnostics: Iterable[Diagnostic], paint: Paint) -> str:
    """`2 errors, 3 warnings`, without what there is none of."""
    severities = [one.severity for one in diagnostics]
    errors, warnings = (severities.count(severity) for severity in Severity)
    parts = []
    if errors:
        parts.append(paint.red(counted(errors, "error")))
    if warnings:
        parts.append(paint.yellow(counted(warnings, "warning")))
    return ", ".join(parts) or "no findings"


def _lines(
    one: Diagnostic, paint: Paint, read_source: Callable[[str], str | None] | None
) -> list[str]:
    severity = one.severity.value
    word = (
        paint.red(severity)
        if one.severity is Severity.ERROR
        else (paint.yellow(severity))
    )
    lines = [
        f"{paint.bold(printable(str(one.location)))}: {word}: "
        f"{printable(one.message)} {paint.dim(f'[{one.code}]')}"
    ]
    text = read_source(one.location.source) if read_source is not None else None
    if text is not None:
        lines += source_excerpt(one.location, text, paint)
    lines += (f"  note: {printable(note)}" for note in one.notes)
    lines += (f"  see: {printable(str(place))}" for place in one.related)
    return lines


def _annotation(one: Diagnostic) -> str:
    message = "\n".join([one.message, *one.notes])
    return annotation(
        one.severity.value, message, location=one.location, title=one.code
    )


def _document(found: list[Diagnostic]) -> dict[str, Any]:
    severities = [one.severity for one in found]
    return {
        "version": JSON_VERSION,
        "errors": severities.count(Severity.ERROR),
        "warnings": severities.count(Severity.WARNING),
        "diagnostics": [
            {
                "severity": one.severity.value,
                "code": one.code,
                "message": one.message,
                "location": _location(one.location),
                "notes": list(one.notes),
                "related": [_location(place) for place in one.related],
            }
            for one in found
        ],
    }


def _location(location: SourceLocation) -> dict[str, Any]:
    return {
        "source": location.source,
        "line": location.line,
        "column": location.column,
        "end_line": location.end_line,
        "end_column": location.end_column,
    }
