"""Whether a piston moves: https://minecraft.wiki/w/Piston#Limitations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

_EXTENDS = ["minecraft:piston: extend"]


def _reports(scene: Scene, cells: dict[Pos, str]) -> list[str]:
    """A piston at the origin, facing east, between these blocks, when power comes."""
    scene.build({(0, 101, 0): "piston[facing=east]", **cells})
    scene.put((0, 101, 1), "redstone_block")
    scene.tick()
    return scene.missing


def _row(*blocks: str) -> dict[Pos, str]:
    return {(x, 101, 0): block for x, block in enumerate(blocks, 1)}


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (["stone"] * 12, _EXTENDS),
        (["stone"] * 13, []),
        (["stone", "obsidian"], []),
        (["stone", "chest"], []),
        (["stone", "barrier"], []),
        (["torch"], _EXTENDS),
        (["stone"] * 12 + ["torch"], _EXTENDS),
        (["stone", "piston_head[facing=west]"], []),
        (["piston[facing=up]"], _EXTENDS),
        (["piston[facing=up,extended=true]"], []),
        (["white_glazed_terracotta", "stone"], _EXTENDS),
    ],
)
def test_piston_extends_if_all_before_it_can_move(
    scene: Scene, row: list[str], expected: list[str]
) -> None:
    assert expected == _reports(scene, _row(*row))


@pytest.mark.parametrize(
    ("sticky", "beside", "before", "expected"),
    [
        # What sticks to the side is moved as well, and what is before that.
        ("slime_block", "stone", "obsidian", []),
        ("slime_block", "stone", "air", _EXTENDS),
        ("slime_block", "obsidian", "air", _EXTENDS),
        ("slime_block", "honey_block", "obsidian", _EXTENDS),
        ("slime_block", "white_glazed_terracotta", "obsidian", _EXTENDS),
        ("honey_block", "stone", "obsidian", []),
        ("stone", "stone", "obsidian", _EXTENDS),
    ],
)
def test_slime_and_honey_move_what_sticks_to_them(
    scene: Scene, sticky: str, beside: str, before: str, expected: list[str]
) -> None:
    """https://minecraft.wiki/w/Slime_Block#Pistons, https://minecraft.wiki/w/Honey_Block#Pistons."""
    cells: dict[Pos, str] = {
        (1, 101, 0): sticky,
        (1, 102, 0): beside,
        (2, 102, 0): before,
    }

    assert expected == _reports(scene, cells)


def test_slime_counts_what_it_pulls_towards_the_limit(scene: Scene) -> None:
    row = _row("slime_block", *["stone"] * 11)

    assert _EXTENDS == _reports(scene, row)

    scene.missing.clear()
    scene.put((0, 101, 1), "air")

    assert [] == _reports(scene, {(1, 102, 0): "stone"})
