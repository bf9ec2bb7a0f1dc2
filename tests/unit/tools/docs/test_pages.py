from __future__ import annotations

import inspect
import re
from pathlib import Path

import click
import pytest

from gametest.behaviour import coverage
from gametest.behaviour.block_family import assign_blocks
from gametest.behaviour.families import block_families
from gametest.block.block_table import BlockTable
from gametest.cli.program import cli
from gametest.command.game_commands import root_names
from gametest.core.diagnostic_codes import CODES
from gametest.core.errors import UnsupportedError
from gametest.core.version import NEWEST_VERSION
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.game_test_sequence import GameTestSequence
from gametest.framework.test_function import InstanceOptions
from tools.docs import api_words
from tools.docs.__main__ import REFERENCE, main
from tools.docs.api_page import api_page, meaning_of, own_methods
from tools.docs.block_patterns import shortened
from tools.docs.cli_page import cli_page
from tools.docs.diagnostic_examples import EXAMPLES, example_of
from tools.docs.diagnostics_page import diagnostics_page
from tools.docs.field_notes import always_refuses
from tools.docs.formats_page import formats_page
from tools.docs.pages import generated_pages
from tools.docs.support_page import helper_methods, support_page


@pytest.mark.parametrize("name", generated_pages())
def test_the_page_in_the_folder_is_the_generated_one(name: str) -> None:
    written = (REFERENCE / name).read_text(encoding="utf-8")

    assert generated_pages()[name] == written, "run `python -m tools.docs`"


