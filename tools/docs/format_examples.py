"""One file of each kind, as it would stand in a pack; a test reads them all."""

from __future__ import annotations

import json
from typing import Any

from tools.docs.markdown import fenced

INSTANCES: dict[str, dict[str, Any]] = {
    "minecraft:block_based": {
        "type": "minecraft:block_based",
        "environment": "my_pack:rain",
        "structure": "my_pack:repeater",
        "max_ticks": 20,
        "rotation": "clockwise_90",
    },
    "minecraft:function": {
        "type": "minecraft:function",
        "function": "my_pack:wire_loses_power",
        "environment": "minecraft:default",
        "structure": "my_pack:wire",
        "max_ticks": 20,
        "max_attempts": 3,
        "required_successes": 2,
    },
}

ENVIRONMENTS: dict[str, dict[str, Any]] = {
    "AllOfEnvironment": {
        "type": "minecraft:all_of",
        "definitions": [
            "minecraft:default",
            {"type": "minecraft:weather", "weather": "thunder"},
        ],
    },
    "ClockTimeEnvironment": {
        "type": "minecraft:clock_time",
        "clock": "minecraft:overworld",
        "time": 18000,
    },
    "DifficultyEnvironment": {"type": "minecraft:difficulty", "difficulty": "hard"},
    "FunctionEnvironment": {
        "type": "minecraft:function",
        "setup": "my_pack:before",
        "teardown": "my_pack:after",
    },
    "GameRulesListEnvironment": {
        "type": "minecraft:game_rules",
        "bool_rules": [{"rule": "doDaylightCycle", "value": False}],
        "int_rules": [{"rule": "randomTickSpeed", "value": 0}],
    },
    "GameRulesEnvironment": {
        "type": "minecraft:game_rules",
        "rules": {"advance_time": False, "random_tick_speed": 0},
    },
    "TimeOfDayEnvironment": {"type": "minecraft:time_of_day", "time": 18000},
    "TimelineAttributesEnvironment": {
        "type": "minecraft:timeline_attributes",
        "timelines": ["minecraft:day"],
    },
    "WeatherEnvironment": {"type": "minecraft:weather", "weather": "rain"},
}
"""By the name of the class: a kind may have had another shape in older versions."""


def example(content: dict[str, Any]) -> str:
    return fenced("json", json.dumps(content, indent=2))
