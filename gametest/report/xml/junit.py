"""JUnit XML as build servers read it: one suite a namespace, one case a test.

There is no official schema; elements and attributes are those of
https://github.com/testmoapp/junitxml, which Jenkins, GitLab, Azure and GitHub's reporters share.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.atomic_file import check_writable
from gametest.core.source_location import SourceLocation
from gametest.framework.events import (
    Outcome,
    RunFinished,
    RunStarted,
    TestFinished,
)
from gametest.framework.listener import GameTestListener
from gametest.report.repository_path import repository_path
from gametest.report.wording import (
    failure_heading,
    failure_location,
    failure_reason,
    missing_text,
    place,
    spaced,
    test_label,
)
from gametest.report.xml.xml_text import write_xml, xml_text

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_DECLARATION: Final = '<?xml version="1.0" encoding="utf-8"?>\n'


def _now() -> datetime:
    return datetime.now(UTC)


@final
@attrs.define(eq=False, repr=False)
class JUnitReporter(GameTestListener):
    """Writes at the end of the run, whole or not at all.

    Raises `UsageError` at once if `path` cannot be written. Unsupported tests are errors, but
    skipped if the run has at most `allow_unsupported` of them; failed optional tests are
    skipped. The schema is that of Jenkins's xUnit plugin and pytest's: `testcase` has `properties`,
    `file` and `line` too, the root `skipped` and `timestamp`.
    """

    path: Path = attrs.field(converter=Path)
    allow_unsupported: int = attrs.field(default=0, kw_only=True)
    now: Callable[[], datetime] = attrs.field(default=_now, kw_only=True)

    problem: str | None = attrs.field(default=None, init=False)
    """Why the file is not there after the run."""
    _run: RunStarted | None = attrs.field(default=None, init=False)
    _created: datetime = attrs.field(init=False)
    _finished: list[TestFinished] = attrs.field(factory=list, init=False)
    _earlier: dict[tuple[str, int, str], list[TestFinished]] = attrs.field(
        factory=dict, init=False
    )
    """Attempts that were not the last, of each copy of a test."""

    def __attrs_post_init__(self) -> None:
        check_writable(self.path, "the JUnit report")
        self._created = self.now()

    def run_started(self, event: RunStarted) -> None:
        self._run = event

    def test_finished(self, event: TestFinished) -> None:
        if event.final:
            self._finished.append(event)
        else:
            self._earlier.setdefault(_copy(event), []).append(event)

    def run_finished(self, event: RunFinished) -> None:
        from xml.etree.ElementTree import Element

        root = Element("testsuites", {"name": "gametest"})
        totals = [0, 0, 0]
        suites: dict[str, list[TestFinished]] = {}
        for one in self._finished:
            suites.setdefault(one.test.partition(":")[0], []).append(one)
        for namespace, events in suites.items():
            counts = self._suite(root, namespace, events)
            totals = [
                total + count for total, count in zip(totals, counts, strict=True)
            ]
        root.attrib.update(
            tests=str(len(self._finished)),
            failures=str(totals[0]),
            errors=str(totals[1]),
            time=f"{event.duration_s:.3f}",
        )
        root.set("skipped", str(totals[2]))
        root.set("timestamp", self._timestamp())
        self.problem = write_xml(self.path, root, _DECLARATION)

    def _timestamp(self) -> str:
        return self._created.astimezone(UTC).isoformat(timespec="seconds")

    def _suite(
        self, root: Element, namespace: str, events: list[TestFinished]
    ) -> tuple[int, int, int]:
        """Failures, errors and skipped of the suite."""
        from xml.etree.ElementTree import SubElement

        suite = SubElement(root, "testsuite", {"name": namespace})
        if self._run is not None:
            properties = SubElement(suite, "properties")
            for name, value in (
                ("target_version", self._run.target_version),
                ("seed", str(self._run.seed)),
                ("packs", ", ".join(self._run.packs)),
                ("origin", spaced(self._run.origin)),
            ):
                SubElement(
                    properties, "property", {"name": name, "value": xml_text(value)}
                )
        verdicts = [self._case(suite, event) for event in events]
        counts = (
            verdicts.count("failure"),
            verdicts.count("error"),
            verdicts.count("skipped"),
        )
        suite.attrib.update(
            tests=str(len(events)),
            failures=str(counts[0]),
            errors=str(counts[1]),
            skipped=str(counts[2]),
            time=f"{sum(event.duration_s for event in events):.3f}",
            timestamp=self._timestamp(),
        )
        return counts

    def _case(self, suite: Element, event: TestFinished) -> str:
        """The tag of the verdict, empty for a pass."""
        from xml.etree.ElementTree import SubElement

        attributes = {
            "name": test_label(event),
            "classname": _class_name(event.test),
            "time": f"{event.duration_s:.6f}",
        }
        location = failure_location(event)
        if location is not None:
            location = attrs.evolve(location, source=repository_path(location.source))
            attributes["file"] = xml_text(location.source)
            if location.line:
                attributes["line"] = str(location.line)
        case = SubElement(suite, "testcase", attributes)
        _add_properties(case, event, location)
        tag, kind, message = self._verdict(event)
        if tag:
            verdict = SubElement(
                case, tag, {"type": kind, "message": xml_text(message)}
            )
            verdict.text = xml_text(_details(event, location))
        said = self._said(event)
        if said:
            SubElement(case, "system-out").text = xml_text(said)
        return tag

    def _verdict(self, event: TestFinished) -> tuple[str, str, str]:
        """Tag, type and message."""
        reason = failure_reason(event)
        kind = "" if event.failure is None else event.failure.kind
        match event.outcome:
            case Outcome.PASSED:
                return "", "", ""
            case Outcome.FAILED if event.required:
                return "failure", kind or "failed", reason
            case Outcome.FAILED:
                return "skipped", "optional", f"optional test failed: {reason}"
            case Outcome.ERROR:
                return "error", "error", reason
            case Outcome.UNSUPPORTED:
                tag = "skipped" if self._unsupported_allowed() else "error"
                missing = missing_text(event.missing)
                return tag, "unsupported", f"not simulated: {missing}"

    def _unsupported_allowed(self) -> bool:
        if not self.allow_unsupported:
            return False
        outcomes = [event.outcome for event in self._finished]
        return outcomes.count(Outcome.UNSUPPORTED) <= self.allow_unsupported

    def _said(self, event: TestFinished) -> str:
        lines = [
            f"attempt {earlier.attempt} {earlier.outcome.value}: "
            f"{failure_heading(earlier)}: {failure_reason(earlier)}"
            for earlier in self._earlier.get(_copy(event), ())
        ]
        return "\n".join([*lines, *event.log])


def _copy(event: TestFinished) -> tuple[str, int, str]:
    return event.test, event.repeat, event.extra_rotation


def _class_name(test: str) -> str:
    """`demo.redstone.lamp` for `demo:redstone/lamp`: viewers fold names at the dots."""
    return test.replace(":", ".", 1).replace("/", ".")


def _add_properties(
    case: Element, event: TestFinished, location: SourceLocation | None
) -> None:
    from xml.etree.ElementTree import SubElement

    properties = SubElement(case, "properties")
    for name, value in _properties(event, location).items():
        SubElement(properties, "property", {"name": name, "value": xml_text(value)})


def _properties(event: TestFinished, location: SourceLocation | None) -> dict[str, str]:
    found = {"ticks": str(event.ticks)}
    failed = event.outcome is not Outcome.PASSED
    # Places of tests that passed would double the size of a large report.
    if failed and location is not None:
        found["file"] = location.source
        if location.line:
            found["line"] = str(location.line)
        if location.column:
            found["column"] = str(location.column)
    failure = event.failure
    if failure is not None:
        if failure.tick is not None:
            found["tick"] = str(failure.tick)
        if failure.pos is not None:
            found["position"] = spaced(failure.pos)
        if failure.relative_pos is not None:
            found["relative_position"] = spaced(failure.relative_pos)
    if failed and event.pos is not None:
        found["test_position"] = spaced(event.pos)
    if event.rotation != "none":
        found["rotation"] = event.rotation
    if event.max_attempts > 1:
        found["attempts"] = str(event.attempt)
        found["successes"] = str(event.successes)
    if event.flaky:
        found["flaky"] = "true"
    if not event.required:
        found["required"] = "false"
    if event.tags:
        found["tags"] = ", ".join(event.tags)
    return found


def _details(event: TestFinished, location: SourceLocation | None) -> str:
    lines = [f"{failure_heading(event)}: {failure_reason(event)}"]
    if location is not None:
        lines.append(f"at {location}")
    for found in event.missing:
        where = place(found.relative_pos, found.pos)
        at = f" at {where}" if where else ""
        lines.append(f"not simulated: {found.mechanic}{at}, tick {found.tick}")
    if event.failure is not None and event.failure.traceback:
        lines.append(event.failure.traceback)
    return "\n".join(lines)
