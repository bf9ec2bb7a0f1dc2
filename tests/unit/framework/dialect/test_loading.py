"""Test files to tests: directives, cases and findings.

https://github.com/misode/packtest and https://github.com/mcbookshelf/ward (docs/directives.md).
"""

from __future__ import annotations

from typing import Any

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.direction import Rotation
from gametest.core.identifier import Identifier
from gametest.core.version import NEWEST_VERSION, GameVersion, version_named
from gametest.framework.dialect.dialect import Dialect
from gametest.framework.dialect.loading import DialectLoader
from gametest.framework.environment.test_environment import KnownNames
from gametest.framework.game_test_instance import DialectTestInstance, LoadedTest
from gametest.level.dimension_type import OVERWORLD
from gametest.level.world.game_rules import GameRuleNames
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs

PACKTEST, WARD = Dialect.PACKTEST, Dialect.WARD


def _load(
    text: str,
    dialect: Dialect | None = PACKTEST,
    namespace: str = "demo",
    version: GameVersion = NEWEST_VERSION,
) -> tuple[list[LoadedTest], list[str]]:
    collector = DiagnosticCollector()
    pack = MemoryPack.of("p", {f"data/{namespace}/test/t.mcfunction": text})
    stack = open_packs([pack], collector, version)
    known = KnownNames(
        version=version,
        environments={Identifier.parse("default")},
        has_function=lambda id: id.path == "known/after",
        clocks=(),
        timelines=(),
        rules=GameRuleNames(version),
    )
    loader = DialectLoader(
        known=known,
        structures={Identifier.parse("empty")},
        dimensions={OVERWORLD},
        collector=collector,
        dialect=dialect,
    )
    tests = list(loader.load(stack.resources("test", ".mcfunction")))
    found = [
        f"{d.severity.value} {d.code} {d.location.line}:{d.location.column}"
        for d in collector
    ]
    return tests, found


def _settings(text: str, dialect: Dialect | None = PACKTEST) -> DialectTestInstance:
    (test,), found = _load(text, dialect)

    assert [] == found
    assert isinstance(test.instance, DialectTestInstance)
    return test.instance


@pytest.mark.parametrize("dialect", Dialect)
def test_file_without_directives_has_the_dialects_defaults(dialect: Dialect) -> None:
    data = _settings("say hi", dialect)

    assert (100, 0, 0) == (data.max_ticks, data.setup_ticks, data.padding)
    assert Identifier.parse("empty") == data.structure
    assert data.required
    assert data.dummy is None


@pytest.mark.parametrize(
    ("line", "field", "expected"),
    [
        ("# @timeout 7", "max_ticks", 7),
        ("#@optional", "required", False),
        ("# @optional true", "required", False),
        ("# @optional true ", "required", True),
        ("# @optional false", "required", True),
        ("# @optional yes", "required", True),
        ("# @skyaccess", "sky_access", True),
        ("# @template minecraft:empty", "structure", Identifier.parse("empty")),
        ("# @dummy", "dummy", "~0.5 ~ ~0.5"),
        ("# @dummy ~1 ~ ~2", "dummy", "~1 ~ ~2"),
    ],
)
def test_packtest_directive_sets_its_field(
    line: str, field: str, expected: object
) -> None:
    assert expected == getattr(_settings(line + "\nsay hi"), field)


@pytest.mark.parametrize(
    ("line", "field", "expected"),
    [
        ("# @max_ticks 7", "max_ticks", 7),
        ("# @timeout 7", "max_ticks", 7),
        ("# @TimeOut 7", "max_ticks", 7),
        ("\n   #@timeout 7", "max_ticks", 7),
        ("# @timeout 7\n# @timeout 8", "max_ticks", 8),
        ("# a \\\n# note\n# @timeout 7", "max_ticks", 7),
        ("# @setup_ticks 0", "setup_ticks", 0),
        ("# @optional", "required", False),
        ("# @optional true ", "required", False),
        ("# @structure empty", "structure", Identifier.parse("empty")),
        ("# @dimension overworld", "dimension", OVERWORLD),
        ("# @rotation 270", "rotation", Rotation.COUNTERCLOCKWISE_90),
        ("# @rotation -90", "rotation", Rotation.COUNTERCLOCKWISE_90),
        ("# @rotation 450", "rotation", Rotation.CLOCKWISE_90),
        ("# @max_attempts 3", "max_attempts", 3),
        ("# @padding 128", "padding", 128),
        ("# @sky_access false", "sky_access", False),
        ("# @dummy", "dummy", "~ ~ ~"),
    ],
)
def test_ward_directive_sets_its_field(line: str, field: str, expected: object) -> None:
    assert expected == getattr(_settings(line + "\nsay hi", WARD), field)


