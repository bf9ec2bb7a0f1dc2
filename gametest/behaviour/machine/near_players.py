"""What works only while a player is near: spawners, vaults, beacons, conduits; what it would do is not simulated.

https://minecraft.wiki/w/Monster_Spawner#Mechanics, /Vault, /Trial_Spawner, /Beacon, /Conduit. Whether a wall
stands between a trial spawner and its player is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.machine.container import Container, WorkingBlockEntity, Works
from gametest.core.errors import UnsupportedError
from gametest.level.block_entity import BlockEntity
from gametest.nbt.tags import Compound, Short

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

_VAULT_REACH: Final = 4.0
_TRIAL_REACH: Final = 14.0
_SPAWNER_REACH: Final = 16
_SPAWNER_DELAY: Final = 20
_UNDRAWN: Final = -1
_DELAYS: Final = (("Min", 200), ("Max", 800))
_BEACON_STEP: Final = 10
_MOST_LAYERS: Final = 4
_PERIOD: Final = 80
_FRAME: Final = frozenset(
    f"minecraft:{name}"
    for name in ("prismarine", "prismarine_bricks", "dark_prismarine", "sea_lantern")
)
_LEAST_FRAME: Final = 16
_CONDUIT_STEP: Final = 16


def meets_player(
    level: Level, pos: BlockPos, reach: float, *, plays: bool = False
) -> bool:
    """One that is no spectator; `plays`: nor in creative mode."""
    middle = pos.center
    for player in level.entities_of_type("minecraft:player"):
        if getattr(player, "is_spectator", False) or not player.is_alive:
            continue
        if plays and getattr(player, "is_creative", False):
            continue
        x, y, z = player.pos.minus(middle)
        if x * x + y * y + z * z < reach * reach:
            return True
    return False


def opens_vault(level: Level, block_entity: BlockEntity) -> bool:
    config = block_entity.nbt.get("config")
    given = config.get("activation_range") if isinstance(config, dict) else None
    reach = float(given) if isinstance(given, (int, float)) else _VAULT_REACH
    return meets_player(level, block_entity.pos, reach)


def meets_trial(level: Level, block_entity: BlockEntity) -> bool:
    state = level.get_block_state(block_entity.pos)
    waits = state.find("trial_spawner_state") == "waiting_for_players"
    given = block_entity.nbt.get("required_player_range", _TRIAL_REACH)
    reach = float(given) if isinstance(given, (int, float)) else _TRIAL_REACH
    return waits and meets_player(level, block_entity.pos, reach, plays=True)


def shines(level: Level, block_entity: BlockEntity) -> bool:
    """A beacon with a power and a pyramid, and somebody to give it to."""
    if not block_entity.nbt.get("primary_effect"):
        return False
    layers = _layers(level, block_entity.pos)
    reach = _BEACON_STEP * (layers + 1)
    x, _, z = block_entity.pos.center
    return layers > 0 and any(
        abs(player.pos.x - x) <= reach and abs(player.pos.z - z) <= reach
        for player in level.entities_of_type("minecraft:player")
    )


def gives_power(level: Level, block_entity: BlockEntity) -> bool:
    """A conduit in water with a frame of sixteen blocks or more."""
    if not level.entities_of_type("minecraft:player"):
        return False
    frame = _frame(level, block_entity.pos)
    reach = frame // 7 * _CONDUIT_STEP
    return frame >= _LEAST_FRAME and meets_player(level, block_entity.pos, reach)


def _layers(level: Level, pos: BlockPos) -> int:
    items = level.world.items
    for layer in range(1, _MOST_LAYERS + 1):
        sides = range(-layer, layer + 1)
        cells = (pos.offset(dx, -layer, dz) for dx in sides for dz in sides)
        names = (level.get_block_state(cell).block.name for cell in cells)
        if not all(
            items.is_tagged("block", "beacon_base_blocks", name) for name in names
        ):
            return layer - 1
    return _MOST_LAYERS


def _frame(level: Level, pos: BlockPos) -> int:
    """How many blocks of its frame there are; 0 out of water."""
    near = range(-1, 2)
    if any(
        level.get_block_state(pos.offset(x, y, z)).fluid != "water"
        for x in near
        for y in near
        for z in near
    ):
        return 0
    wide = range(-2, 3)
    return sum(
        level.get_block_state(pos.offset(x, y, z)).block.name in _FRAME
        for x in wide
        for y in wide
        for z in wide
        if 0 in (x, y, z) and _is_ring(sorted((abs(x), abs(y), abs(z))))
    )


def _is_ring(parts: list[int]) -> bool:
    """Of the three squares around it, whose corners are no further than two blocks."""
    return parts[2] == 2


@final
@attrs.define(eq=False, repr=False)
class ActsOnPlayers(Container):
    verb: str
    works: Works
    period: int = 1

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return WorkingBlockEntity(
            state.block.name,
            pos,
            mechanic=f"{state.block.name}: {self.verb}",
            works=self.works,
            period=self.period,
        )

    def has_analog_output(self, state: BlockState) -> bool:
        return False


@final
@attrs.define(eq=False, repr=False)
class SpawnerBlockEntity(BlockEntity):
    """Counts its delay while a player is near; then it would spawn something."""

    _is_reported: bool = attrs.field(init=False, default=False)

    def next_due(self, level: Level) -> int | None:
        return level.game_time if self._works(level) else None

    def tick(self, level: Level) -> None:
        delay = self._number("Delay", _SPAWNER_DELAY)
        if delay == _UNDRAWN:
            least, most = (self._number(f"{key}SpawnDelay", n) for key, n in _DELAYS)
            delay = least + (level.random.next_int(most - least) if most > least else 0)
        if delay > 0:
            self.nbt["Delay"] = Short.wrapped(delay - 1)
            level.write_count += 1
            return
        self._is_reported = True
        raise UnsupportedError("minecraft:spawner: spawn", self.pos)

    def load(self, nbt: Compound) -> None:
        BlockEntity.load(self, nbt)
        self._is_reported = False

    def _works(self, level: Level) -> bool:
        if self._is_reported or not self._has_mob():
            return False
        if not level.world.game_rules.is_on("spawner_blocks_work"):
            return False
        reach = self._number("RequiredPlayerRange", _SPAWNER_REACH)
        return meets_player(level, self.pos, reach)

    def _number(self, key: str, default: int) -> int:
        found = self.nbt.get(key, default)
        return int(found) if isinstance(found, int) else default

    def _has_mob(self) -> bool:
        data = self.nbt.get("SpawnData")
        mob = data.get("entity") if isinstance(data, dict) else None
        named = isinstance(mob, dict) and bool(mob.get("id"))
        return named or bool(self.nbt.get("SpawnPotentials"))


@final
@attrs.define(eq=False, repr=False)
class Spawner(Container):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return SpawnerBlockEntity("minecraft:mob_spawner", pos)

    def has_analog_output(self, state: BlockState) -> bool:
        return False
