from __future__ import annotations

import pytest

from gametest.app.run import MAX_TEST_RUNS, RunSettings, check_count
from gametest.core.errors import UsageError


@pytest.mark.parametrize(
    ("tests", "settings", "option"),
    [
        (1, RunSettings(copies=MAX_TEST_RUNS), None),
        (2, RunSettings(copies=MAX_TEST_RUNS), "--repeatCount 1000000 of 2 tests"),
        (2_500, RunSettings(verify=True), None),
        (2_501, RunSettings(verify=True), "--verify of 2501 tests is 1,000,400 runs"),
        (9, RunSettings(repeat=10**12), None),
    ],
)
def test_copies_side_by_side_have_a_limit(
    tests: int, settings: RunSettings, option: str | None
) -> None:
    if option is None:
        check_count(tests, settings)
        return

    with pytest.raises(UsageError, match=option):
        check_count(tests, settings)
