from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from gametest.command.arguments.coordinates import (
    BlockPosArgument,
    RotationArgument,
    Vec2Argument,
    Vec3Argument,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.errors import CommandError
from gametest.core.position import Vec3
from gametest.core.string_reader import StringReader, TextSyntaxError


def _source(position: Vec3) -> CommandSourceStack:
    level = SimpleNamespace(min_y=-64, max_y=320)
    nothing = cast(Any, None)
    return CommandSourceStack(nothing, cast(Any, level), position=position)


@pytest.mark.parametrize(
    ("text", "pos"),
    [
        ("1 2 3", (1, 2, 3)),
        ("~ ~ ~", (0, 64, -1)),
        ("~1 ~-1 ~.5", (1, 63, 0)),
        ("-5 ~ 7", (-5, 64, 7)),
    ],
)
def test_position_is_resolved_against_the_source(
    text: str, pos: tuple[int, int, int]
) -> None:
    source = _source(Vec3(0.5, 64.0, -0.5))

    assert pos == BlockPosArgument().parse(StringReader(text)).block_pos(source)


@pytest.mark.parametrize("text", ["1 2", "1.5 2 3", "~ ^ ~", "^ ~ ^", "a b c", ""])
def test_broken_position_is_an_error(text: str) -> None:
    with pytest.raises(TextSyntaxError):
        BlockPosArgument().parse(StringReader(text))


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("1 2 3", (1.5, 2, 3.5)),
        ("1.0 2 3.25", (1, 2, 3.25)),
        ("~ ~1 ~-2.5", (0.5, 65, -3)),
        ("-1 -2 -3", (-0.5, -2, -2.5)),
    ],
)
def test_point_of_whole_numbers_is_the_middle_of_the_block(
    text: str, position: tuple[float, float, float]
) -> None:
    """https://minecraft.wiki/w/Coordinates#Commands"""
    source = _source(Vec3(0.5, 64.0, -0.5))

    assert position == Vec3Argument().parse(StringReader(text)).position(source)


def test_point_without_centering_is_as_written() -> None:
    coordinates = Vec3Argument(center=False).parse(StringReader("1 2 3"))

    assert (1, 2, 3) == coordinates.position(_source(Vec3(0, 0, 0)))


def test_local_coordinates_start_at_the_source_and_follow_its_rotation() -> None:
    source = _source(Vec3(0.5, 64.0, 0.5)).with_rotation(90.0, 0.0)

    coordinates = BlockPosArgument().parse(StringReader("^ ^1 ^3"))

    assert (-3, 65, 0) == coordinates.block_pos(source)


@pytest.mark.parametrize(
    ("text", "rotation"), [("10 20", (10, 20)), ("~ ~", (90, 5)), ("~5 ~-1", (95, 4))]
)
def test_rotation_is_yaw_and_pitch(text: str, rotation: tuple[float, float]) -> None:
    source = _source(Vec3(0, 0, 0)).with_rotation(90.0, 5.0)

    assert rotation == RotationArgument().parse(StringReader(text)).rotation(source)


@pytest.mark.parametrize("text", ["10", "^ ^", "", "a b"])
def test_broken_rotation_is_an_error(text: str) -> None:
    with pytest.raises(TextSyntaxError):
        RotationArgument().parse(StringReader(text))


def test_horizontal_point_is_centered() -> None:
    column = Vec2Argument().parse(StringReader("3 ~"))

    assert (3.5, 2.0) == column.point(_source(Vec3(1.0, 0.0, 2.0)))


def test_position_above_the_world_fails() -> None:
    coordinates = BlockPosArgument().parse(StringReader("0 320 0"))

    with pytest.raises(CommandError, match="outside"):
        coordinates.loaded_block_pos(_source(Vec3(0, 0, 0)))
