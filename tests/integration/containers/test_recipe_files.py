"""Recipes in a pack, as `gametest check` and `gametest run` meet them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

WriteRecipe = Callable[[dict[str, Any]], Path]


@pytest.fixture
def pack(tmp_path: Path) -> WriteRecipe:
    """A pack with one recipe and one test, in which a furnace burns."""

    def write(recipe: dict[str, Any]) -> Path:
        root = tmp_path / "pack"
        meta = {"pack": {"description": "", "min_format": 107, "max_format": [121, 0]}}
        furnace = 'furnace{Items:[{Slot:1b,id:"coal",count:1}]}'
        hopper = 'hopper{Items:[{Slot:0b,id:"minecraft:dirt",count:1}]}'
        lines = (
            "# @timeout 60",
            f"setblock ~ ~ ~ {furnace}",
            f"setblock ~ ~1 ~ {hopper}",
            "await items block ~ ~ ~ container.2 diamond",
        )
        files = {
            "pack.mcmeta": json.dumps(meta),
            "data/demo/recipe/dirt.json": json.dumps(recipe),
            "data/demo/test/cooks.mcfunction": "\n".join(lines) + "\n",
        }
        for name, text in files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return root

    return write


def test_test_cooks_by_the_packs_recipe(
    cli: Callable[..., Any], pack: WriteRecipe
) -> None:
    recipe = {
        "type": "minecraft:smelting",
        "ingredient": "minecraft:dirt",
        "result": {"id": "minecraft:diamond"},
        "cookingtime": 20,
    }
    result = cli("run", pack(recipe))

    assert 0 == result.code, result.stdout


def test_faulty_recipe_is_a_finding(cli: Callable[..., Any], pack: WriteRecipe) -> None:
    result = cli("check", pack({"type": "smelting", "ingredient": "minecraft:dirt"}))

    assert 2 == result.code
    assert "field 'result' is missing" in result.stdout + result.stderr
