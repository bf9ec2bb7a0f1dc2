"""A pack of functions for measuring commands; both engines read the same files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

LINES: Final = 1000
DEPTH: Final = 100_000
PEER_DEPTH: Final = 100
"""The peer's recursion is Python's own and dies at 124 calls."""
ENTITIES: Final = 1000

SETUP: Final = (
    "scoreboard objectives add o dummy",
    "scoreboard players set #a o 7",
    "scoreboard players set #b o 3",
    "scoreboard players set #i o 0",
    "data merge storage bench:s {n:5}",
)

_FUNCTIONS: Final = {
    "operation": ["scoreboard players operation #a o += #b o"] * LINES,
    "if_chain": [
        "execute if score #a o matches -2147483648.. if score #b o matches 3 "
        "if score #b o = #b o run scoreboard players add #n o 1"
    ]
    * LINES,
    "recursion": [
        "scoreboard players add #i o 1",
        "execute if score #i o < #end o run function bench:recursion",
    ],
    "two": [
        "$scoreboard players set #x o $(n)",
        "$execute if score #x o matches $(n) run scoreboard players add #n o 1",
    ],
    "macro": ["function bench:two with storage bench:s"] * LINES,
    "append": ['data modify storage bench:s l append value {a:1,b:"x"}'] * LINES,
    "as_entities": ["execute as @e[tag=m] run scoreboard players add @s o 1"],
    "fill": ["fill 0 0 0 31 31 31 stone", "fill 0 0 0 31 31 31 dirt"],
}


def write_command_pack(folder: Path) -> Path:
    functions = folder / "data" / "bench" / "function"
    functions.mkdir(parents=True)
    mcmeta = {"pack": {"description": "", "min_format": 121, "max_format": 121}}
    (folder / "pack.mcmeta").write_text(json.dumps(mcmeta), encoding="utf-8")
    for name, lines in _FUNCTIONS.items():
        path = functions / f"{name}.mcfunction"
        path.write_text("\n".join(lines), encoding="utf-8")
    return folder


def write_large_pack(
    folder: Path, *, functions: int = 1400, lines: int = 36_000
) -> Path:
    """Lines as real packs have them, by their shares of roots."""
    made = write_command_pack(folder) / "data" / "bench" / "function" / "large"
    made.mkdir()
    each = lines // functions
    for number in range(functions):
        text = "\n".join(_line(number * each + place) for place in range(each))
        (made / f"f{number}.mcfunction").write_text(text, encoding="utf-8")
    return folder


def _line(n: int) -> str:
    """Different in every line, so that nothing is found twice."""
    kinds = (
        f"execute if score #v{n} o matches {n % 90}.. run scoreboard players add @s o {n}",
        f"scoreboard players operation #v{n} o += #w{n % 700} o",
        f"data modify storage bench:s a{n}.b set value {{x:{n},y:'t{n}',z:[1b,2b,{n % 99}b]}}",
        f"execute as @e[type=marker,tag=t{n % 50}] at @s run function bench:large/f{n % 1400}",
        f"execute store result score #r{n} o run data get storage bench:s a{n}.b[0]",
        f'tellraw @a[distance=..{n % 30}] {{text:"line {n}",color:"red"}}',
        f"execute unless block ~ ~{n % 9} ~ stone positioned ~ ~1 ~ run setblock ~ ~ ~ dirt",
        f"tag @e[tag=a{n},limit=1] add b{n}",
    )
    return kinds[n % len(kinds)]
