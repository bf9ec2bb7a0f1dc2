"""Players in beds (https://minecraft.wiki/w/Bed#Sleeping): lying down, the morning, getting up.

After 100 ticks one sleeps deeply; when enough players of the level do (rule `players_sleeping_percentage`),
the night is over. Where one lies and stands up is general knowledge of the game.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.position import BlockPos, Vec3
from gametest.entity.living.living_body import living_body
from gametest.interaction.collision import is_free
from gametest.level.entities.entity import NO_MOTION
from gametest.level.entities.entity_riding import dismount
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

DEEP: Final = 100
_DAY: Final = 24000
_NIGHT: Final = range(12542, 23460)
_ABOVE_BED: Final = 0.6875
_HALF_WIDTH, _HEIGHT = 0.3, 1.8


def lie_down(level: Level, player: Player, pos: BlockPos) -> None:
    """Into the bed whose head is at `pos`; the caller asked whether it may."""
    dismount(player)
    _occupy(level, pos, is_taken=True)
    x, y, z = pos
    player.bed, player.sleep_ticks = pos, 0
    player.set_motion(NO_MOTION)
    player.move_to(Vec3(x + 0.5, y + _ABOVE_BED, z + 0.5))
    triggers = level.world.triggers
    triggers.award(player, "minecraft.custom:minecraft.sleep_in_bed")
    triggers.fire(player, "minecraft:slept_in_bed", location=pos)


def tick_sleep(level: Level, player: Player) -> None:
    """One turn of who lies in a bed."""
    pos, body = player.bed, living_body(player)
    if pos is None:
        return
    player.sleep_ticks = min(DEEP, player.sleep_ticks + 1)
    is_bed = level.get_block_state(pos).block.name.endswith("_bed")
    is_hurt = body is not None and body.hurt_time > 0
    if not is_bed or is_hurt or not is_time_to_sleep(level):
        get_up(level, player)
    elif player.sleep_ticks >= DEEP and _enough_sleep(level):
        _end_night(level)


def is_time_to_sleep(level: Level) -> bool:
    """At night, and in a thunderstorm at any time."""
    world = level.world
    return world.weather.thunders_now or world.day_time % _DAY in _NIGHT


def wake(level: Level, player: Entity) -> None:
    """Whoever lies in a bed gets up, for what happens to it: harm, a journey, its leaving."""
    from gametest.entity.player import Player

    if isinstance(player, Player) and player.bed is not None:
        get_up(level, player)


def get_up(level: Level, player: Player) -> None:
    pos, player.bed = player.bed, None
    player.sleep_ticks = 0
    if pos is None:
        return
    state = level.get_block_state(pos)
    place = None
    if state.block.name.endswith("_bed"):
        _occupy(level, pos, is_taken=False)
        place = place_beside_bed(
            level, player, pos, Direction.by_label(state.get("facing"))
        )
    x, y, z = pos
    player.move_to(place or Vec3(x + 0.5, y + 1.1, z + 0.5))


def _enough_sleep(level: Level) -> bool:
    percentage = level.world.game_rules.value("players_sleeping_percentage")
    players = _players(level)
    wanted = max(1, ceil(len(players) * int(percentage) / 100.0))
    return sum(each.sleep_ticks >= DEEP for each in players) >= wanted


def _end_night(level: Level) -> None:
    world = level.world
    if world.game_rules.is_on("advance_time"):
        morning = world.day_time + _DAY
        world.day_time = morning - morning % _DAY
    for player in _players(level):
        if player.bed is not None:
            get_up(level, player)
    if world.game_rules.is_on("advance_weather") and world.weather.is_raining:
        world.weather.set_parameters(0, 0, raining=False, thundering=False)


def _players(level: Level) -> list[Player]:
    """Those who count: spectators do not."""
    found = [each for each in level.entities.values() if each.is_player]
    players: list[Player] = found  # type: ignore[assignment]
    return [each for each in players if not each.is_spectator]


def _occupy(level: Level, pos: BlockPos, *, is_taken: bool) -> None:
    state = level.get_block_state(pos)
    if state.find("occupied") is not None:
        level.set_block(pos, state.with_("occupied", str(is_taken).lower()), ALL)


def place_beside_bed(
    level: Level, player: Player, pos: BlockPos, facing: Direction
) -> Vec3 | None:
    """The first free place around the bed, beside its head first; None if there is none."""
    side = facing.clockwise
    for aside, ahead in (
        *((1, 0), (1, -1), (1, -2), (0, -2), (-1, -2)),
        *((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1)),
    ):
        x = pos.x + aside * side.dx + ahead * facing.dx
        z = pos.z + aside * side.dz + ahead * facing.dz
        below = level.get_block_state((x, pos.y - 1, z))
        if not below.is_face_sturdy(Direction.UP):
            continue
        mx, mz = x + 0.5, z + 0.5
        w, y = _HALF_WIDTH, float(pos.y)
        box = (mx - w, y, mz - w, mx + w, y + _HEIGHT, mz + w)
        if is_free(level, box, player):
            return Vec3(mx, y, mz)
    return None
