from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.world_preset import WorldPreset

MakeLevel = Callable[..., Level]
AT = BlockPos(-3, 70, 31)


def test_written_state_is_read_back_by_every_way(make_level: MakeLevel) -> None:
    level = make_level()
    stone = level.blocks.block("stone").default_state

    assert level.set_states_quiet([(AT, stone.id)]) == 1
    assert stone.id == level.get_state_id(*AT)
    assert stone is level.get_block_state(AT)
    assert stone is level.get_neighbor_state(AT.offset(0, 1, 0), Direction.DOWN)
    assert [stone.id] == level.state_ids_in(BoundingBox.of_corners(AT, AT))


def test_levels_share_sections_until_one_writes(blocks: BlockTable) -> None:
    tables, preset = BehaviourTables.empty(blocks), WorldPreset.of(blocks)
    one, other = (Level.of(tables, preset=preset) for _ in range(2))
    stone = blocks.block("stone").default_state

    assert one.section(0, 0, 0).ids is other.section(0, 0, 0).ids

    one.set_states_quiet([((0, 0, 0), stone.id)])

    assert str(other.get_block_state((0, 0, 0))) == "minecraft:sandstone"
    assert stone is one.get_block_state((0, 0, 0))


@pytest.mark.parametrize("direction", list(Direction))
def test_neighbour_comes_from_the_cache(
    make_level: MakeLevel, direction: Direction
) -> None:
    assert direction.from_pos(AT) == make_level().neighbor(AT, direction)


BOXES = [
    ((0, 64, 0), (1, 1, 1)),
    ((-5, 60, 3), (20, 9, 40)),
    ((0, 64, 0), (16, 16, 16)),
    ((0, 66, 0), (16, 3, 16)),
    ((0, 64, 5), (16, 16, 4)),
    ((3, 64, 0), (2, 16, 16)),
    ((3, 65, 2), (2, 4, 9)),
    ((3, 65, 2), (9, 4, 2)),
    ((0, 310, 0), (4, 20, 4)),
    ((0, -70, 0), (4, 20, 4)),
]


@pytest.mark.parametrize(("corner", "size"), BOXES)
def test_fill_does_what_single_writes_do(
    make_level: MakeLevel, corner: tuple[int, int, int], size: tuple[int, int, int]
) -> None:
    box = BoundingBox.of_size(corner, size)
    around = box.inflated(2)
    filled, written = make_level(), make_level()
    stone, dirt = (
        filled.blocks.block(name).default_state.id for name in ("stone", "dirt")
    )
    for level in (filled, written):
        level.set_states_quiet((pos, dirt) for pos in list(box.positions())[::3])
        level.set_states_quiet((pos, stone) for pos in list(box.positions())[::7])
    expected = written.set_states_quiet((pos, stone) for pos in box.positions())

    assert expected == filled.fill_states(box, stone)
    assert written.state_ids_in(around) == filled.state_ids_in(around)


def test_state_ids_come_in_the_order_of_positions(make_level: MakeLevel) -> None:
    level = make_level()
    box = BoundingBox.of_size((14, 78, 14), (4, 4, 4))
    level.set_states_quiet((pos, 1 + n) for n, pos in enumerate(box.positions()))

    assert list(range(1, 65)) == level.state_ids_in(box)


def test_section_shows_itself_as_numpy(make_level: MakeLevel) -> None:
    level = make_level()
    level.set_states_quiet([((1, 66, 3), 9)])

    view = level.section(0, 4, 0).as_numpy()

    assert view.shape == (16, 16, 16)
    assert view[2, 3, 1] == 9


def test_caches_start_afresh_when_full(
    make_level: MakeLevel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gametest.level.block_storage.MAX_CACHED_CELLS", 10)
    level = make_level()
    level.set_states_quiet([(AT, 1)])

    for x in range(50):
        level.neighbor_cells((x, 70, 0))

    assert level.get_state_id(*AT) == 1
