from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
import xmlschema
from junitparser import JUnitXml

from gametest.core.errors import UsageError
from gametest.core.source_location import SourceLocation
from gametest.framework import events
from gametest.framework.events import Event, Outcome
from gametest.framework.listener import GameTestListener
from gametest.report.xml.junit import JUnitReporter

SCHEMA = Path(__file__).parents[2] / "resources" / "junit.xsd"
PUBLISHED_SCHEMA = SCHEMA.with_name("junit-10.xsd")
"""Of https://github.com/jenkinsci/xunit-plugin, MIT, as pytest keeps it in its tests."""

Tell = Callable[[GameTestListener, list[Event]], None]
Write = Callable[..., Path]


@pytest.fixture
def write(
    tmp_path: Path,
    tell: Tell,
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
) -> Write:
    """Report a run of these outcomes; gives the file."""

    def report(finished: list[events.TestFinished], **options: Any) -> Path:
        moment = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
        path = tmp_path / "report.xml"
        reporter = JUnitReporter(path, now=lambda: moment, **options)
        total = len(finished)
        tell(reporter, [started(total), *finished, ended(total)])
        return path

    return report


def cases(path: Path) -> dict[str, ET.Element]:
    return {case.attrib["name"]: case for case in ET.parse(path).iter("testcase")}


def properties(case: ET.Element) -> dict[str, str]:
    return {
        found.attrib["name"]: found.attrib["value"] for found in case.iter("property")
    }


def test_a_failed_case_says_where_in_the_pack_the_world_and_time(
    write: Write, all_outcomes: list[events.TestFinished]
) -> None:
    case = cases(write(all_outcomes))["demo:lamp"]

    assert case.attrib == {
        "name": "demo:lamp",
        "classname": "demo.lamp",
        "time": "0.062500",
        "file": "demo/data/demo/function/lamp.mcfunction",
        "line": "14",
    }
    assert properties(case) == {
        "ticks": "7",
        "file": "demo/data/demo/function/lamp.mcfunction",
        "line": "14",
        "column": "8",
        "tick": "7",
        "position": "12 -60 40",
        "relative_position": "3 1 2",
        "test_position": "9 4 37",
    }
    verdict = case.find("failure")
    assert verdict is not None
    assert verdict.attrib == {
        "type": "assert-pos",
        "message": "expected lit=true, got lit=false",
    }
    assert verdict.text == (
        "demo:lamp at 3 1 2 (12 -60 40), tick 7: expected lit=true, got lit=false\n"
        "at demo/data/demo/function/lamp.mcfunction:14:8"
    )


@pytest.mark.parametrize(
    ("name", "tag", "kind", "message"),
    [
        (
            "demo:clock",
            "skipped",
            "optional",
            "optional test failed: neither succeeded nor failed within 100 ticks",
        ),
        (
            "demo:door",
            "error",
            "unsupported",
            "not simulated: minecraft:piston: extend",
        ),
        ("demo:boom", "error", "error", "KeyError: 'nope'"),
    ],
)
def test_each_outcome_that_is_no_failure_has_its_tag(
    write: Write,
    all_outcomes: list[events.TestFinished],
    name: str,
    tag: str,
    kind: str,
    message: str,
) -> None:
    verdict = cases(write(all_outcomes))[name].find(tag)

    assert verdict is not None
    assert {"type": kind, "message": message} == verdict.attrib


@pytest.mark.parametrize(
    ("allowed", "tag"), [(0, "error"), (1, "error"), (2, "skipped")]
)
def test_unsupported_tests_are_skipped_only_while_all_are_allowed(
    write: Write,
    finished: Callable[..., events.TestFinished],
    missing: events.MissingMechanic,
    allowed: int,
    tag: str,
) -> None:
    unsupported = [
        finished(name, outcome=Outcome.UNSUPPORTED, missing=(missing,))
        for name in ("demo:a", "demo:b")
    ]

    path = write(unsupported, allow_unsupported=allowed)

    assert [tag, tag] == [case.findall("*")[-1].tag for case in cases(path).values()]


