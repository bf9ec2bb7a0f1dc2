"""One failure as lines of text: what, where, the line of the pack, what was logged."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from gametest.framework.events import TestFinished
from gametest.report.terminal import Paint, printable, shortened
from gametest.report.wording import failure_location, failure_reason

_DEEPER: Final = "  "
_ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")


def failure_lines(
    event: TestFinished,
    heading: str,
    paint: Paint,
    *,
    read_source: Callable[[str], str | None] | None = None,
    indent: str = _DEEPER,
    width: int | None = None,
) -> list[str]:
    """`width`: columns of the terminal; None: any."""
    location = failure_location(event)
    deeper = indent + _DEEPER
    head = paint.bold(heading) + ": " if heading else ""
    first, *more = shortened(printable(failure_reason(event))).split("\n")
    where = "" if location is None else printable(str(location))
    where = paint.cyan(f"[{where}]") if where else ""
    line = f"{indent}{head}{first}" + (f"  {where}" if where else "")
    if width is None or len(_ESCAPES.sub("", line)) <= width:
        lines = [line]
    else:
        lines = [f"{indent}{head.rstrip()}"] if head else []
        lines.append(f"{deeper}{first}")
        if where:
            lines.append(f"{deeper}{where}")
    lines += (f"{deeper}{text}" for text in more)
    # Where a test is declared says nothing that its name does not.
    if location not in (None, event.location) and read_source is not None:
        assert location is not None
        text = read_source(location.source)
        if text is not None:
            from gametest.report.source_excerpt import source_excerpt

            lines += source_excerpt(location, text, paint, deeper)
    exhausted = event.failure and event.failure.kind == "exhausted-attempts"
    if event.max_attempts > 1 and event.attempt > 1 and not exhausted:
        tried = f"{event.successes} of {event.attempt} attempts passed"
        lines.append(deeper + paint.dim(tried))
    lines += (deeper + paint.dim(f"log: {text}") for text in _log(event))
    if event.failure is not None and event.failure.traceback:
        for text in printable(event.failure.traceback).rstrip().split("\n"):
            lines.append(deeper + paint.dim(text))
    return lines


def _log(event: TestFinished) -> Iterable[str]:
    return (shortened(printable(text).replace("\n", "\\n")) for text in event.log)
