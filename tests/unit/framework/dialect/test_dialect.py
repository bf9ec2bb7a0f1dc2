from __future__ import annotations

import pytest

from gametest.core.errors import UsageError
from gametest.framework.dialect.dialect import (
    Dialect,
    chosen_dialect,
    is_ward_only,
)


@pytest.mark.parametrize(
    ("setting", "expected"),
    [("auto", None), ("packtest", Dialect.PACKTEST), ("ward", Dialect.WARD)],
)
def test_setting_names_a_dialect(setting: str, expected: Dialect | None) -> None:
    assert expected is chosen_dialect(setting)


def test_unknown_setting_names_the_nearest() -> None:
    with pytest.raises(UsageError, match="did you mean 'ward'"):
        chosen_dialect("wart")


@pytest.mark.parametrize(
    "line",
    [
        "assert run say hi",
        "await not result 1.. run say hi",
        "execute as @a at @s run assert function a:b",
        "assert biome ~ ~ ~ plains",
        "dummy Bob mainhand 3",
        "dummy Bob drop from weapon.offhand",
        'log "x"',
    ],
)
def test_line_of_ward_is_told_from_packtests(line: str) -> None:
    assert is_ward_only(line)


@pytest.mark.parametrize(
    "line",
    [
        "assert block ~ ~ ~ stone",
        "assert not score a b matches 1",
        "await delay 1s",
        "dummy Bob use block ~ ~ ~",
        "dummy Bob drop all",
        "say assert run say hi",
        "fail",
    ],
)
def test_line_of_both_is_not_wards_alone(line: str) -> None:
    assert not is_ward_only(line)