def test_check_lists_stale_pages_and_writing_makes_them_good(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = main(["--check"], tmp_path)
    listed = capsys.readouterr().out.splitlines()
    wrote = main([], tmp_path)
    (tmp_path / "cli.md").write_text("old", encoding="utf-8")
    capsys.readouterr()
    after = main(["--check"], tmp_path)

    assert (1, 0, 1) == (before, wrote, after)
    assert len(generated_pages()) == len(listed)
    assert capsys.readouterr().out.startswith(f"{tmp_path / 'cli.md'}: stale")


def test_every_code_has_a_heading_and_a_paragraph() -> None:
    found = re.findall(r"^## `(.+)`\n\n(.+)$", diagnostics_page(), re.MULTILINE)

    assert CODES == dict(found)


def test_every_option_of_every_command_is_in_the_page() -> None:
    page, context = cli_page(), click.Context(cli)
    missing = []
    for name in cli.list_commands(context):
        command = cli.get_command(context, name)
        assert command is not None
        section = page.split(f"## `{name}`")[1].split("\n## ")[0]
        missing += [
            (name, option.opts)
            for option in command.params
            if isinstance(option, click.Option) and not option.hidden
            if f"`{option.opts[0]}" not in section
        ]

    assert [] == missing


def test_every_command_of_the_game_is_in_the_support_page() -> None:
    section = support_page().split("## Commands")[1].split("\n## ")[0]
    named = set(re.findall(r"`([a-z-]+)`", section))

    assert set(root_names(NEWEST_VERSION)) <= named


def test_every_block_falls_into_a_family_or_is_waterlogged_or_idle() -> None:
    blocks = BlockTable.load(NEWEST_VERSION)
    idle = {name.removeprefix("minecraft:") for name in coverage.idle_blocks(blocks)}
    assigned = assign_blocks(blocks, block_families()).keys()
    left = {
        name
        for name in blocks.names
        if name not in idle and name not in assigned
        if not blocks.block(name).has_property("waterlogged")
    }

    assert set() == left
    assert not idle & assigned


def test_every_pattern_of_a_family_names_a_block() -> None:
    names = BlockTable.load(NEWEST_VERSION).names
    patterns = {pattern for family in block_families() for pattern in family.patterns}
    dead = {
        pattern
        for pattern in patterns
        if not any(_fits(pattern, name) for name in names)
    }

    assert set() == dead


def test_a_shortened_list_names_the_same_blocks() -> None:
    blocks = BlockTable.load(NEWEST_VERSION)
    idle = {name.removeprefix("minecraft:") for name in coverage.idle_blocks(blocks)}
    patterns = re.findall(r"`(.+?)`", " ".join(shortened(sorted(idle), blocks.names)))
    named = {
        name
        for name in blocks.names
        if any(_fits(pattern, name) for pattern in patterns)
    }

    assert idle == named


def test_methods_that_only_refuse_are_told_from_those_that_may() -> None:
    methods = helper_methods()

    assert methods["walk_to"]
    assert methods["set_biome"]
    assert not methods["pull_lever"]
    assert not methods["random_tick"]


def test_a_method_that_is_said_to_refuse_does() -> None:
    method = inspect.unwrap(GameTestHelper.walk_to)

    with pytest.raises(UnsupportedError, match=r"GameTestHelper\.walk_to"):
        method(object(), object(), (0, 0, 0), 1.0)


def test_a_function_with_another_way_out_may_do_something() -> None:
    def sometimes(flag: bool) -> None:
        if flag:
            return
        raise UnsupportedError("something")

    assert not always_refuses(sometimes)


@pytest.mark.parametrize(
    "row",
    [
        "| `max_ticks` | integer | of at least 1 | required | 1.21.5 |",
        "| `padding` | integer | from 0 to 128 | `0` | 26.1 |",
        "| `dimension` | identifier |  | `minecraft:overworld` | 26.3 |",
        "| `environment` | identifier, or the object itself |  | required | 1.21.5 |",
        "| `difficulty` | `peaceful` `easy` `normal` `hard` |  | required | 26.2 |",
        "| `clock` | identifier |  | required | 26.1 |",
        "### `minecraft:time_of_day` (1.21.5 to 1.21.11)",
        "### `minecraft:game_rules` (since 1.21.11)",
    ],
)
def test_the_page_of_formats_says_what_the_game_reads(row: str) -> None:
    """Values: https://minecraft.wiki/w/Test_instance_definition and its environment."""
    assert row in formats_page()


def test_every_method_and_option_is_in_the_page_of_the_api() -> None:
    page = api_page()
    methods = [*helper_methods(), *own_methods(GameTestSequence)]
    public = [
        name for name in methods if name in helper_methods() or name[:5] == "then_"
    ]
    missing = [
        name
        for name in (*public, *InstanceOptions.__annotations__)
        if f"`{name}(" not in page and f"`{name}`" not in page
    ]

    assert [] == missing


def test_a_method_of_the_api_has_its_signature_meaning_and_support() -> None:
    page = api_page()

    assert (
        "| `pull_lever(pos: Pos)` | yes | "
        "Flips the lever at `pos`; a failure if there is none. |"
    ) in page
    assert "| `set_biome(biome: str)` | no | Needs biomes. |" in page


def test_a_method_without_a_meaning_is_an_error() -> None:
    def mute() -> None:
        return

    with pytest.raises(LookupError, match="mute"):
        meaning_of(mute, "mute", {})


@pytest.mark.parametrize("words", [api_words.HELPER, api_words.SEQUENCE])
def test_words_are_of_methods_that_there_are(words: dict[str, str]) -> None:
    known = {*helper_methods(), *own_methods(GameTestSequence)}

    assert set() == words.keys() - known


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_of_a_code_is_what_the_program_says(code: str) -> None:
    shown = example_of(code)

    assert code in CODES
    assert shown is not None
    assert shown.startswith("demo/data/demo/")
    assert shown.endswith(f"[{code}]")


def test_every_field_of_a_format_has_a_meaning() -> None:
    rows = re.findall(r"^\| `\w+` \|.*\| *([^|]*?) *\|$", formats_page(), re.MULTILINE)

    assert "" not in rows


def _fits(pattern: str, name: str) -> bool:
    if pattern.startswith("*"):
        return name.endswith(pattern[1:])
    if pattern.endswith("*"):
        return name.startswith(pattern[:-1])
    return pattern == name
