"""Names, defaults and ranges: https://minecraft.wiki/w/Game_rule."""

from __future__ import annotations

import pytest

from gametest.core.version import SUPPORTED_VERSIONS, version_named
from gametest.level.world.game_rules import (
    BadGameRuleValueError,
    GameRules,
    UnknownGameRuleError,
)

NEW = GameRules.of(version_named("26.3"))
OLD = GameRules.of(version_named("1.21.5"))


def test_newer_versions_have_59_rules() -> None:
    assert len(NEW.names.names()) == 59


@pytest.mark.parametrize(
    ("name", "default"),
    [
        ("advance_time", True),
        ("minecraft:advance_time", True),
        ("random_tick_speed", 3),
        ("max_command_sequence_length", 65536),
        ("keep_inventory", False),
        ("fire_spread_radius_around_player", 128),
        ("raids", True),
    ],
)
def test_newer_rule_starts_with_its_default(name: str, default: bool | int) -> None:
    assert default == NEW.get(name)


@pytest.mark.parametrize(
    ("name", "default"),
    [
        ("doDaylightCycle", True),
        ("randomTickSpeed", 3),
        ("disableRaids", False),
        ("doFireTick", True),
        ("spawnChunkRadius", 2),
    ],
)
def test_older_rule_has_its_old_name_and_sense(name: str, default: bool | int) -> None:
    assert default == OLD.get(name)


def test_rule_of_the_opposite_sense_is_turned_round_inside() -> None:
    rules = GameRules.of(version_named("1.21.5"))
    rules.set("disableRaids", True)

    assert rules.get("disableRaids") is True
    assert rules.value("raids") is False

    rules.reset("disableRaids")

    assert rules.value("raids") is True


@pytest.mark.parametrize(
    ("rules", "name", "message"),
    [
        (NEW, "random_tick_sped", "did you mean 'random_tick_speed'?"),
        (NEW, "randomTickSpeed", "it is called 'random_tick_speed' there$"),
        (NEW, "doDaylightCycle", "of 26.3, it is called 'advance_time' there$"),
        (NEW, "minecraft:doDaylightCycle", "it is called 'advance_time' there$"),
        (NEW, "disableRaids", "called 'raids' there and means the opposite$"),
        (NEW, "doFireTick", "is no game rule of 26.3"),
        (OLD, "random_tick_speed", "it is called 'randomTickSpeed' there$"),
        (OLD, "minecraft:randomTickSpeed", "is no game rule of 1.21.5"),
        (OLD, "pvp", "is no game rule of 1.21.5"),
        (OLD, "randomTickSped", "did you mean 'randomTickSpeed'?"),
    ],
)
def test_unknown_rule_is_refused_with_the_nearest(
    rules: GameRules, name: str, message: str
) -> None:
    with pytest.raises(UnknownGameRuleError, match=message):
        rules.get(name)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("advance_time", 1, "takes true or false, got 1"),
        ("random_tick_speed", True, "takes a whole number from 0, got True"),
        ("random_tick_speed", -1, "takes a whole number from 0, got -1"),
        ("max_snow_accumulation_height", 9, "takes a whole number from 0 to 8, got 9"),
        (
            "fire_spread_radius_around_player",
            -2,
            "takes a whole number from -1, got -2",
        ),
        ("max_block_modifications", 0, "takes a whole number from 1, got 0"),
        ("max_entity_cramming", 2**31, "takes a whole number from 0"),
    ],
)
def test_bad_value_is_refused_with_the_range(
    name: str, value: bool | int, message: str
) -> None:
    with pytest.raises(BadGameRuleValueError, match=message):
        GameRules.of(version_named("26.3")).set(name, value)


def test_snapshot_restores_and_compares() -> None:
    rules = GameRules.of(version_named("26.3"))
    before = rules.snapshot()
    rules.set("keep_inventory", True)
    rules.set("random_tick_speed", 0)

    assert before != rules.snapshot()

    rules.restore(before)

    assert before == rules.snapshot()


@pytest.mark.parametrize("version", SUPPORTED_VERSIONS, ids=str)
def test_every_rule_takes_its_own_default(version: object) -> None:
    rules = GameRules.of(version_named(str(version)))

    for name in rules.names.names():
        rules.set(name, rules.get(name))

    assert dict(rules.names.defaults) == rules.snapshot()


def test_rule_that_the_version_lacks_is_on_unless_said_otherwise() -> None:
    assert OLD.is_on("pvp")
    assert not OLD.is_on("pvp", default=False)


def test_spelling_follows_the_version() -> None:
    rule = NEW.names.rule("advance_time")

    assert NEW.names.spelling(rule) == "advance_time"
    assert OLD.names.spelling(rule) == "doDaylightCycle"
