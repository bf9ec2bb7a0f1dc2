"""`--vanilla-data`: the game's own files lie below every pack."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gametest.app.loading import LoadOptions, load_packs
from gametest.core.errors import UsageError
from gametest.core.identifier import Identifier

GRAVEL = Identifier("minecraft", "blocks/gravel")
SAND = Identifier("minecraft", "blocks/sand")


def _write(path: Path, value: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value))


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Game data with two tables and a tag, and a pack that has one of the tables too."""
    game, pack = tmp_path / "game", tmp_path / "pack"
    tables = game / "data/minecraft/loot_table/blocks"
    _write(tables / "gravel.json", {"type": "minecraft:block"})
    _write(tables / "sand.json", {"type": "minecraft:block"})
    _write(game / "data/minecraft/tags/block/demo.json", {"values": ["stone"]})
    _write(
        pack / "pack.mcmeta",
        {"pack": {"description": "", "min_format": 121, "max_format": 121}},
    )
    _write(
        pack / "data/minecraft/loot_table/blocks/sand.json",
        {"type": "minecraft:block", "random_sequence": "demo:own"},
    )
    return game, pack


def test_game_data_lie_below_the_packs(folders: tuple[Path, Path]) -> None:
    game, pack = folders

    loaded = load_packs(LoadOptions(packs=(pack,), vanilla_data=game, use_cache=False))

    gravel, sand = loaded.loot.find_table(GRAVEL), loaded.loot.find_table(SAND)
    assert gravel is not None
    assert sand is not None
    assert (gravel.sequence, sand.sequence) == (None, "demo:own")
    assert not len(loaded.diagnostics)


def test_game_data_claim_no_version_and_bring_no_tags(
    folders: tuple[Path, Path],
) -> None:
    game, pack = folders

    loaded = load_packs(LoadOptions(packs=(pack,), vanilla_data=game, use_cache=False))

    assert loaded.version.name == "26.3"
    assert "minecraft:demo" not in loaded.block_tags.known_tags


def test_folder_without_game_data_is_refused(folders: tuple[Path, Path]) -> None:
    _, pack = folders
    empty = pack / "data/minecraft/loot_table"

    with pytest.raises(UsageError, match="there is no folder data/minecraft"):
        load_packs(LoadOptions(packs=(pack,), vanilla_data=empty, use_cache=False))
