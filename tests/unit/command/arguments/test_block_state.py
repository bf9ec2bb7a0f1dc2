from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.arguments.block_state import (
    BlockPredicateArgument,
    BlockStateArgument,
)
from gametest.command.command_build_context import CommandBuildContext
from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.core.version import GameVersion


@pytest.fixture(scope="module")
def context(version: GameVersion, blocks: BlockTable) -> CommandBuildContext:
    return CommandBuildContext(version, blocks, TagTable.load(version))


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("stone", "minecraft:stone"),
        ("minecraft:stone", "minecraft:stone"),
        (
            "lever[face=wall, powered=true]",
            "minecraft:lever[face=wall,facing=north,powered=true]",
        ),
        ("lever[]", "minecraft:lever[face=wall,facing=north,powered=false]"),
    ],
)
def test_state_is_read_with_defaults(
    context: CommandBuildContext, text: str, state: str
) -> None:
    assert state == str(BlockStateArgument(context).parse(StringReader(text)).state)


@pytest.mark.parametrize(
    ("text", "cursor", "words"),
    [
        ("stoen", 0, "'minecraft:stone'"),
        ("lever[fase=wall]", 6, "no property 'fase'"),
        ("lever[face=up]", 6, "cannot be 'up'"),
        ("lever[face=wall,face=wall]", 16, "set twice"),
        ("lever[face", 10, "expected '='"),
        ("lever[face=wall", 5, "not closed"),
        ("#logs", 0, "cannot be placed"),
    ],
)
def test_broken_state_is_an_error_at_its_place(
    context: CommandBuildContext, text: str, cursor: int, words: str
) -> None:
    with pytest.raises(TextSyntaxError) as caught:
        BlockStateArgument(context).parse(StringReader(text))

    assert cursor == caught.value.cursor
    assert words in caught.value.message


def test_written_properties_are_kept_apart_from_defaults(
    context: CommandBuildContext,
) -> None:
    block = BlockStateArgument(context).parse(StringReader("lever[face=wall]"))

    assert block.named == (("face", "wall"),)


def test_unknown_block_tag_is_an_error(context: CommandBuildContext) -> None:
    with pytest.raises(TextSyntaxError, match="unknown block tag"):
        BlockPredicateArgument(context).parse(StringReader("#no_such_tag"))
