"""A saved world opens as it was, and goes on as if nothing had happened."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import build_server
from gametest.core.errors import UnsupportedError
from gametest.registry.listed_ids import listed_ids
from gametest.saved_world.errors import SavedWorldError
from gametest.saved_world.saving import open_world, save_world, world_hash
from gametest.saved_world.world_directory import WorldDirectory
from gametest.saved_world.world_image import decode_world, encode_world, text_of
from gametest.server.console_command import run_console_command
from gametest.server.server import Server

PACK = Path(__file__).parents[1] / "packs" / "green"
BEFORE = 9
AFTER = 60
_APART = 6

WORLDS = {
    "empty": (),
    "clock": (
        "setblock 3 9 3 stone",
        "setblock 3 10 3 redstone_wire",
        "setblock 4 9 3 stone",
        "setblock 4 10 3 repeater[delay=4,facing=west]",
        "setblock 2 10 3 redstone_block",
        "setblock 5 10 3 sticky_piston[facing=up]",
    ),
    "scores": (
        'scoreboard objectives add a dummy {text:"A",color:"red"}',
        "scoreboard objectives add b trigger",
        "scoreboard players set x a 7",
        "scoreboard players enable y b",
        "scoreboard objectives setdisplay sidebar a",
        "scoreboard objectives modify a numberformat blank",
        'scoreboard players display name x a {text:"X"}',
        "scoreboard players display numberformat x a styled {color:red}",
        'team add t "T"',
        "team join t x y",
        "team modify t color red",
    ),
    "things": (
        "data merge storage a:b {l:[I;1,2],d:0.1d,f:0.1f,x:[1b,'two']}",
        'bossbar add a:b "Bar"',
        "bossbar set a:b value 3",
        "stopwatch create a:c",
        "forceload add 0 0 40 40",
        "gamerule random_tick_speed 0",
        "difficulty hard",
        "weather thunder 200",
        "fillbiome 0 0 0 3 3 3 jungle",
        "time set 1000",
        "worldborder set 100 30",
        "setworldspawn 5 6 7",
        "defaultgamemode creative",
        "random value 1..6 a:seq",
        "schedule function green:none 2s append",
        "tick rate 40",
    ),
    "riders": (
        "summon minecart 3 6 3 {Passengers:[{id:'armor_stand',Tags:['rider']}]}",
        "summon item 9 6 9 {Item:{id:'dirt',count:3}}",
        "summon tnt 12 30 3 {fuse:90}",
        "tag @e[type=item] add thing",
    ),
    "crops": (
        "gamerule random_tick_speed 300",
        "fill 0 4 0 8 4 8 farmland[moisture=7]",
        "fill 0 5 0 8 5 8 wheat",
        "setblock 20 6 0 water",
    ),
    "vibrations": (
        "setblock 3 10 3 sculk_sensor",
        "setblock 3 10 11 stone",
        "setblock 3 10 11 air destroy",
        "setblock 30 10 3 calibrated_sculk_sensor",
        "setblock 30 10 10 stone",
        "setblock 30 10 10 air destroy",
        "setblock 50 10 3 sculk_sensor",
        "summon pig 50 10 3 {Tags:[by],NoAI:1b}",
        "setblock 60 10 3 sculk_sensor",
        "summon pig 60 10 3 {NoAI:1b}",
    ),
    "another dimension": (
        "execute in the_nether run setblock 3 9 3 hopper{Items:[{Slot:0b,id:'dirt'}]}",
        "execute in the_nether run setblock 3 8 3 chest",
    ),
}


@pytest.fixture(scope="module")
def loaded() -> LoadedPacks:
    return load_packs(LoadOptions(packs=(PACK,), use_cache=False))


@pytest.fixture(scope="module")
def fresh(loaded: LoadedPacks) -> Callable[[], Server]:
    base = build_server(loaded)

    def make() -> Server:
        server = base.fresh()
        for level in server.levels():
            level.unsupported_sink = lambda _mechanic, _pos: None
        return server

    return make


def _tick(server: Server, ticks: int) -> None:
    for _ in range(ticks):
        server.tick()


def _check(server: Server, fresh: Callable[[], Server]) -> None:
    """The copy is the same now, and after both have gone on."""
    text = text_of(encode_world(server))
    copy = fresh()
    decode_world(json.loads(text), copy)

    assert text == text_of(encode_world(copy))
    _tick(server, AFTER)
    _tick(copy, AFTER)
    assert text_of(encode_world(server)) == text_of(encode_world(copy))


@pytest.mark.parametrize("name", WORLDS)
def test_an_opened_world_goes_on_as_the_saved_one(
    fresh: Callable[[], Server], name: str
) -> None:
    server = fresh()
    for command in WORLDS[name]:
        run_console_command(server, command)
    _tick(server, BEFORE)

    _check(server, fresh)


def test_every_kind_of_block_entity_is_kept(
    fresh: Callable[[], Server], loaded: LoadedPacks
) -> None:
    server = fresh()
    blocks = [b for b in loaded.blocks.blocks() if b.default_state.has_block_entity]
    for number, block in enumerate(blocks):
        x, z = number % 16 * _APART, number // 16 * _APART
        run_console_command(server, f"setblock {x} 10 {z} {block.name}")
        run_console_command(server, f"setblock {x} 11 {z} redstone_block")
    _tick(server, BEFORE)

    assert len(blocks) // 2 < len(server.overworld.block_entities)
    _check(server, fresh)


def test_every_kind_of_entity_is_kept(
    fresh: Callable[[], Server], loaded: LoadedPacks
) -> None:
    server = fresh()
    for number, kind in enumerate(listed_ids(loaded.version, "entity_type")):
        x, z = number % 16 * _APART, number // 16 * _APART
        run_console_command(server, f"summon {kind} {x} 8 {z}")
    _tick(server, BEFORE)

    assert 100 < len(server.overworld.entities)
    _check(server, fresh)


def test_the_hash_told_at_the_save_is_that_of_the_opened_world(
    fresh: Callable[[], Server], tmp_path: Path
) -> None:
    server, directory = fresh(), WorldDirectory(tmp_path)
    run_console_command(server, "setblock 3 9 3 stone")
    save = save_world(server, directory)
    run_console_command(server, "setblock 3 9 3 air")
    copy = fresh()

    assert save == open_world(copy, directory)
    assert save.hash == world_hash(copy)
    assert save.hash != world_hash(server)
    assert copy.overworld.get_block_state((3, 9, 3)).is_block("minecraft:stone")


def test_what_cannot_be_kept_is_refused_and_the_last_save_stands(
    fresh: Callable[[], Server], tmp_path: Path
) -> None:
    server, directory = fresh(), WorldDirectory(tmp_path)
    save = save_world(server, directory)
    server.world.default_game_mode = object()  # type: ignore[assignment]

    with pytest.raises(UnsupportedError, match="the world, default_game_mode"):
        save_world(server, directory)
    assert save == directory.find()


def test_a_world_of_another_version_is_refused(
    fresh: Callable[[], Server],
) -> None:
    image = encode_world(fresh())
    image["data_version"] -= 1

    with pytest.raises(SavedWorldError, match="was saved as"):
        decode_world(image, fresh())


@pytest.mark.parametrize("key", ["levels", "game_rules", "world", "players"])
def test_a_world_with_a_part_missing_is_refused(
    fresh: Callable[[], Server], key: str
) -> None:
    image = encode_world(fresh())
    del image[key]

    with pytest.raises(SavedWorldError, match="damaged"):
        decode_world(image, fresh())
