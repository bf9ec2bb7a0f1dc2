"""Advancements of packs in a running world (https://minecraft.wiki/w/Advancement_definition)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gametest.app.loading import LoadOptions, check_packs, load_packs
from gametest.app.run import build_server
from gametest.app.serving import GameSession, ServeSettings
from gametest.core.position import Vec3
from gametest.entity.player import Player
from gametest.item.item_stack import ItemStack
from gametest.saved_world.saving import open_world, save_world
from gametest.saved_world.world_directory import WorldDirectory
from gametest.server.console_command import run_console_command
from gametest.server.server import Server

IMPOSSIBLE = {"trigger": "minecraft:impossible"}
PLAIN = {"criteria": {"a": IMPOSSIBLE}}

Open = Callable[..., Server]


def write_pack(folder: Path, advancements: dict[str, Any], **functions: str) -> Path:
    data = folder / "data" / "demo"
    for name, value in advancements.items():
        path = data / "advancement" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(value))
    for name, text in functions.items():
        path = data / "function" / f"{name}.mcfunction"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    meta = {"pack": {"description": "", "min_format": 121, "max_format": 121}}
    (folder / "pack.mcmeta").write_text(json.dumps(meta))
    return folder


def options(pack: Path) -> LoadOptions:
    return LoadOptions(packs=(pack,), use_cache=False)


@pytest.fixture
def opened(tmp_path: Path) -> Open:
    def make(advancements: dict[str, Any], **functions: str) -> Server:
        pack = write_pack(tmp_path / "pack", advancements, **functions)
        server = build_server(load_packs(options(pack)))
        server.world.game_rules.set("advance_weather", False)
        return server

    return make


def join(server: Server, name: str = "Alex") -> Player:
    player = Player.of_name(name, Vec3(0.5, 64.0, 0.5), game_mode="creative")
    player.flies = True
    server.add_player(player)
    return player


def settle(server: Server) -> None:
    """Until the body of a player that just joined is at rest."""
    for _ in range(80):
        server.tick()


def is_done(server: Server, player: Player, name: str = "a") -> bool:
    assert server.advancements is not None
    return server.advancements.is_done(player, f"demo:{name}")


def test_packs_without_advancements_have_no_control(opened: Open) -> None:
    server = opened({}, a="say a")
    join(server)

    assert server.advancements is None


@pytest.mark.parametrize("trigger", ["tick", "location"])
def test_a_trigger_of_the_clock_makes_ticks_due_until_it_is_met(
    opened: Open, trigger: str
) -> None:
    """`location` fires in the twentieth tick of a player's life, and so on."""
    advancement = {
        "criteria": {
            "a": {
                "trigger": trigger,
                "conditions": {
                    "player": {
                        "type": "entity_properties",
                        "entity": "this",
                        "predicate": {"entity_tags": {"all_of": ["wanted"]}},
                    }
                },
            }
        }
    }
    server = opened({"a": advancement})
    player = join(server)
    settle(server)
    due = server.next_due()
    player.add_tag("wanted")
    assert server.run_until(lambda: is_done(server, player))

    assert due == server.tick_count
    assert (1 if trigger == "tick" else 20) == server.tick_count - 80
    server.tick()
    assert server.next_due() is None


def test_other_advancements_make_no_tick_due(opened: Open) -> None:
    server = opened({"a": {"criteria": {"a": {"trigger": "inventory_changed"}}}})
    join(server)
    settle(server)

    assert server.next_due() is None


def test_what_comes_into_the_inventory_makes_the_next_tick_due(opened: Open) -> None:
    server = opened({"a": {"criteria": {"a": {"trigger": "inventory_changed"}}}})
    player = join(server)
    settle(server)
    player.inventory.set(0, ItemStack("minecraft:stick"))
    before = is_done(server, player)
    server.run_until(lambda: is_done(server, player), max_ticks=100)

    assert not before
    assert 81 == server.tick_count


def test_what_has_been_met_still_sees_changes(opened: Open) -> None:
    """Otherwise an old change would count once the advancement is revoked."""
    server = opened({"a": {"criteria": {"a": {"trigger": "inventory_changed"}}}})
    player = join(server)
    player.inventory.set(0, ItemStack("minecraft:stick"))
    settle(server)
    before = is_done(server, player)
    player.inventory.set(1, ItemStack("minecraft:bone"))
    due = server.next_due()
    server.run_until(lambda: False, max_ticks=5)
    run_console_command(server, "advancement revoke @a only demo:a")

    assert before
    assert 81 == due
    assert server.next_due() is None
    assert not is_done(server, player)


