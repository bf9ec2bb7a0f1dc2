"""Bodies of each outcome; tests name this file with --functions."""

from gametest import GameTestHelper, test_function


@test_function("code:passes")
def passes(helper: GameTestHelper) -> None:
    helper.succeed()


@test_function("code:asks_for_an_entity")
def asks_for_an_entity(helper: GameTestHelper) -> None:
    helper.walk_to(helper.spawn("minecraft:marker", (0, 0, 0)), (2, 0, 2), 1.0)


@test_function("code:raises")
def raises(helper: GameTestHelper) -> None:
    raise ZeroDivisionError("on purpose")


@test_function("code:takes_long")
def takes_long(helper: GameTestHelper) -> None:
    helper.on_each_tick(lambda: helper.assert_true(True, "never"))


@test_function("code:leaves_a_rule_behind")
def leaves_a_rule_behind(helper: GameTestHelper) -> None:
    helper.level.world.game_rules.set("max_command_sequence_length", 7)
    helper.succeed()
