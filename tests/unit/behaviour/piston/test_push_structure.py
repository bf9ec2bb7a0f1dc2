"""Which blocks a stroke takes along, and in which order: https://minecraft.wiki/w/Piston."""

from __future__ import annotations

import pytest

from gametest.behaviour.piston.push_structure import PushStructure
from gametest.block.block_table import BlockTable
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.world_preset import WorldPreset

Pos = tuple[int, int, int]
_PISTON = BlockPos(0, 1, 0)


def _structure(
    blocks: BlockTable, cells: dict[Pos, str], *, is_extending: bool = True
) -> PushStructure:
    """Before a piston at `_PISTON` that faces east, in the void."""
    tables = BehaviourTables.empty(blocks)
    level = Level.of(tables, preset=WorldPreset.void(blocks))
    level.set_states_quiet(
        (BlockPos(*pos), blocks.parse_state(text).id) for pos, text in cells.items()
    )
    return PushStructure(level, _PISTON, Direction.EAST, is_extending)


def _row(*names: str) -> dict[Pos, str]:
    return {(x, 1, 0): name for x, name in enumerate(names, 1)}


@pytest.mark.parametrize(
    ("row", "can_move", "pushed", "destroyed"),
    [
        ([], True, 0, 0),
        (["stone"] * 12, True, 12, 0),
        (["stone"] * 13, False, None, None),
        (["stone"] * 12 + ["torch"], True, 12, 1),
        (["torch", "stone"], True, 0, 1),
        (["stone", "torch", "obsidian"], True, 1, 1),
        # https://minecraft.wiki/w/Piston#Limitations
        (["obsidian"], False, None, None),
        (["stone", "crying_obsidian"], False, None, None),
        (["respawn_anchor"], False, None, None),
        (["reinforced_deepslate"], False, None, None),
        (["bedrock"], False, None, None),
        (["barrier"], False, None, None),
        (["anvil"], False, None, None),
        (["lodestone"], False, None, None),
        (["grindstone"], False, None, None),
        (["chest"], False, None, None),
        (["furnace"], False, None, None),
        (["piston_head"], False, None, None),
        (["moving_piston"], False, None, None),
        (["piston[extended=true]"], False, None, None),
        (["piston"], True, 1, 0),
        (["sticky_piston[facing=west]"], True, 1, 0),
        (["note_block"], True, 1, 0),
        (["observer"], True, 1, 0),
        (["white_glazed_terracotta"], True, 1, 0),
        (["oak_trapdoor"], True, 1, 0),
        (["rail"], True, 1, 0),
        # What breaks, among it water and what keeps its items when it breaks.
        (["redstone_wire"], True, 0, 1),
        (["repeater"], True, 0, 1),
        (["oak_leaves"], True, 0, 1),
        (["water"], True, 0, 1),
        (["shulker_box"], True, 0, 1),
        (["melon"], True, 0, 1),
    ],
)
def test_row_before_an_extending_piston(
    blocks: BlockTable,
    row: list[str],
    can_move: bool,
    pushed: int | None,
    destroyed: int | None,
) -> None:
    structure = _structure(blocks, _row(*row))

    assert can_move == structure.resolve()
    if can_move:
        assert (pushed, destroyed) == (
            len(structure.pushed),
            len(structure.destroyed),
        )


@pytest.mark.parametrize(
    ("block", "pushed"),
    [
        ("stone", 1),
        ("white_glazed_terracotta", 0),
        ("torch", 0),
        ("chest", 0),
        ("slime_block", 1),
        ("piston", 1),
    ],
)
def test_what_a_sticky_piston_pulls(
    blocks: BlockTable, block: str, pushed: int
) -> None:
    """https://minecraft.wiki/w/Glazed_Terracotta: pushed, but never pulled."""
    structure = _structure(blocks, {(2, 1, 0): block}, is_extending=False)
    structure.resolve()

    assert pushed == len(structure.pushed)


@pytest.mark.parametrize(
    ("sticky", "beside", "dragged"),
    [
        ("slime_block", "stone", True),
        ("honey_block", "stone", True),
        ("slime_block", "slime_block", True),
        ("honey_block", "honey_block", True),
        ("slime_block", "honey_block", False),
        ("honey_block", "slime_block", False),
        ("slime_block", "obsidian", False),
        ("slime_block", "white_glazed_terracotta", False),
        ("slime_block", "torch", False),
        ("stone", "stone", False),
        ("stone", "slime_block", False),
    ],
)
def test_slime_and_honey_drag_what_is_beside_them(
    blocks: BlockTable, sticky: str, beside: str, dragged: bool
) -> None:
    """https://minecraft.wiki/w/Slime_Block#Pistons, https://minecraft.wiki/w/Honey_Block#Pistons."""
    structure = _structure(blocks, {(1, 1, 0): sticky, (1, 2, 0): beside})

    assert structure.resolve()
    assert dragged == (BlockPos(1, 2, 0) in structure.pushed)


@pytest.mark.parametrize(
    ("cells", "can_move"),
    [
        # What is dragged along pushes in its turn, and may be stopped.
        ({(1, 1, 0): "slime_block", (1, 2, 0): "stone", (2, 2, 0): "obsidian"}, False),
        ({(1, 1, 0): "stone", (1, 2, 0): "stone", (2, 2, 0): "obsidian"}, True),
        # Dragged blocks count towards the twelve.
        ({**_row("slime_block", *["stone"] * 11), (1, 2, 0): "stone"}, False),
        ({**_row("slime_block", *["stone"] * 10), (1, 2, 0): "stone"}, True),
        # The piston itself is never part of the load.
        ({(1, 1, 0): "slime_block", (1, 2, 0): "slime_block"}, True),
    ],
)
def test_dragged_blocks_follow_the_same_rules(
    blocks: BlockTable, cells: dict[Pos, str], can_move: bool
) -> None:
    assert can_move == _structure(blocks, cells).resolve()


def test_blocks_are_listed_from_the_piston_outwards(blocks: BlockTable) -> None:
    """The last moves first: https://beta.techmc.wiki/en/articles/redstone-components/pistons."""
    structure = _structure(blocks, _row("stone", "stone", "stone"))
    structure.resolve()

    assert [(1, 1, 0), (2, 1, 0), (3, 1, 0)] == structure.pushed


def test_a_line_that_runs_into_the_load_is_put_before_it(blocks: BlockTable) -> None:
    """Above the second slime block stands one whose line ends at a block moved already."""
    cells = {
        (2, 1, 0): "slime_block",
        (1, 1, 0): "stone",
        (2, 2, 0): "slime_block",
        (3, 2, 0): "stone",
        (3, 1, 0): "stone",
    }
    structure = _structure(blocks, cells)

    assert structure.resolve()
    assert set(cells) == set(structure.pushed)
    for pos in structure.pushed:
        ahead = Direction.EAST.from_pos(pos)
        if ahead in structure.pushed:
            assert structure.pushed.index(pos) < structure.pushed.index(ahead)


def test_nothing_is_pushed_out_of_the_world(blocks: BlockTable) -> None:
    level = Level.of(BehaviourTables.empty(blocks), preset=WorldPreset.void(blocks))
    top = BlockPos(0, level.max_y - 1, 0)
    below = Direction.DOWN.from_pos(top)
    level.set_states_quiet([(top, blocks.parse_state("stone").id)])

    up = PushStructure(level, below, Direction.UP, is_extending=True)
    at_the_edge = PushStructure(level, top, Direction.UP, is_extending=True)

    assert not up.resolve()
    assert not at_the_edge.resolve()
