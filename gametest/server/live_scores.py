"""Objectives that follow players: values of their bodies, and what they do.

https://minecraft.wiki/w/Scoreboard#Criteria. A value is written at a player's first tick and then
whenever it differs from what it was a tick before, so an objective that is made later shows nothing
until then. An objective of a statistic counts from its making on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil, floor
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.entity.player import FULL_HEALTH
from gametest.level.world.criteria import TIME_STATS, full_stat
from gametest.level.world.player_records import (
    DEATHS,
    SINCE_DEATH,
    SINCE_REST,
    SLEEPS,
)

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity
    from gametest.level.world.scoreboard import Objective, Scoreboard

_FULL_AIR: Final = 300
KILLED: Final = "minecraft:player_killed_entity"
_KILLS: Final = {
    "minecraft.custom:minecraft.mob_kills": ("totalKillCount",),
    "minecraft.custom:minecraft.player_kills": ("totalKillCount", "playerKillCount"),
    DEATHS: ("deathCount",),
}
"""Criteria that count together with a statistic."""
_ENDED_BY: Final = {DEATHS: (SINCE_DEATH, SINCE_REST), SLEEPS: (SINCE_REST,)}
"""Times that begin anew."""


Values: TypeAlias = tuple[Any, Any, int, int, int, int]
"""Health and absorption as data, food, air, points, levels."""


def _values_of(player: Player) -> Values:
    """Taken in every tick that runs, so nothing is computed yet."""
    nbt, experience = player.nbt, player.experience
    air = getattr(player.body, "air", _FULL_AIR)
    return (
        nbt.get("Health"),
        nbt.get("AbsorptionAmount"),
        player.food_level,
        air,
        experience.total,
        experience.level,
    )


def _health(values: Values) -> int:
    """Absorption is part of it; a part of a point counts as a whole one."""
    health = FULL_HEALTH if values[0] is None else float(values[0])
    return ceil(health + float(values[1] or 0.0))


def _armor(player: Player) -> int | None:
    """None: not known."""
    # Here, as few objectives ask for it.
    from gametest.entity.attributes import attribute_value

    try:
        return floor(attribute_value(player, "minecraft:armor") or 0.0)
    except UnsupportedError:
        return None


_READ: Final[dict[str, Callable[[Values], int]]] = {
    "health": _health,
    "food": lambda values: values[2],
    "air": lambda values: values[3],
    "xp": lambda values: values[4],
    "level": lambda values: values[5],
}
ARMOR: Final = "armor"
_UNSEEN: Final = -1


@final
@attrs.define(eq=False, repr=False)
class LiveScores:
    """Of one world. Looks at nothing while no objective follows a player."""

    board: Scoreboard

    _version: object = attrs.field(factory=object, init=False)
    """Of the objectives when they were last sorted."""
    _by_criterion: dict[str, list[Objective]] = attrs.field(factory=dict, init=False)
    """Those that follow players, statistics by their full name."""
    _values: tuple[str, ...] = attrs.field(default=(), init=False)
    """Criteria of values that somebody wants."""
    _times: tuple[str, ...] = attrs.field(default=(), init=False)
    _follows_armor: bool = attrs.field(default=False, init=False)
    _seen: dict[Player, Values | None] = attrs.field(factory=dict, init=False)
    """What the players had at their last tick; None before the first."""
    _armor: dict[Player, int | None] = attrs.field(factory=dict, init=False)
    """The same of their armour, while an objective follows it."""
    _last_tick: int = attrs.field(default=0, init=False)

    def join(self, player: Player) -> None:
        """It, or its new body, has not had a tick."""
        self._seen[player], self._armor[player] = None, _UNSEEN

    def adopt(self, player: Player) -> None:
        """It has had ticks in the world that was opened."""
        self._seen[player], self._armor[player] = _values_of(player), _armor(player)

    def leave(self, player: Player) -> None:
        self._seen.pop(player, None)
        self._armor.pop(player, None)

    # -- what players do -----------------------------------------------------------------

    def on_stat(self, player: Entity, stat: str, amount: int) -> None:
        found = self._sorted()
        if not found:
            return
        name = player.scoreboard_name
        for criterion in (stat, *_KILLS.get(stat, ())):
            for objective in found.get(criterion, ()):
                objective.add(name, amount)
        for criterion in _ENDED_BY.get(stat, ()):
            for objective in found.get(criterion, ()):
                objective.set(name, 0)

    def on_criterion(
        self, player: Entity, criterion: str, what: Mapping[str, Any]
    ) -> None:
        """A kill counts by the colours of the teams, for the killer and for the killed.

        https://minecraft.wiki/w/Scoreboard#Criteria
        """
        if criterion != KILLED or not self._sorted():
            return
        victim: Entity = what["entity"]
        if victim is not player:
            self._count_kill("teamkill", player, victim)
            self._count_kill("killedByTeam", victim, player)

    def _count_kill(self, word: str, counted: Entity, other: Entity) -> None:
        team = self.board.team_of(other.scoreboard_name)
        if team is not None:
            for objective in self._by_criterion.get(f"{word}.{team.color}", ()):
                objective.add(counted.scoreboard_name, 1)

    # -- ticks ---------------------------------------------------------------------------

    def tick(self, player: Player, now: int) -> None:
        """`now`: the server's count of ticks."""
        self._last_tick = now
        seen, values = self._seen.get(player), _values_of(player)
        self._seen[player] = values
        found = self._sorted()
        if not found:
            return
        name = player.scoreboard_name
        for stat in self._times:
            if _time_goes_on(player, stat):
                for objective in found[stat]:
                    objective.add(name, 1)
        if values != seen:
            for criterion in self._values:
                read = _READ[criterion]
                value = read(values)
                if seen is None or read(seen) != value:
                    for objective in found[criterion]:
                        objective.set(name, value)
        if self._follows_armor:
            self._tick_armor(player, found[ARMOR])

    def _tick_armor(self, player: Player, objectives: list[Objective]) -> None:
        value = _armor(player)
        if value is None:
            if player.level is not None:
                mechanic = "scoreboard criterion: armor of a player"
                player.level.report_unsupported(mechanic, player.block_pos)
        elif value != self._armor.get(player, _UNSEEN):
            for objective in objectives:
                objective.set(player.scoreboard_name, value)
        self._armor[player] = value

    def look_back(self, now: int) -> None:
        """Before an objective is made: players have what they had when ticks were left out."""
        skipped = now - self._last_tick > 1
        for player, seen in self._seen.items():
            if seen is None:
                continue
            if skipped:
                self._seen[player] = _values_of(player)
            if not self._follows_armor:
                self._armor[player] = _armor(player)

    def is_due(self, player: Player) -> bool:
        """Whether its next tick changes a score."""
        if not self._sorted():
            return False
        if self._times:
            return True
        seen, values = self._seen.get(player), _values_of(player)
        if self._values and (
            seen is None
            or (
                values != seen
                and any(_READ[key](seen) != _READ[key](values) for key in self._values)
            )
        ):
            return True
        return self._follows_armor and _armor(player) != self._armor.get(player)

    def _sorted(self) -> dict[str, list[Objective]]:
        board = self.board
        if board.version is self._version:
            return self._by_criterion
        self._version = board.version
        by_criterion: dict[str, list[Objective]] = {}
        for objective in board.objectives.values():
            criteria = objective.criteria
            if criteria not in ("dummy", "trigger"):
                key = full_stat(criteria) or criteria
                by_criterion.setdefault(key, []).append(objective)
        self._by_criterion = by_criterion
        self._values = tuple(key for key in by_criterion if key in _READ)
        self._follows_armor = ARMOR in by_criterion
        self._times = tuple(key for key in by_criterion if key in TIME_STATS)
        return by_criterion


def _time_goes_on(player: Player, stat: str) -> bool:
    """https://minecraft.wiki/w/Statistics: the dead do not count the time since."""
    match TIME_STATS[stat]:
        case "time_since_death":
            return player.is_alive
        case "sneak_time":
            return player.is_sneaking
        case _:
            return True
