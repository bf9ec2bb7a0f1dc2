"""From exceptions to what reports print."""

from __future__ import annotations

import pytest

from gametest.core.source_location import SourceLocation
from gametest.framework.failures import assertion_of, failure_of
from gametest.framework.game_test_errors import GameTestAssertError

DECLARED = SourceLocation("p/data/demo/test_instance/t.json", 1, 1)


def test_place_told_by_the_error_wins_over_its_traceback() -> None:
    error = GameTestAssertError("no", 3)
    error.location = SourceLocation("p/data/demo/test/t.mcfunction", 14, 1)
    try:
        raise error
    except GameTestAssertError as caught:
        failure = failure_of(caught, DECLARED)

    assert failure.location == error.location


def test_without_a_traceback_the_declaration_is_the_place() -> None:
    assert failure_of(GameTestAssertError("no", 3), DECLARED).location == DECLARED


def test_plain_assert_without_words_shows_its_line() -> None:
    numbers = [1]
    with pytest.raises(AssertionError) as caught:
        exec(compile("assert numbers == [2]", __file__, "exec"), {"numbers": numbers})

    assert assertion_of(caught.value, 4).tick == 4
    assert assertion_of(caught.value, 4).reason


def test_assertion_without_a_tick_gets_the_current_one() -> None:
    assert str(assertion_of(GameTestAssertError("no"), 9)) == "no on tick 9"
