"""Rows of the list of behaviours: shapes, halves and support."""

# size: tables, one row a family

from __future__ import annotations

from gametest.behaviour import standing
from gametest.behaviour.block_family import BlockFamily, SupportLevel
from gametest.block.support_type import SupportType

_PARTLY = SupportLevel.PARTLY


def standing_families() -> tuple[BlockFamily, ...]:
    return (*_openables(), *_shapes(), *_carried())


def _openables() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "iron_trapdoor", lambda: standing.openable.Trapdoor(opens_by_hand=False)
        ),
        BlockFamily(
            "*_trapdoor", lambda: standing.openable.Trapdoor(opens_by_hand=True)
        ),
        BlockFamily(
            "iron_door", lambda: standing.double_block.Door(opens_by_hand=False)
        ),
        BlockFamily("*_door", lambda: standing.double_block.Door(opens_by_hand=True)),
        BlockFamily("*_fence_gate", lambda: standing.openable.FenceGate()),
    )


def _shapes() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily("*_fence", lambda: standing.connecting.Fence()),
        BlockFamily(
            "glass_pane *_glass_pane *_bars", lambda: standing.connecting.Pane()
        ),
        BlockFamily("*_stairs", lambda: standing.connecting.Stairs()),
        BlockFamily(
            "cobblestone_wall mossy_cobblestone_wall *_wall",
            lambda: standing.wall.Wall(),
        ),
        BlockFamily(
            "brown_mushroom_block red_mushroom_block mushroom_stem",
            lambda: standing.connecting.MushroomBlock(),
        ),
        BlockFamily("podzol", lambda: standing.connecting.SnowyBlock()),
    )


def _carried() -> tuple[BlockFamily, ...]:
    return (
        BlockFamily(
            "torch soul_torch copper_torch",
            lambda: standing.attached.Standing(SupportType.CENTER),
        ),
        BlockFamily(
            "wall_torch soul_wall_torch copper_wall_torch ladder *amethyst_bud "
            "amethyst_cluster",
            lambda: standing.attached.OnWall(),
        ),
        BlockFamily(
            "*_wall_hanging_sign",
            lambda: standing.sign.WallHangingSign(),
            level=_PARTLY,
            note="hands dye, light and wax it; nobody writes on it",
        ),
        BlockFamily(
            "*_hanging_sign",
            lambda: standing.sign.HangingSign(),
            level=_PARTLY,
            note="hands dye, light and wax it; nobody writes on it",
        ),
        BlockFamily(
            "*_wall_sign",
            lambda: standing.sign.WallSign(needs_sturdy_face=False),
            level=_PARTLY,
            note="hands dye, light and wax it; nobody writes on it",
        ),
        BlockFamily(
            "*_sign",
            lambda: standing.sign.StandingSign(),
            level=_PARTLY,
            note="hands dye, light and wax it; nobody writes on it",
        ),
        BlockFamily(
            "*_wall_banner",
            lambda: standing.attached.OnWall(needs_sturdy_face=False),
        ),
        BlockFamily("*_banner", lambda: standing.attached.OnSolid()),
        BlockFamily(
            "lantern soul_lantern *copper_lantern",
            lambda: standing.attached.Standing(SupportType.CENTER),
        ),
        BlockFamily(
            "candle *_candle", lambda: standing.attached.Candle(SupportType.CENTER)
        ),
        BlockFamily(
            " ".join(_coral("dead_{}_coral", "dead_{}_coral_fan")),
            lambda: standing.attached.Standing(SupportType.FULL),
        ),
        BlockFamily(
            " ".join(_coral("dead_{}_coral_wall_fan")),
            lambda: standing.attached.OnWall(),
        ),
        BlockFamily("scaffolding", lambda: standing.scaffolding.Scaffolding()),
        BlockFamily(
            "carved_pumpkin jack_o_lantern",
            lambda: standing.golem_head.GolemHead(),
            level=_PARTLY,
            note="making a golem is unsupported",
        ),
        BlockFamily("*_carpet", lambda: standing.attached.OnAnything()),
        BlockFamily(
            "*_bed",
            lambda: standing.double_block.Bed(),
            level=_PARTLY,
            note="players sleep in it; its explosion is unsupported",
        ),
    )


def _coral(*patterns: str) -> list[str]:
    kinds = ("tube", "brain", "bubble", "fire", "horn")
    return [pattern.format(kind) for pattern in patterns for kind in kinds]
