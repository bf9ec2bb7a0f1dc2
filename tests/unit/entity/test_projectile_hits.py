"""What projectiles do to whom they strike.

https://minecraft.wiki/w/Arrow, /Snowball, /Ender_Pearl, /Splash_Potion, /Lingering_Potion, /Fireball,
/Wither_Skull, /Trident, /Firework_Rocket.
"""

from __future__ import annotations

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.level.world.world_state import Difficulty
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound

MOB = Vec3(3.5, 64.0, 0.5)
SHOT = Vec3(0.5, 64.7, 0.5)


def nbt(text: str) -> Compound:
    data = parse_snbt(text)
    assert isinstance(data, dict)
    return data


def shoot(level: Level, kind: str, data: str = "", speed: float = 1.5) -> Entity:
    text = f"{{Motion: [{speed}d, 0d, 0d]{', ' if data else ''}{data}}}"
    return create_entity(level, kind, SHOT, nbt(text))


def mob(level: Level, kind: str = "cow", data: str = "") -> Entity:
    level.world.clocks.set("minecraft:overworld", 18000)
    text = f"{{NoAI: 1b{', ' if data else ''}{data}}}"
    return create_entity(level, kind, MOB, nbt(text))


def run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


def health(entity: Entity) -> float:
    found = entity.to_nbt()["Health"]
    assert isinstance(found, float)
    return found


def effects(entity: Entity) -> dict[str, tuple[int, int]]:
    found = entity.to_nbt().get("active_effects", [])
    assert isinstance(found, list)
    return {
        str(each["id"]): (int(each.get("duration", 0)), int(each.get("amplifier", 0)))  # type: ignore[call-overload,arg-type,union-attr,index]
        for each in found
    }


@pytest.mark.parametrize(
    ("speed", "damage", "lost"),
    [(1.5, "", 3.0), (0.9, "", 2.0), (1.5, "damage: 3d", 5.0)],
)
def test_an_arrow_does_speed_times_damage_rounded_up(
    floor: Level, speed: float, damage: str, lost: float
) -> None:
    """2 points for each block per tick by default; drag takes a little before it strikes."""
    cow = mob(floor)
    arrow = shoot(floor, "arrow", damage, speed)
    run(floor, 6)

    assert health(cow) == 10.0 - lost
    assert arrow.is_removed


def test_a_critical_arrow_may_do_half_as_much_again(floor: Level) -> None:
    cow = mob(floor)
    shoot(floor, "arrow", "crit: 1b, damage: 2d")
    run(floor, 4)

    assert 10.0 - 3 - 2 <= health(cow) <= 10.0 - 3


def test_an_arrow_throws_back_whom_it_strikes(floor: Level) -> None:
    cow = mob(floor)
    shoot(floor, "arrow")
    run(floor, 3)

    assert cow.pos.x > MOB.x or cow.motion.x > 0.0


@pytest.mark.parametrize(("pierce", "struck"), [(0, 1), (1, 2), (4, 3)])
def test_a_piercing_arrow_goes_through(floor: Level, pierce: int, struck: int) -> None:
    """https://minecraft.wiki/w/Piercing: one more than its level."""
    cows = [
        create_entity(floor, "cow", Vec3(x, 64.0, 0.5), nbt("{NoAI: 1b}"))
        for x in (2.5, 4.0, 5.5)
    ]
    shoot(floor, "arrow", f"PierceLevel: {pierce}b", 3.0)
    run(floor, 4)

    assert sum(health(cow) < 10.0 or cow.is_removed for cow in cows) == struck


def test_a_burning_arrow_sets_on_fire(floor: Level) -> None:
    cow = mob(floor)
    shoot(floor, "arrow", "Fire: 100s")
    run(floor, 3)

    assert cow.body is not None
    assert 80 < cow.body.fire_ticks <= 100


