"""Players of a `Server`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.position import BlockPos, Vec3
from gametest.entity.player import Player
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.dimension_type import THE_NETHER
from gametest.level.world.world_spawn import SpawnPoint
from gametest.server.server import Server

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable

AT = Vec3(0.5, 64.0, 0.5)


def _server(blocks: BlockTable) -> Server:
    return Server(blocks.version, blocks, BehaviourTables.empty(blocks))


def test_players_stand_in_the_order_of_joining(blocks: BlockTable) -> None:
    server = _server(blocks)
    zoe, alex = Player.of_name("Zoe", AT), Player.of_name("Alex", AT)

    assert server.add_player(zoe)
    assert server.add_player(alex, server.level(THE_NETHER))

    assert (zoe, alex) == server.players()
    assert alex is server.find_player("Alex")
    assert server.find_player("alex") is None
    assert alex is server.find_entity(alex.uuid)
    assert server.level(THE_NETHER) is alex.level


def test_a_name_joins_once(blocks: BlockTable) -> None:
    server = _server(blocks)
    server.add_player(Player.of_name("Alex", AT))

    assert not server.add_player(Player.of_name("Alex", AT))


def test_who_leaves_is_gone(blocks: BlockTable) -> None:
    server = _server(blocks)
    alex = Player.of_name("Alex", AT)
    server.add_player(alex)

    assert server.remove_player(alex)
    assert not server.remove_player(alex)
    assert () == server.players()
    assert {} == server.overworld.entities


def test_respawn_is_at_the_players_own_point(blocks: BlockTable) -> None:
    server = _server(blocks)
    alex = Player.of_name("Alex", AT)
    server.add_player(alex)
    alex.set_health(0.0)
    alex.respawn_point = SpawnPoint(THE_NETHER, BlockPos(3, 70, 5), forced=True)

    server.respawn_player(alex)

    assert Vec3(3.5, 70.0, 5.5) == alex.pos
    assert server.level(THE_NETHER) is alex.level
    assert {} == server.overworld.entities
    assert alex.is_alive


def test_worlds_of_one_server_share_the_kinds(blocks: BlockTable) -> None:
    server = _server(blocks)

    assert server.fresh().entity_kinds is server.entity_kinds
    assert server.world.entity_kinds.kind("minecraft:pig").is_mob
