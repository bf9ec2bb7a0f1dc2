from __future__ import annotations

import pytest

from gametest.command.command_table import ALIASES, SIMULATED, support_rows
from gametest.command.game_commands import root_names
from gametest.core.version import version_named


@pytest.mark.parametrize(
    ("name", "roots"), [("1.21.5", 85), ("26.1", 91), ("26.3", 94)]
)
def test_version_has_as_many_roots_as_its_command_tree(name: str, roots: int) -> None:
    """Counts of the command trees: npm minecraft-data for 1.21.5 and 26.1."""
    assert len(set(root_names(version_named(name)))) == roots


def test_support_table_has_every_root_once() -> None:
    rows = support_rows()

    assert [row.command for row in rows] == sorted({row.command for row in rows})
    simulated = {row.command for row in rows if row.support != "not"}
    assert simulated - ALIASES.keys() == set(SIMULATED) - ALIASES.keys()
    for alias, name in ALIASES.items():
        assert (alias in simulated) is (name in simulated)


def test_partly_simulated_command_says_what_is_not() -> None:
    assert all(row.note for row in support_rows() if row.support == "partly")
