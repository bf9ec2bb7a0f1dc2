"""Predicates of packs from the file to `execute if predicate` and selectors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gametest.app.loading import LoadOptions, check_packs, load_packs
from gametest.app.run import build_server
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.server.server import Server


def write_pack(folder: Path, files: dict[str, Any]) -> Path:
    metadata = {"pack": {"description": "", "min_format": 121, "max_format": 121}}
    for name, content in {"pack.mcmeta": metadata, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        text = content if isinstance(content, str) else json.dumps(content)
        path.write_text(text, encoding="utf-8")
    return folder


def options(pack: Path) -> LoadOptions:
    return LoadOptions(packs=(pack,), directory=pack, use_cache=False)


PIG = {
    "type": "entity_properties",
    "entity": "this",
    "predicate": {"entity_type": "#demo:pigs", "entity_tags": {"all_of": ["a"]}},
}
LAMP = {
    "type": "location_check",
    "offsetY": -1,
    "predicate": {"block": {"blocks": "redstone_lamp", "state": {"lit": "true"}}},
}


@pytest.fixture
def server(tmp_path: Path) -> Server:
    files = {
        "data/demo/predicate/pig.json": PIG,
        "data/demo/predicate/lamp.json": LAMP,
        "data/demo/tags/entity_type/pigs.json": {"values": ["pig", "#raiders"]},
    }
    loaded = load_packs(options(write_pack(tmp_path, files)))
    assert not list(loaded.diagnostics)
    return build_server(loaded)


def run(server: Server, line: str) -> FunctionResult:
    source = CommandSourceStack(server, server.overworld, silent=True)
    return FunctionRunner().run_command(line, source, server.functions.dispatcher)


@pytest.mark.parametrize(
    ("line", "passes"),
    [
        ("execute as @e[tag=a] if predicate demo:pig", True),
        ("execute as @e[tag=b] if predicate demo:pig", False),
        ("execute if predicate demo:pig", False),
        ("execute if entity @e[predicate=demo:pig]", True),
        ("execute if entity @e[predicate=demo:pig,tag=b]", False),
        ("execute if entity @e[predicate=!demo:pig,tag=b]", True),
        ("execute positioned 5 101 5 if predicate demo:lamp", True),
        ("execute positioned 5 102 5 if predicate demo:lamp", False),
        ("execute unless predicate {type:random_chance,chance:0}", True),
    ],
)
def test_predicates_of_a_pack_are_asked(
    server: Server, line: str, passes: bool
) -> None:
    for before in (
        "summon pig 0 100 0 {Tags:[a],NoAI:1b,NoGravity:1b}",
        "summon cow 0 100 0 {Tags:[b],NoAI:1b,NoGravity:1b}",
        "setblock 5 100 5 redstone_lamp[lit=true] strict",
    ):
        assert run(server, before).success, before

    assert passes is run(server, line).success


def test_function_with_an_unknown_predicate_is_an_error(tmp_path: Path) -> None:
    line = "execute if predicate demo:pgi run say x"
    files = {
        "data/demo/predicate/pig.json": {"type": "weather_check"},
        "data/demo/function/f.mcfunction": line,
    }
    loaded = load_packs(options(write_pack(tmp_path, files)))

    assert ["command-syntax"] == [found.code for found in loaded.diagnostics]


def test_check_reads_predicates_that_nobody_names(tmp_path: Path) -> None:
    files = {"data/demo/predicate/p.json": '{\n  "type": "weathr_check"\n}'}
    loaded = check_packs(options(write_pack(tmp_path, files)))
    (found,) = loaded.diagnostics

    assert ("unknown-type", 2, 11) == (
        found.code,
        found.location.line,
        found.location.column,
    )
    assert "'weather_check'" in found.message


def test_check_reads_tags_of_items(tmp_path: Path) -> None:
    files = {"data/demo/tags/item/t.json": {"values": ["minecraft:stik"]}}
    loaded = check_packs(options(write_pack(tmp_path, files)))

    assert ["tag-missing-entry"] == [found.code for found in loaded.diagnostics]


# https://minecraft.wiki/w/Data_component_format#can_break
@pytest.mark.parametrize(
    ("component", "told"),
    [
        ("can_break={blocks:'#logs',state:{axis:'y'}}", None),
        ("can_break=[{blocks:stone},{blocks:[dirt,sand]}]", None),
        ("can_break={blocks:ston}", "unknown block 'minecraft:ston'"),
        ("can_place_on=[{blocks:'#log'}]", "unknown block tag '#minecraft:log'"),
        # The form before 1.21.5.
        ("can_break={predicates:[{blocks:stone}]}", "expected an object, got a list"),
        ("lock={items:stick,predicates:{custom_data:{key:1}}}", None),
        ("lock={items:stik}", "unknown item 'minecraft:stik'"),
    ],
)
def test_predicates_in_components_are_read(
    tmp_path: Path, component: str, told: str | None
) -> None:
    function = f"give @a stick[{component}]"
    pack = write_pack(tmp_path, {"data/demo/function/a.mcfunction": function})

    found = [str(one.message) for one in check_packs(options(pack)).diagnostics]

    assert len(found) == (told is not None), found
    assert told is None or told in found[0]
