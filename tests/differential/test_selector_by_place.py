"""Selectors find by place what a look at every entity finds, in the same order."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.selector.selector_reader import read_selector
from gametest.core.position import Vec3
from gametest.core.string_reader import StringReader
from gametest.entity.summoning import create_entity
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.entities.entity_grid import EntityGrid
from gametest.server.server import Server

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.core.version import GameVersion

_KINDS = ("marker", "armor_stand", "interaction", "item_display", "ghast")


def _too_many(_grid: EntityGrid, _box: object) -> float:
    return float("inf")


@pytest.fixture(scope="module")
def crowd(version: GameVersion, blocks: BlockTable) -> Server:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    server = Server(version, blocks, tables.freeze())
    random = Random(7)
    for number in range(600):
        x, y, z = (random.uniform(-40.0, 40.0) for _ in range(3))
        entity = create_entity(
            server.overworld, _KINDS[number % len(_KINDS)], Vec3(x, 100.0 + y / 8, z)
        )
        if number % 7 == 0:
            entity.move_to(Vec3(z, 100.0, x))
        if number % 11 == 0:
            server.overworld.remove_entity(entity)
    return server


@pytest.mark.parametrize(
    "text",
    [
        "@e[distance=..6]",
        "@e[distance=3..9,limit=4]",
        "@e[type=armor_stand,distance=..12,sort=nearest]",
        "@e[type=!marker,distance=..8,sort=furthest,limit=3]",
        "@e[dx=8,dy=4,dz=8]",
        "@e[dx=-5,dz=3,type=ghast]",
        "@e[distance=..60]",
        "@n[distance=..10,type=interaction]",
    ],
)
@pytest.mark.parametrize(
    "at", [(0.5, 100.0, 0.5), (-21.3, 99.0, 14.9), (90.0, 0.0, 0.0)]
)
def test_a_search_by_place_finds_what_a_scan_finds(
    crowd: Server,
    version: GameVersion,
    monkeypatch: pytest.MonkeyPatch,
    text: str,
    at: tuple[float, float, float],
) -> None:
    context = CommandBuildContext(version, crowd.blocks, TagTable.load(version))
    selector = read_selector(StringReader(text), context)
    source = CommandSourceStack(crowd, crowd.overworld).with_position(Vec3(*at))
    by_place = selector.find(source)
    monkeypatch.setattr(EntityGrid, "cells_in", _too_many)

    assert by_place == selector.find(source)
