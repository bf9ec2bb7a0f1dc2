"""Who is there to be told, and how commands name whom they speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast
from uuid import UUID

from gametest.command.errors import CommandError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity


def players_of(source: CommandSourceStack) -> tuple[Player, ...]:
    """All players, in the order in which they came."""
    return source.server.players()


def names_of(players: Iterable[Entity]) -> tuple[str, ...]:
    """Names of accounts, which receivers are told by."""
    return tuple(player.scoreboard_name for player in players)


def require_player(source: CommandSourceStack) -> Player:
    entity = source.entity
    if entity is None or not entity.is_player:
        message = "a player is required to run this command here"
        raise CommandError(message)
    return cast("Player", entity)


def require_entity(source: CommandSourceStack) -> Entity:
    if source.entity is None:
        message = "an entity is required to run this command here"
        raise CommandError(message)
    return source.entity


def shown_name(entity: Entity) -> str:
    """The display name as plain text, with what the entity's team adds."""
    name = entity.display_name
    if entity.level is None:
        return name
    team = entity.level.world.scoreboard.team_of(entity.scoreboard_name)
    return name if team is None else team.decorated(name)


def named(entities: Sequence[Entity], word: str) -> str:
    """How an answer speaks of its targets: one by name, several by their number.

    So each answer of the game that has two texts (`Killed Alex`, `Killed 2 entities`).
    """
    return shown_name(entities[0]) if len(entities) == 1 else f"{len(entities)} {word}"


def named_holders(source: CommandSourceStack, holders: Sequence[str], word: str) -> str:
    """As `named`, of holders of scores: of an entity's UUID its name is shown."""
    if len(holders) != 1:
        return f"{len(holders)} {word}"
    holder = holders[0]
    entity: Entity | None = source.server.find_player(holder)
    if entity is None:
        try:
            entity = source.server.find_entity(UUID(holder).int)
        except ValueError:
            return holder
    return holder if entity is None else shown_name(entity)


def listed(names: Iterable[str]) -> str:
    """What follows a number: a colon and the names, or nothing where there are none."""
    shown = ", ".join(names)
    return f": {shown}" if shown else ""


def sender_name(source: CommandSourceStack) -> str:
    return source.name if source.entity is None else shown_name(source.entity)
