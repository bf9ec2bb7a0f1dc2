"""Status effects: https://minecraft.wiki/w/Effect."""

from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.core.version import NEWEST_VERSION, version_named
from gametest.entity.attributes import attribute_value
from gametest.entity.living.effects.active_effect import INFINITE, ActiveEffect
from gametest.entity.living.effects.effect_kinds import EFFECT_KINDS, known_effects
from gametest.entity.living.effects.effect_store import (
    add_effect,
    apply_instantly,
    remove_effect,
)
from gametest.entity.living.living_body import LivingBody, living_of
from gametest.entity.summoning import create_entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

AT = Vec3(0.5, 64.0, 0.5)
SPEED = "minecraft:speed"


def _body(level: Level, id: str = "cow", nbt: str = "{NoAI: 1b}") -> LivingBody:
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    return living_of(create_entity(level, id, AT, data))


@pytest.mark.parametrize(
    ("there", "comes", "left", "hidden"),
    [
        # Stronger and longer takes the place; stronger and shorter hides the other.
        ((100, 0), (200, 1), (200, 1), None),
        ((200, 0), (100, 1), (100, 1), (200, 0)),
        # Longer and weaker waits; equal and longer goes on.
        ((100, 1), (200, 0), (100, 1), (200, 0)),
        ((100, 1), (200, 1), (200, 1), None),
        ((100, 1), (INFINITE, 1), (INFINITE, 1), None),
        ((INFINITE, 1), (200, 1), (INFINITE, 1), None),
    ],
)
def test_two_of_a_kind_merge(
    there: tuple[int, int],
    comes: tuple[int, int],
    left: tuple[int, int],
    hidden: tuple[int, int] | None,
) -> None:
    effect = ActiveEffect(SPEED, *there)

    effect.merge(ActiveEffect(SPEED, *comes))

    under = effect.hidden
    assert (effect.duration, effect.amplifier) == left
    assert (None if under is None else (under.duration, under.amplifier)) == hidden


@pytest.mark.parametrize(
    "data",
    [
        "{id: 'minecraft:speed', duration: 5, show_icon: 1b}",
        "{id: 'minecraft:speed', amplifier: -1b, duration: -1, show_icon: 0b, show_particles: 0b}",
        "{id: 'minecraft:speed', amplifier: 1b, ambient: 1b, duration: 5, show_icon: 1b, "
        "hidden_effect: {duration: 9, show_icon: 1b}}",
    ],
)
def test_data_of_an_effect_come_back_as_they_were(data: str) -> None:
    nbt = parse_snbt(data)

    effect = ActiveEffect.from_nbt(nbt)

    assert effect is not None
    assert effect.to_nbt() == nbt


@pytest.mark.parametrize("nbt", ["{}", "{id: 'minecraft:joy'}", "'speed'"])
def test_what_is_no_effect_is_left_out(nbt: str) -> None:
    assert ActiveEffect.from_nbt(parse_snbt(nbt)) is None


@pytest.mark.parametrize(
    ("id", "attribute", "level_one", "level_three"),
    [
        ("slowness", "movement_speed", 0.17, 0.11),
        ("jump_boost", "safe_fall_distance", 4.0, 6.0),
        ("health_boost", "max_health", 14.0, 22.0),
        ("absorption", "max_absorption", 4.0, 12.0),
    ],
)
def test_effects_change_attributes_by_level(
    void: Level, id: str, attribute: str, level_one: float, level_three: float
) -> None:
    """https://minecraft.wiki/w/Attribute#Vanilla_modifiers."""
    body, found = _body(void), []
    for amplifier in (0, 2):
        add_effect(void, body, ActiveEffect(f"minecraft:{id}", 100, amplifier))
        found.append(attribute_value(body.entity, f"minecraft:{attribute}"))
    remove_effect(void, body, f"minecraft:{id}")
    default = body.entity.kind.attributes[f"minecraft:{attribute}"]

    assert found == pytest.approx([level_one, level_three])
    assert attribute_value(body.entity, f"minecraft:{attribute}") == default


def test_passive_effects_let_a_body_rest(floor: Level) -> None:
    """It wakes when the first of them ends, and its data know the time all the same."""
    body = _body(floor)
    add_effect(floor, body, ActiveEffect(SPEED, 50))
    add_effect(floor, body, ActiveEffect("minecraft:glowing", INFINITE))
    for _ in range(3):
        floor.tick()
    due = floor.next_due()

    for _ in range(10):
        floor.tick()

    body.write()
    assert (due, body.effects[SPEED].duration) == (50, 37)


def test_an_effect_that_comes_to_a_resting_body_has_all_its_time(floor: Level) -> None:
    body = _body(floor)
    for _ in range(20):
        floor.tick()
    assert body.rest is not None

    add_effect(floor, body, ActiveEffect(SPEED, 50))
    floor.tick()

    assert body.effects[SPEED].duration == 49


def test_a_second_effect_does_not_shorten_the_first(floor: Level) -> None:
    body = _body(floor)
    add_effect(floor, body, ActiveEffect(SPEED, 50))
    for _ in range(20):
        floor.tick()

    add_effect(floor, body, ActiveEffect("minecraft:luck", 50))
    for _ in range(5):
        floor.tick()
    body.write()

    left = [effect.duration for effect in body.effects.values()]
    assert left == [25, 45]


def test_working_effects_keep_a_body_awake(floor: Level) -> None:
    body = _body(floor)
    add_effect(floor, body, ActiveEffect("minecraft:regeneration", INFINITE))
    for _ in range(3):
        floor.tick()

    assert floor.next_due() == floor.game_time + 1


@pytest.mark.parametrize(
    ("id", "effect", "health"),
    [
        ("villager", "instant_damage", 17.0),
        ("villager", "instant_health", 12.0),
        ("husk", "instant_damage", 12.0),
        ("husk", "instant_health", 7.0),
    ],
)
def test_a_splash_gives_a_part_of_it(
    floor: Level, id: str, effect: str, health: float
) -> None:
    """https://minecraft.wiki/w/Splash_Potion: half of it at half the distance."""
    start = 20.0 if (id, effect) == ("villager", "instant_damage") else 10.0
    body = _body(floor, id, f"{{NoAI: 1b, Health: {start}f}}")

    apply_instantly(floor, body, ActiveEffect(f"minecraft:{effect}", 1), part=0.5)

    assert body.health == health


@pytest.mark.parametrize(
    ("id", "effect"),
    [
        ("spider", "poison"),
        ("wither_skeleton", "wither"),
        ("silverfish", "infested"),
        ("slime", "oozing"),
        ("skeleton", "regeneration"),
    ],
)
def test_some_kinds_are_immune(floor: Level, id: str, effect: str) -> None:
    body = _body(floor, id)

    assert not add_effect(floor, body, ActiveEffect(f"minecraft:{effect}", 100))


def test_effects_of_later_versions_are_not_known_before() -> None:
    breath = "minecraft:breath_of_the_nautilus"

    assert breath in known_effects(NEWEST_VERSION)
    assert breath not in known_effects(version_named("1.21.5"))
    assert len(EFFECT_KINDS) == 40
