"""Dummies come and go."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from gametest.command.errors import CommandError
from gametest.core.position import Vec3
from gametest.entity.player import Player

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
    server: ServerContext, run: DialectRun | None, name: str, level: Level, pos: Vec3
) -> Player:
    """In survival mode, in the middle of its block; it leaves when the test ends.

    Outside of a test, as in a function of an environment, it stays.
    """
    x, y, z = pos
    feet = Vec3(floor(x) + 0.5, float(floor(y)), floor(z) + 0.5)
    player = Player.of_name(name, feet)
    if not server.add_player(player, level):
        message = f"Dummy {name} is already logged on"
        raise CommandError(message)
    if run is not None:
        run.dummies[name] = player
    return player
