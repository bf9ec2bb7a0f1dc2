"""A world and its tick loop. Nothing sleeps, and ticks in which nothing can happen are skipped."""

# size: it fulfils the protocol that commands need

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, final

import attrs

from gametest.command.engine.function_library import LOAD_TAG, TICK_TAG, FunctionLibrary
from gametest.core.identifier import Identifier
from gametest.core.random_source import LegacyRandom
from gametest.core.version import GameVersion
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.dimension_type import DIMENSION_TYPES, OVERWORLD
from gametest.level.entities.entity_kind import EntityKindTable, LazyEntityKinds
from gametest.level.level import Level
from gametest.level.world.game_rules import GameRuleNames
from gametest.level.world.item_access import ItemAccess
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset
from gametest.server.command_host import ServerCommandHost
from gametest.server.function_schedule import FunctionSchedule
from gametest.server.tick_rate import TickRate

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.command.advancement_control import AdvancementControl
    from gametest.command.chat.chat_message import ChatMessage
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.compiled_function import CompiledFunction
    from gametest.command.engine.function_runner import FunctionResult
    from gametest.command.session_control import SessionControl, TestControl
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity
    from gametest.server.player_turns import PlayerTurns
    from gametest.server.tickable import Tickable
    from gametest.structure.template import StructureTemplate

ChatListener = Callable[["ChatMessage"], None]
FeedbackListener = Callable[["CommandSourceStack", str, bool], None]
"""Source, message, whether it is an error."""


FindTemplate = Callable[[Identifier], "StructureTemplate | None"]


def _no_template(_id: Identifier) -> StructureTemplate | None:
    return None


def _library(given: FunctionLibrary | None) -> FunctionLibrary:
    return given or FunctionLibrary.empty()


@final
@attrs.frozen
class ServerStatistics:
    tick_count: int
    ticks_run: int
    ticks_skipped: int
    functions_run: int
    """Load, tick and scheduled functions; not those that they call."""
    scheduled_functions: int
    """Waiting."""


