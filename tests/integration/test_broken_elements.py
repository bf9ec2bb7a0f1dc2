"""A broken element of a pack counts, whether or not a test uses it (PackTest, Ward: both fail)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

META = '{"pack":{"description":"","min_format":121,"max_format":121}}'
Cli = Callable[..., Any]

BROKEN = {
    "predicate": '{"type":"minecraft:nonsense"}',
    "loot_table": '{"pools":[{"rolls":1,"entries":[{"type":"minecraft:nonsense"}]}]}',
    "item_modifier": '{"type":"minecraft:nonsense"}',
    "advancement": '{"criteria":{"a":{"trigger":"minecraft:nonsense"}}}',
    "recipe": '{"type":"minecraft:nonsense"}',
    "enchantment": '{"description":3}',
    "context_int_provider": '{"type":"minecraft:nonsense"}',
    "slot_source": '{"type":"minecraft:nonsense"}',
    "tags/item": '{"values":3}',
    "tags/worldgen/biome": '{"values":3}',
    "tags/function": '{"values":3}',
    "worldgen/biome": "{",
    "damage_type": "{",
}


@pytest.fixture
def pack(tmp_path: Path) -> Callable[..., Path]:
    def made(**files: str) -> Path:
        folder = tmp_path / "pack"
        texts = {
            "pack.mcmeta": META,
            "data/t/test/a.mcfunction": "say hi\n",
            **{f"data/t/{name}/x.json": text for name, text in files.items()},
        }
        for name, text in texts.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return folder

    return made


@pytest.mark.parametrize("dialect", ["packtest", "ward"])
@pytest.mark.parametrize("folder", BROKEN)
def test_broken_element_that_no_test_uses_fails_the_run(
    cli: Cli, pack: Callable[..., Path], folder: str, dialect: str
) -> None:
    found = cli("run", pack(**{folder: BROKEN[folder]}), "--dialect", dialect)

    assert 2 == found.code
    assert "x.json:1:" in found.stderr


def test_rest_runs_when_it_shall_go_on(cli: Cli, pack: Callable[..., Path]) -> None:
    found = cli("run", pack(loot_table=BROKEN["loot_table"]), "--keep-going")

    assert 2 == found.code
    assert "The only test passed" in found.stdout


def test_a_file_in_a_folder_that_the_game_does_not_read_is_left_alone(
    cli: Cli, pack: Callable[..., Path]
) -> None:
    assert 0 == cli("run", pack(notes="{")).code


LEFT_OUT = ("predicate", "loot_table", "recipe", "tags/function", "slot_source")


@pytest.mark.parametrize("folder", LEFT_OUT)
def test_what_the_game_starts_without_is_left_out_and_the_tests_run(
    cli: Cli, pack: Callable[..., Path], folder: str
) -> None:
    found = cli("run", pack(**{folder: BROKEN[folder]}))

    assert 2 == found.code
    assert "x.json:1:" in found.stderr
    assert "The only test passed" in found.stdout


@pytest.mark.parametrize("folder", ["enchantment", "damage_type"])
def test_a_broken_element_of_a_registry_stops_the_run(
    cli: Cli, pack: Callable[..., Path], folder: str
) -> None:
    found = cli("run", pack(**{folder: BROKEN[folder]}))

    assert 2 == found.code
    assert "nothing was run; --keep-going runs the rest" in found.stderr
    assert "" == found.stdout


def test_a_function_with_a_wrong_line_is_left_out_and_the_tests_run(
    cli: Cli, pack: Callable[..., Path]
) -> None:
    folder = pack()
    for name, text in {
        "function/bad": "sayy hi\n",
        "test/b": "assert run function t:bad\n",
    }.items():
        path = folder / f"data/t/{name}.mcfunction"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    found = cli("run", folder)

    assert 2 == found.code
    assert "bad.mcfunction:1:1: error: unknown command 'sayy'" in found.stderr
    assert "function 't:bad' was left out, as its file has errors" in found.stdout
    assert "1 passed, 1 failed" in found.stdout


ENCHANTMENT: dict[str, Any] = {
    "description": "x",
    "supported_items": "minecraft:stick",
    "weight": 1,
    "max_level": 1,
    "min_cost": {"base": 1, "per_level_above_first": 0},
    "max_cost": {"base": 2, "per_level_above_first": 0},
    "anvil_cost": 1,
    "slots": ["mainhand"],
}


@pytest.mark.parametrize(
    ("requirements", "message"),
    [
        ({"condition": "random_chance", "chance": 1}, "the kind is named in 'type'"),
        ("t:missing", "there is no predicate 't:missing'"),
        ([{"type": "random_chance"}], "field 'chance' is missing"),
    ],
)
def test_a_wrong_condition_of_an_enchantment_is_found_at_its_place(
    cli: Cli, pack: Callable[..., Path], requirements: object, message: str
) -> None:
    effect = {"effect": {"type": "ignite", "duration": 1}, "requirements": requirements}
    broken = {**ENCHANTMENT, "effects": {"tick": [effect]}}

    found = cli("check", pack(enchantment=json.dumps(broken, indent=1)))

    assert 2 == found.code
    assert message in found.stdout
    assert "enchantment/x.json:2" in found.stdout


SONG = {
    "sound_event": "music_disc.cat",
    "description": "a song",
    "length_in_seconds": 3.5,
    "comparator_output": 15,
}
HORN = {
    "sound_event": {"sound_id": "t:horn", "range": 8.0},
    "description": {"text": "a horn"},
    "range": 256,
    "use_duration": 7.0,
}
HURT = {"message_id": "t", "exhaustion": 0.1, "scaling": "never"}
PICTURE = {"asset_id": "t:x", "width": 16, "height": 1, "title": "T"}
PATTERN = {"asset_id": "t:x", "translation_key": "t"}
TRIM = {"asset_id": "t:x", "description": "T", "decal": True}
RIGHT_FIELDS: list[tuple[str, dict[str, Any]]] = [
    ("damage_type", HURT),
    (
        "damage_type",
        {**HURT, "effects": "freezing", "death_message_type": "fall_variants"},
    ),
    ("jukebox_song", SONG),
    ("instrument", HORN),
    ("instrument", {**HORN, "use_duration": 0, "durability_damage": 2}),
    ("painting_variant", PICTURE),
    ("banner_pattern", PATTERN),
    ("trim_pattern", TRIM),
    ("dialog", {"type": "notice", "title": "T", "body": []}),
]


@pytest.mark.parametrize(("folder", "value"), RIGHT_FIELDS)
def test_an_element_with_right_fields_is_no_finding(
    cli: Cli, pack: Callable[..., Path], folder: str, value: dict[str, Any]
) -> None:
    found = cli("run", pack(**{folder: json.dumps(value)}))

    assert (0, "") == (found.code, found.stderr)


WRONG_FIELDS: list[tuple[str, dict[str, Any], str]] = [
    ("damage_type", {}, "field 'message_id' is missing"),
    ("damage_type", {**HURT, "exhaustion": "1"}, "expected a number"),
    ("damage_type", {**HURT, "scaling": "sometimes"}, "expected one of 'never'"),
    ("damage_type", {**HURT, "effects": "burn"}, "expected one of 'hurt'"),
    ("damage_type", {**HURT, "death_message_type": 1}, "expected a text"),
    ("jukebox_song", {**SONG, "comparator_output": 16}, "at most 15, got 16"),
    ("jukebox_song", {**SONG, "length_in_seconds": 0}, "above 0, got 0"),
    ("jukebox_song", {**SONG, "sound_event": {}}, "field 'sound_id' is missing"),
    ("instrument", {**HORN, "range": -1}, "above 0, got -1"),
    ("instrument", {**HORN, "use_duration": -1}, "at least 0, got -1"),
    ("painting_variant", {**PICTURE, "width": 17}, "at most 16, got 17"),
    ("painting_variant", {"width": 1, "height": 1}, "field 'asset_id' is missing"),
    ("banner_pattern", {"asset_id": "t:x"}, "field 'translation_key' is missing"),
    ("trim_pattern", {**TRIM, "decal": "yes"}, "expected true or false"),
    ("dialog", {"type": "notic", "title": "T"}, "unknown dialog type"),
    ("dialog", {"type": "notice"}, "field 'title' is missing"),
]


@pytest.mark.parametrize(("folder", "value", "words"), WRONG_FIELDS)
def test_an_element_with_a_wrong_field_is_an_error_with_its_place(
    cli: Cli, pack: Callable[..., Path], folder: str, value: dict[str, Any], words: str
) -> None:
    found = cli("run", pack(**{folder: json.dumps(value)}))

    assert 2 == found.code
    assert f"{folder}/x.json:1:" in found.stderr
    assert words in found.stderr


def test_a_horn_of_an_older_version_has_a_duration_and_no_damage(
    cli: Cli, pack: Callable[..., Path]
) -> None:
    value = {**HORN, "use_duration": 0, "durability_damage": 2}
    folder = pack(instrument=json.dumps(value))

    found = cli("check", folder, "--target-version", "1.21.11")

    assert "above 0, got 0" in found.stdout + found.stderr
    assert "unknown field 'durability_damage'" in found.stdout + found.stderr
