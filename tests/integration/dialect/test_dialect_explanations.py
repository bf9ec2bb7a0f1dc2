"""Why an assertion failed: the lines below the reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.framework.events import TestFinished

PlayOne = Callable[..., TestFinished]
OBJECTIVE = "scoreboard objectives add o dummy\n"


def _details(end: TestFinished) -> list[str]:
    assert end.failure is not None
    return end.failure.reason.split("\n")[1:]


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        (
            "summon marker ~ ~ ~ {Tags:[a]}\nassert entity @e[tag=a,type=armor_stand]",
            "@e[tag=a,type=armor_stand] found nothing: type=armor_stand dropped the last "
            "1 entity (marker)",
        ),
        (
            "scoreboard players set #a o 3\n"
            "assert run execute if score #a o matches 3 unless score #a o matches 3 run say a",
            "unless score #a o matches 3: #a is 3",
        ),
        (
            "data modify storage t:s a set value {b:[]}\nassert data storage t:s a.b[0].c",
            "storage t:s has nothing at a.b[0]",
        ),
    ],
)
def test_detail_names_what_stopped_it(
    play_one: PlayOne, text: str, detail: str
) -> None:
    assert detail in _details(play_one(OBJECTIVE + text))


def test_detail_names_the_functions_and_the_filled_in_line(play_one: PlayOne) -> None:
    end = play_one(
        f"{OBJECTIVE}scoreboard players set #a o 3\nfunction t:outer",
        functions={
            "outer": "say a\nfunction t:inner {v:4}\nsay b",
            "inner": "say a\nsay b\n$assert score #a o matches $(v)",
        },
    )

    assert ["in t:inner:3, called by t:outer:2: assert score #a o matches 4"] == (
        _details(end)
    )


def test_chain_is_told_through_a_command_that_is_asked(play_one: PlayOne) -> None:
    end = play_one(
        "function t:outer",
        functions={"outer": "assert run function t:inner", "inner": "fail 'deep'"},
    )

    assert [
        "in t:inner:1: fail 'deep'",
        "in t:outer:1: assert run function t:inner",
    ] == _details(end)


def test_detail_names_lines_before_that_did_nothing(play_one: PlayOne) -> None:
    end = play_one(
        "execute as @e[tag=nobody] run say hi\nkill @e[tag=nobody]\nfail 'x'"
    )

    assert [
        "line 1 stopped at as @e[tag=nobody]: @e[tag=nobody] found nothing: there is no "
        "entity in the world",
        "line 2 failed: no entity was found",
    ] == _details(end)


@pytest.mark.parametrize(
    ("condition", "found"),
    [
        ("unless loaded 8 0 8", "the chunk is forced"),
        ("if loaded 20000000 0 20000000", "the chunk is not forced"),
        ("if loaded 8 4000 8", "the position is outside the height of the world"),
    ],
)
def test_detail_says_why_a_chunk_is_taken_for_loaded(
    play_one: PlayOne, condition: str, found: str
) -> None:
    """https://minecraft.wiki/w/Commands/execute#if|unless_loaded"""
    end = play_one(f"forceload add 8 8\nexecute {condition} run say hi\nfail 'x'")

    assert f"line 2 stopped at {condition}: {found}" in _details(end)


def test_detail_keeps_the_failure_whose_place_was_taken(play_one: PlayOne) -> None:
    end = play_one("assert block ~ ~ ~ stone\nfail 'second'")

    assert ["line 1 failed: Expected stone, but got minecraft:air"] == _details(end)


def test_chain_is_told_through_a_condition_that_calls(play_one: PlayOne) -> None:
    end = play_one(
        "function t:outer",
        functions={"outer": "say a\nassert function t:inner", "inner": "fail 'deep'"},
    )

    assert [
        "in t:inner:1: fail 'deep'",
        "in t:outer:2: assert function t:inner",
    ] == _details(end)


def test_asking_why_draws_no_random_numbers(play_one: PlayOne) -> None:
    """Two runs with one seed draw the same, whether somebody asks why or not."""
    draw = (
        "await delay 3t\nexecute store result score #r o run random value 1..1000000\n"
        "fail {score:{name:'#r',objective:o}}"
    )
    objective = "scoreboard objectives add o dummy\n"
    failing = "execute as @e[sort=random,tag=nobody] run say hi\n"
    plain = play_one(objective + "say hi\n" + draw)
    asked = play_one(objective + failing + draw)

    assert plain.failure is not None
    assert asked.failure is not None
    assert plain.failure.message == asked.failure.message
