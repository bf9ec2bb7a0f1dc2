"""Rows of the list of behaviours: shapes, halves and support."""

from __future__ import annotations

from gametest.behaviour.block_family import BlockFamily, SupportLevel
from gametest.behaviour.nature.plant import DelicateBlock
from gametest.behaviour.standing.attached import OnAnything, OnSolid, OnWall, Standing
from gametest.behaviour.standing.connecting import (
    Fence,
    MushroomBlock,
    Pane,
    SnowyBlock,
    Stairs,
)
from gametest.behaviour.standing.double_block import Bed, Door
from gametest.behaviour.standing.openable import FenceGate, Trapdoor
from gametest.behaviour.standing.wall import Wall
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction

_PARTLY = SupportLevel.PARTLY
_UNSUPPORTED = SupportLevel.UNSUPPORTED


def standing_families() -> tuple[BlockFamily, ...]:
    return (*_openables(), *_shapes(), *_carried())


def _openables() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily("iron_trapdoor", Trapdoor(opens_by_hand=False)),
        BlockFamily("*_trapdoor", Trapdoor(opens_by_hand=True)),
        BlockFamily("iron_door", Door(opens_by_hand=False)),
        BlockFamily("*_door", Door(opens_by_hand=True)),
        BlockFamily(
            "*_fence_gate", FenceGate(), level=_PARTLY, note="not opened by hand"
        ),
    )


def _shapes() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily("*_fence", Fence()),
        BlockFamily("glass_pane *_glass_pane *_bars", Pane()),
        BlockFamily("*_stairs", Stairs()),
        BlockFamily(
            "cobblestone_wall mossy_cobblestone_wall *_wall",
            Wall(),
        ),
        BlockFamily(
            "brown_mushroom_block red_mushroom_block mushroom_stem", MushroomBlock()
        ),
        BlockFamily("podzol", SnowyBlock()),
        BlockFamily(
            "grass_block mycelium",
            SnowyBlock(),
            level=_PARTLY,
            note="does not spread",
        ),
    )


def _carried() -> tuple[BlockFamily, ...]:
    on_center = Standing(SupportType.CENTER)
    on_face = Standing(SupportType.FULL)
    return (
        BlockFamily("torch soul_torch copper_torch", on_center),
        BlockFamily(
            "wall_torch soul_wall_torch copper_wall_torch ladder *amethyst_bud "
            "amethyst_cluster",
            OnWall(),
        ),
        BlockFamily("*_wall_hanging_sign", DelicateBlock(frozenset())),
        BlockFamily("*_hanging_sign", DelicateBlock(frozenset({Direction.UP}))),
        BlockFamily("*_wall_sign *_wall_banner", OnWall(needs_sturdy_face=False)),
        BlockFamily("*_sign *_banner *candle_cake", OnSolid()),
        BlockFamily("lantern soul_lantern *copper_lantern", on_center),
        BlockFamily("candle *_candle", on_center),
        BlockFamily(" ".join(_coral("dead_{}_coral", "dead_{}_coral_fan")), on_face),
        BlockFamily(" ".join(_coral("dead_{}_coral_wall_fan")), OnWall()),
        BlockFamily("pale_moss_carpet", DelicateBlock(), level=_UNSUPPORTED),
        BlockFamily("*_carpet", OnAnything()),
        BlockFamily("*_bed", Bed(), level=_PARTLY, note="nobody sleeps in it"),
    )


def _coral(*patterns: str) -> list[str]:
    kinds = ("tube", "brain", "bubble", "fire", "horn")
    return [pattern.format(kind) for pattern in patterns for kind in kinds]
