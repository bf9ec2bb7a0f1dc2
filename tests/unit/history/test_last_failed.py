from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.framework import events
from gametest.framework.events import Outcome
from gametest.framework.run.notifier import Notifier
from gametest.history.last_failed import LastFailed, LastFailedRecorder


@pytest.fixture
def store(tmp_path: Path) -> LastFailed:
    return LastFailed(tmp_path / ".gametest" / "last-failed.json")


def finished(test: str, outcome: Outcome, **changes: Any) -> events.TestFinished:
    fields: dict[str, Any] = {
        "structure": "demo:box",
        "environment": "minecraft:default",
        "dimension": "minecraft:overworld",
        "required": True,
        "attempt": 1,
        "max_attempts": 1,
        "successes": 0,
        "final": True,
    }
    return events.TestFinished(test=test, outcome=outcome, **(fields | changes))


def run(recorder: LastFailedRecorder, *outcomes: events.TestFinished) -> None:
    notifier = Notifier.of([recorder])
    for outcome in outcomes:
        notifier(outcome)
    end = events.RunFinished(
        total=9,
        passed=0,
        failed_required=0,
        failed_optional=0,
        unsupported=0,
        errors=0,
        flaky=0,
        ticks=0,
        duration_s=0.0,
        interrupted=True,
    )
    notifier(end)
    assert notifier.failed == ()


def test_nothing_is_remembered_before_the_first_run(store: LastFailed) -> None:
    assert store.load() == ()
    assert len(store.collector) == 0


def test_failed_tests_and_errors_are_remembered_in_order(store: LastFailed) -> None:
    run(
        LastFailedRecorder(store),
        finished("demo:z", Outcome.FAILED),
        finished("demo:b", Outcome.ERROR),
        finished("demo:ok", Outcome.PASSED),
        finished("demo:door", Outcome.UNSUPPORTED),
        finished("demo:optional", Outcome.FAILED, required=False),
    )

    assert store.load() == ("demo:b", "demo:optional", "demo:z")


def test_a_test_that_passed_is_forgotten(store: LastFailed) -> None:
    store.save(["demo:a", "demo:b"])

    run(LastFailedRecorder(store), finished("demo:a", Outcome.PASSED))

    assert store.load() == ("demo:b",)


def test_a_test_that_did_not_run_stays(store: LastFailed) -> None:
    store.save(["demo:a"])

    run(LastFailedRecorder(store))

    assert store.load() == ("demo:a",)


def test_an_unsupported_outcome_changes_nothing(store: LastFailed) -> None:
    store.save(["demo:a"])

    run(LastFailedRecorder(store), finished("demo:a", Outcome.UNSUPPORTED))

    assert store.load() == ("demo:a",)


def test_one_bad_copy_outweighs_those_that_passed(store: LastFailed) -> None:
    run(
        LastFailedRecorder(store),
        finished("demo:a", Outcome.PASSED),
        finished("demo:a", Outcome.FAILED, repeat=2),
        finished("demo:a", Outcome.PASSED, repeat=3),
    )

    assert store.load() == ("demo:a",)


def test_an_attempt_that_is_not_the_last_is_not_remembered(store: LastFailed) -> None:
    run(
        LastFailedRecorder(store),
        finished("demo:dice", Outcome.FAILED, final=False),
        finished("demo:dice", Outcome.PASSED, attempt=2),
    )

    assert store.load() == ()


def test_ids_that_no_longer_exist_are_dropped(store: LastFailed) -> None:
    store.save(["demo:renamed", "demo:a"])

    run(LastFailedRecorder(store, known_tests={"demo:a"}))

    assert store.load() == ("demo:a",)


def test_a_green_run_makes_no_folder(store: LastFailed) -> None:
    run(LastFailedRecorder(store), finished("demo:a", Outcome.PASSED))

    assert not store.path.parent.exists()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"{", "json-syntax"),
        (b"\xff\xfe", "bad-encoding"),
        (b"[]", "wrong-type"),
        (b'{"version": 2, "failed": []}', "wrong-type"),
        (b'{"version": 1}', "wrong-type"),
        (b'{"version": 1, "failed": [3]}', "wrong-type"),
        (b"[" * 100_000, "json-syntax"),
    ],
)
def test_a_damaged_file_counts_as_absent_with_a_warning(
    tmp_path: Path, content: bytes, code: str
) -> None:
    path = tmp_path / "last-failed.json"
    path.write_bytes(content)
    collector = DiagnosticCollector()

    failed = LastFailed(path, collector=collector).load()

    assert failed == ()
    assert [code] == [found.code for found in collector.warnings]


def test_a_damaged_file_is_replaced_by_the_next_failure(tmp_path: Path) -> None:
    store = LastFailed(tmp_path / "last-failed.json")
    store.path.write_bytes(b"{")

    run(LastFailedRecorder(store), finished("demo:a", Outcome.FAILED))

    assert store.load() == ("demo:a",)
