"""What all levels of a world share: time, rules, weather, scores, storage."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, final

import attrs

from gametest.core.random_source import LegacyRandom, RandomSequences
from gametest.core.version import GameVersion
from gametest.level.entities.entity_kind import NO_KINDS, EntityKindTable
from gametest.level.world.boss_bar import BossBar
from gametest.level.world.command_storage import CommandStorage
from gametest.level.world.data_meter import DataMeter
from gametest.level.world.game_rules import GameRuleNames, GameRules
from gametest.level.world.item_access import ItemAccess
from gametest.level.world.scoreboard import Scoreboard
from gametest.level.world.stopwatches import Stopwatches
from gametest.level.world.triggers import Triggers
from gametest.level.world.weather import Weather
from gametest.level.world.world_clocks import OVERWORLD_CLOCK, WorldClocks
from gametest.level.world.world_spawn import ORIGIN_SPAWN, SpawnPoint

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.level.world.player_records import AdvancementProgress, PlayerRecords
    from gametest.level.world.world_border import WorldBorder


class Difficulty(Enum):
    """The values are the game's JSON words."""

    PEACEFUL = "peaceful"
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


@final
@attrs.define(eq=False, repr=False)
class WorldState:
    """One per server; a level reads it as `level.world`."""

    version: GameVersion
    seed: int = 0
    rule_names: GameRuleNames | None = attrs.field(default=None, kw_only=True)
    """Given by a server that makes many worlds; the same for all worlds of a version."""
    entity_kinds: EntityKindTable = attrs.field(default=NO_KINDS, kw_only=True)
    items: ItemAccess = attrs.field(kw_only=True)
    """By default those of the version, without tags and recipes."""

    game_time: int = attrs.field(default=0, init=False)
    """Ticks since the world began; it moves in the overworld's time phase."""
    difficulty: Difficulty = attrs.field(default=Difficulty.NORMAL, init=False)
    game_rules: GameRules = attrs.field(init=False)
    clocks: WorldClocks = attrs.field(factory=WorldClocks, init=False)
    weather: Weather = attrs.field(factory=Weather, init=False)
    scoreboard: Scoreboard = attrs.field(factory=Scoreboard, init=False)
    command_storage: CommandStorage = attrs.field(factory=CommandStorage, init=False)
    data_meter: DataMeter = attrs.field(init=False)
    """Of what commands copy."""
    random_sequences: RandomSequences = attrs.field(init=False)
    uuid_random: LegacyRandom = attrs.field(init=False)
    """Apart from the levels' own, so that entities do not change what blocks draw."""
    last_entity_id: int = attrs.field(default=0, init=False)
    triggers: Triggers = attrs.field(factory=Triggers, init=False)
    _player_records: PlayerRecords | None = attrs.field(default=None, init=False)
    advancements: AdvancementProgress | None = attrs.field(default=None, init=False)
    """None: no pack has any, or no player has joined."""
    boss_bars: dict[str, BossBar] = attrs.field(factory=dict, init=False)
    """By id with namespace, in the order of adding."""
    stopwatches: Stopwatches = attrs.field(factory=Stopwatches, init=False)
    post_effects: dict[str, dict[str, None]] = attrs.field(factory=dict, init=False)
    """Shaders over players' screens, by the player's name."""
    default_game_mode: str = attrs.field(default="survival", init=False)
    spawn: SpawnPoint = attrs.field(default=ORIGIN_SPAWN, init=False)

    _borders: dict[Identifier, WorldBorder] = attrs.field(factory=dict, init=False)

    @items.default
    def _default_items(self) -> ItemAccess:
        return ItemAccess(self.version)

    def __attrs_post_init__(self) -> None:
        names = self.rule_names or GameRuleNames(self.version)
        self.game_rules = GameRules(names)
        self.random_sequences = RandomSequences(self.seed)
        self.uuid_random = LegacyRandom(~self.seed)
        self.data_meter = DataMeter(lambda: self.command_storage)

    def next_entity_id(self) -> int:
        """1, 2, ... over all levels."""
        self.last_entity_id += 1
        return self.last_entity_id

    @property
    def player_records(self) -> PlayerRecords:
        """What is remembered of each player."""
        if self._player_records is None:
            # Imported here: few worlds have players.
            from gametest.level.world.player_records import PlayerRecords

            self._player_records = PlayerRecords()
        return self._player_records

    def border(self, dimension: Identifier) -> WorldBorder:
        """Each dimension has its own."""
        found = self._borders.get(dimension)
        if found is None:
            # Imported here: few worlds move theirs.
            from gametest.level.world.world_border import WorldBorder

            found = self._borders[dimension] = WorldBorder()
        return found

    def find_border(self, dimension: Identifier) -> WorldBorder | None:
        """None while nobody has asked for it."""
        return self._borders.get(dimension)

    @property
    def day_time(self) -> int:
        """Ticks of the overworld's clock, not cut to a day."""
        return self.clocks.get(OVERWORLD_CLOCK)

    @day_time.setter
    def day_time(self, ticks: int) -> None:
        self.clocks.set(OVERWORLD_CLOCK, ticks)

    def tick_weather(self, random: LegacyRandom) -> None:
        self.weather.tick(random, advances=self.game_rules.is_on("advance_weather"))

    def tick_clocks(self) -> None:
        if self.game_rules.is_on("advance_time"):
            self.clocks.advance()

    def quiet_ticks(self) -> int | None:
        """How many ticks `skip` may jump over; None: any number."""
        advances = self.game_rules.is_on("advance_weather")
        return self.weather.quiet_ticks(advances=advances)

    def skip(self, ticks: int) -> None:
        """As if so many ticks had run in which nothing but timers moved."""
        rules = self.game_rules
        self.weather.skip(ticks, advances=rules.is_on("advance_weather"))
        self.game_time += ticks
        if rules.is_on("advance_time"):
            self.clocks.advance(ticks)