def test_an_arrow_bounces_off_who_cannot_be_hurt(floor: Level) -> None:
    mob(floor, data="Invulnerable: 1b")
    arrow = shoot(floor, "arrow")
    run(floor, 3)

    assert not arrow.is_removed
    assert arrow.motion.x < 0.0


def test_an_arrow_does_not_strike_its_own_shooter(floor: Level) -> None:
    cow = create_entity(floor, "cow", SHOT._replace(y=64.0), nbt("{NoAI: 1b}"))
    uuid = cow.to_nbt()["UUID"]
    arrow = create_entity(
        floor, "arrow", SHOT, {**nbt("{Motion: [1.5d, 0d, 0d]}"), "Owner": uuid}
    )
    run(floor, 1)

    assert health(cow) == 10.0
    assert arrow.pos.x > SHOT.x + 1.0


def test_a_tipped_arrow_gives_an_eighth_of_its_potion(floor: Level) -> None:
    cow = mob(floor)
    item = "{id: 'tipped_arrow', components: {potion_contents: 'swiftness'}}"
    shoot(floor, "arrow", f"item: {item}")
    run(floor, 3)

    duration, amplifier = effects(cow)["minecraft:speed"]
    assert 440 <= duration <= 450
    assert amplifier == 0


def test_a_spectral_arrow_makes_glow(floor: Level) -> None:
    cow = mob(floor)
    shoot(floor, "spectral_arrow")
    run(floor, 3)

    assert 190 <= effects(cow)["minecraft:glowing"][0] <= 200


@pytest.mark.parametrize(
    ("kind", "target", "lost"),
    [("snowball", "cow", 0.0), ("snowball", "blaze", 3.0), ("egg", "cow", 0.0)],
)
def test_what_is_thrown_hurts_blazes_alone(
    floor: Level, kind: str, target: str, lost: float
) -> None:
    struck = mob(floor, target)
    full = health(struck)
    ball = shoot(floor, kind)
    run(floor, 3)

    assert ball.is_removed
    assert health(struck) == full - lost


@pytest.mark.parametrize("vanishes", [True, False])
def test_a_pearl_of_the_dead_vanishes_by_the_game_rule(
    floor: Level, vanishes: bool
) -> None:
    """https://minecraft.wiki/w/Game_rule: `ender_pearls_vanish_on_death`"""
    player = Player.of_name("Thrower", Vec3(-4.5, 64.0, 0.5))
    floor.add_entity(player)
    high = Vec3(0.5, 90.0, 0.5)
    owner = {"Owner": player.to_nbt()["UUID"]}
    pearl = create_entity(floor, "ender_pearl", high, owner)
    floor.world.game_rules.set("ender_pearls_vanish_on_death", vanishes)

    player.set_health(0.0)
    floor.tick()

    assert vanishes is pearl.is_removed


def test_an_ender_pearl_brings_its_owner(floor: Level) -> None:
    player = Player.of_name("Thrower", Vec3(-4.5, 64.0, 0.5))
    floor.add_entity(player)
    run(floor, 61)
    uuid = player.to_nbt()["UUID"]
    pearl = create_entity(
        floor, "ender_pearl", SHOT, {**nbt("{Motion: [1d, 0d, 0d]}"), "Owner": uuid}
    )
    while not pearl.is_removed:
        floor.tick()

    assert player.pos.x > SHOT.x
    assert player.health == 15.0


def test_a_splash_gives_less_to_who_is_further_away(floor: Level) -> None:
    near = mob(floor)
    far = create_entity(floor, "cow", Vec3(6.4, 64.0, 0.5), nbt("{NoAI: 1b}"))
    item = "{id: 'splash_potion', components: {potion_contents: 'swiftness'}}"
    shoot(floor, "splash_potion", f"Item: {item}")
    run(floor, 3)

    assert 0 < effects(far)["minecraft:speed"][0] < effects(near)["minecraft:speed"][0]
    assert effects(near)["minecraft:speed"][0] <= 3600


