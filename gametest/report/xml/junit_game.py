"""The XML report of the game's own test server, `--report`, for tools written for it.

Suites have no counts, an optional failure is `skipped`, and attributes stand in alphabetical
order on a single line. What the game does not know, unsupported tests, reads as a failure.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, final

import attrs

from gametest.core.atomic_file import check_writable
from gametest.framework.events import Outcome, RunFinished, TestFinished
from gametest.framework.listener import GameTestListener
from gametest.report.log import is_reported
from gametest.report.wording import game_message, with_commas
from gametest.report.xml.xml_text import write_xml, xml_text

# The text of the declaration is not confirmed; this is what a plain Java transformer writes.
_DECLARATION: Final = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>'


def _now() -> datetime:
    return datetime.now(UTC)


@final
@attrs.define(eq=False, repr=False)
class GameJUnitReporter(GameTestListener):
    """One `testcase` for each outcome that the game would report, in that order.

    Raises `UsageError` at once if `path` cannot be written.
    """

    path: Path = attrs.field(converter=Path)
    now: Callable[[], datetime] = attrs.field(default=_now, kw_only=True)

    problem: str | None = attrs.field(default=None, init=False)
    """Why the file is not there after the run."""
    _created: datetime = attrs.field(init=False)
    _reported: list[TestFinished] = attrs.field(factory=list, init=False)

    def __attrs_post_init__(self) -> None:
        check_writable(self.path, "the report")
        # The game stamps the suite when its reporter is built, before anything is loaded.
        self._created = self.now()

    def test_finished(self, event: TestFinished) -> None:
        if is_reported(event):
            self._reported.append(event)

    def run_finished(self, event: RunFinished) -> None:
        from xml.etree.ElementTree import Element, SubElement

        root = Element("testsuite")
        instant = self._created.astimezone(UTC).replace(tzinfo=None).isoformat()
        elapsed = (self.now() - self._created).total_seconds()
        attributes = {"time": _seconds(elapsed), "timestamp": f"{instant}Z"}
        suite = SubElement(root, "testsuite", attributes)
        for one in self._reported:
            attributes = {
                "classname": one.structure,
                "name": one.test,
                "time": _seconds(one.duration_s),
            }
            case = SubElement(suite, "testcase", attributes)
            if one.outcome is not Outcome.PASSED:
                tag = "failure" if one.required else "skipped"
                SubElement(case, tag, {"message": _message(one)})
        self.problem = write_xml(self.path, root, _DECLARATION)


def _message(event: TestFinished) -> str:
    text = game_message(event.failure, event.missing)
    if event.pos is not None:
        text = f"({with_commas(event.pos)}) {text}"
    return xml_text(text)


def _seconds(seconds: float) -> str:
    """Whole milliseconds as a decimal number of seconds."""
    return repr(int(seconds * 1000) / 1000)
