"""https://minecraft.wiki/w/World_border"""

from __future__ import annotations

from gametest.level.world.world_border import MAX_SIZE, WorldBorder


def test_size_changes_evenly() -> None:
    border = WorldBorder()
    border.move(100.0, 0, 0)
    border.move(200.0, 10, 20)

    assert [100.0, 150.0, 200.0, 200.0] == [
        border.size_at(time) for time in (10, 20, 30, 99)
    ]
    assert [20, 10, 0] == [border.ticks_left(time) for time in (10, 20, 40)]


def test_movement_starts_from_where_another_one_is() -> None:
    border = WorldBorder()
    border.move(100.0, 0, 0)
    border.move(200.0, 0, 20)
    border.move(150.0, 10, 0)

    assert 150.0 == border.size_at(10)


def test_border_starts_at_the_edge_of_the_world() -> None:
    assert MAX_SIZE == WorldBorder().size_at(0)