@pytest.mark.parametrize("line", ["say hi", "assert loaded ~ ~ ~ # @timeout 7"])
def test_after_the_first_command_nothing_is_a_directive(line: str) -> None:
    for dialect in Dialect:
        assert 100 == _settings(f"{line}\n# @timeout 7", dialect).max_ticks


@pytest.mark.parametrize(
    "text",
    [
        "# words\n\n# @timeout 7",
        "# words\n # indented\n# @timeout 7",
        "# @Timeout 7",
        "# @setup_ticks 4",
        "# @timeuot 4",
    ],
)
def test_packtest_overlooks_a_directive_with_a_warning(text: str) -> None:
    (test,), found = _load(text)

    assert 100 == test.instance.max_ticks
    assert [f"warning dialect-syntax {text.count(chr(10)) + 1}:4"] == [
        line.replace(":3", ":4") for line in found
    ]


@pytest.mark.parametrize(
    ("dialect", "text", "finding"),
    [
        (PACKTEST, "# @timeout 0", "dialect-syntax 1:4"),
        (PACKTEST, "#\n# @timeout soon", "dialect-syntax 2:4"),
        (PACKTEST, "# @environment A B", "dialect-syntax 1:4"),
        (PACKTEST, "# @environment demo:x", "missing-environment 1:4"),
        (WARD, "# @timeuot 4", "dialect-syntax 1:4"),
        (WARD, "# @optional yes", "dialect-syntax 1:4"),
        (WARD, "# @max_ticks", "dialect-syntax 1:4"),
        (WARD, "# @rotation 45", "dialect-syntax 1:4"),
        (WARD, "# @padding 129", "dialect-syntax 1:4"),
        (WARD, "# @required_successes 2", "dialect-syntax 1:4"),
        (WARD, "# @dummy here", "dialect-syntax 1:4"),
        (WARD, "# @dummy ~ ~ ~ ~", "dialect-syntax 1:4"),
        (WARD, "# @dimension demo:x", "unknown-dimension 1:4"),
        (WARD, "# @uses demo:nothing", "missing-function 1:4"),
        (WARD, "# @case one 1", "dialect-syntax 1:4"),
        (WARD, "# @case one\n# @case one", "dialect-syntax 2:4"),
    ],
)
def test_bad_directive_takes_the_test_away(
    dialect: Dialect, text: str, finding: str
) -> None:
    tests, found = _load(text, dialect)

    assert [] == tests
    assert [f"error {finding}"] == found


def test_packtest_runs_without_a_dummy_whose_place_is_wrong() -> None:
    (test,), found = _load("# @dummy here")

    assert isinstance(test.instance, DialectTestInstance)
    assert test.instance.dummy is None
    assert ["warning dialect-syntax 1:4"] == found


def test_ward_never_runs_the_games_namespace() -> None:
    tests, found = _load("say hi", WARD, "minecraft")

    assert ([], ["warning dialect-syntax 1:1"]) == (tests, found)


def test_each_case_is_a_test_of_its_own() -> None:
    tests, found = _load("# @case one a=1\n# @case two a=2\nsay hi")

    assert [] == found
    assert ["demo:t/one", "demo:t/two"] == [str(test.id) for test in tests]
    assert [1, 2] == [test.location.line for test in tests if test.location]


def test_a_fixture_needs_one_function_of_its_name() -> None:
    assert _settings("# @uses demo:known").script.fixtures == (
        Identifier.parse("demo:known"),
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("say hi", PACKTEST),
        ("# @timeout 7\nassert chat x", PACKTEST),
        ("# @max_ticks 7", WARD),
        ("say hi\n# @max_ticks 7", PACKTEST),
        ("assert not loaded ~ ~ ~", WARD),
        ("execute as @a run await run say hi", WARD),
        ('log "hi"', WARD),
    ],
)
def test_auto_takes_ward_for_what_only_ward_has(text: str, expected: Dialect) -> None:
    assert expected is _settings(text, None).script.dialect


def test_a_file_of_settings_is_left_to_the_loader_of_such_files() -> None:
    data: Any = _settings("say hi")

    assert "demo:t" == str(data.script.id)


@pytest.mark.parametrize("dialect", [WARD, None])
def test_dimension_is_refused_where_tests_have_none_yet(
    dialect: Dialect | None,
) -> None:
    tests, found = _load(
        "# @dimension overworld\nsay hi", dialect, version=version_named("26.2")
    )

    assert [] == tests
    assert "error dialect-syntax 1:4" in found
