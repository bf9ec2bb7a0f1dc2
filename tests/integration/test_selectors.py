"""Selectors among players, and what explains them (https://minecraft.wiki/w/Target_selectors)."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionRunner
from gametest.command.selector.entity_selector import EntitySelector
from gametest.core.position import Vec3
from gametest.core.string_reader import StringReader
from gametest.core.version import GameVersion
from gametest.entity.player import Player
from gametest.level.behaviour_tables import BehaviourTables
from gametest.server.server import Server


@pytest.fixture(scope="session")
def dispatcher(version: GameVersion, blocks: BlockTable) -> CommandDispatcher:
    return build_dispatcher(
        CommandBuildContext(version, blocks, TagTable.load(version))
    )


@pytest.fixture
def source(
    version: GameVersion, blocks: BlockTable, dispatcher: CommandDispatcher
) -> CommandSourceStack:
    """Near, a survival player; far, a creative one; a pig between them."""
    functions = FunctionLibrary(dispatcher, {})
    server = Server(version, blocks, BehaviourTables.empty(blocks), functions=functions)
    server.add_player(Player.of_name("Near", Vec3(2.0, 0.0, 0.0)))
    server.add_player(Player.of_name("Far", Vec3(9.0, 0.0, 0.0), game_mode="creative"))
    source = CommandSourceStack(server, server.overworld)
    _run(source, "summon pig 5 0 0 {Tags:[p],NoAI:1b,NoGravity:1b}")
    _run(source, "scoreboard objectives add o dummy")
    return source


def _run(source: CommandSourceStack, line: str) -> int | None:
    dispatcher = source.server.functions.dispatcher
    return FunctionRunner().run_command(line, source, dispatcher).result


def _find(source: CommandSourceStack, text: str) -> list[str]:
    selector = EntitySelector.parse(StringReader(text))
    return [
        entity.scoreboard_name if entity.is_player else entity.type_id
        for entity in selector.find(source)
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("@p", ["Near"]),
        ("@p[gamemode=creative]", ["Far"]),
        ("@p[gamemode=!survival]", ["Far"]),
        ("@p[sort=furthest]", ["Far"]),
        ("@p[limit=2]", ["Near", "Far"]),
        ("@a", ["Near", "Far"]),
        ("@a[sort=furthest]", ["Far", "Near"]),
        ("@a[level=0]", ["Near", "Far"]),
        ("@a[level=1..]", []),
        ("@n", ["Near"]),
        ("@n[tag=p]", ["minecraft:pig"]),
        ("@n[type=!player]", ["minecraft:pig"]),
        ("@e[type=player]", ["Near", "Far"]),
        ("@e[gamemode=creative]", ["Far"]),
        ("@e[sort=nearest]", ["Near", "minecraft:pig", "Far"]),
        ("Far", ["Far"]),
        ("far", ["Far"]),
        ("Nobody", []),
        ("@a[name=Far]", ["Far"]),
        ("@e[nbt={playerGameType:1}]", ["Far"]),
    ],
)
def test_players_are_filtered_first_and_picked_then(
    source: CommandSourceStack, text: str, found: list[str]
) -> None:
    """G15: https://github.com/Minestom/Minestom/pull/3225."""
    assert found == _find(source, text)


@pytest.mark.parametrize(
    "text", ["@a[tag=t]", "@p[tag=t,sort=nearest]", "@e[type=player,tag=t]"]
)
def test_tag_chooses_among_players(source: CommandSourceStack, text: str) -> None:
    _run(source, "tag Far add t")

    assert ["Far"] == _find(source, text)


def test_random_selector_finds_as_many_as_there_are(source: CommandSourceStack) -> None:
    """G15."""
    assert ["Far", "Near"] == sorted(_find(source, "@r[limit=3]"))


def test_random_choice_is_the_same_in_the_same_world(
    source: CommandSourceStack,
) -> None:
    source.level.random.set_seed(7)
    first = [_find(source, "@r") for _ in range(10)]
    source.level.random.set_seed(7)

    assert first == [_find(source, "@r") for _ in range(10)]
    assert len({tuple(names) for names in first}) == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "@e[tag=p,distance=..2]",
            "@e[tag=p,distance=..2] found nothing: distance=..2 dropped the last 1 entity "
            "(pig has distance 5.52268)",
        ),
        (
            "@e[type=cow]",
            "@e[type=cow] found nothing: type=cow dropped the last 3 entities "
            "(player, player, pig)",
        ),
        (
            "@a[gamemode=adventure]",
            "@a[gamemode=adventure] found nothing: gamemode=adventure dropped the last "
            "2 entities (player, player)",
        ),
        (
            "@n[tag=p,scores={o=1..}]",
            "@n[tag=p,scores={o=1..}] found nothing: scores={o=1..} dropped the last "
            "1 entity (pig has scores o=unset)",
        ),
        ("@s", "@s found nothing: the source is no entity"),
        ("Nobody", "Nobody found nothing: there is no player in the world"),
        ("@e[tag=p]", "@e[tag=p] found 1 entity"),
    ],
)
def test_selector_says_which_option_dropped_the_last_candidate(
    source: CommandSourceStack, text: str, why: str
) -> None:
    selector = EntitySelector.parse(StringReader(text))

    assert why == selector.why(source)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("execute if score #a o matches 3", "if score #a o matches 3: #a is 2"),
        ("execute if score #a o matches 2", None),
        (
            "execute unless score #a o matches 2 run say hi",
            "unless score #a o matches 2: #a is 2",
        ),
        (
            "execute if score #a o > #b o run say hi",
            "if score #a o > #b o: #a is 2 and #b has no score",
        ),
        (
            "execute as @e[tag=p] if score @s o matches 1 run say hi",
            "if score @s o matches 1: @s (pig) has no score",
        ),
        (
            "execute as @e[type=cow] run say hi",
            "as @e[type=cow]: @e[type=cow] found nothing: type=cow dropped the last "
            "3 entities (player, player, pig)",
        ),
        (
            "execute if block 0 100 0 stone run say hi",
            "if block 0 100 0 stone: at 0 100 0 is minecraft:air",
        ),
        (
            "execute if data storage p:s a.b run say hi",
            "if data storage p:s a.b: storage p:s has nothing at a",
        ),
        (
            "execute in nowhere run say hi",
            "in nowhere: unknown dimension 'minecraft:nowhere'",
        ),
        (
            "execute as @a if entity @s[gamemode=adventure] run say hi",
            "if entity @s[gamemode=adventure]: stopped all 2 branches, the first as "
            "@s[gamemode=adventure] found nothing: gamemode=adventure dropped the last "
            "1 entity (player)",
        ),
        ("execute summon pig if entity @s[type=cow] run say hi", None),
        ("say hi", None),
    ],
)
def test_line_says_which_link_stopped_it(
    source: CommandSourceStack, line: str, why: str | None
) -> None:
    _run(source, "scoreboard players set #a o 2")
    command = source.server.functions.dispatcher.parse(line).compile()

    assert why == command.explain(source)


def test_explanation_draws_no_random_numbers(source: CommandSourceStack) -> None:
    before = source.level.random.state
    line = "execute as @r if entity @e[sort=random,tag=none] run say hi"

    source.server.functions.dispatcher.parse(line).compile().explain(source)

    assert before == source.level.random.state
