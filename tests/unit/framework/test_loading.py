"""Test instances and environments from packs, with every fault at its place."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.direction import Rotation
from gametest.core.identifier import Identifier
from gametest.core.source_location import SourceLocation
from gametest.core.version import GameVersion, version_named
from gametest.framework import loading
from gametest.framework.environment.environment_kinds import (
    AllOfEnvironment,
    ClockTimeEnvironment,
    DifficultyEnvironment,
    FunctionEnvironment,
    TimelineAttributesEnvironment,
    TimeOfDayEnvironment,
    WeatherEnvironment,
)
from gametest.framework.environment.rule_environments import (
    GameRulesEnvironment,
    GameRulesListEnvironment,
)
from gametest.framework.game_test_instance import DialectTestInstance
from gametest.framework.test_function import TestFunction
from gametest.level.world.weather import WeatherKind
from gametest.level.world.world_state import Difficulty
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs
from gametest.registry.holder import Direct, Reference

NEWEST = version_named("26.3")
MINIMAL = {
    "type": "block_based",
    "environment": "default",
    "structure": "empty",
    "max_ticks": 1,
}


@attrs.define
class Loaded:
    registries: loading.TestRegistries
    findings: list[tuple[str, str, int, int]]
    """Code, file, line, column."""
    messages: list[str]


def _load(
    files: dict[str, Any],
    version: GameVersion = NEWEST,
    functions: tuple[TestFunction, ...] = (),
    **options: Any,
) -> Loaded:
    collector = DiagnosticCollector()
    pack = MemoryPack.of("p", {f"data/demo/{k}": v for k, v in files.items()})
    stack = open_packs([pack], collector, version)
    loader = loading.TestLoader(
        stack=stack, collector=collector, functions=functions, **options
    )
    registries = loader.load()
    return Loaded(
        registries,
        [
            (
                d.code,
                d.location.source.removeprefix("p/data/demo/"),
                d.location.line,
                d.location.column,
            )
            for d in collector
        ],
        [d.message for d in collector],
    )


def _test(fields: dict[str, Any], version: GameVersion = NEWEST, **more: Any) -> Loaded:
    return _load({"test_instance/t.json": {**MINIMAL, **fields}, **more}, version)


def _only(loaded: Loaded) -> Any:
    assert loaded.findings == []
    return loaded.registries.tests.get(Identifier.parse("demo:t")).instance


def test_absent_fields_have_the_games_defaults() -> None:
    """https://minecraft.wiki/w/Test_instance_definition."""
    data = _only(_test({}))

    assert data.dimension == Identifier.parse("overworld")
    assert data.setup_ticks == 0
    assert data.required is True
    assert data.rotation is Rotation.NONE
    assert data.manual_only is False
    assert (data.max_attempts, data.required_successes) == (1, 1)
    assert data.sky_access is False
    assert data.padding == 0


def test_every_field_is_read() -> None:
    data = _only(
        _test(
            {
                "dimension": "the_end",
                "max_ticks": 40,
                "setup_ticks": 3,
                "required": False,
                "rotation": "180",
                "manual_only": True,
                "max_attempts": 5,
                "required_successes": 2,
                "sky_access": True,
                "padding": 128,
            }
        )
    )

    assert data.dimension == Identifier.parse("the_end")
    assert (data.max_ticks, data.setup_ticks, data.padding) == (40, 3, 128)
    assert (data.required, data.manual_only, data.sky_access) == (False, True, True)
    assert data.rotation is Rotation.CLOCKWISE_180
    assert (data.max_attempts, data.required_successes) == (5, 2)


@pytest.mark.parametrize("field", ["environment", "structure", "max_ticks", "type"])
def test_required_field_is_missed(field: str) -> None:
    fields = {key: value for key, value in MINIMAL.items() if key != field}
    loaded = _load({"test_instance/t.json": fields})

    assert loaded.findings == [("missing-field", "test_instance/t.json", 1, 1)]


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("max_ticks", 0, "out-of-range"),
        ("setup_ticks", -1, "out-of-range"),
        ("max_attempts", 0, "out-of-range"),
        ("required_successes", 0, "out-of-range"),
        ("padding", 129, "out-of-range"),
        ("padding", -1, "out-of-range"),
        ("max_ticks", "20", "wrong-type"),
        ("max_ticks", 1.5, "wrong-type"),
        ("required", 1, "wrong-type"),
        ("rotation", "90", "unknown-word"),
        ("structure", "Not An Id", "bad-identifier"),
        ("environment", "demo:nowhere", "missing-environment"),
        ("dimension", "demo:nowhere", "unknown-dimension"),
        ("structure", "demo:nothing", "missing-structure"),
        ("max_tick", 5, "unknown-field"),
        ("type", "demo:kind", "unknown-type"),
    ],
)
def test_bad_field_is_told_at_its_own_line(field: str, value: Any, code: str) -> None:
    loaded = _test({field: value})
    line = [*{**MINIMAL, field: value}].index(field) + 2

    assert [(code, "test_instance/t.json", line)] == [
        found[:3] for found in loaded.findings
    ]


