"""`python -m tools.recipe_table [--minecraft-data DIR] [--out FILE]`."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Final

from tools.block_table.minecraft_data import MinecraftData, fetch
from tools.recipe_table.crafting import write_crafting

_OUT: Final = (
    Path(__file__).parents[2] / "gametest" / "recipe" / "tables" / "crafting.json"
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.recipe_table")
    parser.add_argument("--minecraft-data", type=Path, metavar="DIR")
    parser.add_argument("--out", type=Path, metavar="FILE", default=_OUT)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        source = options.minecraft_data or fetch(Path(folder))
        count = write_crafting(MinecraftData(source), options.out)
    print(f"{count} recipes, {options.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
