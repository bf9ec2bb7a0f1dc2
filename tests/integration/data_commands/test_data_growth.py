"""Data that double in a loop end the test by name; what grows as it may is left alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Cli = Callable[..., Any]
META = '{"pack":{"description":"","min_format":121,"max_format":121}}'

DOUBLING = {
    "append": (
        "data modify storage t:a b set value [{}]",
        "data modify storage t:a b append from storage t:a b",
    ),
    "every element": (
        "data modify storage t:a b set value [{},{}]",
        "data modify storage t:a b[] merge from storage t:a {}",
    ),
    "merge": (
        "data modify storage t:a b set value [{}]",
        "data modify storage t:a c.d merge from storage t:a",
        "data modify storage t:a b append from storage t:a c",
    ),
    "set": (
        "data modify storage t:a b set value [{}]",
        "data modify storage t:a c set from storage t:a b",
        "data modify storage t:a b append from storage t:a c",
    ),
    "marker": (
        "summon marker ~ ~ ~ {Tags:[m],data:{l:[{}]}}",
        "data modify entity @n[tag=m] data.l append from entity @n[tag=m] data.l",
    ),
    "item": (
        "summon armor_stand ~ ~ ~ {Tags:[m],equipment:{head:{id:stone,components:"
        "{'minecraft:custom_data':{l:[{}]}}}}}",
        "execute as @n[tag=m] run "
        'item modify entity @s armor.head {type:"copy_custom_data",source:"this",'
        "ops:[{source:'equipment.head.components.minecraft:custom_data.l[]',target:l,"
        "op:append}]}",
    ),
    "block": (
        "setblock ~ ~ ~ jukebox{components:{'minecraft:custom_data':{l:[{}]}}}",
        "data modify block ~ ~ ~ components.minecraft:custom_data.l append from "
        "block ~ ~ ~ components.minecraft:custom_data.l",
    ),
}


@pytest.fixture
def run(cli: Cli, tmp_path: Path) -> Callable[..., Any]:
    def run(first: str, *again: str, times: int = 40) -> Any:
        texts = {
            "pack.mcmeta": META,
            "data/t/test/a.mcfunction": "\n".join([first, *again * times]),
        }
        for name, text in texts.items():
            path = tmp_path / "pack" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return cli("run", tmp_path / "pack")

    return run


@pytest.mark.parametrize("kind", DOUBLING)
def test_data_that_double_are_unsupported(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    for name in ("gametest.level.world.data_meter", "gametest.nbt.memory"):
        monkeypatch.setattr(f"{name}.MAX_MEMORY_BYTES", 1 << 21)
    monkeypatch.setattr("gametest.level.world.data_meter._LEAST_STEP", 1 << 18)

    found = run(*DOUBLING[kind])

    assert 4 == found.code, found.stdout
    assert "data of more than 2 MiB, written by commands" in found.stdout


def test_data_that_are_replaced_again_and_again_are_left_alone(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gametest.level.world.data_meter.MAX_MEMORY_BYTES", 1 << 21)
    monkeypatch.setattr("gametest.level.world.data_meter._LEAST_STEP", 1 << 18)
    value = f"[{','.join(['{a:1}'] * 200)}]"

    found = run(
        f"data modify storage t:a b set value {value}",
        "data modify storage t:a c set from storage t:a b",
        "data remove storage t:a c",
        times=200,
    )

    assert 0 == found.code, found.stdout
