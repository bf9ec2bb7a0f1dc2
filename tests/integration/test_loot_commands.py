"""`loot` and `item modify` with the files of a pack (https://minecraft.wiki/w/Commands/loot)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from gametest.app.tags import GameTags
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
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
from gametest.item.item_stack import ItemStack
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.world.item_access import ItemAccess
from gametest.loot.predicate_library import PredicateLibrary
from gametest.loot.table.loot_library import LootLibrary
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs
from gametest.server.server import Server

AT = "0 100 0"
CHEST = BlockPos(0, 100, 0)


def _table(*items: str, **fields: Any) -> dict[str, Any]:
    return {
        "pools": [
            {"rolls": 1, "entries": [{"type": "item", "name": name, **fields}]}
            for name in items
        ]
    }


_FILES: dict[str, Any] = {
    "data/demo/loot_table/three.json": _table("stick", "egg", "stick"),
    "data/demo/loot_table/many.json": _table(
        "egg", modifier={"type": "set_count", "count": 20}
    ),
    "data/demo/loot_table/named.json": _table(
        "egg", modifier={"type": "copy_name", "source": "this"}
    ),
    "data/demo/item_modifier/more.json": {
        "type": "set_count",
        "count": 2,
        "add": True,
    },
    "data/minecraft/loot_table/entities/pig.json": _table(
        "porkchop", condition={"type": "killed_by_player"}
    ),
    "data/minecraft/loot_table/blocks/stone.json": _table(
        "egg",
        condition={"type": "match_tool", "predicate": {"items": "minecraft:bow"}},
    ),
}


@attrs.define(eq=False)
class Stage:
    """A player, Alex, and a chest at 0 100 0."""

    server: Server
    reports: list[str] = attrs.field(factory=list)

    def run(self, line: str, *, by: Player | None = None) -> FunctionResult:
        source = CommandSourceStack(self.server, self.server.overworld, silent=True)
        if by is not None:
            source = source.with_entity(by)
        dispatcher = self.server.functions.dispatcher
        return FunctionRunner().run_command(line, source, dispatcher)

    def result(self, line: str, *, by: Player | None = None) -> int | None:
        found = self.run(line, by=by)
        assert found.success, (line, found.failure, found.unsupported)
        return found.result

    @property
    def alex(self) -> Player:
        player = self.server.find_player("Alex")
        assert player is not None
        return player

    def chest(self) -> dict[int, str]:
        items = self.server.overworld.block_entities[CHEST].save().get("Items", [])
        assert isinstance(items, list)
        return {
            entry["Slot"]: _shown(ItemStack.from_nbt(entry))  # type: ignore[misc]
            for entry in items
            if isinstance(entry, dict)
        }

    def dropped(self) -> list[str]:
        found = self.server.overworld.entities_of_type("minecraft:item")
        return [_shown(ItemStack.from_nbt(each.nbt["Item"])) for each in found]


def _shown(stack: ItemStack) -> str:
    return str(stack).replace("minecraft:", "")


@pytest.fixture
def stage(version: GameVersion, blocks: BlockTable) -> Stage:
    collector = DiagnosticCollector()
    stack = open_packs([MemoryPack.of("pack", _FILES)], collector, version)
    tags = GameTags(stack, blocks, collector)
    predicates = PredicateLibrary(version, blocks, tags, collector)
    loot = LootLibrary(
        predicates,
        stack.resources("loot_table", ".json"),
        stack.resources("item_modifier", ".json"),
    )
    context = CommandBuildContext(
        version,
        blocks,
        tags.of("block"),
        tags=tags,
        predicates=predicates,
        loot=loot,
    )
    functions = FunctionLibrary(build_dispatcher(context), {})
    behaviours = BehaviourTables(blocks)
    register_behaviours(behaviours)
    behaviours.freeze()
    server = Server(
        version,
        blocks,
        behaviours,
        functions=functions,
        items=ItemAccess(version, tags=tags, loot=loot),
    )
    level = server.overworld
    level.set_block(CHEST, blocks.parse_state("chest"))
    server.add_player(Player.of_name("Alex", Vec3(0.5, 100.0, 3.5)))
    assert [] == list(collector)
    return Stage(server)


@pytest.mark.parametrize(
    ("line", "result", "found"),
    [
        (
            f"loot replace block {AT} container.0 loot demo:three",
            3,
            {0: "1 stick", 1: "1 egg", 2: "1 stick"},
        ),
        (
            f"loot replace block {AT} container.5 2 loot demo:three",
            2,
            {5: "1 stick", 6: "1 egg"},
        ),
        (f"loot replace block {AT} container.26 loot demo:three", 1, {26: "1 stick"}),
        (
            f"loot replace block {AT} container.0 loot demo:many",
            2,
            {0: "16 egg", 1: "4 egg"},
        ),
        (f"loot insert {AT} loot demo:three", 3, {0: "2 stick", 1: "1 egg"}),
        (f"loot insert {AT} mine 0 99 0 bow", 1, {0: "1 egg"}),
        (f"loot insert {AT} mine 0 99 0 stick", 0, {}),
        (f"loot insert {AT} mine 0 99 0", 0, {}),
        (f"loot insert {AT} fish demo:three {AT} stick", 3, {0: "2 stick", 1: "1 egg"}),
        (f"loot insert {AT} loot {{pools:[]}}", 0, {}),
        (
            f"loot insert {AT} loot {{pools:[{{rolls:2,entries:[{{type:item,name:bow}}]}}]}}",
            2,
            {0: "1 bow", 1: "1 bow"},
        ),
    ],
)
def test_loot_fills_a_container(
    stage: Stage, line: str, result: int, found: dict[int, str]
) -> None:
    stage.run("setblock 0 99 0 stone")

    assert stage.result(line) == result
    assert stage.chest() == found


def test_more_slots_than_loot_are_emptied(stage: Stage) -> None:
    stage.run(f"item replace block {AT} container.4 with bow")

    result = stage.result(f"loot replace block {AT} container.0 6 loot demo:three")

    assert (result, [*stage.chest()]) == (6, [0, 1, 2])


def test_loot_is_given_and_counts_what_found_room(stage: Stage) -> None:
    assert stage.result("loot give Alex loot demo:three") == 3

    inventory = stage.alex.inventory
    assert [_shown(inventory.get(slot)) for slot in (0, 1)] == ["2 stick", "1 egg"]


def test_loot_replaces_slots_of_entities(stage: Stage) -> None:
    line = "loot replace entity Alex weapon.offhand loot demo:many"

    # Of two stacks the second has no slot behind the off hand that takes it.
    assert stage.result(line) == 1
    assert _shown(stage.alex.inventory.worn("offhand")) == "16 egg"


def test_loot_is_spawned_where_the_command_says(stage: Stage) -> None:
    assert stage.result("loot spawn 3.0 70 4.0 loot demo:three") == 3

    assert stage.dropped() == ["1 stick", "1 egg", "1 stick"]
    items = stage.server.overworld.entities_of_type("minecraft:item")
    assert {tuple(each.pos) for each in items} == {(3.0, 70.0, 4.0)}


@pytest.mark.parametrize(("by_player", "found"), [(True, 1), (False, 0)])
def test_loot_of_a_kill_counts_who_runs_the_command(
    stage: Stage, by_player: bool, found: int
) -> None:
    stage.run("summon pig 0 80 0 {NoAI:1b}")
    line = f"loot insert {AT} kill @e[type=pig,limit=1]"

    assert stage.result(line, by=stage.alex if by_player else None) == found


def test_this_of_the_table_is_who_runs_the_command(stage: Stage) -> None:
    stage.run('summon marker 0 80 0 {CustomName:"Eve"}')

    result = stage.result(
        f"execute as @e[type=marker] run loot insert {AT} loot demo:named"
    )

    assert (result, stage.chest()) == (1, {0: '1 egg[custom_name="Eve"]'})


def test_text_is_filled_in_for_the_entity_that_a_function_names(stage: Stage) -> None:
    stage.run("data modify storage demo:s x set value 'Eve'")
    name = "{storage:'demo:s',nbt:'x'}"
    function = f"{{type:set_name,entity:this,name:{name}}}"
    stage.run(f"item replace block {AT} container.0 with egg")

    stage.result(f"execute as Alex run item modify block {AT} container.0 {function}")

    assert stage.chest() == {0: '1 egg[custom_name="Eve"]'}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (f"item modify block {AT} container.0 demo:more", "3 egg"),
        (f"item modify block {AT} container.0 {{type:set_count,count:5}}", "5 egg"),
        (
            f"item modify block {AT} container.0 "
            "[{type:set_count,count:5},{type:set_item,item:stick}]",
            "5 stick",
        ),
        (f"item modify block {AT} container.0 {{type:set_count,count:99}}", "16 egg"),
    ],
)
def test_item_modify(stage: Stage, line: str, found: str) -> None:
    stage.run(f"item replace block {AT} container.0 with egg")

    assert stage.result(line) == 1
    assert stage.chest() == {0: found}


def test_item_replace_from_passes_a_modifier(stage: Stage) -> None:
    stage.run(f"item replace block {AT} container.0 with egg")

    stage.result(
        f"item replace entity Alex hotbar.3 from block {AT} container.0 demo:more"
    )

    assert _shown(stage.alex.inventory.get(3)) == "3 egg"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (f"loot insert {AT} loot demo:thre", "unknown loot table 'demo:thre'"),
        (f"item modify block {AT} container.0 demo:les", "unknown item modifier"),
        (f"loot insert {AT} loot {{pool:[],pools:3}}", "expected a list"),
        (f"loot replace block {AT} container.* loot demo:three", "more than one slot"),
    ],
)
def test_wrong_line_does_not_parse(stage: Stage, line: str, words: str) -> None:
    with pytest.raises(TextSyntaxError, match=words):
        stage.server.functions.dispatcher.parse(line)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("loot insert 0 90 0 loot demo:three", "no container"),
        ("loot replace block 0 90 0 container.0 loot demo:three", "no container"),
        (f"loot replace block {AT} container.27 loot demo:three", "not have slot"),
        (f"loot insert {AT} mine 0 90 0", "has no loot table"),
        (f"loot insert {AT} kill Nobody", "no player"),
    ],
)
def test_loot_fails_in_the_game_s_own_way(stage: Stage, line: str, words: str) -> None:
    found = stage.run(line)

    assert not found.success
    assert words in str(found.failure)


@pytest.mark.parametrize(
    ("line", "mechanic"),
    [
        (
            f"loot insert {AT} loot chests/nether_bridge",
            "minecraft:chests/nether_bridge",
        ),
        (f"loot insert {AT} kill @e[type=cow,limit=1]", "minecraft:entities/cow"),
    ],
)
def test_table_of_the_game_that_no_pack_has_is_unsupported(
    stage: Stage, line: str, mechanic: str
) -> None:
    stage.run("summon cow 0 80 0 {NoAI:1b}")

    found = stage.run(line)

    assert [each.mechanic for each in found.unsupported] == [f"loot table: {mechanic}"]


def test_block_breaks_by_the_table_of_the_pack(stage: Stage) -> None:
    stage.run("setblock 0 99 0 dirt")
    stage.run("setblock 0 98 0 stone")

    stage.result("setblock 0 99 0 air destroy")
    stage.result("setblock 0 98 0 air destroy")

    assert stage.dropped() == ["1 dirt"]


def test_container_is_filled_when_somebody_first_looks(stage: Stage) -> None:
    """All of the table lies there, in some slots (https://minecraft.wiki/w/Loot_table#Usage)."""
    stage.run(f'setblock {AT} barrel{{LootTable:"demo:many"}}')
    result = stage.run(f"data get block {AT} LootTable")
    assert result.success

    found = stage.run(f"execute if items block {AT} container.* egg")

    assert found.result == 20
    assert sum(int(each.split()[0]) for each in stage.chest().values()) == 20
    assert not stage.run(f"data get block {AT} LootTable").success


def test_seed_of_a_container_gives_the_same_loot(stage: Stage) -> None:
    contents = []
    for _ in range(2):
        stage.run(f"setblock {AT} air")
        stage.run(f'setblock {AT} barrel{{LootTable:"demo:many",LootTableSeed:7L}}')
        stage.run(f"execute if items block {AT} container.* egg")
        contents.append(stage.chest())

    assert contents[0] == contents[1]
