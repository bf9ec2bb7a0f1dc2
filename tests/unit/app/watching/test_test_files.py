"""Which tests a change of a file touches."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.watching.test_files import FileReader, files_of_tests

STRUCTURE = '{DataVersion: 4903, size: [1, 1, 1], palette: [{Name: "minecraft:air"}], blocks: [{pos: [0, 0, 0], state: 0}], entities: []}'

FILES: dict[str, str | dict[str, Any]] = {
    "pack.mcmeta": {"pack": {"description": "", "min_format": 121, "max_format": 121}},
    "data/demo/gametest/structure/box.snbt": STRUCTURE,
    "data/demo/gametest/structure/other.snbt": STRUCTURE,
    "data/demo/test_instance/blocks.json": {
        "type": "minecraft:block_based",
        "environment": "demo:rain",
        "structure": "demo:box",
        "max_ticks": 20,
    },
    "data/demo/test_environment/rain.json": {
        "type": "minecraft:function",
        "setup": "demo:before_rain",
    },
    "data/demo/test/calls.mcfunction": "function demo:outer\n",
    "data/demo/test/tagged.mcfunction": "function #demo:group\n",
    "data/demo/test/macro.mcfunction": "function demo:by_name {name: 'a'}\n",
    "data/demo/test/used.mcfunction": "# @uses demo:fixture\nsay x\n",
    "data/demo/function/before_rain.mcfunction": "say rain\n",
    "data/demo/function/outer.mcfunction": "execute if predicate demo:p run function demo:inner\n",
    "data/demo/function/inner.mcfunction": "say inner\n",
    "data/demo/function/member.mcfunction": "say member\n",
    "data/demo/function/by_name.mcfunction": "$function demo:shapes/$(name)\n",
    "data/demo/function/shapes/a.mcfunction": "say a\n",
    "data/demo/function/fixture/before.mcfunction": "say before\n",
    "data/demo/function/lonely.mcfunction": "say nobody calls me\n",
    "data/demo/function/ticking.mcfunction": "scoreboard players add a b 1\n",
    "data/demo/tags/function/group.json": {"values": ["demo:member"]},
    "data/minecraft/tags/function/tick.json": {"values": ["demo:ticking"]},
    "data/demo/predicate/p.json": {"type": "minecraft:random_chance", "chance": 1},
    "data/demo/test_instance/code.json": {
        "type": "minecraft:function",
        "function": "demo:code",
        "environment": "minecraft:default",
        "structure": "minecraft:empty",
        "max_ticks": 20,
    },
}
CODE = """
from gametest import test_function
import watched_words

@test_function("demo:code")
def code(helper):
    helper.succeed()
"""
ALL = {
    "demo:blocks",
    "demo:calls",
    "demo:tagged",
    "demo:macro",
    "demo:used",
    "demo:code",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("watched")
    for name, content in FILES.items():
        path = folder / "pack" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content))
    (folder / "watched_code.py").write_text(CODE)
    (folder / "watched_words.py").write_text("HELLO = 'hello'\n")
    return folder


@pytest.fixture(autouse=True)
def own_path(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])


def touched(folder: Path, changed: str) -> set[str]:
    options = LoadOptions(
        packs=(folder / "pack",), functions=("watched_code",), directory=folder
    )
    loaded = load_packs(options)
    assert () == loaded.diagnostics.errors
    files = files_of_tests(loaded, FileReader(), folder)
    found = files.touched_by([str((folder / changed).resolve())])
    return found - {"minecraft:always_pass"}


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("pack/data/demo/test_instance/blocks.json", {"demo:blocks"}),
        ("pack/data/demo/gametest/structure/box.snbt", {"demo:blocks"}),
        ("pack/data/demo/test_environment/rain.json", {"demo:blocks"}),
        ("pack/data/demo/function/before_rain.mcfunction", {"demo:blocks"}),
        ("pack/data/demo/test/calls.mcfunction", {"demo:calls"}),
        ("pack/data/demo/function/outer.mcfunction", {"demo:calls"}),
        ("pack/data/demo/function/inner.mcfunction", {"demo:calls"}),
        ("pack/data/demo/predicate/p.json", {"demo:calls"}),
        ("pack/data/demo/tags/function/group.json", {"demo:tagged"}),
        ("pack/data/demo/function/member.mcfunction", {"demo:tagged"}),
        ("pack/data/demo/function/shapes/a.mcfunction", {"demo:macro"}),
        ("pack/data/demo/function/fixture/before.mcfunction", {"demo:used"}),
        ("pack/data/demo/function/lonely.mcfunction", set()),
        ("pack/data/demo/gametest/structure/other.snbt", set()),
        ("pack/data/demo/function/ticking.mcfunction", ALL),
        ("pack/data/minecraft/tags/function/tick.json", ALL),
        ("pack/pack.mcmeta", ALL),
        ("watched_code.py", {"demo:code"}),
        ("watched_words.py", {"demo:code"}),
    ],
)
def test_a_change_touches_the_tests_that_use_the_file(
    folder: Path, changed: str, tests: set[str]
) -> None:
    assert tests == touched(folder, changed)
