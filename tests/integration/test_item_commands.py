"""`item`, `give` and `clear`; each case names its page of the wiki."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.core.position import BlockPos, Vec3
from gametest.core.version import GameVersion
from gametest.entity.player import Player
from gametest.level.behaviour_tables import BehaviourTables
from gametest.server.server import Server

CHEST = BlockPos(0, 100, 0)
AT = "0 100 0"


@attrs.define(eq=False)
class Stage:
    """A player, Alex, and a chest at 0 100 0."""

    server: Server

    def run(self, line: str) -> FunctionResult:
        source = CommandSourceStack(self.server, self.server.overworld, silent=True)
        dispatcher = self.server.functions.dispatcher
        return FunctionRunner().run_command(line, source, dispatcher)

    def result(self, *lines: str) -> int | None:
        """Of the last line; the others must succeed."""
        found: FunctionResult | None = None
        for line in lines:
            found = self.run(line)
            assert found.success, (line, found.failure)
        return None if found is None else found.result

    def failure(self, line: str) -> str:
        found = self.run(line)
        assert not found.success
        return str(found.failure)

    @property
    def alex(self) -> Player:
        player = self.server.find_player("Alex")
        assert player is not None
        return player

    def chest(self) -> list[str]:
        block_entity = self.server.overworld.get_block_entity(CHEST)
        assert block_entity is not None
        items = block_entity.nbt.get("Items", [])
        assert isinstance(items, list)
        return [
            f"{item['Slot']} {item['count']} {item['id']}"
            for item in items
            if isinstance(item, dict)
        ]

    def held(self) -> list[str]:
        return [str(stack) for stack in self.alex.inventory.stacks()]


@pytest.fixture(scope="module")
def make_stage(version: GameVersion, blocks: BlockTable) -> Callable[[], Stage]:
    context = CommandBuildContext(version, blocks, TagTable.load(version))
    functions = FunctionLibrary(build_dispatcher(context), {})

    def make() -> Stage:
        behaviours = BehaviourTables.empty(blocks)
        stage = Stage(Server(version, blocks, behaviours, functions=functions))
        stage.server.add_player(Player.of_name("Alex", Vec3(0.5, 100.0, 3.5)))
        stage.result(f"setblock {AT} chest")
        return stage

    return make


@pytest.fixture
def stage(make_stage: Callable[[], Stage]) -> Stage:
    return make_stage()


# -- item: https://minecraft.wiki/w/Commands/item ------------------------------------------


def test_item_is_put_into_a_slot_of_a_block(stage: Stage) -> None:
    result = stage.result(f"item replace block {AT} container.4 with stick 3")

    assert 1 == result
    assert ["4 3 minecraft:stick"] == stage.chest()


def test_air_empties_a_slot(stage: Stage) -> None:
    stage.result(
        f"item replace block {AT} container.4 with stick",
        f"item replace block {AT} container.4 with air",
    )

    assert [] == stage.chest()


def test_item_is_copied_from_a_block_to_a_player_and_back(stage: Stage) -> None:
    stage.result(
        f"item replace block {AT} container.0 with bow[damage=3]",
        f"item replace entity Alex hotbar.2 from block {AT} container.0",
        f"item replace block {AT} container.1 from entity Alex hotbar.2",
    )

    assert ["0 1 minecraft:bow", "1 1 minecraft:bow"] == stage.chest()
    assert ["1 minecraft:bow[minecraft:damage=3]"] == stage.held()


def test_result_is_the_number_of_entities_that_took_the_item(stage: Stage) -> None:
    result = stage.result(
        "summon item_frame 5 100 5 {Tags:[a]}",
        "summon item_display 6 100 5 {Tags:[a]}",
        "summon marker 7 100 5 {Tags:[a]}",
        "item replace entity @e[tag=a] contents with stick",
    )

    assert 2 == result


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("item replace block 5 100 5 container.0 with stick", "is no container"),
        (f"item replace block {AT} container.27 with stick", "does not have slot"),
        (
            "item replace entity Alex armor.head from block 9 9 9 contents",
            "no container",
        ),
        ("item replace entity Alex armor.chest with stick", "no target took"),
        ("item replace entity Alex horse.9 with stick", "no target took"),
        (f"item replace block {AT} container.0 with bow 2", "can only stack up to 1"),
        ("item replace entity @e[type=pig] contents with stick", "no entity"),
    ],
)
def test_item_fails_in_the_game_s_own_way(stage: Stage, line: str, words: str) -> None:
    assert words in stage.failure(line)


@pytest.mark.parametrize(
    ("line", "mechanic"),
    [
        ("item modify entity Alex hotbar.0 demo:x", "loot without packs"),
        (
            "item replace entity Alex hotbar.0 from entity Alex hotbar.1 demo:x",
            "loot without packs",
        ),
    ],
)
def test_what_is_not_simulated_refuses_by_name(
    stage: Stage, line: str, mechanic: str
) -> None:
    found = stage.run(line)

    assert [mechanic] == [error.mechanic for error in found.unsupported]


# How stacks are spread: https://kore.ayfri.com/docs/data-driven/slot-sources
@pytest.mark.parametrize(
    ("way", "chest", "result"),
    [
        ("replace", ["0 1 egg", "1 1 bow", "2 4 dirt", "3 4 dirt"], 2),
        ("fill", ["0 1 egg", "1 1 bow", "2 1 egg", "3 1 bow"], 4),
        ("override", ["0 1 egg", "1 1 bow"], 4),
    ],
)
def test_stacks_are_spread_over_slots(
    stage: Stage, way: str, chest: list[str], result: int
) -> None:
    slots = ",".join(f'{{type:slot_range,slots:"container.{n}"}}' for n in range(4))
    found = stage.result(
        "item replace entity Alex hotbar.0 with egg",
        "item replace entity Alex hotbar.1 with bow",
        *(f"item replace block {AT} container.{n} with dirt 4" for n in range(4)),
        f"item {way} block {AT} [{slots}] from entity Alex "
        '[{type:slot_range,slots:"hotbar.0"},{type:slot_range,slots:"hotbar.1"}]',
    )

    items = [text.replace("minecraft:", "") for text in stage.chest()]
    assert (chest, result) == (items, found)


# That a line may swap two slots: all are read before one is written.
def test_slots_are_swapped(stage: Stage) -> None:
    one, two = (f'{{type:slot_range,slots:"hotbar.{n}"}}' for n in range(2))
    stage.result(
        "item replace entity Alex hotbar.0 with egg",
        f"item fill entity Alex [{one},{two}] from entity Alex [{two},{one}]",
    )

    assert 1 == stage.result("execute if items entity Alex hotbar.1 egg")
    assert not stage.run("execute if items entity Alex hotbar.0 *").success


def test_what_lies_in_an_item_is_written(stage: Stage) -> None:
    inner = (
        "{type:contents,component:bundle_contents,slot_source:{type:slot_range,"
        'slots:"hotbar.0"}}'
    )
    stage.result(
        "item replace entity Alex hotbar.0 with "
        'bundle[bundle_contents=[{id:"egg",count:2},{id:"stick"}]]',
        f"item replace entity Alex {inner} with dirt 3",
    )

    assert 3 == stage.result(f"execute if items entity Alex {inner} dirt")
    assert 1 == stage.result(f"execute if items entity Alex {inner} stick")


# -- give: https://minecraft.wiki/w/Commands/give ------------------------------------------


def test_give_fills_up_stacks_and_returns_the_number_of_players(stage: Stage) -> None:
    result = stage.result("give Alex ender_pearl 10", "give Alex ender_pearl 10")

    assert 1 == result
    assert ["16 minecraft:ender_pearl", "4 minecraft:ender_pearl"] == stage.held()


def test_give_keeps_stacks_with_other_components_apart(stage: Stage) -> None:
    stage.result("give Alex stick", 'give Alex stick[custom_name="x"]')

    assert [
        "1 minecraft:stick",
        '1 minecraft:stick[minecraft:custom_name="x"]',
    ] == stage.held()


def test_give_of_more_than_a_hundred_stacks_fails(stage: Stage) -> None:
    assert "more than 1600" in stage.failure("give Alex ender_pearl 1601")


def test_give_of_more_than_fits_drops_the_rest(stage: Stage) -> None:
    assert 1 == stage.result("give Alex bow 40")

    assert 36 == len(stage.held())
    assert 4 == stage.result("execute if entity @e[type=item]")
    assert 4 == stage.result("execute if entity @e[type=item,nbt={PickupDelay:0s}]")


# -- clear: https://minecraft.wiki/w/Commands/clear ----------------------------------------


@pytest.mark.parametrize(
    ("line", "result", "left"),
    [
        ("clear Alex", 25, []),
        ("clear Alex stick", 20, ["5 minecraft:stone"]),
        (
            "clear Alex *[count~{min:6}] 3",
            3,
            ["17 minecraft:stick", "5 minecraft:stone"],
        ),
        ("clear Alex * 22", 22, ["3 minecraft:stone"]),
        ("clear Alex stick 0", 20, ["20 minecraft:stick", "5 minecraft:stone"]),
    ],
)
def test_clear_takes_items_and_returns_their_number(
    stage: Stage, line: str, result: int, left: list[str]
) -> None:
    stage.result("give Alex stick 20", "give Alex stone 5")

    assert result == stage.result(line)
    assert left == stage.held()


def test_clear_of_nothing_fails(stage: Stage) -> None:
    assert "no items were found on Alex" in stage.failure("clear Alex stick")


def test_clear_takes_worn_things_too(stage: Stage) -> None:
    stage.result("item replace entity Alex armor.head with iron_helmet")

    assert 1 == stage.result("clear Alex iron_helmet")
    assert stage.alex.inventory.is_empty


# -- execute if items ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "result"),
    [
        ("entity Alex container.* stick", 20),
        ("entity Alex hotbar.0 *", 20),
        ("entity Alex weapon *[count=20]", 20),
        (f"block {AT} container.* stone", None),
    ],
)
def test_if_items_counts_what_matches(
    stage: Stage, condition: str, result: int | None
) -> None:
    stage.result("give Alex stick 20", "give Alex stone 5")
    found = stage.run(f"execute if items {condition}")

    assert (result is not None) is found.success
    if result is not None:
        assert result == found.result