def test_a_flaky_pass_is_marked_and_tells_of_its_earlier_attempts(
    write: Write,
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
) -> None:
    first = finished(
        "demo:dice",
        outcome=Outcome.FAILED,
        failure=failure,
        max_attempts=3,
        final=False,
    )
    second = finished("demo:dice", attempt=2, max_attempts=3, flaky=True, log=("six",))

    case = cases(write([first, second]))["demo:dice"]

    assert properties(case)["flaky"] == "true"
    assert case.findtext("system-out") == (
        "attempt 1 failed: demo:dice at 3 1 2 (12 -60 40), tick 7: "
        "expected lit=true, got lit=false\nsix"
    )


def test_counts_and_times_stand_on_every_suite(
    write: Write, all_outcomes: list[events.TestFinished]
) -> None:
    root = ET.parse(write(all_outcomes)).getroot()

    counts = {
        "tests": "6",
        "failures": "1",
        "errors": "2",
        "skipped": "1",
        "timestamp": "2026-01-02T03:04:05+00:00",
    }
    assert {"name": "gametest", "time": "0.214", **counts} == root.attrib
    assert {"name": "demo", "time": "0.375", **counts} == root[0].attrib


def test_copies_and_rotations_of_a_test_have_names_of_their_own(
    write: Write, finished: Callable[..., events.TestFinished]
) -> None:
    copies = [finished(), finished(repeat=2), finished(extra_rotation="180")]

    names = list(cases(write(copies)))

    assert names == ["demo:ok", "demo:ok (repeat 2)", "demo:ok with rotation 180"]


def test_the_report_follows_the_schema(
    write: Write, all_outcomes: list[events.TestFinished]
) -> None:
    xmlschema.XMLSchema(SCHEMA).validate(write(all_outcomes))


def test_a_report_of_no_tests_follows_the_schema(write: Write) -> None:
    xmlschema.XMLSchema(SCHEMA).validate(write([]))


def test_without_the_known_extensions_the_report_follows_the_published_schema(
    write: Write, all_outcomes: list[events.TestFinished]
) -> None:
    """Readers ignore them: pytest writes properties, file and line of a case too."""
    root = ET.parse(write(all_outcomes)).getroot()
    for name in ("skipped", "timestamp"):
        del root.attrib[name]
    for case in root.iter("testcase"):
        for name in ("file", "line"):
            case.attrib.pop(name, None)
        for extension in case.findall("properties"):
            case.remove(extension)

    xmlschema.XMLSchema(PUBLISHED_SCHEMA).validate(root)


def test_junitparser_reads_the_report(
    write: Write, all_outcomes: list[events.TestFinished]
) -> None:
    report = JUnitXml.fromfile(str(write(all_outcomes)))

    results = {
        case.name: [type(result).__name__ for result in case.result]
        for suite in report
        for case in suite
    }
    assert (
        report.tests,
        report.failures,
        report.errors,
        report.skipped,
    ) == (6, 1, 2, 1)
    assert results == {
        "demo:ok": [],
        "demo:dice": [],
        "demo:lamp": ["Failure"],
        "demo:clock": ["Skipped"],
        "demo:door": ["Error"],
        "demo:boom": ["Error"],
    }


def test_characters_that_xml_forbids_are_spelled_out(
    write: Write, finished: Callable[..., events.TestFinished]
) -> None:
    failure = events.Failure(kind="assert", message="", reason="a\x00\ud800\x1b[2J <b>")
    failed = finished(outcome=Outcome.FAILED, failure=failure, log=("\x07",))

    case = cases(write([failed]))["demo:ok"]

    verdict = case.find("failure")
    assert verdict is not None
    assert verdict.attrib["message"] == "a#x00#xD800#x1B[2J <b>"
    assert case.findtext("system-out") == "#x07"


def test_a_path_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot write the JUnit report to"):
        JUnitReporter(tmp_path)


def test_a_report_that_was_there_stays_until_the_new_one_is_whole(
    tmp_path: Path, finished: Callable[..., events.TestFinished], tell: Tell
) -> None:
    path = tmp_path / "report.xml"
    path.write_text("old", encoding="utf-8")

    tell(JUnitReporter(path), [finished()])

    assert path.read_text(encoding="utf-8") == "old"


def test_files_are_named_from_the_top_of_the_repository(
    write: Write,
    finished: Callable[..., events.TestFinished],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "sub").mkdir()
    monkeypatch.chdir(tmp_path / "sub")
    monkeypatch.delenv("GITHUB_WORKSPACE", raising=False)

    path = write([finished(location=SourceLocation("./pack/a.json", 1, 1))])

    assert cases(path)["demo:ok"].get("file") == "sub/pack/a.json"
