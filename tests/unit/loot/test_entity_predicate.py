"""https://minecraft.wiki/w/Predicate#Entity; the spelling is that of 26.2 and later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.player import Player
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.loot.loot_context import LootContext
from gametest.loot.predicate import Predicate

Parse = Callable[[Any], Predicate]
Context = Callable[..., LootContext]
Summon = Callable[..., Entity]

ZOMBIE = (
    "{IsBaby:1b,Fire:20s,OnGround:1b,Tags:[a,b],"
    'equipment:{head:{id:"iron_helmet",count:1},mainhand:{id:"stick",count:2}},'
    'active_effects:[{id:"minecraft:speed",amplifier:2b,duration:99}]}'
)


def about_this(predicate: dict[str, Any]) -> dict[str, Any]:
    return {"type": "entity_properties", "entity": "this", "predicate": predicate}


@pytest.mark.parametrize(
    ("predicate", "passes"),
    [
        ({}, True),
        ({"entity_type": "zombie"}, True),
        ({"minecraft:entity_type": ["pig", "zombie"]}, True),
        ({"entity_type": "#zombies"}, True),
        ({"entity_type": "#raiders"}, False),
        ({"entity_tags": {"all_of": ["a", "b"]}}, True),
        ({"entity_tags": {"all_of": ["a", "c"]}}, False),
        ({"entity_tags": {"any_of": ["a", "c"]}}, True),
        ({"entity_tags": {"none_of": ["a"]}}, False),
        ({"flags": {"is_baby": True, "is_on_fire": True}}, True),
        ({"flags": {"is_on_ground": False}}, False),
        ({"team": "red"}, True),
        ({"team": "blue"}, False),
        ({"nbt": "{Tags:[a]}"}, True),
        ({"nbt": {"Fire": 20}}, False),
        ({"nbt": "{Fire:20s}"}, True),
        ({"equipment": {"head": {"items": "iron_helmet"}}}, True),
        ({"equipment": {"mainhand": {"count": 1}}}, False),
        ({"equipment": {"feet": {"items": "air"}}}, True),
        ({"slots": {"armor.*": {"items": "iron_helmet"}}}, True),
        ({"slots": {"weapon.offhand": {"items": "stick"}}}, False),
        ({"slots": {"hotbar.0": {}}}, False),
        ({"effects": {"speed": {"amplifier": 2}}}, True),
        ({"effects": {"minecraft:speed": {"amplifier": {"max": 1}}}}, False),
        ({"effects": {"slowness": {}}}, False),
        ({"location": {"position": {"y": 64}}}, True),
        ({"vehicle": {}}, False),
        ({"passenger": {}}, False),
        ({"type_specific/player": {}}, False),
    ],
)
def test_predicate_of_a_mob(
    parse: Parse,
    context: Context,
    void: Level,
    summon: Summon,
    predicate: dict[str, Any],
    passes: bool,
) -> None:
    zombie = summon("zombie", (3.5, 64, 0.5), ZOMBIE)
    team = void.world.scoreboard.add_team("red")
    assert team is not None
    void.world.scoreboard.join_team(zombie.scoreboard_name, team)

    assert passes is parse(about_this(predicate)).test(context(zombie))


@pytest.mark.parametrize(
    ("distance", "passes"),
    [
        ({"absolute": 5}, True),
        ({"absolute": {"max": 4.9}}, False),
        ({"horizontal": 3}, True),
        ({"x": 3, "y": 4, "z": 0}, True),
        ({"y": {"min": 5}}, False),
    ],
)
def test_distance_is_measured_from_the_origin(
    parse: Parse, context: Context, summon: Summon, distance: object, passes: bool
) -> None:
    entity = summon("marker", (3, 4, 0))
    predicate = parse(about_this({"distance": distance}))

    assert passes is predicate.test(context(entity, origin=Vec3(0, 0, 0)))


def test_vehicle_and_passenger_are_asked(
    parse: Parse, context: Context, summon: Summon
) -> None:
    cart, pig = summon("minecart", (0, 64, 0)), summon("pig", (0, 64, 0))
    cart.passengers.append(pig)
    pig.vehicle = cart
    riding = parse(about_this({"vehicle": {"entity_type": "minecart"}}))
    ridden = parse(about_this({"passenger": {"entity_type": "pig"}}))

    assert riding.test(context(pig))
    assert ridden.test(context(cart))
    assert not ridden.test(context(pig))


@pytest.mark.parametrize(
    ("predicate", "passes"),
    [
        ({"type_specific/player": {"gamemode": ["creative", "survival"]}}, True),
        ({"type_specific/player": {"gamemode": ["creative"]}}, False),
        ({"type_specific/player": {"level": {"min": 1}}}, False),
        ({"type_specific/player": {"food": {"level": 20}}}, True),
        ({"flags": {"is_sneaking": False, "is_sprinting": False}}, True),
        ({"flags": {"is_swimming": False, "is_fall_flying": False}}, True),
        ({"flags": {"is_swimming": True}}, False),
        ({"equipment": {"mainhand": {"items": "bow"}}}, True),
        ({"slots": {"hotbar.*": {"items": "bow"}}}, True),
        ({"slots": {"inventory.*": {"items": "bow"}}}, False),
        ({"nbt": '{SelectedItem:{id:"minecraft:bow"}}'}, True),
    ],
)
def test_predicate_of_a_player(
    parse: Parse,
    context: Context,
    void: Level,
    predicate: dict[str, Any],
    passes: bool,
) -> None:
    player = Player.of_name("Alex", Vec3(0, 64, 0))
    void.add_entity(player)
    player.inventory.set(0, ItemStack("minecraft:bow"))

    assert passes is parse(about_this(predicate)).test(context(player))


# https://minecraft.wiki/w/Slime#Entity_data: saved as one less
@pytest.mark.parametrize(("size", "passes"), [(2, True), (1, False)])
def test_size_of_a_slime(
    parse: Parse, context: Context, summon: Summon, size: int, passes: bool
) -> None:
    slime = summon("slime", (0, 64, 0), "{Size:1}")
    predicate = parse(about_this({"type_specific/cube_mob": {"size": size}}))

    assert passes is predicate.test(context(slime))


@pytest.mark.parametrize(
    ("predicate", "mechanic"),
    [
        ({"targeted_entity": {}}, "entity predicate: targeted_entity"),
        ({"components": {}}, "entity predicate: components"),
        ({"flags": {"is_swimming": True}}, "entity predicate: flag is_swimming"),
        ({"type_specific/raider": {}}, "entity sub-predicate: raider"),
    ],
)
def test_what_is_not_known_refuses_by_name(
    parse: Parse,
    context: Context,
    summon: Summon,
    predicate: dict[str, Any],
    mechanic: str,
) -> None:
    with pytest.raises(UnsupportedError, match=mechanic):
        parse(about_this(predicate)).test(context(summon("pig", (0, 64, 0))))


@pytest.mark.parametrize(
    ("predicate", "words"),
    [
        ({"team": "red"}, "team: expected 'red', found no team"),
        ({"flags": {"is_baby": True}}, "flags.is_baby: expected true, found false"),
        (
            {"equipment": {"head": {"items": "bow"}}},
            "found nothing (id: expected minecraft:bow, found minecraft:air)",
        ),
        ({"nbt": "{OnGround:1b}"}, "nbt: expected {OnGround:1b}, found {OnGround:0b}"),
        (
            {"location": {"dimension": "the_end"}},
            "location.dimension: expected minecraft:the_end, found minecraft:overworld",
        ),
    ],
)
def test_explanation_says_what_was_found(
    parse: Parse,
    context: Context,
    summon: Summon,
    predicate: dict[str, Any],
    words: str,
) -> None:
    found = parse(about_this(predicate)).explain(context(summon("pig", (0, 64, 0))))

    assert words in found
