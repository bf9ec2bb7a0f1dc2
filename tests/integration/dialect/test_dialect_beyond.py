"""What neither tool has: cases, fixtures, chat of one test alone; and settings from JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gametest.framework.events import Outcome, TestFinished

Play = Callable[..., Any]
OBJECTIVE = "scoreboard objectives add o dummy\n"


def test_each_case_fills_in_its_values(play: Play) -> None:
    played = play(
        {
            "add": (
                "# @case good a=1 sum=3\n# @case bad a=2 sum=3\n"
                "scoreboard objectives add o dummy\n"
                "$scoreboard players set #a o $(a)\nscoreboard players add #a o 2\n"
                "$assert score #a o matches $(sum)"
            )
        }
    )

    assert "passed" == played.outcome("add/good")
    assert "Expected #a o to match 3, but got 4" == played.message("add/bad")
    assert "the line was filled in: assert score #a o matches 3" in played.details(
        "add/bad"
    )
    assert ["t:add/bad", "t:add/good"] == sorted(played.ends)


def test_case_without_a_value_that_a_line_needs_is_told(play: Play) -> None:
    played = play({"a": "# @case x\n$say $(b)"})

    assert played.message("a/x").endswith("the case gives no value for $(b)")
    assert any(":2:1 dialect-syntax" in finding for finding in played.findings)


def test_fixture_runs_before_and_after(play: Play) -> None:
    played = play(
        {
            "good": "# @uses t:fx\nscoreboard players set #a o 1",
            "bad": "# @uses t:fx\nscoreboard players set #a o 2",
            "failed": "# @uses t:fx\nfail 'x'",
        },
        functions={
            "fx/before": "scoreboard objectives add o dummy",
            "fx/after": "assert score #a o matches 1\nscoreboard objectives remove o",
        },
        isolate=True,
    )

    assert "passed" == played.outcome("good")
    assert "Expected #a o to match 1, but got 2" == played.message("bad")
    assert Outcome.FAILED is played.of("failed").outcome


def test_fixture_may_be_one_function(play: Play) -> None:
    played = play(
        {"a": "# @uses t:fx\nassert score #a o matches 4"},
        functions={"fx": f"{OBJECTIVE}scoreboard players set #a o 4"},
    )

    assert "passed" == played.outcome("a")


def test_fixtures_after_run_in_reverse(play: Play) -> None:
    played = play(
        {"a": "# @uses t:one\n# @uses t:two\nsay hi"},
        functions={
            "one/before": OBJECTIVE,
            "one/after": "assert score #a o matches 1",
            "two/after": "scoreboard players set #a o 1",
        },
    )

    assert "passed" == played.outcome("a")


def test_tests_do_not_hear_each_other(play: Play) -> None:
    played = play(
        {
            "a": '# @dummy\ntellraw @a "from a"',
            "b": '# @dummy\nassert not chat "from a"',
        }
    )

    assert ["passed", "passed"] == [played.outcome("a"), played.outcome("b")]


def test_every_test_hears_the_world(play: Play) -> None:
    played = play(
        {"a": "# @dummy\nschedule function t:f 3t\nawait chat tick"},
        functions={"f": "say tick"},
    )

    assert ("passed", 3) == (played.outcome("a"), played.of("a").ticks)


def test_file_of_settings_wins_and_names_the_file_as_its_function(play: Play) -> None:
    settings = (
        '{"type":"function","function":"t:a","environment":"default",'
        '"structure":"empty","max_ticks":7}'
    )
    played = play(
        {"a": "# @timeout 50\nawait delay 9t"},
        files={"data/t/test_instance/a.json": settings},
    )

    assert "Whilst waiting 9t" == played.message("a")


def test_wards_words_are_taken_by_packtest_with_a_hint(play: Play) -> None:
    played = play(
        {
            "a": f"{OBJECTIVE}scoreboard players set #a o 1\nassert score #a o >= #a o\n"
            "assert run say hi"
        }
    )

    assert "passed" == played.outcome("a")
    assert ["3", "4"] == [f.split(":")[1] for f in played.findings]


def test_delay_of_a_case_waits(play: Play) -> None:
    played = play({"a": "# @case x n=4\n$await delay $(n)t"})

    assert ("passed", 4) == (played.outcome("a/x"), played.of("a/x").ticks)


def test_text_that_names_itself_twice_is_unsupported(
    play_one: Callable[..., TestFinished],
) -> None:
    """Its places of data double with each of the game's 100 levels."""
    part = '{storage:"t:a",nbt:"t",interpret:true}'
    end = play_one(
        f"# @dummy\ndata modify storage t:a t set value [{part},{part}]\n"
        f"tellraw @s {part}"
    )

    assert ["a text with more than 16,384 places of data"] == [
        one.mechanic for one in end.missing
    ]
