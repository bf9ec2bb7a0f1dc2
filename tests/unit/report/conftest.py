"""A run made of plain events, for every reporter."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from gametest.core.source_location import SourceLocation
from gametest.framework import events
from gametest.framework.events import Event, Outcome
from gametest.framework.listener import GameTestListener
from gametest.framework.run.notifier import Notifier

LAMP = SourceLocation("demo/data/demo/function/lamp.mcfunction", 14, 8)


@pytest.fixture
def finished() -> Callable[..., events.TestFinished]:
    """Make a final outcome; a passed one of a required test unless told otherwise."""

    def make(test: str = "demo:ok", **changes: Any) -> events.TestFinished:
        outcome = changes.get("outcome", Outcome.PASSED)
        fields: dict[str, Any] = {
            "test": test,
            "structure": "demo:box",
            "environment": "minecraft:default",
            "dimension": "minecraft:overworld",
            "required": True,
            "outcome": outcome,
            "attempt": 1,
            "max_attempts": 1,
            "successes": int(outcome is Outcome.PASSED),
            "final": True,
            "pos": (9, 4, 37),
            "ticks": 7,
            "duration_s": 0.0625,
        }
        return events.TestFinished(**(fields | changes))

    return make


@pytest.fixture
def failure() -> events.Failure:
    return events.Failure(
        kind="assert-pos",
        message="Lamp is off at 12, -60, 40 (relative: 3, 1, 2) on tick 7",
        reason="expected lit=true, got lit=false",
        tick=7,
        pos=(12, -60, 40),
        relative_pos=(3, 1, 2),
        location=LAMP,
    )


@pytest.fixture
def missing() -> events.MissingMechanic:
    return events.MissingMechanic(
        mechanic="minecraft:piston: extend",
        pos=(1, 5, 3),
        relative_pos=(1, 1, 3),
        tick=4,
    )


@pytest.fixture
def started() -> Callable[[int], events.RunStarted]:
    def make(total: int) -> events.RunStarted:
        return events.RunStarted(
            total=total,
            target_version="26.3",
            seed=42,
            packs=("demo",),
            origin=(0, 4, 0),
        )

    return make


@pytest.fixture
def ended() -> Callable[..., events.RunFinished]:
    """Counts are those of an empty run: reports count for themselves."""

    def make(total: int, **changes: Any) -> events.RunFinished:
        fields: dict[str, Any] = {
            "total": total,
            "passed": 0,
            "failed_required": 0,
            "failed_optional": 0,
            "unsupported": 0,
            "errors": 0,
            "flaky": 0,
            "ticks": 120,
            "duration_s": 0.214,
        }
        return events.RunFinished(**(fields | changes))

    return make


@pytest.fixture
def tell() -> Callable[[GameTestListener, Iterable[Event]], None]:
    """Send events as the runner does, but let a listener that raises fail the test."""

    def send(listener: GameTestListener, sent: Iterable[Event]) -> None:
        notifier = Notifier.of([listener])
        for event in sent:
            notifier(event)
        assert notifier.failed == ()

    return send


@pytest.fixture
def all_outcomes(
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    missing: events.MissingMechanic,
) -> list[events.TestFinished]:
    """One of each outcome, in the order of a run."""
    unknown = events.Failure(
        kind="unknown",
        message="Unknown error: KeyError: 'nope'",
        reason="KeyError: 'nope'",
        tick=0,
        traceback="Traceback (most recent call last):\nKeyError: 'nope'\n",
    )
    timeout = events.Failure(
        kind="timeout",
        message="Neither succeeded nor failed within 100 ticks",
        reason="neither succeeded nor failed within 100 ticks",
        location=SourceLocation("demo/data/demo/test_instance/clock.json"),
    )
    return [
        finished("demo:ok"),
        finished("demo:dice", flaky=True, attempt=2, max_attempts=3),
        finished("demo:lamp", outcome=Outcome.FAILED, failure=failure),
        finished("demo:clock", outcome=Outcome.FAILED, required=False, failure=timeout),
        finished("demo:door", outcome=Outcome.UNSUPPORTED, missing=(missing,)),
        finished("demo:boom", outcome=Outcome.ERROR, failure=unknown),
    ]