def test_a_splash_heals_the_living_and_harms_the_undead(floor: Level) -> None:
    cow = mob(floor, data="Health: 2f")
    zombie = create_entity(floor, "zombie", Vec3(3.5, 64.0, 1.6), nbt("{NoAI: 1b}"))
    item = "{id: 'splash_potion', components: {potion_contents: 'healing'}}"
    shoot(floor, "splash_potion", f"Item: {item}")
    run(floor, 3)

    assert health(cow) > 2.0
    assert health(zombie) < 20.0


def test_a_lingering_potion_leaves_a_cloud_that_shrinks(floor: Level) -> None:
    item = "{id: 'lingering_potion', components: {potion_contents: 'swiftness'}}"
    text = f"{{Motion: [0d, -1d, 0d], Item: {item}}}"
    create_entity(floor, "lingering_potion", Vec3(0.5, 65.0, 0.5), nbt(text))
    run(floor, 3)
    (cloud,) = floor.entities_of_type("minecraft:area_effect_cloud")
    run(floor, 100)

    assert 2.4 < float(str(cloud.to_nbt()["Radius"])) < 2.6
    run(floor, 600)
    assert cloud.is_removed


def test_a_cloud_gives_its_effects_and_shrinks_by_use(floor: Level) -> None:
    cow = mob(floor)
    data = (
        "{Duration: 100, WaitTime: 0, Radius: 3f, RadiusOnUse: -1f, "
        "potion_contents: {potion: 'swiftness'}, potion_duration_scale: 0.25f}"
    )
    cloud = create_entity(floor, "area_effect_cloud", MOB, nbt(data))
    run(floor, 10)

    assert 880 <= effects(cow)["minecraft:speed"][0] <= 900
    assert cloud.to_nbt()["Radius"] == 2.0


def test_a_fireball_explodes_at_whom_it_strikes(floor: Level) -> None:
    cow = mob(floor, data="Health: 10f")
    ball = shoot(floor, "fireball", speed=1.0)
    run(floor, 4)

    assert ball.is_removed
    assert cow.is_removed or health(cow) < 4.0


def test_a_small_fireball_hurts_and_sets_on_fire(floor: Level) -> None:
    cow = mob(floor)
    shoot(floor, "small_fireball", speed=1.0)
    run(floor, 4)

    assert health(cow) == 5.0
    assert cow.body is not None
    assert cow.body.fire_ticks > 90


def test_a_small_fireball_lights_the_block_before_it(floor: Level) -> None:
    floor.set_block(BlockPos(3, 64, 0), floor.blocks.parse_state("stone"))
    shoot(floor, "small_fireball", speed=1.0)
    run(floor, 4)

    assert floor.get_block_state((2, 64, 0)).is_block("minecraft:fire")


@pytest.mark.parametrize(
    ("difficulty", "seconds"),
    [(Difficulty.EASY, 0), (Difficulty.NORMAL, 10), (Difficulty.HARD, 40)],
)
def test_a_skull_withers_by_difficulty(
    floor: Level, difficulty: Difficulty, seconds: int
) -> None:
    floor.world.difficulty = difficulty
    cow = mob(floor, "iron_golem")
    shoot(floor, "wither_skull", speed=1.0)
    run(floor, 4)

    found = effects(cow).get("minecraft:wither", (0, 0))[0]
    assert seconds * 20 - 5 <= found <= seconds * 20


def test_a_trident_does_eight_points_and_falls_down(floor: Level) -> None:
    cow = mob(floor)
    trident = shoot(floor, "trident")
    run(floor, 3)

    assert health(cow) == 2.0
    assert not trident.is_removed
    assert abs(trident.motion.x) < 0.1


def test_a_firework_without_stars_hurts_nobody_and_is_gone(floor: Level) -> None:
    cow = mob(floor)
    rocket = create_entity(floor, "firework_rocket", MOB, nbt("{LifeTime: 10}"))
    run(floor, 12)

    assert rocket.is_removed
    assert health(cow) == 10.0