@pytest.mark.parametrize(
    ("version", "known"),
    [("1.21.5", ()), ("26.1", ("padding",)), ("26.3", ("padding", "dimension"))],
)
def test_fields_begin_with_their_version(version: str, known: tuple[str, ...]) -> None:
    loaded = _test(
        {"padding": 1, "dimension": "minecraft:overworld"}, version_named(version)
    )

    assert {"padding", "dimension"} - set(known) == {
        message.split("'")[1] for message in loaded.messages
    }
    assert {code for code, *_ in loaded.findings} <= {"unknown-field"}


def test_missing_structure_does_not_stop_the_test_from_loading() -> None:
    loaded = _test({"structure": "demo:nothing"})

    assert Identifier.parse("demo:t") in loaded.registries.tests


def test_more_successes_than_attempts_are_told() -> None:
    loaded = _test({"max_attempts": 2, "required_successes": 3})

    assert [code for code, *_ in loaded.findings] == ["unreachable-successes"]


def test_function_test_needs_its_function() -> None:
    fields = {"type": "function", "function": "demo:body"}
    loaded = _test(fields)
    body = TestFunction(id=Identifier.parse("demo:body"), body=lambda _helper: None)
    found = _load({"test_instance/t.json": {**MINIMAL, **fields}}, functions=(body,))

    assert loaded.findings == [("missing-test-function", "test_instance/t.json", 6, 15)]
    assert _only(found).function == body.id


def test_game_brings_its_own_test_and_environment() -> None:
    registries = _load({}).registries
    test = registries.tests.get(Identifier.parse("always_pass"))

    assert test.is_builtin
    assert not test.required
    assert Identifier.parse("default") in registries.environments


def test_environment_may_be_written_in_place() -> None:
    weather = {"type": "weather", "weather": "rain"}
    data = _only(_test({"environment": weather}))

    assert data.environment == Direct(WeatherEnvironment(weather=WeatherKind.RAIN))


ENVIRONMENTS = [
    ("26.3", {"type": "all_of", "definitions": []}, AllOfEnvironment(())),
    (
        "26.3",
        {"type": "clock_time", "clock": "overworld", "time": 6000},
        ClockTimeEnvironment(clock=Identifier.parse("overworld"), time=6000),
    ),
    (
        "26.3",
        {"type": "minecraft:difficulty", "difficulty": "hard"},
        DifficultyEnvironment(difficulty=Difficulty.HARD),
    ),
    (
        "26.3",
        {"type": "function", "setup": "demo:f"},
        FunctionEnvironment(setup=Identifier.parse("demo:f")),
    ),
    (
        "26.3",
        {
            "type": "game_rules",
            "rules": {"minecraft:pvp": False, "max_entity_cramming": 3},
        },
        GameRulesEnvironment(rules={"minecraft:pvp": False, "max_entity_cramming": 3}),
    ),
    (
        "26.3",
        {"type": "timeline_attributes", "timelines": ["minecraft:day"]},
        TimelineAttributesEnvironment(timelines=(Identifier.parse("day"),)),
    ),
    (
        "26.3",
        {"type": "weather", "weather": "thunder"},
        WeatherEnvironment(weather=WeatherKind.THUNDER),
    ),
    ("1.21.5", {"type": "time_of_day", "time": 5}, TimeOfDayEnvironment(time=5)),
    (
        "1.21.5",
        {"type": "game_rules", "bool_rules": [], "int_rules": []},
        GameRulesListEnvironment(bool_rules=(), int_rules=()),
    ),
]


@pytest.mark.parametrize(("version", "json", "expected"), ENVIRONMENTS)
def test_kinds_of_environments(version: str, json: Any, expected: Any) -> None:
    """https://minecraft.wiki/w/Test_environment_definition."""
    loaded = _load(
        {"test_environment/e.json": json, "function/f.mcfunction": ""},
        version_named(version),
    )

    assert loaded.findings == []
    assert expected == loaded.registries.environments.get(Identifier.parse("demo:e"))


@pytest.mark.parametrize(
    ("version", "json", "code", "line"),
    [
        ("1.21.5", {"type": "clock_time"}, "unknown-type", 2),
        ("26.1", {"type": "difficulty"}, "unknown-type", 2),
        ("26.1", {"type": "time_of_day", "time": 1}, "unknown-type", 2),
        ("1.21.5", {"type": "game_rules", "bool_rules": []}, "missing-field", 1),
        ("26.3", {"type": "game_rules", "rules": {"pvq": True}}, "unknown-rule", 4),
        ("26.3", {"type": "game_rules", "rules": {"pvp": 1}}, "wrong-type", 4),
        (
            "26.3",
            {"type": "game_rules", "rules": {"max_minecart_speed": 0}},
            "out-of-range",
            4,
        ),
        ("26.3", {"type": "all_of", "definitions": ["x:y"]}, "missing-environment", 4),
        ("26.3", {"type": "function", "teardown": "x:y"}, "missing-function", 3),
        ("26.3", {"type": "clock_time", "clock": "x:y", "time": 1}, "unknown-clock", 3),
        (
            "26.3",
            {"type": "clock_time", "clock": "overworld", "time": -1},
            "out-of-range",
            4,
        ),
        (
            "26.3",
            {"type": "timeline_attributes", "timelines": ["x:y"]},
            "unknown-timeline",
            4,
        ),
        ("26.3", {"type": "weather", "weather": "snow"}, "unknown-word", 3),
        (
            "26.3",
            {"type": "all_of", "definitions": [{"type": "weather"}]},
            "missing-field",
            4,
        ),
    ],
)
def test_bad_environment_is_told_at_its_line(
    version: str, json: Any, code: str, line: int
) -> None:
    loaded = _load({"test_environment/e.json": json}, version_named(version))

    assert [(code, "test_environment/e.json", line)] == [
        found[:3] for found in loaded.findings
    ]


