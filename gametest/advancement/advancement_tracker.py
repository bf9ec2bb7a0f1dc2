"""Which criteria the players of one world have met, and what follows from the last one."""

# size: it fulfils the protocol that commands need

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.advancement.advancement_library import (
    AdvancementLibrary,
    Listener,
    unknown_advancement,
)
from gametest.advancement.each_tick import EFFECTS, INVENTORY, EachTick
from gametest.advancement.rewards import give_things, run_function
from gametest.advancement.trigger_event import TriggerEvent
from gametest.advancement.trigger_table import MISSED, TRIGGERS
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.advancement.advancement import Advancement
    from gametest.command.server_context import ServerContext
    from gametest.core.identifier import Identifier
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.world.world_state import WorldState

_GAME: Final = "minecraft:"
_MOST_NESTED: Final = 30
"""Rewards that bring another advancement before they are done."""


@final
@attrs.define(eq=False, repr=False)
class AdvancementTracker:
    """Fulfils `gametest.command.advancement_control.AdvancementControl`."""

    library: AdvancementLibrary
    server: ServerContext
    world: WorldState
    _each_tick: EachTick = attrs.field(init=False)
    _unknown: dict[tuple[str, str, str], str] = attrs.field(factory=dict, init=False)
    """Why it is not known whether a player has met a criterion of an advancement."""
    _nested: int = attrs.field(default=0, init=False)
    _held: list[Callable[[], None]] | None = attrs.field(default=None, init=False)
    """Functions that wait until a command is through; None: none is under way."""

    def __attrs_post_init__(self) -> None:
        self._each_tick = EachTick(self)
        self.world.triggers.criterion_listeners += (self.on_criterion,)

    def close(self) -> None:
        triggers = self.world.triggers
        triggers.criterion_listeners = tuple(
            each for each in triggers.criterion_listeners if each != self.on_criterion
        )

    # -- what there is -------------------------------------------------------------------

    def ids(self) -> tuple[str, ...]:
        return tuple(self.library.advancements)

    def has(self, id: str) -> bool:
        return id in self.library.advancements

    def criteria(self, id: str) -> tuple[str, ...]:
        return tuple(self.library.advancements[id].criteria)

    def ancestors(self, id: str) -> Sequence[str]:
        return self.library.ancestors(id)

    def descendants(self, id: str) -> Sequence[str]:
        return self.library.descendants(id)

    # -- what players have reached -------------------------------------------------------

    def is_done(self, player: Entity, id: str) -> bool:
        found = self._find(id)
        if found is None:
            return False
        if self._is_done(player, found):
            return True
        met = self._met(player, id)
        open_groups = [
            group
            for group in found.requirements
            if not any(name in met for name in group)
        ]
        doubts = [self._doubt(player, found, group) for group in open_groups]
        if open_groups and all(doubts):
            raise UnsupportedError(str(doubts[0]))
        return False

    def is_criterion_done(self, player: Entity, id: str, name: str) -> bool | None:
        found = self._find(id)
        if found is None or name not in found.criteria:
            return None
        if name in self._met(player, id):
            return True
        doubt = self._doubt(player, found, (name,))
        if doubt is not None:
            raise UnsupportedError(doubt)
        return False

    def _find(self, id: str) -> Advancement | None:
        """Raises `UnsupportedError` for one of the game's own, which are not shipped."""
        found = self.library.advancements.get(id)
        if found is None and id.startswith(_GAME):
            raise unknown_advancement(id)
        return found

    def _criteria(self, player: Entity) -> dict[str, dict[str, None]]:
        return self.world.player_records.of(player).criteria

    def _met(self, player: Entity, id: str) -> dict[str, None]:
        return self._criteria(player).get(id, {})

    def _is_done(self, player: Entity, advancement: Advancement) -> bool:
        met = self._met(player, advancement.id)
        return bool(met) and all(
            any(name in met for name in group) for group in advancement.requirements
        )

    def _doubt(
        self, player: Entity, advancement: Advancement, names: Sequence[str]
    ) -> str | None:
        """What may have met one of these criteria without being noticed."""
        for name in names:
            trigger = advancement.criteria[name].trigger
            if TRIGGERS[trigger.removeprefix(_GAME)].coverage == MISSED:
                return f"advancement trigger: {trigger}"
            key = (player.scoreboard_name, advancement.id, name)
            if key in self._unknown:
                return self._unknown[key]
        return None

    # -- by command ----------------------------------------------------------------------

    def grant(self, player: Player, id: str) -> bool:
        advancement = self.library.advancements[id]
        if self._is_done(player, advancement):
            return False
        for name in advancement.criteria:
            self._meet(player, advancement, name)
        return True

    def revoke(self, player: Player, id: str) -> bool:
        self._forget_doubts(player, id)
        return self._criteria(player).pop(id, None) is not None

    def grant_criterion(self, player: Player, id: str, name: str) -> bool:
        return self._meet(player, self.library.advancements[id], name)

    def revoke_criterion(self, player: Player, id: str, name: str) -> bool:
        self._unknown.pop((player.scoreboard_name, id, name), None)
        criteria = self._criteria(player)
        met = criteria.get(id)
        if met is None or name not in met:
            return False
        del met[name]
        if not met:
            del criteria[id]
        return True

    def _forget_doubts(self, player: Player, id: str) -> None:
        name = player.scoreboard_name
        for key in [key for key in self._unknown if key[:2] == (name, id)]:
            del self._unknown[key]

    # -- what happens --------------------------------------------------------------------

    def join(self, player: Player) -> None:
        self._each_tick.forget(player)
        name = player.scoreboard_name
        for key in [key for key in self._unknown if key[0] == name]:
            del self._unknown[key]

    def leave(self, player: Player) -> None:
        self.join(player)

    def tick(self, player: Player) -> None:
        self._each_tick.tick(player)

    def ticks_until_due(self, player: Player) -> int | None:
        return self._each_tick.ticks_until_due(player)

    def on_criterion(
        self, player: Entity, trigger: str, what: Mapping[str, Any]
    ) -> None:
        """Called by `Triggers`."""
        if trigger == INVENTORY and "item" not in what:
            if what.get("now") and player.level is not None:
                self._each_tick.look_at_inventory(player)  # type: ignore[arg-type]
            return
        if trigger == EFFECTS:
            self._each_tick.note_effects(player)  # type: ignore[arg-type]
        waiting = list(self._waiting(player, trigger))
        if waiting and player.level is not None:
            self._judge(player, player.level, trigger, what, waiting)  # type: ignore[arg-type]

    def waits_for(self, player: Entity, trigger: str) -> bool:
        return next(self._waiting(player, trigger), None) is not None

    def _waiting(self, player: Entity, trigger: str) -> Iterator[Listener]:
        """Criteria that the player has not met, of advancements that are not done."""
        listed = self.library.listeners(trigger)
        if not listed:
            return
        name, criteria = player.scoreboard_name, self._criteria(player)
        for each in listed:
            id = each.advancement.id
            if id in criteria and (
                each.name in criteria[id] or self._is_done(player, each.advancement)
            ):
                continue
            if (name, id, each.name) not in self._unknown:
                yield each

    def _judge(
        self,
        player: Player,
        level: Level,
        trigger: str,
        what: Mapping[str, Any],
        waiting: list[Listener],
    ) -> None:
        """All are asked before the first is met, as in the game (general knowledge)."""
        event = TriggerEvent(player, level, trigger, what)
        met: list[Listener] = []
        for each in waiting:
            try:
                if each.criterion.holds(event):
                    met.append(each)
            except UnsupportedError as error:
                key = (player.scoreboard_name, each.advancement.id, each.name)
                self._unknown[key] = error.mechanic
                level.report_unsupported(error.mechanic, error.pos or player.block_pos)
        for each in met:
            self._meet(player, each.advancement, each.name)

    def _meet(self, player: Player, advancement: Advancement, name: str) -> bool:
        criteria = self._criteria(player)
        met = criteria.setdefault(advancement.id, {})
        if name in met:
            return False
        was_done = self._is_done(player, advancement)
        met[name] = None
        if not was_done and self._is_done(player, advancement):
            self._complete(player, advancement)
        return True

    @contextmanager
    def holding_functions(self) -> Iterator[None]:
        """Functions run when the block ends, as those of a command do when it is through."""
        if self._held is not None:
            yield
            return
        held = self._held = []
        try:
            yield
        finally:
            self._held = None
            for run in held:
                run()

    def _complete(self, player: Player, advancement: Advancement) -> None:
        rewards = advancement.rewards
        give_things(rewards, player)
        self._announce(player, advancement)
        function = rewards.function
        if function is None:
            return
        if self._held is not None:
            self._held.append(lambda: self._run(function, player))
        else:
            self._run(function, player)

    def _run(self, function: Identifier, player: Player) -> None:
        if self._nested >= _MOST_NESTED:
            if player.level is not None:
                mechanic = f"advancement: {_MOST_NESTED} rewards within each other"
                player.level.report_unsupported(mechanic, player.block_pos)
            return
        self._nested += 1
        held, self._held = self._held, None
        try:
            run_function(function, player, self.server)
        finally:
            self._nested -= 1
            self._held = held

    def _announce(self, player: Player, advancement: Advancement) -> None:
        display = advancement.display
        rules = self.world.game_rules
        if (
            display is not None
            and display.announces
            and rules.is_on("show_advancement_messages")
        ):
            # Here, as few are told.
            from gametest.advancement.announcing import announce

            announce(display, player, self.server)
