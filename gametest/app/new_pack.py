"""`gametest new`: a pack with one test of each style, all of which pass."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, final

import attrs

from gametest.app.configuration import CONFIGURATION_FILE, find_configuration
from gametest.core.errors import UsageError
from gametest.core.version import GameVersion, version_named

_FUNCTIONS_FILE: Final = "game_tests.py"
_CONFIGURATION: Final = "packs = [%s]\nfunctions = [%s]\n"
_REPEATER: Final = """\
{
    DataVersion: %d,
    size: [3, 2, 1],
    data: [
        {pos: [0, 0, 0], state: "minecraft:stone"},
        {pos: [1, 0, 0], state: "minecraft:stone"},
        {pos: [2, 0, 0], state: "minecraft:stone"},
        {pos: [0, 1, 0], state: "minecraft:test_block{mode:start}", nbt: {id: "minecraft:test_block", mode: "start"}},
        {pos: [1, 1, 0], state: "minecraft:repeater{delay:2,facing:west,locked:false,powered:false}"},
        {pos: [2, 1, 0], state: "minecraft:test_block{mode:accept}", nbt: {id: "minecraft:test_block", mode: "accept"}}
    ],
    entities: []
}
"""
_WIRE: Final = """\
{
    DataVersion: %d,
    size: [4, 2, 1],
    data: [
        {pos: [0, 0, 0], state: "minecraft:stone"},
        {pos: [1, 0, 0], state: "minecraft:stone"},
        {pos: [2, 0, 0], state: "minecraft:stone"},
        {pos: [3, 0, 0], state: "minecraft:stone"},
        {pos: [0, 1, 0], state: "minecraft:lever{face:floor,facing:north,powered:false}"},
        {pos: [1, 1, 0], state: "minecraft:redstone_wire{east:side,north:none,power:0,south:none,west:side}"},
        {pos: [2, 1, 0], state: "minecraft:redstone_wire{east:side,north:none,power:0,south:none,west:side}"},
        {pos: [3, 1, 0], state: "minecraft:redstone_wire{east:side,north:none,power:0,south:none,west:side}"}
    ],
    entities: []
}
"""
_FUNCTIONS: Final = '''\
"""Test functions of the pack; `gametest.toml` names this file."""

from gametest import GameTestHelper, test_function


@test_function("%(namespace)s:wire_loses_power")
def wire_loses_power(helper: GameTestHelper) -> None:
    helper.pull_lever((0, 1, 0))
    helper.assert_block_property((1, 1, 0), "power", "15")
    helper.assert_block_property((3, 1, 0), "power", "13")
    helper.succeed()


@test_function("%(namespace)s:lever_goes_off")
def lever_goes_off(helper: GameTestHelper) -> None:
    helper.pull_lever((0, 1, 0))
    (
        helper.start_sequence()
        .then_idle(10)
        .then_execute(lambda: helper.pull_lever((0, 1, 0)))
        .then_execute(lambda: helper.assert_block_property((3, 1, 0), "power", "0"))
        .then_succeed()
    )
'''


@final
@attrs.frozen(kw_only=True)
class CreatedPack:
    files: tuple[Path, ...]
    how_to_run: str
    """A command line."""
    notes: tuple[str, ...] = ()
    """What is left to the person, a sentence each."""


def create_pack(
    folder: Path, namespace: str | None, target: str, standing: Path
) -> CreatedPack:
    """Write the files; raises `UsageError` if one exists.

    The configuration names Python code, and a pack may not: it lies where the person stands when
    the pack is below, else in the pack's folder, where it counts for those who stand there.
    """
    try:
        return _create(folder, namespace, version_named(target), standing)
    except OSError as error:
        raise UsageError(f"{error.filename or folder}: {error.strerror}") from None


def _create(
    folder: Path, namespace: str | None, version: GameVersion, standing: Path
) -> CreatedPack:
    place = folder.resolve()
    name = namespace or re.sub(r"[^a-z0-9_.-]+", "_", place.name.lower())
    if not re.fullmatch(r"[a-z0-9_.-]+", name):
        raise UsageError(f"namespace {name!r} has a character other than [a-z0-9_.-]")
    if name in (".", ".."):
        raise UsageError(f"namespace {name!r} cannot be the name of a folder")
    is_below = place != standing and place.is_relative_to(standing)
    home = standing if is_below else place
    files = {folder / path: text for path, text in _files(name, version)}
    here = place.relative_to(home).as_posix()
    functions = (Path(here) / _FUNCTIONS_FILE).as_posix()
    configured = find_configuration(standing).file if is_below else None
    run = "gametest run"
    notes: tuple[str, ...] = ()
    if is_below:
        run += f" {_quoted(folder)}"
    elif place != standing:
        run = f"cd {_quoted(folder)} && {run}"
    if configured is None:
        base = standing if is_below else folder
        files[base / CONFIGURATION_FILE] = _CONFIGURATION % (
            _toml(here),
            _toml(functions),
        )
    else:
        code = os.path.relpath(place / _FUNCTIONS_FILE, configured.parent)
        notes = (f"{configured} is left as it is; add {code!r} to its functions",)
        run += f" --functions {_quoted(folder / _FUNCTIONS_FILE)}"
    for path in files:
        if path.exists():
            raise UsageError(f"{path} exists; nothing was written")
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return CreatedPack(files=tuple(files), how_to_run=run, notes=notes)


def _quoted(path: Path) -> str:
    from shlex import quote

    return quote(str(path))


def _toml(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise UsageError(
            f"{text!r} cannot be written in {CONFIGURATION_FILE}"
        ) from None
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _files(namespace: str, version: GameVersion) -> Iterator[tuple[str, str]]:
    data = f"data/{namespace}"
    yield "pack.mcmeta", _json(_metadata(namespace, version))
    yield _FUNCTIONS_FILE, _FUNCTIONS % {"namespace": namespace}
    structures = f"{data}/gametest/structure"
    yield f"{structures}/repeater.snbt", _REPEATER % version.data_version
    yield f"{structures}/wire.snbt", _WIRE % version.data_version
    yield (
        f"{data}/test_environment/rain.json",
        _json({"type": "minecraft:weather", "weather": "rain"}),
    )
    block_based = {
        "type": "minecraft:block_based",
        "environment": "minecraft:default",
        "structure": f"{namespace}:repeater",
        "max_ticks": 20,
    }
    yield f"{data}/test_instance/repeater.json", _json(block_based)
    yield (
        f"{data}/test_instance/repeater_in_rain.json",
        _json(
            {
                **block_based,
                "environment": f"{namespace}:rain",
                "rotation": "clockwise_90",
            }
        ),
    )
    for function in ("wire_loses_power", "lever_goes_off"):
        yield (
            f"{data}/test_instance/{function}.json",
            _json(
                {
                    "type": "minecraft:function",
                    "function": f"{namespace}:{function}",
                    "environment": "minecraft:default",
                    "structure": f"{namespace}:wire",
                    "max_ticks": 20,
                }
            ),
        )


def _metadata(namespace: str, version: GameVersion) -> dict[str, Any]:
    major, minor = version.pack_format
    pack: dict[str, Any] = {"description": f"Game tests of {namespace}"}
    if version.minor_formats:
        pack |= {"min_format": [major, minor], "max_format": [major, minor]}
    else:
        pack["pack_format"] = major
    return {"pack": pack}


def _json(value: object) -> str:
    return json.dumps(value, indent=2) + "\n"
