"""Every kind of environment holds in its batch and is undone before the next.

https://minecraft.wiki/w/Test_environment_definition. In a world shared by two batches the second
one finds it as it was: without teardown each of these tests fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.position import BlockPos
from gametest.framework.events import EnvironmentFailed, Outcome
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.run.run_plan import PlanOptions
from gametest.level.level import Level
from gametest.level.world.world_clocks import OVERWORLD_CLOCK

Look = Callable[[Level], object]


def _weather(level: Level) -> object:
    return level.world.weather.kind.value


def _difficulty(level: Level) -> object:
    return level.world.difficulty.value


def _clock_is_late(level: Level) -> object:
    return level.world.clocks.get(OVERWORLD_CLOCK) > 5000


def _timelines(level: Level) -> object:
    return level.timelines


def _score(level: Level) -> object:
    return level.world.scoreboard.find_score("env", "state")


def _rule(name: str) -> Look:
    return lambda level: level.world.game_rules.get(name)


def _plays(
    stage: Any, environment: Any, look: Look, version: str, **files: Any
) -> tuple[Any, list[object]]:
    """What `look` sees in the environment's batch and in the next."""
    seen: list[object] = []

    def body(helper: GameTestHelper) -> None:
        seen.append(look(helper.level))
        helper.succeed()

    played = stage.play(
        {
            "test_environment/e.json": environment,
            "test_instance/a.json": {"environment": "demo:e"},
            **{name.replace("__", "/"): content for name, content in files.items()},
        },
        bodies={"a": body, "b": body},
        shared_world=True,
        version=version,
    )
    return played, seen


OLD_RULES = {
    "type": "game_rules",
    "bool_rules": [{"rule": "doDaylightCycle", "value": False}],
    "int_rules": [{"rule": "randomTickSpeed", "value": 7}],
}

KINDS: dict[str, tuple[str, Any, Look, object, object]] = {
    "weather": (
        "26.3",
        {"type": "weather", "weather": "thunder"},
        _weather,
        "thunder",
        "clear",
    ),
    "weather of old": (
        "1.21.5",
        {"type": "weather", "weather": "rain"},
        _weather,
        "rain",
        "clear",
    ),
    "difficulty": (
        "26.3",
        {"type": "difficulty", "difficulty": "hard"},
        _difficulty,
        "hard",
        "normal",
    ),
    "clock_time": (
        "26.3",
        {"type": "clock_time", "clock": "minecraft:overworld", "time": 6000},
        _clock_is_late,
        True,
        False,
    ),
    "time_of_day stays": (
        "1.21.11",
        {"type": "time_of_day", "time": 6000},
        _clock_is_late,
        True,
        True,
    ),
    "game_rules": (
        "26.3",
        {"type": "game_rules", "rules": {"minecraft:random_tick_speed": 7}},
        _rule("random_tick_speed"),
        7,
        3,
    ),
    "bool_rules": ("1.21.5", OLD_RULES, _rule("doDaylightCycle"), False, True),
    "int_rules": ("1.21.5", OLD_RULES, _rule("randomTickSpeed"), 7, 3),
    "timeline_attributes": (
        "26.3",
        {"type": "timeline_attributes", "timelines": ["moon"]},
        lambda level: len(level.timelines),
        1,
        3,
    ),
}


@pytest.mark.parametrize("name", KINDS)
def test_environment_holds_and_is_undone(stage: Any, name: str) -> None:
    version, environment, look, inside, after = KINDS[name]
    _, seen = _plays(stage, environment, look, version)
    if name == "timeline_attributes":
        # How many there are at first is the level's affair.
        assert seen[0] == 1
        assert seen[1] != 1
        return

    assert [inside, after] == seen


def test_a_timeline_of_a_pack_makes_its_tests_unsupported(stage: Any) -> None:
    played, _ = _plays(
        stage,
        {"type": "timeline_attributes", "timelines": ["demo:dim"]},
        _timelines,
        "26.3",
        **{"timeline/dim.json": {"clock": "minecraft:overworld"}},
    )

    assert "timeline of a pack: demo:dim" in str(played.events)


@pytest.mark.parametrize(
    ("version", "expected"), [("26.3", 9), ("1.21.11", 3), ("1.21.5", 3)]
)
def test_rules_come_back_as_they_were_or_as_the_default(
    stage: Any, version: str, expected: int
) -> None:
    """By 26.1 the previous value is restored, before that the default."""
    rule = "randomTickSpeed" if version == "1.21.5" else "random_tick_speed"
    rules: dict[str, Any] = {"type": "game_rules"}
    if version == "1.21.5":
        rules |= {"bool_rules": [], "int_rules": [{"rule": rule, "value": 7}]}
    else:
        rules["rules"] = {rule: 7}
    _, seen = _plays(
        stage,
        rules,
        _rule(rule),
        version,
        function__init__mcfunction="",
        **{
            "function/init.mcfunction": f"gamerule {rule} 9",
            "data/minecraft/tags/function/load.json": {"values": ["demo:init"]},
        },
    )

    assert [7, expected] == seen


