"""Directives of PackTest files (https://github.com/misode/packtest)."""

from __future__ import annotations

from typing import Any

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.version import NEWEST_VERSION
from gametest.framework.dialect_file import directives, load_dialect_test
from gametest.framework.game_test_instance import DialectTestInstance
from gametest.framework.test_environment import KnownNames
from gametest.level.game_rules import GameRuleNames
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs


def _read(text: str) -> tuple[Any, list[str]]:
    collector = DiagnosticCollector()
    pack = MemoryPack.of("p", {"data/demo/test/t.mcfunction": text})
    stack = open_packs([pack], collector, NEWEST_VERSION)
    (resource,) = stack.resources("test", ".mcfunction").values()
    known = KnownNames(
        version=NEWEST_VERSION,
        environments={Identifier.parse("default")},
        has_function=lambda _id: True,
        clocks=(),
        timelines=(),
        rules=GameRuleNames(NEWEST_VERSION),
    )
    test = load_dialect_test(resource, known, {Identifier.parse("empty")}, collector)
    found = [f"{d.code} {d.location.line}:{d.location.column}" for d in collector]
    return (None if test is None else test.instance), found


def _settings(text: str) -> DialectTestInstance:
    instance, found = _read(text)

    assert found == []
    assert isinstance(instance, DialectTestInstance)
    return instance


def test_file_without_directives_has_the_dialects_defaults() -> None:
    data = _settings("say hi")

    assert (data.max_ticks, data.setup_ticks, data.padding) == (100, 0, 0)
    assert data.structure == Identifier.parse("empty")
    assert data.required
    assert data.dummy is None


@pytest.mark.parametrize(
    ("line", "field", "expected"),
    [
        ("# @timeout 7", "max_ticks", 7),
        ("#@optional", "required", False),
        ("# @optional true", "required", False),
        ("# @optional false", "required", True),
        ("# @optional yes", "required", True),
        ("# @skyaccess", "sky_access", True),
        ("# @template minecraft:empty", "structure", Identifier.parse("empty")),
        ("# @dummy", "dummy", "~0.5 ~ ~0.5"),
        ("# @dummy ~1 ~ ~2", "dummy", "~1 ~ ~2"),
    ],
)
def test_directive_sets_its_field(line: str, field: str, expected: object) -> None:
    assert expected == getattr(_settings(line + "\nsay hi"), field)


@pytest.mark.parametrize("line", ["", "say hi", " # indented"])
def test_first_other_line_ends_the_directives(line: str) -> None:
    text = f"# words\n{line}\n# @timeout 7"

    assert list(directives(text, "t")) == []


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ("# @timeout 0", "dialect-syntax 1:4"),
        ("#\n# @timeout soon", "dialect-syntax 2:4"),
        ("# @environment A B", "dialect-syntax 1:4"),
        ("# @environment demo:x", "missing-environment 1:4"),
    ],
)
def test_bad_directive_takes_the_test_away(text: str, finding: str) -> None:
    instance, found = _read(text)

    assert instance is None
    assert [finding] == found


@pytest.mark.parametrize("word", ["setup_ticks 4", "Timeout 4", "timeuot 4"])
def test_word_that_packtest_ignores_is_told(word: str) -> None:
    instance, found = _read(f"# @{word}")

    assert ["dialect-syntax 1:4"] == found
    assert instance.max_ticks == 100
