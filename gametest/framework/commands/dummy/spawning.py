"""Dummies come and go."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.chat.players import names_of
from gametest.command.errors import CommandError
from gametest.core.position import Vec3
from gametest.entity.player import Player
from gametest.level.dimension_type import OVERWORLD
from gametest.level.world.world_spawn import SpawnPoint

if TYPE_CHECKING:
    from gametest.command.server_context import ServerContext
    from gametest.framework.dialect.dialect_run import DialectRun
    from gametest.level.level import Level


def dummy_name(run: DialectRun) -> str:
    """PackTest: `Dummy100` to `Dummy999`; Ward: `dummy-` and ten digits."""
    random, taken = run.random, run.server.find_player
    while True:
        if run.is_ward:
            digits = "".join(str(random.next_int(10)) for _ in range(10))
            name = f"dummy-{digits}"
        else:
            name = f"Dummy{100 + random.next_int(900)}"
        if taken(name) is None:
            return name


def spawn(
    server: ServerContext,
    run: DialectRun | None,
    name: str,
    level: Level,
    pos: Vec3,
    yaw: float = 0.0,
    pitch: float = 0.0,
) -> Player:
    """In survival mode, in the middle of its block; it leaves when the test ends.

    It comes back there when it has died: Ward's in the same dimension with the same look,
    PackTest's in the overworld. Ward's can be hurt from its first tick (its test `dummy_respawn`).

    Outside of a test, as in a function of an environment, it stays.
    """
    x, y, z = pos
    feet = Vec3(floor(x) + 0.5, float(floor(y)), floor(z) + 0.5)
    player = Player.of_name(name, feet, yaw=yaw, pitch=pitch)
    is_ward = run is not None and run.is_ward
    player.is_loaded = is_ward
    dimension = level.dimension if is_ward else OVERWORLD
    player.home = SpawnPoint(dimension, feet.block_pos, yaw, pitch)
    if not server.add_player(player, level):
        message = f"Dummy {name} is already logged on"
        raise CommandError(message)
    if run is not None:
        run.dummies[name] = player
    announce(server, player, "joined")
    return player


def announce(server: ServerContext, player: Player, does: str) -> None:
    """Everybody else is told that it joined or left.

    Test `chat_broadcast` of https://github.com/mcbookshelf/ward.
    """
    others = (other for other in server.players() if other is not player)
    server.broadcast(
        ChatMessage(
            kind=MessageKind.SYSTEM,
            text=f"{player.name} {does} the game",
            receivers=names_of(others),
            to_everybody=True,
        )
    )
