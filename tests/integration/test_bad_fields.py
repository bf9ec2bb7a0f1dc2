"""Every field of `test_instance` and of each kind of environment, with values of wrong types.

A value stands alone in its line, so its place follows from the text of the file. The fields are
those of https://minecraft.wiki/w/Test_instance_definition and .../Test_environment_definition.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, cast

import attrs
import pytest

from gametest.core.version import SUPPORTED_VERSIONS, version_named
from gametest.framework.environment.environment_kinds import environment_types
from gametest.framework.game_test_instance import FunctionGameTestInstance

Cli = Callable[..., Any]
Wrong = tuple[tuple[object, str], ...]
"""Values, each with the code of what is said about it."""

TEST: Final = {
    "type": "minecraft:function",
    "function": "minecraft:always_pass",
    "environment": "minecraft:default",
    "structure": "minecraft:empty",
    "max_ticks": 20,
}
IDENTIFIER: Final[Wrong] = (
    (5, "wrong-type"),
    ([], "wrong-type"),
    ("a b", "bad-identifier"),
)
HOLDER: Final[Wrong] = (
    (5, "wrong-type"),
    ([], "wrong-type"),
    ("a b", "bad-identifier"),
    ({}, "missing-field"),
)
NUMBER: Final[Wrong] = (
    ("5", "wrong-type"),
    (1.5, "wrong-type"),
    (True, "wrong-type"),
    (-1, "out-of-range"),
)
COUNT: Final[Wrong] = (*NUMBER, (0, "out-of-range"))
SWITCH: Final[Wrong] = ((1, "wrong-type"), ("true", "wrong-type"))
WORD: Final[Wrong] = ((90, "wrong-type"), ([], "wrong-type"), ("x", "unknown-word"))
LIST: Final[Wrong] = ((5, "wrong-type"), ({}, "wrong-type"), ("x", "wrong-type"))

INSTANCE: Final[dict[str, Wrong]] = {
    "environment": HOLDER,
    "dimension": IDENTIFIER,
    "structure": IDENTIFIER,
    "function": IDENTIFIER,
    "max_ticks": COUNT,
    "setup_ticks": NUMBER,
    "required": SWITCH,
    "rotation": WORD,
    "manual_only": SWITCH,
    "max_attempts": COUNT,
    "required_successes": COUNT,
    "sky_access": SWITCH,
    "padding": (*NUMBER, (129, "out-of-range")),
}
ENVIRONMENTS: Final[dict[tuple[str, str, str], tuple[dict[str, Any], Wrong]]] = {
    # (kind, field, a version that has it): the other fields, wrong values
    ("all_of", "definitions", "26.3"): ({}, LIST),
    ("clock_time", "clock", "26.3"): ({"time": 1}, IDENTIFIER),
    ("clock_time", "time", "26.3"): ({"clock": "overworld"}, NUMBER),
    ("difficulty", "difficulty", "26.3"): ({}, WORD),
    ("function", "setup", "26.3"): ({}, IDENTIFIER),
    ("function", "teardown", "1.21.5"): ({}, IDENTIFIER),
    ("game_rules", "rules", "26.3"): ({}, ((5, "wrong-type"), ([], "wrong-type"))),
    ("game_rules", "bool_rules", "1.21.5"): ({"int_rules": []}, LIST),
    ("game_rules", "int_rules", "1.21.5"): ({"bool_rules": []}, LIST),
    ("time_of_day", "time", "1.21.5"): ({}, NUMBER),
    ("timeline_attributes", "timelines", "26.3"): ({}, LIST),
    ("weather", "weather", "1.21.11"): ({}, WORD),
}
INNER: Final[tuple[tuple[str, dict[str, Any], str, str], ...]] = (
    # version, environment, the start of the line that is named, code
    ("26.3", {"type": "all_of", "definitions": [5]}, "5", "wrong-type"),
    (
        "26.3",
        {"type": "all_of", "definitions": ["bad:no"]},
        '"bad:no"',
        "missing-environment",
    ),
    ("26.3", {"type": "game_rules", "rules": {"pvp": 5}}, "5", "wrong-type"),
    ("26.3", {"type": "game_rules", "rules": {"pvpp": True}}, '"pvpp"', "unknown-rule"),
    (
        "1.21.5",
        {
            "type": "game_rules",
            "bool_rules": [{"rule": "pvpp", "value": True}],
            "int_rules": [],
        },
        '"pvpp"',
        "unknown-rule",
    ),
    (
        "1.21.5",
        {
            "type": "game_rules",
            "bool_rules": [],
            "int_rules": [{"rule": "randomTickSpeed", "value": "3"}],
        },
        '"3"',
        "wrong-type",
    ),
    (
        "26.3",
        {"type": "clock_time", "clock": "a:b", "time": 1},
        '"a:b"',
        "unknown-clock",
    ),
    (
        "26.3",
        {"type": "timeline_attributes", "timelines": ["x"]},
        '"x"',
        "unknown-timeline",
    ),
    ("26.3", {"type": "time_of_day", "time": 1}, '"time_of_day"', "unknown-type"),
    (
        "26.1",
        {"type": "difficulty", "difficulty": "easy"},
        '"difficulty"',
        "unknown-type",
    ),
    (
        "1.21.11",
        {"type": "clock_time", "clock": "overworld", "time": 1},
        '"clock_time"',
        "unknown-type",
    ),
    ("1.21.5", {"type": "game_rules", "bool_rules": []}, "{", "missing-field"),
)


def instance_rows() -> Iterator[tuple[str, str, object, str]]:
    for field, wrong in INSTANCE.items():
        for value, code in wrong:
            yield "26.3", field, value, code
    yield "1.21.5", "max_ticks", 0, "out-of-range"


def environment_rows() -> Iterator[tuple[str, str, dict[str, Any], object, str]]:
    for (kind, field, version), (others, wrong) in ENVIRONMENTS.items():
        for value, code in wrong:
            yield version, field, {"type": kind, **others}, value, code


def write_pack(folder: Path, version: str, directory: str, content: str) -> str:
    """The path of the file that is wrong."""
    target = version_named(version)
    major, minor = target.pack_format
    pack: dict[str, Any] = {"description": "bad"}
    if target.minor_formats:
        pack |= {"min_format": [major, minor], "max_format": [major, minor]}
    else:
        pack |= {"pack_format": major}
    path = folder / "data" / "bad" / directory / "t.json"
    path.parent.mkdir(parents=True)
    path.write_text(content, encoding="utf-8")
    (folder / "pack.mcmeta").write_text(json.dumps({"pack": pack}), encoding="utf-8")
    return f"{folder.name}/data/bad/{directory}/t.json"


def place(content: str, start: str) -> str:
    """`line:column` of the first value or key that begins with `start`."""
    offset = re.search(rf"(?<![\w\"]){re.escape(start)}", content)
    assert offset is not None
    before = content[: offset.start()]
    return f"{before.count(chr(10)) + 1}:{offset.start() - before.rfind(chr(10))}"


def value_place(content: str, field: str) -> str:
    before, after = content.split(f'"{field}": ', 1)
    line = before.count("\n") + 1
    del after
    column = len(before) - before.rfind("\n") + len(f'"{field}": ')
    return f"{line}:{column}"


@pytest.mark.parametrize(("version", "field", "value", "code"), [*instance_rows()])
def test_a_wrong_field_of_a_test_is_named_with_its_place(
    cli: Cli, tmp_path: Path, version: str, field: str, value: object, code: str
) -> None:
    content = json.dumps(TEST | {field: value}, indent=2)
    path = write_pack(tmp_path / "bad", version, "test_instance", content)

    found = cli("run", "bad")
    first, *more = found.stderr.splitlines()

    assert found.code == 2
    assert first.startswith(f"{path}:{value_place(content, field)}: error: ")
    assert first.endswith(f"[{code}]")
    assert "1 error" in more


@pytest.mark.parametrize(
    ("version", "field", "others", "value", "code"), [*environment_rows()]
)
def test_a_wrong_field_of_an_environment_is_named_with_its_place(
    cli: Cli,
    tmp_path: Path,
    version: str,
    field: str,
    others: dict[str, Any],
    value: object,
    code: str,
) -> None:
    content = json.dumps(others | {field: value}, indent=2)
    path = write_pack(tmp_path / "bad", version, "test_environment", content)

    found = cli("run", "bad")
    first, *more = found.stderr.splitlines()

    assert found.code == 2
    assert first.startswith(f"{path}:{value_place(content, field)}: error: ")
    assert first.endswith(f"[{code}]")
    assert "1 error" in more


@pytest.mark.parametrize(("version", "environment", "start", "code"), INNER)
def test_what_is_wrong_inside_an_environment_is_named_with_its_place(
    cli: Cli,
    tmp_path: Path,
    version: str,
    environment: dict[str, Any],
    start: str,
    code: str,
) -> None:
    content = json.dumps(environment, indent=2)
    path = write_pack(tmp_path / "bad", version, "test_environment", content)

    found = cli("run", "bad")
    first = found.stderr.splitlines()[0]

    assert found.code == 2
    assert first.startswith(f"{path}:{place(content, start)}: error: ")
    assert first.endswith(f"[{code}]")


def test_every_field_of_a_test_has_a_row() -> None:
    fields = {field.name for field in attrs.fields(FunctionGameTestInstance)}

    assert fields == INSTANCE.keys()


def test_every_field_of_every_environment_has_a_row() -> None:
    known = {
        (id.path, field.name)
        for version in SUPPORTED_VERSIONS
        for id, kind in environment_types(version).items()
        for field in attrs.fields(cast("type[attrs.AttrsInstance]", kind))
    }

    assert known == {(kind, field) for kind, field, _ in ENVIRONMENTS}
