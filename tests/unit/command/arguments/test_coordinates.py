from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from gametest.command.arguments.coordinates import BlockPosArgument
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
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


def test_local_coordinates_are_unsupported_when_they_run() -> None:
    coordinates = BlockPosArgument().parse(StringReader("^ ^1 ^"))

    with pytest.raises(UnsupportedError):
        coordinates.block_pos(_source(Vec3(0, 0, 0)))


def test_position_above_the_world_fails() -> None:
    coordinates = BlockPosArgument().parse(StringReader("0 320 0"))

    with pytest.raises(CommandError, match="outside"):
        coordinates.loaded_block_pos(_source(Vec3(0, 0, 0)))