def test_the_stars_of_a_firework_hurt_who_is_near(floor: Level) -> None:
    """7 points at its very place, less with the distance."""
    cow = mob(floor)
    stars = "{fireworks: {explosions: [{shape: 'small_ball'}]}}"
    item = f"{{id: 'firework_rocket', components: {stars}}}"
    text = f"{{LifeTime: 0, FireworksItem: {item}}}"
    create_entity(floor, "firework_rocket", Vec3(3.5, 65.6, 0.5), nbt(text))
    run(floor, 3)

    assert 3.0 <= health(cow) < 6.0


def test_striking_what_nothing_moves_is_unsupported(
    floor: Level, reports: list[str]
) -> None:
    create_entity(floor, "breeze", MOB, nbt("{NoAI: 1b}"))
    shoot(floor, "arrow")
    run(floor, 3)

    assert "minecraft:breeze: deflect" in reports


def test_a_wind_charge_pushes_and_breaks_nothing(floor: Level) -> None:
    """https://minecraft.wiki/w/Wind_Charge: a point of damage to whom it strikes."""
    cow = mob(floor)
    beside = create_entity(floor, "cow", MOB._replace(z=2.0), nbt("{NoAI: 1b}"))
    glass = floor.blocks.parse_state("glass")
    floor.set_block(BlockPos(2, 64, -1), glass)
    charge = shoot(floor, "wind_charge")
    run(floor, 2)

    assert charge.is_removed
    assert health(cow) == 9.0
    assert health(beside) == 10.0
    assert beside.motion.z > 0.0
    assert floor.get_block_state(BlockPos(2, 64, -1)) is glass


def test_wind_turns_a_gate_and_goes_through_stone(floor: Level) -> None:
    """Block tag blocks_wind_charge_explosions: nothing but barriers and bedrock stops it."""
    mob(floor)
    parse = floor.blocks.parse_state
    floor.set_block(BlockPos(3, 64, 0), parse("oak_fence_gate"))
    floor.set_block(BlockPos(2, 64, 0), parse("stone"))
    shoot(floor, "wind_charge")
    run(floor, 2)

    assert "true" == floor.get_block_state(BlockPos(3, 64, 0)).get("open")


def test_a_shot_that_is_too_fast_is_told(floor: Level, reports: list[str]) -> None:
    """It would meet more blocks than anybody waits for."""
    shoot(floor, "fireball", "acceleration_power: 1e9d")
    run(floor, 2)

    assert reports == ["minecraft:fireball: more than 10000 blocks in one tick"]


@pytest.mark.parametrize(
    ("height", "passes"), [(64.9, False), (65.2, True), (65.6, True)]
)
def test_only_the_cell_of_a_fence_stops_a_shot(
    floor: Level, height: float, passes: bool
) -> None:
    """General knowledge: its box is one and a half high, the way asks cells that it goes through."""
    fence = floor.blocks.parse_state("oak_fence")
    floor.set_block(BlockPos(2, 64, 0), fence)
    data = nbt("{Motion: [1.5d, 0d, 0d], NoGravity: 1b}")
    ball = create_entity(floor, "snowball", Vec3(0.5, height, 0.5), data)
    run(floor, 4)

    assert ball.is_removed is not passes


def test_a_steep_way_meets_what_lies_on_it(floor: Level) -> None:
    """Through corners too."""
    stone = floor.blocks.parse_state("stone")
    floor.set_block(BlockPos(6, 70, 6), stone)
    data = nbt("{Motion: [8d, 8d, 8d], NoGravity: 1b}")
    arrow = create_entity(floor, "arrow", Vec3(0.5, 64.5, 0.5), data)
    run(floor, 1)

    assert arrow.pos.x == pytest.approx(6.0, abs=0.1)
