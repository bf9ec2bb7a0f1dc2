from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import attrs
import pytest

from gametest.core.source_location import SourceLocation
from gametest.framework import events
from gametest.framework.events import Outcome
from gametest.report.github import GitHubReporter, annotation


@pytest.mark.parametrize(
    ("message", "location", "title", "expected"),
    [
        ("a", None, "t", "::error title=t::a"),
        ("100%\r\n::b", None, "t", "::error title=t::100%25%0D%0A::b"),
        ("a", None, "x:y, z", "::error title=x%3Ay%2C z::a"),
        (
            "a",
            SourceLocation("d/a, b.json", 3, 4),
            "t",
            "::error file=d/a%2C b.json,line=3,col=4,title=t::a",
        ),
        (
            "a",
            SourceLocation("d.zip!data/a.json", 3, 4),
            "t",
            "::error file=d.zip,title=t::a",
        ),
    ],
)
def test_an_annotation_escapes_what_would_end_it(
    message: str, location: SourceLocation | None, title: str, expected: str
) -> None:
    assert expected == annotation("error", message, location=location, title=title)


def test_a_file_below_the_working_folder_is_named_relative_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    location = SourceLocation(str(tmp_path / "demo" / "a.json"))

    shown = annotation("error", "a", location=location, title="t")

    assert shown == "::error file=demo/a.json,title=t::a"


def test_each_outcome_has_its_level(
    all_outcomes: list[events.TestFinished],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream = StringIO()

    tell(GitHubReporter(stream), [*all_outcomes, ended(6)])

    assert stream.getvalue().splitlines() == [
        "::warning title=demo%3Adice is flaky::demo:dice passed only at attempt 2 of 3",
        "::error file=demo/data/demo/function/lamp.mcfunction,line=14,col=8,"
        "title=demo%3Alamp failed::demo:lamp at 3 1 2 (12 -60 40), tick 7: "
        "expected lit=true, got lit=false",
        "::warning file=demo/data/demo/test_instance/clock.json,"
        "title=demo%3Aclock (optional) failed::"
        "demo:clock: neither succeeded nor failed within 100 ticks",
        "::error title=demo%3Adoor is unsupported::"
        "demo:door: not simulated: minecraft:piston: extend",
        "::error title=demo%3Aboom ended in an error::"
        "demo:boom, tick 0: KeyError: 'nope'",
    ]


def test_allowed_unsupported_tests_are_warnings(
    finished: Callable[..., events.TestFinished],
    missing: events.MissingMechanic,
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream = StringIO()
    unsupported = finished(outcome=Outcome.UNSUPPORTED, missing=(missing,))

    tell(GitHubReporter(stream, allow_unsupported=1), [unsupported, ended(1)])

    assert stream.getvalue().startswith("::warning title=demo%3Aok is unsupported::")


def test_copies_of_a_test_are_one_annotation(
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream = StringIO()
    copies = [
        finished("demo:lamp", repeat=n, outcome=Outcome.FAILED, failure=failure)
        for n in (2, 3)
    ]
    begun = attrs.evolve(started(1), copies=3)

    tell(GitHubReporter(stream), [begun, finished("demo:lamp"), *copies, ended(3)])

    (line,) = stream.getvalue().splitlines()
    assert "title=demo%3Alamp failed::" in line
    assert line.endswith("%0A2 of 3 runs failed; first: repeat 2, rotation none")


@pytest.mark.parametrize("typed", ["pack/a.json", "./pack/a.json"])
def test_a_file_is_named_from_the_top_of_the_repository(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "sub").mkdir()
    monkeypatch.chdir(tmp_path / "sub")
    monkeypatch.delenv("GITHUB_WORKSPACE", raising=False)

    shown = annotation("error", "a", location=SourceLocation(typed), title="t")

    assert shown == "::error file=sub/pack/a.json,title=t::a"
