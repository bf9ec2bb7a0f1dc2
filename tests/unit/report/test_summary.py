from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import Any

import attrs
import pytest

from gametest.framework import events
from gametest.framework.events import Event, Outcome
from gametest.framework.listener import GameTestListener
from gametest.report.summary import SummaryReporter

Tell = Callable[[GameTestListener, list[Event]], None]


def summary(tell: Tell, sent: list[Event], **options: Any) -> str:
    stream = StringIO()
    tell(SummaryReporter(stream, **({"color": False} | options)), sent)
    return stream.getvalue()


def test_each_outcome_has_its_section_and_the_total_is_last(
    all_outcomes: list[events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    text = summary(tell, [started(6), *all_outcomes, ended(6)])

    assert text == (
        "\n"
        "1 flaky test\n"
        "  demo:dice passed at attempt 2 of 3\n"
        "\n"
        "1 unsupported test: neither passed nor failed\n"
        "  minecraft:piston: extend: 1 time in 1 test, first in demo:door "
        "at 1 1 3 (1 5 3), tick 4\n"
        "\n"
        "1 failed optional test\n"
        "  demo:clock: neither succeeded nor failed within 100 ticks  "
        "[demo/data/demo/test_instance/clock.json]\n"
        "\n"
        "1 test with an error\n"
        "  demo:boom, tick 0: KeyError: 'nope'\n"
        "    Traceback (most recent call last):\n"
        "    KeyError: 'nope'\n"
        "\n"
        "1 failed test\n"
        "  demo:lamp at 3 1 2 (12 -60 40), tick 7: expected lit=true, got lit=false  "
        "[demo/data/demo/function/lamp.mcfunction:14:8]\n"
        "\n"
        "Target 26.3, seed 42\n"
        "2 passed, 1 failed, 1 error, 1 failed (optional), 1 unsupported, 1 flaky "
        "in 0.21 s\n"
    )


def test_a_green_run_is_one_line(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    passed = [finished(f"demo:{n}") for n in range(12)]

    text = summary(tell, [started(12), *passed, ended(12)])

    assert text == "\nAll 12 tests passed in 0.21 s\n"


def test_no_tests_is_not_a_pass(
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    text = summary(tell, [started(0), ended(0)])

    assert text.endswith("No tests ran in 0.21 s\n")


def test_an_interrupted_run_says_how_many_tests_did_not_run(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    text = summary(tell, [started(5), finished(), ended(5, interrupted=True)])

    assert text.endswith("Interrupted: 1 passed, 4 not run in 0.21 s\n")


def test_the_line_that_failed_is_shown_with_its_place_underlined(
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    source = "\n" * 13 + "assert block 3 1 2 redstone_lamp[lit=true]\n"
    failed = finished("demo:lamp", outcome=Outcome.FAILED, failure=failure)

    text = summary(tell, [failed, ended(1)], read_source=lambda _source: source)

    assert (
        "    14 | assert block 3 1 2 redstone_lamp[lit=true]\n       |        ^\n"
    ) in text


def test_a_line_too_long_for_the_terminal_is_parted_at_its_joints(
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    failed = finished("demo:lamp", outcome=Outcome.FAILED, failure=failure)

    text = summary(tell, [failed, ended(1)], width=80)

    assert (
        "  demo:lamp at 3 1 2 (12 -60 40), tick 7:\n"
        "    expected lit=true, got lit=false\n"
        "    [demo/data/demo/function/lamp.mcfunction:14:8]\n"
    ) in text


def test_colors_do_not_count_as_width(
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    failed = finished("demo:lamp", outcome=Outcome.FAILED, failure=failure)

    text = summary(tell, [failed, ended(1)], width=130, color=True)

    assert "tick 7\x1b[0m: expected lit=true, got lit=false  \x1b[36m[demo" in text


def test_the_log_and_attempts_of_a_failed_test_are_shown(
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    failed = finished(
        "demo:lamp",
        outcome=Outcome.FAILED,
        failure=failure,
        attempt=3,
        max_attempts=3,
        successes=1,
        log=("lever pulled", "\x1b[2J"),
    )

    text = summary(tell, [failed, ended(1)])

    assert (
        "    1 of 3 attempts passed\n    log: lever pulled\n    log: \\x1b[2J\n"
    ) in text


def test_mechanics_are_counted_over_tests_the_most_frequent_first(
    finished: Callable[..., events.TestFinished],
    missing: events.MissingMechanic,
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    rare = events.MissingMechanic(
        mechanic="minecraft:hopper: pull", pos=None, relative_pos=None, tick=1
    )
    unsupported = [
        finished("demo:a", outcome=Outcome.UNSUPPORTED, missing=(rare, missing)),
        finished("demo:b", outcome=Outcome.UNSUPPORTED, missing=(missing,)),
    ]

    text = summary(tell, [*unsupported, ended(2)])

    assert text.startswith(
        "\n2 unsupported tests: neither passed nor failed\n"
        "  minecraft:piston: extend: 2 times in 2 tests, first in demo:a "
        "at 1 1 3 (1 5 3), tick 4\n"
        "    demo:a, demo:b\n"
        "  minecraft:hopper: pull: 1 time in 1 test, first in demo:a, tick 1\n"
    )


def test_the_slowest_tests_are_listed_when_asked_for(
    finished: Callable[..., events.TestFinished],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    timed = [
        finished("demo:a", duration_s=0.125),
        finished("demo:b", duration_s=0.5),
        finished("demo:c", duration_s=0.25, ticks=1),
    ]

    text = summary(tell, [*timed, ended(3)], durations=2)

    assert text.startswith(
        "\n2 slowest tests\n"
        "    0.500 s      7 ticks  demo:b\n"
        "    0.250 s       1 tick  demo:c\n"
        "\n"
    )


def test_leaks_environments_and_listeners_are_named(
    finished: Callable[..., events.TestFinished],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    trouble: list[Event] = [
        events.EnvironmentFailed(
            environment="demo:rain",
            dimension="minecraft:overworld",
            index=0,
            message="no function demo:x",
        ),
        finished(),
        events.TestLeaked(test="demo:ok", leaks=("2 items", "1 score holder")),
        events.ListenerFailed(listener="Broken", error="OSError: full"),
    ]

    text = summary(tell, [*trouble, ended(1)])

    assert (
        "1 test left something behind\n  demo:ok: 2 items, 1 score holder\n"
    ) in text
    assert (
        "1 notice: the game logs it and goes on\n  demo:rain batch 0: no function demo:x\n"
    ) in text
    assert ("1 listener raised and was removed\n  Broken: OSError: full\n") in text


def test_nothing_that_leaked_is_worth_a_word_when_it_was_looked_for(
    finished: Callable[..., events.TestFinished],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    assert "No leaks\n" in summary(tell, [finished(), ended(1)], leaks=True)
    assert "leaks" not in summary(tell, [finished(), ended(1)])


@pytest.mark.parametrize(
    ("tests", "copies", "repeat", "expected"),
    [
        (1, 1, 1, "The only test passed in 0.21 s"),
        (1, 1, 5, "The only test passed 5 times in 0.21 s"),
        (1, 400, 1, "The only test passed 400 times in 0.21 s"),
        (2, 400, 1, "All 2 tests passed (800 runs) in 0.21 s"),
        (2, 1, 5, "All 2 tests passed (10 runs) in 0.21 s"),
        (2, 3, 5, "All 2 tests passed (30 runs) in 0.21 s"),
    ],
)
def test_a_green_run_says_how_often_its_tests_ran(
    tests: int,
    copies: int,
    repeat: int,
    expected: str,
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    begun = attrs.evolve(started(tests), copies=copies, repeat=repeat)
    sent = [
        finished(
            f"demo:{test}",
            repeat=copy,
            attempt=attempt,
            successes=attempt,
            final=attempt == repeat,
        )
        for test in range(tests)
        for copy in range(1, copies + 1)
        for attempt in range(1, repeat + 1)
    ]

    assert f"\n{expected}\n" == summary(tell, [begun, *sent, ended(1)])


def test_copies_of_a_test_that_failed_are_one_entry(
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    failed = {"outcome": Outcome.FAILED, "failure": failure, "max_attempts": 2}
    copies = [
        finished("demo:lamp", repeat=3, extra_rotation="180", **failed),
        finished("demo:lamp", repeat=2, **failed),
        finished("demo:lamp", flaky=True, attempt=2, max_attempts=2),
        finished("demo:lamp", repeat=4),
        *(finished("demo:ok", repeat=copy) for copy in range(1, 5)),
    ]

    text = summary(
        tell, [attrs.evolve(started(2), copies=4), *copies, ended(8)], color=False
    )

    assert text == (
        "\n"
        "1 failed test\n"
        "  demo:lamp: 2 of 4 runs failed, 1 needed more attempts; "
        "first: repeat 2, rotation none\n"
        "    at 3 1 2 (12 -60 40), tick 7: expected lit=true, got lit=false  "
        "[demo/data/demo/function/lamp.mcfunction:14:8]\n"
        "\n"
        "Target 26.3, seed 42\n"
        "1 test passed, 1 failed (8 runs, 2 did not pass) in 0.21 s\n"
    )


def test_flaky_copies_are_one_entry_with_the_most_attempts(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    copies = [
        finished(repeat=1, max_attempts=5),
        finished(repeat=2, flaky=True, attempt=2, max_attempts=5),
        finished(repeat=3, flaky=True, attempt=4, max_attempts=5),
    ]

    text = summary(tell, [attrs.evolve(started(1), copies=3), *copies, ended(3)])

    assert (
        "1 flaky test\n"
        "  demo:ok: 2 of 3 runs needed more attempts, 4 at most; "
        "first: repeat 2, rotation none\n"
    ) in text
    assert text.endswith("The only test passed 3 times, 1 flaky in 0.21 s\n")


def test_an_interrupted_repetition_says_which_repeat_it_was(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    sent: list[Event] = [attrs.evolve(started(1), repeat=20)]
    for attempt in range(1, 12):
        sent.append(events.TestStarted(test="demo:ok", attempt=attempt))
        sent.append(finished(attempt=attempt, successes=attempt, final=False))
    sent.append(events.TestStarted(test="demo:ok", attempt=12))

    text = summary(tell, [*sent, ended(0, interrupted=True)])

    assert text.endswith(
        "Interrupted in repeat 12 of demo:ok; 11 runs passed, 9 not run in 0.21 s\n"
    )


def test_an_interrupted_repetition_shows_what_failed_by_then(
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    failed = {"outcome": Outcome.FAILED, "failure": failure, "final": False}
    sent = [
        finished(attempt=1, successes=1, final=False),
        finished(attempt=2, successes=1, **failed),
        finished(attempt=3, successes=2, final=False),
        finished(attempt=4, successes=2, **failed),
    ]
    begun = attrs.evolve(started(1), repeat=0)

    text = summary(tell, [begun, *sent, ended(0, interrupted=True)])

    assert "  demo:ok: 2 of 4 runs failed; first: repeat 2\n" in text
    assert text.endswith("Interrupted: 2 runs passed, 2 did not pass in 0.21 s\n")


def test_an_interrupted_run_names_a_test_that_was_under_way(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    begun = [
        events.TestStarted(test=f"demo:{name}", attempt=1) for name in ("ok", "a", "b")
    ]

    text = summary(tell, [started(4), *begun, finished(), ended(1, interrupted=True)])

    assert text.endswith(
        "Interrupted in demo:a and 1 more; 1 passed, 3 not run in 0.21 s\n"
    )


def test_copies_that_did_not_run_keep_their_test_from_having_passed(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    begun = attrs.evolve(started(2), copies=2)
    sent = [finished("demo:a"), finished("demo:a", repeat=2), finished("demo:b")]

    text = summary(tell, [begun, *sent, ended(3)])

    assert text.endswith("1 test passed, 1 not run (3 runs) in 0.21 s\n")


def test_exhausted_attempts_are_counted_once(
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    ended: Callable[..., events.RunFinished],
    tell: Tell,
) -> None:
    reason = "0 of 5 attempts passed, 1 was needed; last: because 2"
    exhausted = attrs.evolve(failure, kind="exhausted-attempts", reason=reason)
    failed = finished(
        outcome=Outcome.FAILED, failure=exhausted, attempt=5, max_attempts=5
    )

    text = summary(tell, [failed, ended(1)])

    assert text.count("attempts passed") == 1
