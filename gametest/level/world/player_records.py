"""What the world remembers of each player: statistics, recipes, criteria of advancements.

Nothing of it outlives the player: dummies are never saved, and each is another account
(https://github.com/misode/packtest, `PlayerListMixin`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Protocol, final

import attrs

from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity

_CUSTOM: Final = "minecraft.custom:minecraft."
SNEAK_TIME: Final = f"{_CUSTOM}sneak_time"
DEATHS: Final = f"{_CUSTOM}deaths"
SLEEPS: Final = f"{_CUSTOM}sleep_in_bed"
SINCE_DEATH: Final = f"{_CUSTOM}time_since_death"
SINCE_REST: Final = f"{_CUSTOM}time_since_rest"
SINCE_JOINING: Final = (f"{_CUSTOM}play_time", f"{_CUSTOM}total_world_time")


class AdvancementProgress(Protocol):
    """Advancements of the packs as predicates and selectors ask for them; ids with namespace.

    Raises `UnsupportedError` where an answer hangs on what is not simulated.
    """

    def has(self, id: str) -> bool: ...

    def is_done(self, player: Entity, id: str) -> bool:
        """False for an advancement that no pack has."""
        ...

    def is_criterion_done(self, player: Entity, id: str, name: str) -> bool | None:
        """None if there is no such criterion."""
        ...


@final
@attrs.define(eq=False, repr=False)
class PlayerRecord:
    joined_at: int
    """Game time before its first tick."""
    stats: dict[str, int] = attrs.field(factory=dict, init=False)
    """What was awarded, by `minecraft.used:minecraft.bow`."""
    rested_at: int = attrs.field(init=False)
    """Game time of the last death or night in a bed."""
    died_at: int = attrs.field(init=False)
    born_at: int = attrs.field(init=False)
    """Game time before the first tick of its body."""
    recipes: dict[str, None] = attrs.field(factory=dict, init=False)
    """Ids in the order of unlocking, as an ordered set."""
    criteria: dict[str, dict[str, None]] = attrs.field(factory=dict, init=False)
    """Names of the criteria that were met, by advancement."""

    @rested_at.default
    def _default_rested_at(self) -> int:
        return self.joined_at

    @born_at.default
    def _default_born_at(self) -> int:
        return self.joined_at

    @died_at.default
    def _default_died_at(self) -> int:
        return self.joined_at


@final
@attrs.define(eq=False, repr=False)
class PlayerRecords:
    by_name: dict[str, PlayerRecord] = attrs.field(factory=dict, init=False)

    def of(self, player: Entity) -> PlayerRecord:
        """One for a player that never joined is made anew."""
        name = player.scoreboard_name
        found = self.by_name.get(name)
        if found is None:
            level = player.level
            now = 0 if level is None else level.game_time
            found = self.by_name[name] = PlayerRecord(now)
        return found

    def award(self, player: Entity, stat: str, amount: int) -> None:
        record = self.of(player)
        record.stats[stat] = record.stats.get(stat, 0) + amount
        if stat in (DEATHS, SLEEPS) and player.level is not None:
            record.rested_at = player.level.game_time
            if stat == DEATHS:
                record.died_at = record.rested_at

    def has_progress(
        self,
        progress: AdvancementProgress | None,
        player: Entity,
        id: str,
        wanted: bool | Mapping[str, bool],
    ) -> bool:
        """Whether an advancement, or each named criterion of it, is done or not as wanted.

        One that no pack has matches nothing, neither true nor false.
        """
        if progress is None or not progress.has(id):
            if id.startswith("minecraft:"):
                mechanic = f"advancement: {id}"
                raise UnsupportedError(mechanic, player.block_pos)
            return False
        if isinstance(wanted, bool):
            return progress.is_done(player, id) is wanted
        return all(
            progress.is_criterion_done(player, id, name) is state
            for name, state in wanted.items()
        )

    def stat(self, player: Entity, stat: str) -> int:
        """The value of any statistic; raises `UnsupportedError` for one that is not counted."""
        # Here, as few packs ask for one.
        from gametest.level.world.criteria import MISSED, coverage_of

        if coverage_of(stat) == MISSED or stat == SNEAK_TIME:
            mechanic = f"statistic: {stat}"
            raise UnsupportedError(mechanic, player.block_pos)
        record = self.of(player)
        now = record.joined_at if player.level is None else player.level.game_time
        if stat in SINCE_JOINING:
            return now - record.joined_at
        if stat == SINCE_REST:
            return now - record.rested_at
        if stat == SINCE_DEATH:
            return now - record.died_at if player.is_alive else 0
        return record.stats.get(stat, 0)
