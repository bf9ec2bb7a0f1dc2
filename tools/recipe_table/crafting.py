"""From the recipes of `minecraft-data`, one for each item of a tag, to one for all of them.

The package spells every choice out. Recipes that differ only in what fills a place are joined, and
where the choices are the members of an item tag, the tag is written. Of some recipes with two tags
the package has only a part; `_WIDENED` and `_widened` write those by hand. Recipes whose result has
components of its own are left out, as the package does not have those.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, final

import attrs

from gametest.block.block_tags import TagTable, UnsupportedTagError
from gametest.core.dye_colors import DYE_COLORS
from gametest.core.version import version_named
from tools.block_table.minecraft_data import MinecraftData

VERSION: Final = "26.1"
_WITH_COMPONENTS: Final = frozenset({"decorated_pot", "suspicious_stew"})
_WIDENED: Final = {
    "barrel": ("#planks", "#wooden_slabs"),
    "campfire": ("stick", "#coals", "#logs"),
    "chiseled_bookshelf": ("#planks", "#wooden_slabs"),
    "fire_charge": ("blaze_powder", "#coals", "gunpowder"),
    "pumpkin_pie": ("#eggs", "pumpkin", "sugar"),
    "soul_campfire": ("stick", "#soul_fire_base_blocks", "#logs"),
    "soul_torch": ("#coals", "stick", "#soul_fire_base_blocks"),
}
_LOGS: Final = {
    "bamboo_planks": "#bamboo_blocks",
    "crimson_planks": "#crimson_stems",
    "warped_planks": "#warped_stems",
}
_COLORS: Final = sorted(DYE_COLORS)
_DYED: Final = ("bed", "carpet", "harness", "wool")
_SYMBOLS: Final = "ABCDEFGHI"
_EMPTY: Final = " "


@final
@attrs.frozen
class Shape:
    """`AB/ A` for a drawing, `3` for so many ingredients in any order."""

    result: str
    count: int
    text: str


Choice = tuple[str, ...]
"""What fills the places of a shape, in the order of its letters."""


def write_crafting(source: MinecraftData, out: Path) -> int:
    """Returns how many recipes there are after joining."""
    found: dict[Shape, set[Choice]] = {}
    for shape, choice in _spelt_out(source):
        found.setdefault(shape, set()).add(choice)
    tags = _tags()
    rows: dict[str, list[list[Any]]] = {}
    count = 0
    for shape in sorted(found, key=lambda s: (s.text, s.result, s.count)):
        widened = _widened(shape)
        for words in [widened] if widened else _worded(found[shape], tags):
            row = [shape.result, shape.count, *words]
            rows.setdefault(shape.text, []).append(row)
            count += 1
    lines = ",\n".join(
        f"{json.dumps(text)}: [\n"
        + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows[text])
        + "\n]"
        for text in rows
    )
    out.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    return count


def _spelt_out(source: MinecraftData) -> Iterator[tuple[Shape, Choice]]:
    names = source.numbered_names(VERSION, "items")
    for recipes in source.recipes(VERSION).values():
        for recipe in recipes:
            result = names[recipe["result"]["id"]]
            if result in _WITH_COMPONENTS:
                continue
            count = int(recipe["result"].get("count", 1))
            if "inShape" in recipe:
                rows = [
                    [None if cell is None else names[cell] for cell in row]
                    for row in recipe["inShape"]
                ]
                text, choice = _drawing(rows)
            else:
                choice = tuple(sorted(names[id] for id in recipe["ingredients"]))
                text = str(len(choice))
            yield Shape(result, count, text), choice


def _drawing(rows: list[list[str | None]]) -> tuple[str, Choice]:
    width = max(map(len, rows))
    letters: dict[str, str] = {}
    lines = []
    for row in rows:
        cells = [*row, *[None] * (width - len(row))]
        lines.append(
            "".join(
                _EMPTY
                if cell is None
                else letters.setdefault(cell, _SYMBOLS[len(letters)])
                for cell in cells
            )
        )
    return "/".join(lines), tuple(letters)


def _worded(choices: set[Choice], tags: dict[frozenset[str], str]) -> list[list[str]]:
    return [
        [tags.get(each) or "|".join(sorted(each)) for each in sets]
        for sets in _joined(choices)
    ]


def _widened(shape: Shape) -> list[str] | None:
    """The ingredients of a recipe that the package has only in part."""
    result = shape.result
    if result in _WIDENED:
        return list(_WIDENED[result])
    if result.endswith("_planks") and shape.text == "1":
        wood = result.removesuffix("_planks")
        return [_LOGS.get(result, f"#{wood}_logs")]
    for color in _COLORS:
        thing = result.removeprefix(f"{color}_")
        if shape.text == "2" and thing in _DYED and thing != result:
            others = [f"{each}_{thing}" for each in _COLORS if each != color]
            return [f"{color}_dye", "|".join(others)]
    return None


def _joined(choices: set[Choice]) -> list[list[frozenset[str]]]:
    """One for all if every combination is there, else one for each."""
    sets = [frozenset(column) for column in zip(*choices, strict=True)]
    if set(product(*sets)) == choices:
        return [sets]
    return [[frozenset({name}) for name in choice] for choice in sorted(choices)]


def _tags() -> dict[frozenset[str], str]:
    """Members without namespace to `#name`; of equal tags the first."""
    table = TagTable.load(version_named(VERSION), "item")
    found: dict[frozenset[str], str] = {}
    for tag in sorted(table.known_tags, reverse=True):
        try:
            members = table.members(tag)
        except UnsupportedTagError:
            continue
        if len(members) > 1:
            plain = frozenset(name.removeprefix("minecraft:") for name in members)
            found[plain] = f"#{tag.removeprefix('minecraft:')}"
    return found
