"""PackTest files: steps, messages and places (https://github.com/misode/packtest)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.framework.events import Outcome, TestFinished

PlayOne = Callable[..., TestFinished]
ROOM = "# @template t:room\n"
OBJECTIVE = "scoreboard objectives add o dummy\n"


def _reason(end: TestFinished) -> str:
    assert end.failure is not None
    return end.failure.reason.split("\n")[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "assert block ~ ~ ~ minecraft:stone",
            "Expected minecraft:stone, but got minecraft:air",
        ),
        ("assert not block ~ ~ ~ air", "Did not expect air, but got minecraft:air"),
        ("assert entity @e[tag=a, type=marker]", "Expected @e[tag=a, type=marker]"),
        ("assert data storage t:s a.b", "Expected a.b to match, but got {}"),
        ("assert chat hello", "Expected hello in chat, but got no messages"),
        ("fail {text:'because'}", "because"),
        (
            'assert predicate {condition:"random_chance",type:"random_chance",chance:0}',
            'Expected predicate {condition:"random_chance",type:"random_chance",chance:0} '
            "to pass",
        ),
        ("assert score #a o matches 1", "'o' is no scoreboard objective"),
        ("assert not score #a o matches 1", "'o' is no scoreboard objective"),
        (
            "assert items block ~ ~ ~ container.0 *",
            "the block at 0 5 2 is no container",
        ),
        ("execute run await delay 3t", "Expected Timed out"),
    ],
)
def test_failure_has_packtests_words(
    play_one: PlayOne, text: str, message: str
) -> None:
    end = play_one(text)

    assert message.replace("0 5 2", _place(end)) == _reason(end)


def _place(end: TestFinished) -> str:
    """The corner of a structure without padding."""
    assert end.pos is not None
    x, y, z = end.pos
    return f"{x} {y + 1} {z + 1}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("assert score #a o matches 4..", "Expected #a o to match 4.., but got 3"),
        ("assert score #a o = #b o", "Expected #a o = #b o, but got 3 = 5"),
        ("assert score #a o > #b o", "Expected #a o > #b o, but got 3 > 5"),
        ("assert not score #a o < #b o", "Did not expect #a o < #b o, but got 3 < 5"),
        (
            "assert not score #a o matches 3",
            "Did not expect #a o to match 3, but got 3",
        ),
        ("assert score #c o matches 1", "Expected #c to have a score on o"),
        ("assert score #a o <= #c o", "Expected #c to have a score on o"),
    ],
)
def test_failure_about_a_score_has_packtests_words(
    play_one: PlayOne, text: str, message: str
) -> None:
    scores = "scoreboard players set #a o 3\nscoreboard players set #b o 5\n"
    end = play_one(OBJECTIVE + scores + text)

    assert message == _reason(end)


@pytest.mark.parametrize(
    "text",
    [
        "assert score #c o matches ..5",
        "assert score #c o = #c o",
        "assert score #a o >= #c o",
    ],
)
def test_missing_score_fails_the_condition_and_passes_its_opposite(
    play_one: PlayOne, text: str
) -> None:
    negated = text.replace("assert", "assert not")

    assert Outcome.FAILED is play_one(OBJECTIVE + text).outcome
    assert Outcome.PASSED is play_one(OBJECTIVE + negated).outcome


def test_unexpected_entities_are_named(play_one: PlayOne) -> None:
    summon = "summon marker ~1 ~1 ~1 {Tags:[a],CustomName:'A'}\n"
    one = play_one(ROOM + summon + "assert not entity @e[tag=a]")
    two = play_one(ROOM + summon + summon + "assert not entity @e[tag=a] inside")

    assert "Did not expect @e[tag=a], but got A" == _reason(one)
    assert "Did not expect @e[tag=a] inside test, but got A and 1 more" == _reason(two)


@pytest.mark.parametrize(
    ("place", "outcome"),
    [
        ("~ ~ ~", Outcome.PASSED),
        ("~-1 ~ ~", Outcome.PASSED),
        ("~-1.01 ~ ~", Outcome.FAILED),
        ("~5.99 ~ ~", Outcome.PASSED),
        ("~6.01 ~ ~", Outcome.FAILED),
    ],
)
def test_inside_is_the_structure_and_one_block_round_it(
    play_one: PlayOne, place: str, outcome: Outcome
) -> None:
    summon = f"summon marker {place} {{Tags:[a]}}\n"

    assert outcome is play_one(ROOM + summon + "assert entity @e[tag=a] inside").outcome


def test_failure_names_line_and_column(play_one: PlayOne) -> None:
    end = play_one("# words\n\nsay hi\n   assert block ~ ~ ~ stone")

    assert end.failure is not None
    location = end.failure.location
    assert location is not None
    assert location.source.endswith("data/t/test/one.mcfunction")
    assert (4, 4) == (location.line, location.column)
    assert end.failure.message.endswith("but got minecraft:air on tick 0")


def test_lines_after_a_failed_one_still_run_and_the_last_failure_stays(
    play_one: PlayOne,
) -> None:
    end = play_one("fail 'first'\nfail 'second'\nsay hi")

    assert "second" == _reason(end)


def test_failure_drops_the_rest_of_its_function(play_one: PlayOne) -> None:
    end = play_one(
        f"{OBJECTIVE}function t:f\nassert not score #a o matches 1\nfail 'end'",
        functions={"f": "fail 'in f'\nscoreboard players set #a o 1"},
    )

    assert "end" == _reason(end)


def test_test_without_await_ends_in_its_first_tick(play_one: PlayOne) -> None:
    end = play_one("say a\nsay b")

    assert (Outcome.PASSED, 0) == (end.outcome, end.ticks)


@pytest.mark.parametrize(("time", "ticks"), [("3t", 3), ("0.1s", 2), ("4", 4)])
def test_await_delay_waits(play_one: PlayOne, time: str, ticks: int) -> None:
    end = play_one(f"say a\nawait delay {time}\nsay b")

    assert (Outcome.PASSED, ticks) == (end.outcome, end.ticks)


def test_await_waits_until_its_condition_holds(play_one: PlayOne) -> None:
    end = play_one(
        f"{OBJECTIVE}schedule function t:f 6t\nawait score #a o matches 1",
        functions={"f": "scoreboard players set #a o 1"},
    )

    assert (Outcome.PASSED, 6) == (end.outcome, end.ticks)


def test_await_tells_what_it_saw_when_time_is_over(play_one: PlayOne) -> None:
    end = play_one(
        f"# @timeout 10\n{OBJECTIVE}scoreboard players set #a o 0\n"
        "schedule function t:f 4t\nawait score #a o matches 7",
        functions={
            "f": "scoreboard players set #a o 6\nschedule function t:g 2t",
            "g": "scoreboard players set #a o 1",
        },
    )

    assert end.failure is not None
    reason, *details = end.failure.reason.split("\n")
    assert "Expected #a o to match 7, but got 1" == reason
    assert "while waiting, the nearest was 6 on tick 4" in details


def test_delay_over_the_limit_fails_at_the_limit(play_one: PlayOne) -> None:
    end = play_one("# @timeout 5\nawait delay 2s")

    assert "Whilst waiting 2s" == _reason(end)


def test_indented_delay_is_a_condition_that_never_holds(play_one: PlayOne) -> None:
    end = play_one("# @timeout 5\n  await delay 2t")

    assert "Expected Timed out" == _reason(end)


def test_await_in_a_function_is_asked_once(play_one: PlayOne) -> None:
    end = play_one(
        f"{OBJECTIVE}function t:f",
        functions={"f": "await score #a o matches 1"},
    )

    assert (Outcome.FAILED, 0) == (end.outcome, end.failure and end.failure.tick)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("setblok ~ ~ ~ stone", "Whilst parsing command: unknown command 'setblok'"),
        ("/say hi", "Whilst parsing command: a command in a test has no slash"),
        ("say a \\", "Line continuation is not supported in tests"),
        ("$say $(a)", "Whilst instantiating command: a test takes no macro arguments"),
        ("fail", "Whilst parsing command: fail needs a text"),
    ],
)
def test_line_that_is_no_step_fails_the_test_at_its_start(
    play: Callable[..., object], play_one: PlayOne, line: str, message: str
) -> None:
    end = play_one(f"say hi\n{line}")

    assert Outcome.FAILED is end.outcome
    assert _reason(end).startswith(message)
    assert end.failure is not None
    assert end.failure.location is not None
    assert 2 == end.failure.location.line


def test_succeed_passes_at_once(play_one: PlayOne) -> None:
    end = play_one("succeed\nawait delay 5t\nfail 'late'")

    assert (Outcome.PASSED, 0) == (end.outcome, end.ticks)


def test_failure_after_succeed_in_the_same_tick_still_fails(play_one: PlayOne) -> None:
    assert Outcome.FAILED is play_one("succeed\nfail 'late'").outcome


def test_command_that_fails_is_no_failed_test(play_one: PlayOne) -> None:
    assert Outcome.PASSED is play_one("kill @e[tag=nobody]\nsay hi").outcome


def test_result_of_a_held_assertion_is_one(play_one: PlayOne) -> None:
    summon = "summon marker ~ ~ ~ {Tags:[a]}\n" * 3
    end = play_one(
        f"{OBJECTIVE}{summon}"
        "execute store result score #a o run assert entity @e[tag=a]\n"
        "assert score #a o matches 1"
    )

    assert Outcome.PASSED is end.outcome


def test_assert_outside_of_a_test_fails_as_a_command(play_one: PlayOne) -> None:
    end = play_one(
        f"{OBJECTIVE}scoreboard players set #a o 7\nschedule function t:f 1t\n"
        "await delay 2t\nassert score #a o matches 0",
        functions={"f": "execute store success score #a o run assert block ~ ~ ~ air"},
    )

    assert Outcome.PASSED is end.outcome


@pytest.mark.parametrize(
    "line", ["return fail", "execute if block ~ ~ ~ air run return fail"]
)
def test_return_fail_is_the_games_and_needs_no_text(
    play_one: PlayOne, line: str
) -> None:
    assert Outcome.PASSED == play_one(f"{line}\nsay on").outcome
