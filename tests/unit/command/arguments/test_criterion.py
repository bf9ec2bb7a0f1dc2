"""Criteria of objectives (https://minecraft.wiki/w/Scoreboard#Criteria)."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.arguments.scoreboard import CriterionArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.core.version import version_named


@pytest.fixture(scope="session")
def criterion(blocks: BlockTable) -> CriterionArgument:
    version = version_named("26.3")
    tags = TagTable.load(version)
    return CriterionArgument(CommandBuildContext(version, blocks, tags))


@pytest.mark.parametrize(
    "text",
    [
        "dummy",
        "teamkill.dark_red",
        "minecraft.custom:minecraft.jump",
        "custom:jump",
        "mined:stone",
        "minecraft.used:minecraft.carrot_on_a_stick",
        "killed_by:zombie",
    ],
)
def test_a_criterion_is_read_as_written(
    criterion: CriterionArgument, text: str
) -> None:
    assert text == criterion.parse(StringReader(f"{text} more"))


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("deathcount", "deathCount"),
        ("minecraft.custom:minecraft.jumps", "jump"),
        ("minecraft.mind:minecraft.stone", "mined"),
        ("minecraft.mined:minecraft.stonne", "stone"),
        ("used:carrot_on_stick", "carrot_on_a_stick"),
        ("killed:zombi", "zombie"),
    ],
)
def test_an_unknown_one_is_an_error_with_the_nearest_word(
    criterion: CriterionArgument, text: str, near: str
) -> None:
    with pytest.raises(TextSyntaxError, match=f"did you mean '{near}'"):
        criterion.parse(StringReader(text))


@pytest.mark.parametrize("text", ["demo.used:stick", "used:demo.stick", "used:"])
def test_packs_have_no_statistics_of_their_own(
    criterion: CriterionArgument, text: str
) -> None:
    with pytest.raises(TextSyntaxError, match="unknown criterion"):
        criterion.parse(StringReader(text))
