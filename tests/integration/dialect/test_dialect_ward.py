"""Ward files: waits, conditions and strictness (https://github.com/mcbookshelf/ward)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.framework.events import Outcome, TestFinished

PlayOne = Callable[..., TestFinished]
OBJECTIVE = "scoreboard objectives add o dummy\n"


@pytest.fixture
def ward(play_one: PlayOne) -> PlayOne:
    def run(text: str, **options: object) -> TestFinished:
        return play_one(text, dialect="ward", **options)

    return run


def _reason(end: TestFinished) -> str:
    assert end.failure is not None
    return end.failure.reason.split("\n")[0]


@pytest.mark.parametrize(
    "condition",
    [
        "biome ~ ~ ~ minecraft:plains",
        "block ~ ~ ~ air",
        "blocks ~ ~ ~ ~ ~ ~ ~ ~ ~ all",
        "blocks ~ ~ ~ ~ ~ ~ ~ ~5 ~ masked",
        "data storage t:s a",
        "dimension minecraft:overworld",
        "entity @e[tag=a]",
        "entity @e[tag=a] inside",
        "function t:seven",
        "function #t:all",
        "loaded ~ ~ ~",
        "run scoreboard players get #a o",
        "run function t:seven",
        "run execute if score #a o matches 3",
        "result 3 run scoreboard players get #a o",
        "result 1.. run execute if entity @e[tag=a]",
        "score #a o >= #a o",
        "score #a o matches 3",
        "slots block ~1 ~ ~ container.0",
        "items block ~1 ~ ~ container.0 stick",
        "chat '^heard$'",
        "chat heard @s",
        "stopwatch t:w 0..",
    ],
)
def test_condition_holds_and_its_opposite_fails(ward: PlayOne, condition: str) -> None:
    head = (
        "# @dummy ~1 ~2 ~1\n# @template t:room\n" + OBJECTIVE + ""
        "scoreboard players set #a o 3\n"
        "data modify storage t:s a set value 1\n"
        "summon marker ~ ~ ~ {Tags:[a]}\n"
        "setblock ~1 ~ ~ barrel{Items:[{Slot:0b,id:stick,count:1}]}\n"
        "setblock ~ ~ ~ air\n"
        "setblock ~1 ~1 ~1 stone\n"
        "stopwatch create t:w\n"
        'tellraw @s "heard"\n'
    )
    functions = {"seven": "return 7", "void": "say hi"}
    tags = {"data/t/tags/function/all.json": '{"values":["t:void","t:seven"]}'}
    good = ward(f"{head}assert {condition}", functions=functions, files=tags)
    bad = ward(f"{head}assert not {condition}", functions=functions, files=tags)

    assert (Outcome.PASSED, None) == (good.outcome, good.failure)
    assert Outcome.FAILED is bad.outcome
    assert _reason(bad).startswith("Did not expect ")


@pytest.mark.parametrize(
    ("condition", "message"),
    [
        (
            "function t:void",
            "Expected t:void to return a value other than 0, found no value",
        ),
        ("function t:zero", "Expected t:zero to return a value other than 0, found 0"),
        (
            "run kill @e[tag=x]",
            "Expected kill @e[tag=x] to succeed, found no entity was found",
        ),
        ("run function t:void", "Expected function t:void to succeed, found no result"),
        (
            "run execute as @e[tag=x] run say hi",
            "Expected execute as @e[tag=x] run say hi to succeed, found no result",
        ),
        (
            "result 8.. run function t:seven",
            "Expected the result of function t:seven to be 8.., found 7",
        ),
        (
            "result 1 run function t:void",
            "Expected the result of function t:void to be 1, found no result",
        ),
        ("dimension the_nether", "Expected the_nether, found minecraft:overworld"),
        (
            "score #x o = #x o",
            "Expected #x to have a score on o, found undefined = undefined",
        ),
        ("block ~ ~ ~ stone", "Expected stone, found minecraft:air"),
    ],
)
def test_condition_that_does_not_hold_says_what_was_found(
    ward: PlayOne, condition: str, message: str
) -> None:
    functions = {"seven": "return 7", "void": "say hi", "zero": "return 0"}
    end = ward(f"{OBJECTIVE}assert {condition}", functions=functions)

    assert message == _reason(end)


@pytest.mark.parametrize(
    "condition",
    [
        "score #a nothing matches 1",
        "items block ~ ~ ~ container.0 *",
        "data block ~ ~ ~ a",
        "function t:missing",
        "function t:macro",
        "chat '['",
        "stopwatch t:none 1",
    ],
)
@pytest.mark.parametrize("word", ["assert", "assert not", "await", "await not"])
def test_condition_that_cannot_be_asked_holds_in_neither_form(
    ward: PlayOne, condition: str, word: str
) -> None:
    end = ward(f"# @max_ticks 3\n{word} {condition}", functions={"macro": "$say $(a)"})

    assert Outcome.FAILED is end.outcome


@pytest.mark.parametrize(
    "line",
    [
        "function t:f",
        "execute as @e[tag=a] run await score @s o matches 1",
        "await result 1 run scoreboard players get #a o",
        "execute run await not score #a o matches 0",
    ],
)
def test_await_waits_wherever_it_stands(ward: PlayOne, line: str) -> None:
    end = ward(
        f"{OBJECTIVE}scoreboard players set #a o 0\nsummon marker ~ ~ ~ {{Tags:[a]}}\n"
        f"schedule function t:later 4t\n{line}",
        functions={
            "f": "await score #a o matches 1",
            "later": "scoreboard players set #a o 1\nscoreboard players set @e[tag=a] o 1",
        },
    )

    assert (Outcome.PASSED, 4) == (end.outcome, end.ticks)


def test_rest_of_the_function_runs_while_the_file_waits(ward: PlayOne) -> None:
    end = ward(
        f"{OBJECTIVE}function t:f\nassert score #a o matches 2",
        functions={
            "f": (
                "scoreboard players set #a o 1\nawait delay 3t\n"
                "execute if score #a o matches 1 run scoreboard players set #a o 2"
            )
        },
    )

    assert (Outcome.PASSED, 3) == (end.outcome, end.ticks)


def test_all_waits_of_one_line_must_end(ward: PlayOne) -> None:
    end = ward("function t:f", functions={"f": "await delay 3t\nawait delay 7t"})

    assert (Outcome.PASSED, 7) == (end.outcome, end.ticks)


def test_failure_ends_the_test_at_once(ward: PlayOne) -> None:
    assert "first" == _reason(ward("fail 'first'\nfail 'second'"))


def test_fail_needs_no_text(ward: PlayOne) -> None:
    assert "The test failed itself" == _reason(ward("fail"))


def test_succeed_skips_the_rest(ward: PlayOne) -> None:
    end = ward("function t:f\nfail", functions={"f": "succeed\nfail"})

    assert Outcome.PASSED is end.outcome


def test_delay_over_the_limit_fails_at_its_line(ward: PlayOne) -> None:
    end = ward("# @max_ticks 10\nsay hi\nawait delay 11t")

    assert end.failure is not None
    assert (0, 3) == (
        end.failure.tick,
        end.failure.location and end.failure.location.line,
    )


def test_wait_fails_in_the_tick_of_the_limit(ward: PlayOne) -> None:
    end = ward("# @max_ticks 6\nawait block ~ ~ ~ stone")

    assert end.failure is not None
    assert (6, 2) == (
        end.failure.tick,
        end.failure.location and end.failure.location.line,
    )
    assert "Timed out after 6 ticks: Expected stone, found minecraft:air" == _reason(
        end
    )


def test_wait_may_end_in_the_tick_of_the_limit(ward: PlayOne) -> None:
    end = ward("# @max_ticks 6\nawait delay 6t")

    assert (Outcome.PASSED, 6) == (end.outcome, end.ticks)


def test_lines_are_joined(ward: PlayOne) -> None:
    assert Outcome.PASSED is ward("assert block ~ ~ ~ \\\n   minecraft:air").outcome


def test_log_is_kept_with_the_test(ward: PlayOne) -> None:
    end = ward(
        f'{OBJECTIVE}scoreboard players set #a o 3\nlog ["a ",{{score:{{name:"#a",objective:o}}}}]'
    )

    assert ("a 3",) == end.log


def test_message_of_an_earlier_tick_still_counts(ward: PlayOne) -> None:
    end = ward('# @dummy\ntellraw @s "x"\nawait delay 3t\nassert chat x')

    assert Outcome.PASSED is end.outcome


def test_result_of_a_held_assertion_is_the_count(ward: PlayOne) -> None:
    summon = "summon marker ~ ~ ~ {Tags:[a]}\n" * 3
    end = ward(
        f"{OBJECTIVE}{summon}"
        "execute store result score #a o run assert entity @e[tag=a]\n"
        "assert score #a o matches 3"
    )

    assert Outcome.PASSED is end.outcome


def test_line_that_meets_the_command_limit_fails(ward: PlayOne) -> None:
    end = ward(
        "gamerule max_command_sequence_length 50\nfunction t:f",
        functions={"f": "function t:f\nsay hi"},
    )

    assert Outcome.FAILED is end.outcome
    assert "max_command_sequence_length" in _reason(end)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("say a\nsetblok ~", "2:1 dialect-syntax"),
        ("say a\n  setblock ~ ~ ~ \\\n   nothing", "3:4 dialect-syntax"),
        ("/say a", "1:1 dialect-syntax"),
        ("$say $(a)", "1:1 dialect-syntax"),
        ("say a \\", "1:1 dialect-syntax"),
    ],
)
def test_line_that_is_no_command_is_a_load_error(
    play: Callable[..., object], text: str, place: str
) -> None:
    played = play({"one": text, "two": "say hi"}, dialect="ward")
    found = [f for f in played.findings if f.startswith("error")]  # type: ignore[attr-defined]

    assert ["t:two"] == list(played.ends)  # type: ignore[attr-defined]
    assert 1 == len(found)
    assert found[0].startswith(f"error data/t/test/one.mcfunction:{place}")


def test_assertion_that_fails_while_waiting_has_its_line(ward: PlayOne) -> None:
    end = ward(
        f"{OBJECTIVE}schedule function t:set 3t\nawait run function t:f",
        functions={
            "f": "execute if score #a o matches 1 run fail 'found'\nreturn fail",
            "set": "scoreboard players set #a o 1",
        },
    )

    assert end.failure is not None
    assert ("found", 3, 3) == (
        _reason(end),
        end.failure.tick,
        end.failure.location and end.failure.location.line,
    )


# The tests chat_server and dummy_respawn of https://github.com/mcbookshelf/ward.
def test_broadcast_is_heard_where_nobody_is(ward: PlayOne) -> None:
    finished = ward('say hello\nassert chat "hello"\nassert not chat "good bye"\n')

    assert finished.outcome is Outcome.PASSED


def test_dummy_can_be_hurt_from_its_first_tick(ward: PlayOne) -> None:
    finished = ward("# @dummy\ndamage @s 4\nassert entity @s[nbt={Health:16f}]\n")

    assert finished.outcome is Outcome.PASSED


@pytest.mark.parametrize(
    ("dimension", "biome", "ground"),
    [
        ("overworld", "plains", "0 -61 0 run assert block ~ ~ ~ grass_block"),
        ("the_nether", "basalt_deltas", "0 3 0 run assert block ~ ~ ~ basalt"),
        ("the_end", "the_end", "0 3 0 run assert block ~ ~ ~ end_stone"),
    ],
)
def test_world_is_flat_plains_with_the_flat_nether_and_end(
    ward: PlayOne, dimension: str, biome: str, ground: str
) -> None:
    end = ward(
        f"# @dimension {dimension}\nassert biome ~ ~ ~ {biome}\n"
        f"execute positioned {ground}\nassert dimension {dimension}"
    )

    assert Outcome.PASSED == end.outcome


@pytest.mark.parametrize(("dimension", "y"), [("overworld", -58), ("the_nether", 6)])
def test_first_test_stands_five_above_the_floor_of_its_dimension(
    ward: PlayOne, dimension: str, y: int
) -> None:
    """Its test instance block does; the corner of the structure is one higher."""
    end = ward(
        f"# @dimension {dimension}\n{OBJECTIVE}summon marker ~ ~ ~ {{Tags:[m]}}\n"
        "execute store result score #y o run data get entity @n[tag=m] Pos[1]\n"
        f"assert score #y o matches {y}"
    )

    assert Outcome.PASSED == end.outcome


@pytest.mark.parametrize("condition", ["biome", "not biome"])
def test_biome_tag_that_nobody_knows_is_unsupported(
    ward: PlayOne, condition: str
) -> None:
    end = ward(f"assert {condition} ~ ~ ~ #t:nothing")

    assert Outcome.UNSUPPORTED == end.outcome
