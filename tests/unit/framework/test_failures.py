"""From exceptions to what reports print."""

from __future__ import annotations

import pytest

from gametest.block.errors import UnknownBlockError
from gametest.core.source_location import SourceLocation
from gametest.framework.failure.failures import assertion_of, failure_of, unknown_of
from gametest.framework.failure.game_test_errors import GameTestAssertError

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


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (KeyError("boo"), "the test raised KeyError: 'boo'"),
        (ValueError(), "the test raised ValueError"),
        (
            UnknownBlockError("stoone", "26.3", "stone"),
            "'stoone' is no block of 26.3, did you mean 'stone'?",
        ),
    ],
)
def test_what_a_body_raises_is_told_in_one_sentence(
    error: Exception, reason: str
) -> None:
    assert reason == unknown_of(error).reason


def test_our_own_errors_are_told_at_the_line_of_the_body_without_a_traceback() -> None:
    try:
        raise UnknownBlockError("stoone", "26.3", None)
    except UnknownBlockError as error:
        failure = failure_of(unknown_of(error), None)

    assert failure.traceback is None
    assert failure.location is not None
    assert failure.location.source.endswith("test_failures.py")


def test_errors_of_python_keep_their_traceback() -> None:
    try:
        raise KeyError("boo")
    except KeyError as error:
        failure = failure_of(unknown_of(error), None)

    assert failure.traceback is not None
