"""Small commands of 26.x; each case names its page of the wiki."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from gametest.app.tags import GameTags
from gametest.block.block_table import BlockTable
from gametest.command.chat.component_resolver import resolve_for
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.position import BlockPos, Vec3
from gametest.core.string_reader import TextSyntaxError
from gametest.core.version import GameVersion
from gametest.entity.player import Player
from gametest.item.enchantments import levels_on
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.world.item_access import ItemAccess
from gametest.loot.predicate_library import PredicateLibrary
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs
from gametest.server.server import Server
from gametest.text.component_reader import parse

PROVIDERS: dict[str, Any] = {
    "data/demo/context_int_provider/seven.json": "7",
    "data/demo/context_int_provider/sum.json": {
        "type": "add",
        "inputs": ["demo:seven", {"type": "score", "target": "this", "score": "n"}],
    },
    "data/demo/context_float_provider/half.json": "0.5",
    "data/demo/enchantment/thrift.json": {
        "description": "Thrift",
        "supported_items": "minecraft:stick",
        "weight": 1,
        "max_level": 2,
        "min_cost": {"base": 1, "per_level_above_first": 0},
        "max_cost": {"base": 9, "per_level_above_first": 0},
        "anvil_cost": 1,
        "slots": ["any"],
    },
}


@attrs.define(eq=False)
class Stage:
    """A player, Alex, and a floor of stone below y = 100."""

    server: Server

    def run(self, line: str) -> FunctionResult:
        source = CommandSourceStack(self.server, self.server.overworld, silent=True)
        return FunctionRunner().run_command(
            line, source, self.server.functions.dispatcher
        )

    def result(self, *lines: str) -> int | None:
        """Of the last line; the others must succeed."""
        found: FunctionResult | None = None
        for line in lines:
            found = self.run(line)
            assert found.success, (line, found.failure, found.unsupported)
        return None if found is None else found.result

    def failure(self, line: str) -> str:
        """Of a line that cannot be read too."""
        try:
            found = self.run(line)
        except TextSyntaxError as error:
            return error.message
        assert not found.success
        return str(found.failure)

    def mechanics(self, line: str) -> list[str]:
        return [error.mechanic for error in self.run(line).unsupported]

    @property
    def alex(self) -> Player:
        player = self.server.find_player("Alex")
        assert player is not None
        return player


@pytest.fixture(scope="module")
def make_stage(version: GameVersion, blocks: BlockTable) -> Callable[[], Stage]:
    collector = DiagnosticCollector()
    stack = open_packs([MemoryPack.of("demo", PROVIDERS)], collector, version)
    tags = GameTags(stack, blocks, collector)
    predicates = PredicateLibrary(
        version,
        blocks,
        tags,
        collector,
        named_files=lambda folder: stack.resources(folder, ".json"),
    )
    context = CommandBuildContext(
        version, blocks, tags.of("block"), tags=tags, predicates=predicates
    )
    functions = FunctionLibrary(build_dispatcher(context), {})

    def load_enchantments() -> dict[str, object]:
        from gametest.item.enchantment_reader import read_enchantments

        files = stack.resources("enchantment", ".json")
        return read_enchantments(files, tags, collector)  # type: ignore[return-value]

    def make() -> Stage:
        behaviours = BehaviourTables.empty(blocks)
        server = Server(version, blocks, behaviours, functions=functions)
        items = ItemAccess(version, tags=tags)
        items.load_enchantments = load_enchantments  # type: ignore[assignment]
        server.items = server.world.items = items
        stage = Stage(server)
        server.add_player(Player.of_name("Alex", Vec3(0.5, 100.0, 0.5)))
        stage.result("fill -8 99 -8 8 99 8 stone", "scoreboard objectives add n dummy")
        return stage

    return make


@pytest.fixture
def stage(make_stage: Callable[[], Stage]) -> Stage:
    return make_stage()


# -- compute: https://minecraft.wiki/w/Commands/compute -------------------------------------


@pytest.mark.parametrize(
    ("line", "result"),
    [
        ("integer {type:add,inputs:[1,2,3]}", 6),
        ("integer {type:sub,left:2,right:5}", -3),
        ("integer {type:mul,inputs:[3,-2]}", -6),
        # Java's quotient and remainder, and those that are rounded down.
        ("integer {type:div,left:-7,right:2}", -3),
        ("integer {type:mod,left:-7,right:2}", -1),
        ("integer {type:floor_div,left:-7,right:2}", -4),
        ("integer {type:floor_mod,left:-7,right:2}", 1),
        ("integer {type:pow,base:2,exponent:10}", 1024),
        ("integer {type:abs,input:-4}", 4),
        ("integer {type:negate,input:4}", -4),
        ("integer {type:min,inputs:[4,2]}", 2),
        ("integer {type:max,inputs:[4,2]}", 4),
        ("integer {type:avg,inputs:[4,2]}", 3),
        ("integer {type:from_float,input:{type:round,input:2.5}}", 3),
        ("integer {type:from_float,input:{type:floor,input:2.9}}", 2),
        ("integer demo:seven", 7),
        ("float demo:half 10", 5),
        ("float {type:div,left:1,right:4} 100", 25),
        ("float {type:sqrt,input:9}", 3),
        ("float {type:length,inputs:[3,4]}", 5),
        ('float {type:from_int,input:"demo:seven"} 2', 14),
    ],
)
def test_number_is_worked_out(stage: Stage, line: str, result: int) -> None:
    assert result == stage.result(f"compute default {line}")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("integer 5", "unknown context_int_provider 'minecraft:5'"),
        ("float demo:seven", "unknown context_float_provider 'demo:seven'"),
        ("integer {type:bogus}", "unknown provider 'bogus' of whole numbers"),
        ("integer {type:add}", "'inputs' is missing"),
        ("integer {}", "'type' is missing"),
    ],
)
def test_what_is_no_number_is_no_command(stage: Stage, line: str, words: str) -> None:
    assert words in stage.failure(f"compute default {line}")


def test_score_of_the_executing_entity_is_read(stage: Stage) -> None:
    stage.result("scoreboard players set Alex n 5")

    assert 12 == stage.result("execute as Alex run compute default integer demo:sum")
    assert 12 == stage.result("compute entity Alex integer demo:sum")
    assert 7 == stage.result("compute default integer demo:sum")


def test_block_is_asked_at_its_place(stage: Stage) -> None:
    number = (
        "{type:conditional,condition:{type:match_block,blocks:stone},"
        "on_true:1,on_false:2}"
    )

    assert 1 == stage.result(f"compute block 0 99 0 integer {number}")
    assert 2 == stage.result(f"compute block 0 100 0 integer {number}")


def test_computed_number_is_stored(stage: Stage) -> None:
    stage.result(
        "data modify storage demo:s a set compute default integer demo:seven",
        "data modify storage demo:s b set compute default float demo:half",
        "data modify storage demo:s c append compute default integer demo:seven",
    )

    storage = stage.server.world.command_storage.get("demo:s")
    assert "{'a': 7, 'b': 0.5, 'c': [7]}" == str(
        {key: storage[key] for key in "abc"}
    ).replace("Int(7)", "7").replace("Float(0.5)", "0.5")


@pytest.mark.parametrize(
    ("line", "mechanic"),
    [
        ("integer {type:div,left:1,right:0}", "number provider: division by zero"),
        (
            "integer {type:add,inputs:[2147483647,1]}",
            "number provider: a whole number beyond 32 bits",
        ),
        (
            "integer {type:avg,inputs:[1,2]}",
            "number provider: avg of whole numbers that is none",
        ),
        ("float {type:sin,input:1}", "number provider: minecraft:sin"),
        (
            "integer minecraft:cooking/time_coal",
            "number provider: minecraft:cooking/time_coal",
        ),
    ],
)
def test_what_is_not_known_refuses_by_name(
    stage: Stage, line: str, mechanic: str
) -> None:
    assert [mechanic] == stage.mechanics(f"compute default {line}")


# command.compute.result.unnamed.invalid of 26.3-pre-1: "... returned invalid value (%s)"
def test_number_that_is_none_is_a_failure(stage: Stage) -> None:
    line = "compute default float {type:div,left:0,right:0}"

    assert "returned invalid value (nan)" in stage.failure(line)


# -- enchant: https://minecraft.wiki/w/Commands/enchant -------------------------------------


def test_held_item_is_enchanted(stage: Stage) -> None:
    found = stage.result(
        "item replace entity Alex weapon with iron_sword",
        "enchant Alex sharpness 3",
        "enchant Alex mending",
    )

    assert 1 == found
    assert {"minecraft:sharpness": 3, "minecraft:mending": 1} == levels_on(
        stage.alex.inventory.get(0)
    )


@pytest.mark.parametrize(
    ("item", "line", "words"),
    [
        ("iron_sword", "sharpness 6", "higher than the maximum level of 5"),
        ("iron_sword", "efficiency", "cannot support that enchantment"),
        ("iron_sword[enchantments={smite:1}]", "sharpness", "cannot support"),
        ("iron_sword[enchantments={sharpness:1}]", "sharpness 2", "cannot support"),
        ("air", "sharpness", "is not holding any item"),
    ],
)
def test_enchanting_fails_as_at_an_anvil(
    stage: Stage, item: str, line: str, words: str
) -> None:
    stage.result(f"item replace entity Alex weapon with {item}")

    assert words in stage.failure(f"enchant Alex {line}")


def test_enchantment_of_a_pack_is_known(stage: Stage) -> None:
    stage.result(
        "item replace entity Alex weapon with stick", "enchant Alex demo:thrift 2"
    )

    assert {"demo:thrift": 2} == levels_on(stage.alex.inventory.get(0))


def test_unknown_enchantment_is_no_command(stage: Stage) -> None:
    assert "unknown enchantment" in stage.failure("enchant Alex demo:none")


# -- biomes: https://minecraft.wiki/w/Commands/fillbiome -------------------------------------


def test_biome_is_written_by_cells(stage: Stage) -> None:
    found = stage.result("fillbiome 0 100 0 7 100 3 minecraft:jungle")

    assert 2 == found
    stage.result("execute if biome 3 103 3 jungle")
    stage.result("execute if biome 4 100 0 jungle")
    assert not stage.run("execute if biome 8 100 0 jungle").success
    assert not stage.run("execute if biome 0 104 0 jungle").success


def test_filter_takes_only_some_cells(stage: Stage) -> None:
    found = stage.result(
        "fillbiome 0 100 0 3 100 3 minecraft:jungle",
        "fillbiome 0 100 0 7 100 3 minecraft:swamp replace minecraft:jungle",
    )

    assert 1 == found
    stage.result("execute if biome 0 100 0 swamp")
    assert not stage.run("execute if biome 4 100 0 swamp").success


def test_location_predicate_reads_the_same_biome(stage: Stage) -> None:
    line = (
        "execute positioned 0 100 0 if predicate "
        '{type:location_check,predicate:{biomes:"jungle"}}'
    )
    assert not stage.run(line).success

    stage.result("fillbiome 0 100 0 3 100 3 minecraft:jungle", line)


def test_too_large_a_volume_is_refused(stage: Stage) -> None:
    line = "fillbiome 0 0 0 127 15 127 minecraft:jungle"

    assert "too many blocks" in stage.failure(line)


# -- spreadplayers: https://minecraft.wiki/w/Commands/spreadplayers -------------------------


def test_entities_come_to_stand_apart_on_the_ground(stage: Stage) -> None:
    summons = ["summon marker 0 120 0"] * 4
    found = stage.result(*summons, "spreadplayers 0 0 3 7 false @e[type=marker]")

    places = [
        entity.pos
        for entity in stage.server.overworld.entities.values()
        if entity.type_id == "minecraft:marker"
    ]
    assert 4 == found
    assert {100.0} == {pos.y for pos in places}
    assert all(abs(pos.x) <= 7.5 and abs(pos.z) <= 7.5 for pos in places)
    assert all(
        (one.x - two.x) ** 2 + (one.z - two.z) ** 2 >= 2.0**2
        for index, one in enumerate(places)
        for two in places[:index]
    )


def test_height_limits_the_ground(stage: Stage) -> None:
    stage.result(
        "fill -8 105 -8 8 105 8 stone",
        "spreadplayers 0 0 0 5 under 103 false Alex",
    )

    assert 100.0 == stage.alex.pos.y


@pytest.mark.parametrize(
    ("layers", "height", "y"),
    [
        pytest.param([], 100, 100.0, id="the ground is the highest block under it"),
        pytest.param([105], 105, 100.0, id="a block at it is not under it"),
        pytest.param([105], 106, 106.0, id="a block right under it"),
        pytest.param([102, 104], 103, 100.0, id="a block above it takes room"),
        pytest.param([90, 101], 101, 91.0, id="one block of air is no room"),
    ],
)
def test_ground_is_under_the_height_and_has_two_blocks_of_air_above(
    stage: Stage, layers: list[int], height: int, y: float
) -> None:
    for layer in layers:
        stage.result(f"fill -8 {layer} -8 8 {layer} 8 stone")

    stage.result(f"spreadplayers 0 0 0 5 under {height} false Alex")

    assert y == stage.alex.pos.y


def test_a_long_trial_without_room_is_refused_by_name(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "gametest.command.commands.spreadplayers._MOST_PAIRS"
    monkeypatch.setattr(name, 20_000)
    stage.result(*["summon marker 0 120 0"] * 40)

    failure = stage.failure("spreadplayers 0 0 1 2 false @e[type=marker]")

    assert "room for 40 entities by long trial is not simulated" in failure


def test_failure_tells_how_far_apart_they_came_to_be(stage: Stage) -> None:
    stage.result(*["summon marker 0 120 0"] * 2)

    found = stage.failure("spreadplayers 0 0 40 1 false @e[type=marker]")

    assert re.fullmatch(
        r"could not spread 2 entities around 0\.5, 0\.5 \(too many entities for space, try "
        r"using spread of at most [0-2]\.\d\d\)",
        found,
    )


# Short grass since 26.3: https://www.minecraft.net/en-us/article/minecraft-26-3-snapshot-4
@pytest.mark.parametrize("block", ["water", "short_grass"])
def test_nobody_is_put_on_what_does_not_block_motion(stage: Stage, block: str) -> None:
    stage.result("fill -8 99 -8 8 99 8 grass_block", f"fill -8 100 -8 8 100 8 {block}")

    assert "could not spread" in stage.failure("spreadplayers 0 0 0 5 false Alex")


# -- others ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "result"),
    [
        # https://minecraft.wiki/w/Commands/swing
        ("swing Alex", 1),
        ("swing Alex offhand stab 10t", 1),
        ("execute as Alex run swing", 1),
        # https://minecraft.wiki/w/Commands/version
        ("version", 1),
        # https://minecraft.wiki/w/Commands/fetchprofile
        ("fetchprofile entity Alex", 1),
        # https://minecraft.wiki/w/Commands/posteffect
        ("posteffect add @a minecraft:invert", 1),
        ("posteffect list Alex", 0),
        # https://minecraft.wiki/w/Commands/waypoint
        ("waypoint modify Alex color red", 0),
        ("waypoint modify Alex color hex FF8000", 0),
        ("waypoint modify Alex style set demo:x", 0),
    ],
)
def test_command_succeeds(stage: Stage, line: str, result: int) -> None:
    assert result == stage.result(line)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("swing", "an entity is required"),
        ("swing Alex mainhand bonk", "unknown animation"),
        ("posteffect remove Alex minecraft:invert", "nothing changed"),
        ("spectate Alex Alex", "cannot spectate yourself"),
        ("execute as Alex run spectate", "not in spectator mode"),
        ("waypoint modify Alex color hex zz", "invalid hex"),
    ],
)
def test_command_fails(stage: Stage, line: str, words: str) -> None:
    assert words in stage.failure(line)


@pytest.mark.parametrize(
    ("line", "mechanic"),
    [
        ("fetchprofile name Notch", "command: fetchprofile name"),
        ("locate biome minecraft:plains", "command: locate"),
        ("place feature minecraft:oak", "command: place feature"),
        ("transfer localhost", "command: transfer"),
        ("op Alex", "command: op"),
        ("whitelist list", "command: whitelist"),
    ],
)
def test_command_refuses_by_name(stage: Stage, line: str, mechanic: str) -> None:
    assert [mechanic] == stage.mechanics(line)


def test_effects_of_the_screen_are_kept(stage: Stage) -> None:
    found = stage.result(
        "posteffect add Alex minecraft:invert",
        "posteffect add Alex minecraft:creeper",
        "posteffect remove Alex minecraft:invert",
        "posteffect list Alex",
    )

    assert 1 == found


def test_color_of_a_waypoint_is_data(stage: Stage) -> None:
    stage.result("waypoint modify Alex color red")

    assert 0xFF5555 == stage.result("data get entity Alex locator_bar_icon.color")
    stage.result("waypoint modify Alex color reset")
    assert not stage.run("data get entity Alex locator_bar_icon").success


def test_biome_of_one_cell(stage: Stage) -> None:
    level = stage.server.overworld
    level.set_biome_of_cell(0, 25, 0, "minecraft:jungle")

    assert "minecraft:jungle" == level.biome_at(BlockPos(3, 103, 3))
    level.set_biome_of_cell(0, 25, 0, level.biome)
    assert {} == level.biome_cells


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        ([], "5"),
        (["objectives modify n numberformat blank"], ""),
        (["objectives modify n numberformat styled {color:red}"], "5"),
        (["players display numberformat Alex n fixed five"], "five"),
        (
            [
                "objectives modify n numberformat fixed all",
                "players display numberformat Alex n fixed five",
                "players display numberformat Alex n",
            ],
            "all",
        ),
        (
            [
                "players display numberformat Alex n fixed five",
                "players reset Alex n",
                "players set Alex n 5",
            ],
            "5",
        ),
    ],
)
def test_text_shows_a_score_in_its_format(
    stage: Stage, lines: list[str], shown: str
) -> None:
    stage.result("scoreboard players set Alex n 5")
    for line in lines:
        assert stage.run(f"scoreboard {line}").success
    source = CommandSourceStack(stage.server, stage.server.overworld, silent=True)

    found = resolve_for(parse({"score": {"name": "Alex", "objective": "n"}}), source)

    assert shown == found.plain()


def test_objective_keeps_how_it_is_drawn(stage: Stage) -> None:
    for line in (
        "objectives add h health",
        "objectives modify n rendertype hearts",
        "objectives modify n displayautoupdate true",
        'players display name Alex n "The First"',
    ):
        assert stage.run(f"scoreboard {line}").success
    objectives = stage.server.world.scoreboard.objectives

    assert "hearts" == objectives["h"].render_type == objectives["n"].render_type
    assert objectives["n"].auto_update
    name = objectives["n"].drawings["Alex"].name
    assert name is not None
    assert "The First" == name.plain()


def test_help_of_blanks_is_of_no_command(stage: Stage) -> None:
    """Found by `tools.fuzz`."""
    assert "unknown command" in stage.failure("help  ")