def test_unknown_name_comes_with_the_nearest_known() -> None:
    loaded = _load(
        {
            "test_instance/t.json": {**MINIMAL, "environment": "demo:rian"},
            "test_environment/rain.json": {"type": "weather", "weather": "rain"},
        }
    )

    assert "'demo:rian', did you mean 'demo:rain'?" in loaded.messages[0]


def test_one_broken_file_hides_no_other() -> None:
    loaded = _load(
        {
            "test_instance/a.json": "{",
            "test_instance/b.json": {**MINIMAL, "max_ticks": 0},
            "test_instance/c.json": MINIMAL,
        }
    )

    assert ["json-syntax", "out-of-range"] == [code for code, *_ in loaded.findings]
    assert Identifier.parse("demo:c") in loaded.registries.tests


def test_dialect_file_is_a_test() -> None:
    text = (
        "# @timeout 40\n#@environment demo:rain\n# @optional\nassert block ~ ~ ~ stone"
    )
    loaded = _load(
        {
            "test/t.mcfunction": text,
            "test_environment/rain.json": {"type": "weather", "weather": "rain"},
        }
    )
    data = _only(loaded)

    assert isinstance(data, DialectTestInstance)
    assert data.max_ticks == 40
    assert data.required is False
    assert data.environment == Reference(Identifier.parse("demo:rain"))


def test_functions_without_files_can_get_tests() -> None:
    body = TestFunction(
        id=Identifier.parse("demo:body"),
        body=lambda _helper: None,
        options={"max_ticks": 7, "structure": "demo:room", "rotation": Rotation.NONE},
    )
    named = {**MINIMAL, "type": "function", "function": "demo:body"}
    made = _load({}, functions=(body,), make_instances=True)
    declared = _load(
        {"test_instance/t.json": named}, functions=(body,), make_instances=True
    )
    data: Any = made.registries.tests.get(body.id).instance

    assert (data.max_ticks, data.structure) == (7, Identifier.parse("demo:room"))
    assert body.id not in declared.registries.tests


def _functions(*ids: str) -> tuple[TestFunction, ...]:
    return tuple(
        TestFunction(
            id=Identifier.parse(id),
            body=lambda helper: None,
            location=SourceLocation(f"{id.split(':')[0]}.py", 3),
        )
        for id in ids
    )


FUNCTION_TEST = {**MINIMAL, "type": "function", "function": "demo:used"}
UNUSED = ("unused-test-function", "demo.py", 3, 0)


@pytest.mark.parametrize(
    ("files", "ids", "options", "expected"),
    [
        ({"a": FUNCTION_TEST}, ("demo:used",), {}, []),
        ({"a": FUNCTION_TEST}, ("demo:used", "demo:x"), {}, [UNUSED]),
        ({"a": FUNCTION_TEST}, ("demo:used", "demo:x"), {"make_instances": True}, []),
        # Of packs that are not here.
        ({"a": FUNCTION_TEST}, ("demo:used", "other:x"), {}, []),
        ({"a": MINIMAL}, ("demo:x",), {}, [UNUSED]),
        ({}, ("demo:x",), {}, [UNUSED]),
    ],
)
def test_a_function_that_no_instance_runs_is_a_warning(
    files: dict[str, Any],
    ids: tuple[str, ...],
    options: dict[str, Any],
    expected: list[tuple[str, str, int, int]],
) -> None:
    files = {f"test_instance/{name}.json": file for name, file in files.items()}

    loaded = _load(files, functions=_functions(*ids), **options)

    assert expected == loaded.findings


def test_which_functions_are_unused_is_not_said_while_an_instance_is_broken() -> None:
    files = {"test_instance/a.json": {**FUNCTION_TEST, "max_ticks": 0}}

    loaded = _load(files, functions=_functions("demo:used"))

    assert ["out-of-range"] == [code for code, *_ in loaded.findings]


def test_a_test_remembers_where_it_names_a_structure_that_no_pack_has() -> None:
    files = {"test_instance/a.json": {**MINIMAL, "structure": "demo:nowhere"}}

    loaded = _load(files)

    place = loaded.registries.tests.get(Identifier("demo", "a")).structure_at
    assert place is not None
    assert [("missing-structure", place.line, place.column)] == [
        (code, line, column) for code, _, line, column in loaded.findings
    ]