def test_function_environment_runs_setup_and_teardown(stage: Any) -> None:
    files = {
        "function/init.mcfunction": "scoreboard objectives add state dummy",
        "function/up.mcfunction": "scoreboard players set env state 1",
        "function/down.mcfunction": "scoreboard players set env state 2",
        "data/minecraft/tags/function/load.json": {"values": ["demo:init"]},
    }
    environment = {"type": "function", "setup": "demo:up", "teardown": "demo:down"}
    _, seen = _plays(stage, environment, _score, "26.3", **files)

    assert seen == [1, 2]


def test_missing_function_is_told_and_the_tests_run(stage: Any) -> None:
    environment = {"type": "function", "setup": "demo:nowhere"}
    played, _ = _plays(stage, environment, _score, "26.3")
    failures = played.all(EnvironmentFailed)

    assert played.summary.passed == 2
    assert [failure.environment for failure in failures] == ["demo:e"]
    assert "demo:nowhere" in failures[0].message


@pytest.mark.parametrize(
    ("version", "expected"),
    # 1.21.5 to 1.21.7 undo in the order of setting up.
    [
        ("26.3", ["up a", "up b", "down b", "down a"]),
        ("1.21.5", ["up a", "up b", "down a", "down b"]),
    ],
)
def test_all_of_is_undone_in_reverse(
    stage: Any, version: str, expected: list[str]
) -> None:
    files = {
        f"function/{way}_{name}.mcfunction": f"say {way} {name}"
        for way in ("up", "down")
        for name in "ab"
    }
    definitions = [
        {
            "type": "function",
            "setup": f"demo:up_{name}",
            "teardown": f"demo:down_{name}",
        }
        for name in "ab"
    ]
    said: list[str] = []

    def body(helper: GameTestHelper) -> None:
        helper.succeed()

    with pytest.MonkeyPatch.context() as patch:
        from gametest.server.server import Server

        patch.setattr(Server, "broadcast", lambda _self, text: said.append(str(text)))
        stage.play(
            {
                "test_environment/e.json": {
                    "type": "all_of",
                    "definitions": definitions,
                },
                "test_instance/a.json": {"environment": "demo:e"},
                **files,
            },
            bodies={"a": body},
            version=version,
        )

    assert expected == [text.split("] ")[-1] for text in said]


def test_environment_may_name_another(stage: Any) -> None:
    _, seen = _plays(
        stage,
        {
            "type": "all_of",
            "definitions": ["demo:rain", {"type": "all_of", "definitions": []}],
        },
        _weather,
        "26.3",
        **{"test_environment/rain.json": {"type": "weather", "weather": "rain"}},
    )

    assert seen == ["rain", "clear"]


def test_what_an_environment_lacks_makes_its_tests_unsupported(stage: Any) -> None:
    files = {"function/up.mcfunction": "locate structure minecraft:igloo"}
    environment = {"type": "function", "setup": "demo:up"}
    played, _ = _plays(stage, environment, _score, "26.3", **files)

    assert played.of("a").outcome is Outcome.UNSUPPORTED
    assert played.of("b").outcome is Outcome.PASSED


def test_what_load_functions_lack_concerns_every_test(stage: Any) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.succeed()

    played = stage.play(
        {
            "function/init.mcfunction": "locate structure minecraft:igloo",
            "data/minecraft/tags/function/load.json": {"values": ["demo:init"]},
        },
        bodies={"a": body, "b": body},
        plan=PlanOptions(isolate=True),
    )

    assert played.summary.unsupported == 2


def test_structures_stand_before_the_environment_is_set_up(
    stage: Any, make_structure: Callable[..., bytes]
) -> None:
    """Else the structure's stone would lie over what the function sets."""
    files = {
        "function/up.mcfunction": "setblock 0 5 1 minecraft:gold_block",
        "structure/s.nbt": make_structure((1, 1, 1), [((0, 0, 0), "stone")]),
        "test_environment/e.json": {"type": "function", "setup": "demo:up"},
        "test_instance/a.json": {"environment": "demo:e", "structure": "demo:s"},
    }

    def body(helper: GameTestHelper) -> None:
        helper.assert_block_present("gold_block", (0, 0, 0))
        helper.succeed()

    result = stage.play(files, bodies={"a": body}).of("a")

    assert result.outcome is Outcome.PASSED


def test_functions_of_an_environment_stand_at_the_corner_of_the_first_test(
    stage: Any,
) -> None:
    """The game's test server moves the world spawn there; its functions run from it."""

    def look(level: Level) -> str:
        return level.get_block_state(BlockPos(1, 6, 2)).block.name

    files = {"function/up.mcfunction": "setblock ~1 ~2 ~2 minecraft:gold_block"}
    environment = {"type": "function", "setup": "demo:up"}
    _, seen = _plays(stage, environment, look, "26.3", **files)

    assert seen[0] == "minecraft:gold_block"


def test_a_reached_command_limit_is_told(stage: Any) -> None:
    """The game drops the rest without a word (https://minecraft.wiki/w/Game_rule)."""
    files = {
        "function/x.mcfunction": "function demo:x\nfunction demo:x\n",
        "data/minecraft/tags/function/load.json": {"values": ["demo:x"]},
    }
    played = stage.play(files, bodies={"a": lambda helper: helper.succeed()})
    told = [event.message for event in played.all(EnvironmentFailed)]

    assert len(told) == 1
    assert "the command limit of 65536" in told[0]
    assert "demo:x:1" in told[0]