def test_each_world_has_its_own_progress(opened: Open) -> None:
    server = opened({"a": PLAIN})
    fresh = server.fresh()
    alex, other = join(server), join(fresh)
    run_console_command(server, "advancement grant @a everything")

    assert is_done(server, alex)
    assert not is_done(fresh, other)


def test_a_condition_that_is_not_simulated_is_reported_once(opened: Open) -> None:
    condition = {
        "type": "location_check",
        "predicate": {"can_see_sky": True},
    }
    tick = {"trigger": "tick", "conditions": {"player": condition}}
    server = opened({"a": {"criteria": {"a": tick}}})
    missing: list[str] = []
    server.overworld.unsupported_sink = lambda mechanic, _pos: missing.append(mechanic)
    join(server)
    for _ in range(3):
        server.tick()

    assert ["location predicate: can_see_sky"] == missing


def test_a_reward_that_never_ends_is_unsupported(opened: Open) -> None:
    advancement = {**PLAIN, "rewards": {"function": "demo:again"}}
    server = opened(
        {"a": advancement},
        again="advancement revoke @s only demo:a\nadvancement grant @s only demo:a\n",
    )
    missing: list[str] = []
    server.overworld.unsupported_sink = lambda mechanic, _pos: missing.append(mechanic)
    join(server)
    run_console_command(server, "advancement grant @a only demo:a")

    assert ["advancement: 30 rewards within each other"] == missing


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("grant Alex only demo:b", "unknown advancement 'demo:b'"),
        ("revoke Alex only demo:a", "who does not have it"),
        ("grant Alex only demo:a z", "does not contain the criterion 'z'"),
        ("grant Alex only demo:a", "granted advancement demo:a to Alex"),
        ("grant @a only demo:a a", "granted criterion 'a' of advancement demo:a"),
        ("grant Alex from demo:a", "granted advancement demo:a to Alex"),
    ],
)
def test_the_command_tells_what_came_of_it(opened: Open, line: str, told: str) -> None:
    server = opened({"a": PLAIN})
    join(server)

    assert told in run_console_command(server, f"advancement {line}")


def test_a_saved_world_keeps_progress_statistics_and_recipes(
    opened: Open, tmp_path: Path
) -> None:
    server = opened({"a": PLAIN})
    player = join(server)
    run_console_command(server, "advancement grant @a only demo:a")
    run_console_command(server, "scoreboard objectives add w custom:boat_one_cm")
    server.world.triggers.award(player, "minecraft.used:minecraft.bow", 3)
    server.world.player_records.of(player).recipes["demo:r"] = None
    settle(server)
    save_world(server, WorldDirectory(tmp_path / "world"))
    again = server.fresh()
    open_world(again, WorldDirectory(tmp_path / "world"))
    found = again.find_player("Alex")

    assert found is not None
    assert is_done(again, found)
    records = again.world.player_records
    assert 3 == records.stat(found, "minecraft.used:minecraft.bow")
    assert ["demo:r"] == list(records.of(found).recipes)
    assert "not simulated" in run_console_command(
        again, "execute if score Alex w matches 1"
    )


def test_reloading_reads_advancements_again_and_keeps_what_was_reached(
    tmp_path: Path,
) -> None:
    pack = write_pack(tmp_path / "pack", {"a": PLAIN})
    session = GameSession(options(pack), ServeSettings(), say=lambda _text: None)
    session.open()
    player = join(session.server)
    run_console_command(session.server, "advancement grant @a only demo:a")
    write_pack(pack, {"b": PLAIN})
    run_console_command(session.server, "reload")
    session.settle()

    assert session.server.advancements is not None
    assert ("demo:a", "demo:b") == session.server.advancements.ids()
    assert is_done(session.server, player)
    assert not is_done(session.server, player, "b")
    assert 1 == len(
        [
            each
            for each in session.server.world.triggers.criterion_listeners
            if "AdvancementTracker" in each.__qualname__
        ]
    )


def test_check_reads_every_advancement(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", {"a": {"criteria": {"a": {"trigger": "tik"}}}})
    found = check_packs(options(pack)).diagnostics

    assert ["unknown-type"] == [each.code for each in found]
