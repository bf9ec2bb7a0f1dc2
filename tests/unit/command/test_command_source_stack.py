from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import attrs
import pytest

from gametest.command.command_source_stack import (
    EYES,
    GAME_MASTER,
    CommandSourceStack,
)
from gametest.core.position import Vec3
from gametest.level.dimension_type import OVERWORLD, THE_END, THE_NETHER
from gametest.level.entities.entity import Entity

PIG = Entity("minecraft:pig", 1, Vec3(4.0, 5.0, 6.0), yaw=90.0, pitch=10.0)


def _source(**fields: Any) -> CommandSourceStack:
    level = SimpleNamespace(dimension=OVERWORLD)
    return CommandSourceStack(cast(Any, None), cast(Any, level), **fields)


def test_copy_has_every_field() -> None:
    fields = [field.name for field in attrs.fields(CommandSourceStack)]
    source = _source(
        position=Vec3(1.0, 2.0, 3.0),
        yaw=4.0,
        pitch=5.0,
        permission_level=1,
        silent=True,
        name="x",
        callback=lambda _success, _result: None,
        entity=PIG,
        anchor=EYES,
    )

    copies = (source.copy(), *source.with_entities([PIG]))

    for copy in copies:
        assert [getattr(source, name) for name in fields] == [
            getattr(copy, name) for name in fields
        ]


@pytest.mark.parametrize(
    ("start", "end", "x"),
    [
        (OVERWORLD, THE_NETHER, 1.0),
        (THE_NETHER, OVERWORLD, 64.0),
        (OVERWORLD, THE_END, 8.0),
    ],
)
def test_position_is_scaled_between_dimensions(start: Any, end: Any, x: float) -> None:
    """https://minecraft.wiki/w/Commands/execute#in"""
    here = cast(Any, SimpleNamespace(dimension=start))
    there = cast(Any, SimpleNamespace(dimension=end))
    source = CommandSourceStack(cast(Any, None), here, position=Vec3(8.0, 8.0, 8.0))

    assert (x, 8.0, x) == source.with_level(there).position


def test_source_at_an_entity_keeps_its_own_entity() -> None:
    source = _source().at(PIG)

    assert (PIG.pos, 90.0, 10.0, None) == (
        source.position,
        source.yaw,
        source.pitch,
        source.entity,
    )


def test_both_callbacks_are_told_in_order() -> None:
    told: list[tuple[str, bool, int]] = []
    source = _source(callback=lambda ok, result: told.append(("old", ok, result)))

    source.also_telling(
        lambda ok, result: told.append(("new", ok, result))
    ).report_result(True, 3)

    assert [("old", True, 3), ("new", True, 3)] == told


def test_function_sees_a_silent_game_master_without_callback() -> None:
    source = _source(permission_level=0, callback=lambda _ok, _result: None)

    inner = source.for_function()

    assert (True, None, GAME_MASTER) == (
        inner.silent,
        inner.callback,
        inner.permission_level,
    )


def test_source_that_fits_a_function_is_not_copied() -> None:
    source = _source(silent=True)

    assert source is source.for_function()
