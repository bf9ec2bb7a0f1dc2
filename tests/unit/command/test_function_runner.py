"""Values from https://minecraft.wiki/w/Commands/function and the notes cited in each test."""

from __future__ import annotations

from typing import Any

from gametest.command.engine.function_runner import FunctionRunner
from gametest.core.identifier import Identifier


def test_missing_function_is_told_and_nothing_runs(console: Any) -> None:
    result = console.run_function("p:gone")

    assert not result.found
    assert result.failure == "unknown function 'p:gone'"


def test_lines_run_in_order_and_a_failing_line_stops_nothing(console: Any) -> None:
    console.load({"p:a": "say 1\ntime of no_such_clock pause\nsay 2"})

    result = console.run_function("p:a")

    assert console.chat == ["[Server] 1", "[Server] 2"]
    assert result.unsupported == ()


def test_called_function_runs_before_the_callers_next_line(console: Any) -> None:
    console.load(
        {
            "p:a": "say 1\nfunction p:b\nsay 4",
            "p:b": "say 2\nfunction p:c",
            "p:c": "say 3",
        }
    )

    console.run_function("p:a")

    assert [line[-1] for line in console.chat] == ["1", "2", "3", "4"]


def test_function_without_return_gives_no_result(console: Any) -> None:
    """https://github.com/TUSB/TheUnusualSkyBlock/issues/952: nothing is stored."""
    console.load({"p:void": "scoreboard players add #n o 1"})

    result = console.run("function p:void")

    assert (result.success, result.result) == (None, None)
    assert console.score("#n") == 1


def test_limit_of_operations_drops_the_rest_and_is_told(console: Any) -> None:
    """https://github.com/Gamemode4Dev/GM4_Datapacks/issues/387: 0 < #n < 50."""
    console.level.world.game_rules.set("max_command_sequence_length", 20)
    console.load({"p:a": "scoreboard players add #n o 1\n" * 50})

    result = console.run_function("p:a")

    assert result.limit_reached
    assert 0 < console.score("#n") < 50


def test_limit_does_not_outlive_the_run(console: Any) -> None:
    console.level.world.game_rules.set("max_command_sequence_length", 20)
    console.load({"p:a": "function p:a", "p:b": "say ok"})

    first = console.run_function("p:a")
    second = console.run_function("p:b")

    assert first.limit_reached
    assert not second.limit_reached
    assert console.chat == ["[Server] ok"]


def test_deep_recursion_meets_the_games_limit_and_not_pythons(console: Any) -> None:
    console.load({"p:a": "scoreboard players add #n o 1\nfunction p:a\nsay after"})

    result = console.run_function("p:a")

    assert result.limit_reached
    assert console.score("#n") > 10_000
    assert console.chat == []


def test_unsupported_command_is_told_once_and_the_rest_runs(console: Any) -> None:
    console.load({"p:a": "publish\nsay 1\npublish\nop x"})

    result = console.run_function("p:a")

    mechanics = [error.mechanic for error in result.unsupported]
    assert mechanics == ["command: publish", "command: op"]
    assert console.chat == ["[Server] 1"]


def test_environment_source_is_a_silent_game_master_at_the_origin(console: Any) -> None:
    console.load({"p:a": "difficulty hard\nsay @"})

    console.run_function("p:a")

    assert console.feedback == []
    assert console.chat == ["[Server] @"]


def test_macro_function_without_arguments_fails(console: Any) -> None:
    """https://github.com/misode/technical-changes 1.20.2: every argument must be provided."""
    console.load({"p:m": "scoreboard players set #x o 7\n$say $(n)"})

    alone = console.run_function("p:m")
    called = console.run("function p:m")

    assert "missing argument n" in (alone.failure or "")
    assert called.success is False
    assert console.score("#x") is None


def test_macro_function_with_arguments_is_filled_in(console: Any) -> None:
    console.load({"p:m": "$say $(n)"})

    console.run("function p:m {n:1}")

    assert console.chat[-1].endswith("1")


def test_plain_function_ignores_arguments(console: Any) -> None:
    console.load({"p:a": "say 1"})

    result = console.run("function p:a {n:1}")

    assert result.unsupported == ()
    assert console.chat == ["[Server] 1"]


def test_function_tag_runs_its_members_in_order(console: Any) -> None:
    console.load({"p:a": "say a", "p:b": "say b"}, {"p:t": ("p:b", "p:a")})

    console.run("function #p:t")

    assert console.chat == ["[Server] b", "[Server] a"]


def test_tick_tag_gives_each_member_its_own_limit(console: Any) -> None:
    console.level.world.game_rules.set("max_command_sequence_length", 3)
    console.load(
        {"p:a": "say a\n" * 5, "p:b": "say b"}, {"minecraft:tick": ("p:a", "p:b")}
    )

    tick = Identifier("minecraft", "tick")
    results = FunctionRunner().run_tag(tick, console.level, console)

    assert [result.limit_reached for result in results] == [True, False]
    assert console.chat[-1] == "[Server] b"


def test_missing_tag_runs_nothing(console: Any) -> None:
    tick = Identifier("minecraft", "tick")

    assert FunctionRunner().run_tag(tick, console.level, console) == ()
