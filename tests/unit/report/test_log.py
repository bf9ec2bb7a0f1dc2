from __future__ import annotations

from collections.abc import Callable
from io import StringIO

from gametest.framework import events
from gametest.framework.events import Outcome
from gametest.report.log import LogReporter

BATCH = events.BatchStarted(
    environment="minecraft:default",
    dimension="minecraft:overworld",
    index=0,
    tests=("demo:ok", "demo:lamp"),
)


def test_the_lines_of_a_run_have_the_games_shapes(
    all_outcomes: list[events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream = StringIO()

    tell(LogReporter(stream), [started(6), BATCH, *all_outcomes, ended(6)])

    assert stream.getvalue() == (
        "Target 26.3, seed 42, packs: demo\n"
        "6 tests are now running at position 0, 4, 0!\n"
        "Running test environment 'minecraft:default' batch 0 (2 tests)...\n"
        "demo:dice passed at 9, 4, 37 at attempt 2 of 3\n"
        "demo:lamp failed at 9, 4, 37! Lamp is off at 12, -60, 40 "
        "(relative: 3, 1, 2) on tick 7\n"
        "(optional) demo:clock failed at 9, 4, 37. "
        "Neither succeeded nor failed within 100 ticks\n"
        "demo:door is unsupported at 9, 4, 37! Not simulated: "
        "minecraft:piston: extend\n"
        "demo:boom ended in an error at 9, 4, 37! Unknown error: KeyError: 'nope'\n"
        "========= 6 GAME TESTS COMPLETE IN 214.0 ms ======================\n"
        "2 required tests failed :(\n"
        "   - demo:lamp: Lamp is off at 12, -60, 40 (relative: 3, 1, 2) on tick 7\n"
        "   - demo:boom: Unknown error: KeyError: 'nope'\n"
        "1 optional tests failed\n"
        "   - demo:clock: Neither succeeded nor failed within 100 ticks\n"
        "1 tests are unsupported\n"
        "   - demo:door: unsupported: minecraft:piston: extend\n"
        "====================================================\n"
    )


def test_a_green_run_says_that_all_required_tests_passed(
    finished: Callable[..., events.TestFinished],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream = StringIO()

    tell(LogReporter(stream), [finished(), ended(1)])

    assert "All 1 required tests passed :)\n" in stream.getvalue()


def test_an_unsupported_run_does_not_say_that_all_passed(
    finished: Callable[..., events.TestFinished],
    missing: events.MissingMechanic,
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream = StringIO()
    unsupported = finished(outcome=Outcome.UNSUPPORTED, missing=(missing,))

    tell(LogReporter(stream), [unsupported, ended(1)])

    assert "passed" not in stream.getvalue()


def test_an_interrupted_run_does_not_say_that_all_passed(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream = StringIO()
    sent = [started(9), finished(), ended(1, interrupted=True)]

    tell(LogReporter(stream), sent)

    assert "Interrupted: 1 of 9 tests ran\n" in stream.getvalue()
    assert "passed" not in stream.getvalue()


def test_attempts_of_a_test_that_may_be_retried_are_not_reported(
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    tell: Callable[..., None],
) -> None:
    stream = StringIO()
    attempt = finished(
        outcome=Outcome.FAILED, failure=failure, max_attempts=3, final=False
    )

    tell(LogReporter(stream), [attempt])

    assert stream.getvalue() == ""


def test_a_message_stays_on_one_line_and_drives_no_terminal(
    tell: Callable[..., None],
) -> None:
    stream = StringIO()
    said = events.TestLogged(
        test="demo:ok", attempt=1, tick=3, message="a\n\x1b[2Jb", pos=(1, 2, 3)
    )

    tell(LogReporter(stream), [said])

    assert stream.getvalue() == "demo:ok says at 1, 2, 3 on tick 3: a\\n\\x1b[2Jb\n"


def test_a_passed_test_is_named_only_when_asked_for(
    finished: Callable[..., events.TestFinished], tell: Callable[..., None]
) -> None:
    quiet, verbose = StringIO(), StringIO()

    tell(LogReporter(quiet), [finished()])
    tell(LogReporter(verbose, verbose=True), [finished()])

    assert quiet.getvalue() == ""
    assert verbose.getvalue() == "demo:ok passed at 9, 4, 37 in 7 ticks\n"


def test_trouble_with_environments_and_listeners_is_said(
    tell: Callable[..., None],
) -> None:
    stream = StringIO()
    trouble = [
        events.EnvironmentFailed(
            environment="demo:rain",
            dimension="minecraft:overworld",
            index=0,
            message="no function demo:x",
        ),
        events.ListenerFailed(listener="Broken", error="OSError: full"),
    ]

    tell(LogReporter(stream), trouble)

    assert stream.getvalue() == (
        "Test environment 'demo:rain' failed: no function demo:x\n"
        "Listener Broken raised and was removed: OSError: full\n"
    )