# Without hooks on assignment: they would cost a tenth of an idle tick.
@final
@attrs.define(eq=False, repr=False, on_setattr=attrs.setters.NO_OP)
class Server:
    """One world. `fresh` makes another that shares whatever never changes.

    Fulfils `gametest.command.server_context.ServerContext`.
    """

    version: GameVersion
    blocks: BlockTable
    behaviours: BehaviourTables
    seed: int = attrs.field(default=0, kw_only=True)
    functions: FunctionLibrary = attrs.field(
        default=None, converter=_library, kw_only=True
    )
    """None: a world without functions."""
    find_template: FindTemplate = attrs.field(default=_no_template, kw_only=True)
    """Structures of the packs, by id."""
    preset: WorldPreset = attrs.field(kw_only=True)
    rule_names: GameRuleNames = attrs.field(kw_only=True)
    entity_kinds: EntityKindTable = attrs.field(kw_only=True)
    items: ItemAccess = attrs.field(kw_only=True)
    make_advancements: Callable[[Server], AdvancementControl] | None = attrs.field(
        default=None, kw_only=True
    )
    """None: no pack has any."""

    world: WorldState = attrs.field(init=False)
    tick_rate: TickRate = attrs.field(factory=TickRate, init=False)
    schedule: FunctionSchedule = attrs.field(factory=FunctionSchedule, init=False)
    tick_count: int = attrs.field(default=0, init=False)
    """Ticks since the start, frozen and skipped ones included; in a tick, its own number."""
    chat_listeners: list[ChatListener] = attrs.field(factory=list, init=False)
    feedback_listeners: list[FeedbackListener] = attrs.field(factory=list, init=False)
    notice_listeners: list[Callable[[str], None]] = attrs.field(
        factory=list, init=False
    )
    running_test: object | None = attrs.field(default=None, init=False)
    """The test whose line runs at this moment; None for what the world does by itself."""
    session: SessionControl | None = attrs.field(default=None, init=False)
    """The program round the world, set by it."""
    tests: TestControl | None = attrs.field(default=None, init=False)
    """What `/test` works on, set by the framework."""
    _notices: dict[str, None] = attrs.field(factory=dict, init=False)
    _players: dict[str, Player] = attrs.field(factory=dict, init=False)
    _player_turns: PlayerTurns | None = attrs.field(default=None, init=False)
    _advancements: AdvancementControl | None = attrs.field(default=None, init=False)
    _levels: dict[Identifier, Level] = attrs.field(factory=dict, init=False)
    _tickables: list[Tickable] = attrs.field(factory=list, init=False)
    _frozen_tickables: list[Tickable] = attrs.field(factory=list, init=False)
    _loads_functions: bool = attrs.field(default=True, init=False)
    _ticks_run: int = attrs.field(default=0, init=False)
    _ticks_skipped: int = attrs.field(default=0, init=False)
    _functions_run: int = attrs.field(default=0, init=False)

    @preset.default
    def _default_preset(self) -> WorldPreset:
        return WorldPreset.of(self.blocks)

    @rule_names.default
    def _default_rule_names(self) -> GameRuleNames:
        return GameRuleNames(self.version)

    @items.default
    def _default_items(self) -> ItemAccess:
        return ItemAccess(self.version)

    @entity_kinds.default
    def _default_entity_kinds(self) -> EntityKindTable:
        version = self.version

        def load() -> EntityKindTable:
            # Here, as a world without entities needs no kinds.
            from gametest.entity.kinds import EntityKinds

            return EntityKinds.load(version)

        return LazyEntityKinds(load)

    def __attrs_post_init__(self) -> None:
        self.world = WorldState(
            self.version,
            self.seed,
            rule_names=self.rule_names,
            entity_kinds=self.entity_kinds,
            items=self.items,
        )
        host = ServerCommandHost(self)
        for place, kind in enumerate(DIMENSION_TYPES):
            random = LegacyRandom(self.seed + place)
            level = Level(self.behaviours, kind, self.preset, self.world, random)
            level.command_host = host
            self._levels[kind.id] = level
        self.overworld.scheduled_functions = self._run_scheduled

    def fresh(self, seed: int | None = None) -> Server:
        """A new world of the same version, functions and preset; without tickables."""
        return attrs.evolve(self, seed=self.seed if seed is None else seed)

    # -- levels --------------------------------------------------------------------------

    def levels(self) -> Iterable[Level]:
        """The overworld first, in the order in which they tick."""
        return self._levels.values()

    @property
    def overworld(self) -> Level:
        return self._levels[OVERWORLD]

    def level(self, dimension: Identifier) -> Level:
        """Raises `KeyError`."""
        return self._levels[dimension]

    def find_level(self, dimension: Identifier) -> Level | None:
        return self._levels.get(dimension)

    # -- entities ------------------------------------------------------------------------

    def players(self) -> tuple[Player, ...]:
        """In the order in which they joined, dead ones too."""
        return tuple(self._players.values())

    def find_player(self, name: str) -> Player | None:
        """By exact name."""
        return self._players.get(name)

    def add_player(self, player: Player, level: Level | None = None) -> bool:
        """Put it where it says, in the overworld by default; false if the name is taken."""
        level = level or self.overworld
        if player.name in self._players or not level.add_entity(player):
            return False
        self._players[player.name] = player
        self.player_turns.join(player)
        return True

    def adopt_player(self, player: Player) -> None:
        """One that stands in its level already, as when a world is opened."""
        self._players[player.name] = player
        self.player_turns.adopt(player)

    def remove_player(self, player: Player) -> bool:
        """It leaves the game; its scores stay. False if it was not there."""
        if self._players.get(player.name) is not player:
            return False
        player.close_window()
        self._take_off(player)
        self.player_turns.leave(player)
        del self._players[player.name]
        if player.level is not None:
            player.level.remove_entity(player)
        return True

    def _take_off(self, player: Player) -> None:
        """Out of its bed; what it rides goes with it, unless it carries another player.

        General knowledge of the game, which saves that vehicle with the player (`RootVehicle` of
        https://minecraft.wiki/w/Player.dat_format).
        """
        level = player.level
        if level is None or (player.bed is None and player.vehicle is None):
            return
        # Here, as few players leave so.
        from gametest.entity.playing.sleeping import wake
        from gametest.level.entities.entity_riding import dismount, self_and_riders

        wake(level, player)
        root: Entity = player
        while root.vehicle is not None:
            root = root.vehicle
        if root is player or sum(one.is_player for one in self_and_riders(root)) > 1:
            return
        dismount(player, stays=True)
        for one in tuple(self_and_riders(root)):
            level.remove_entity(one)

    def respawn_player(self, player: Player) -> None:
        """At its own point, where it was spawned, or at the world's point."""
        # Here, as few players die.
        from gametest.entity.playing.respawning import respawn_place

        place = respawn_place(player, self._levels, self.overworld, self.world.spawn)
        player.respawn(*place)
        self.player_turns.respawn(player)

    @property
    def player_turns(self) -> PlayerTurns:
        """Made when the first player joins."""
        if self._player_turns is None:
            # Here, as few worlds have players.
            from gametest.server.player_turns import PlayerTurns

            self._player_turns = PlayerTurns(self)
            self._tickables.insert(0, self._player_turns)
        return self._player_turns

    @property
    def advancements(self) -> AdvancementControl | None:
        """Those of the packs and the players' progress; None: no pack has any."""
        if self._advancements is None and self.make_advancements is not None:
            self._advancements = self.make_advancements(self)
            self.world.advancements = self._advancements
        return self._advancements

    def use_advancements(
        self, make: Callable[[Server], AdvancementControl] | None
    ) -> None:
        """Those of other packs; what the players have reached of the same names stays."""
        self.make_advancements = make
        if self._advancements is not None:
            self._advancements.close()
        self._advancements = self.world.advancements = None
        if self.advancements is not None:
            for player in self.players():
                self.advancements.join(player)

    def find_entity(self, uuid: int) -> Entity | None:
        """In any level."""
        for level in self._levels.values():
            found = level.find_entity(uuid)
            if found is not None:
                return found
        return None

    # -- time ----------------------------------------------------------------------------

    def add_tickable(self, tickable: Tickable) -> None:
        self._tickables.append(tickable)

    def remove_tickable(self, tickable: Tickable) -> None:
        self._tickables.remove(tickable)

    def add_frozen_tickable(self, tickable: Tickable) -> None:
        """Called instead of the others, and of all else, while the game is frozen."""
        self._frozen_tickables.append(tickable)

    def tick(self) -> None:
        """One tick: functions, levels, tickables (https://minecraft.wiki/w/Tick)."""
        self.tick_count += 1
        self._ticks_run += 1
        rate = self.tick_rate
        if rate.is_frozen and not rate.runs_normally:
            for tickable in self._frozen_tickables:
                tickable.tick(self)
            return
        # The conditions keep calls out of an idle tick, of which there may be millions.
        if self._loads_functions or self.functions.tags:
            self._run_tick_functions()
        for level in self._levels.values():
            level.tick()
        if self._tickables:
            for tickable in tuple(self._tickables):
                tickable.tick(self)
        if rate.sprint_left or rate.steps_left:
            rate.count_tick()

    def run_until(
        self,
        done: Callable[[], bool],
        *,
        skip: bool = True,
        max_ticks: int | None = None,
    ) -> bool:
        """Tick until `done`, which is asked between ticks.

        False if `max_ticks` have passed, or, without that limit, if nothing can ever happen
        again. With `skip`, idle ticks are counted but not run: every counter, timer and clock
        stands as if they had been.
        """
        end = None if max_ticks is None else self.tick_count + max_ticks
        while not done():
            if end is not None and self.tick_count >= end:
                return False
            due = self.next_due()
            if due is None and end is None:
                return False
            if skip:
                stops = [
                    n for n in (None if due is None else due - 1, end) if n is not None
                ]
                if min(stops) > self.tick_count:
                    self.skip(min(stops) - self.tick_count)
                    continue
            self.tick()
        return True

    def next_due(self) -> int | None:
        """`tick_count` of the next tick in which anything may happen; None: never."""
        following = self.tick_count + 1
        if not self.tick_rate.runs_normally:
            dues = (tickable.next_due(self) for tickable in self._frozen_tickables)
            return min((due for due in dues if due is not None), default=None)
        if self.tick_rate.is_frozen:
            # Each of the ticks that it is allowed counts.
            return following
        if self._loads_functions or self._has_tick_functions():
            return following
        return min(self._dues(following), default=None)

    def _dues(self, following: int) -> Iterator[int]:
        quiet = self.world.quiet_ticks()
        if quiet is not None:
            yield following + quiet
        behind = self.tick_count - self.world.game_time
        scheduled = self.schedule.next_due()
        if scheduled is not None:
            yield max(scheduled + behind, following)
        for level in self._levels.values():
            due = level.next_due()
            if due is not None:
                yield due + behind
        for tickable in self._tickables:
            due = tickable.next_due(self)
            if due is not None:
                yield max(due, following)

    def skip(self, ticks: int) -> None:
        """Count ticks that come before `next_due` without running them."""
        self.tick_count += ticks
        self._ticks_skipped += ticks
        if self.tick_rate.runs_normally:
            self.world.skip(ticks)
            self.tick_rate.skip(ticks)

    def set_tick_rate(self, rate: float) -> None:
        """Ticks per second; only stopwatches and a paced server notice."""
        self.tick_rate.set_rate(rate, self.tick_count)

    @property
    def clock_ms(self) -> int:
        return self.tick_rate.clock_ms(self.tick_count)

    # -- functions -----------------------------------------------------------------------

    def schedule_function(
        self, function: Identifier, delay: int, *, tag: bool, append: bool
    ) -> int:
        """Returns the game time of the run."""
        time = self.world.game_time + delay
        self.schedule.add(f"#{function}" if tag else str(function), time, append=append)
        return time

    def clear_scheduled(self, name: str) -> int:
        """`ns:path` or `#ns:path`; returns how many there were."""
        return self.schedule.clear(name)

    def reload_functions(self) -> None:
        """Run `#minecraft:load` again in the next tick."""
        self._loads_functions = True

    def _has_tick_functions(self) -> bool:
        tagged = self.functions.find_tag(TICK_TAG) or ()
        return any(function.commands or function.is_macro for function in tagged)

    def _run_tick_functions(self) -> None:
        if self._loads_functions:
            self._loads_functions = False
            self._run_tag(LOAD_TAG)
        self._run_tag(TICK_TAG)

    def _run_scheduled(self) -> None:
        if not len(self.schedule):
            return

        def run(name: str) -> None:
            if name.startswith("#"):
                self._run_tag(Identifier.parse(name[1:]))
                return
            function = self.functions.find(Identifier.parse(name))
            if function is not None:
                self._run_function(function)

        self.schedule.run_due(self.world.game_time, run)

    def _run_tag(self, tag: Identifier) -> None:
        for function in self.functions.find_tag(tag) or ():
            self._run_function(function)

    def _run_function(self, function: CompiledFunction) -> FunctionResult:
        # Here, as a world without functions needs no commands.
        from gametest.command.command_source_stack import CommandSourceStack
        from gametest.command.engine.function_runner import FunctionRunner

        level = self.overworld
        source = CommandSourceStack.of_game_loop(self, level)
        result = FunctionRunner().run(function, source)
        self._functions_run += 1
        for error in result.unsupported:
            level.report_unsupported(error.mechanic, error.pos)
        return result

    # -- chat ----------------------------------------------------------------------------

    def broadcast(self, message: ChatMessage) -> None:
        """What players, or everybody, would see or hear."""
        for listener in tuple(self.chat_listeners):
            listener(message)

    def notice(self, message: str) -> None:
        """What the game only logs, as a reached command limit; each text once a world."""
        if message in self._notices:
            return
        self._notices[message] = None
        for listener in tuple(self.notice_listeners):
            listener(message)

    def command_feedback(
        self, source: CommandSourceStack, message: str, *, error: bool
    ) -> None:
        """What a command answers its source."""
        for listener in tuple(self.feedback_listeners):
            listener(source, message, error)

    def statistics(self) -> ServerStatistics:
        return ServerStatistics(
            self.tick_count,
            self._ticks_run,
            self._ticks_skipped,
            self._functions_run,
            len(self.schedule),
        )
