from __future__ import annotations

from pathlib import Path

import pytest

import gametest
from gametest.level.world.game_rule_table import GAME_RULES
from tools.docs.world_rows import RULES_WITHOUT_EFFECT

TEXTS = "\n".join(
    path.read_text(encoding="utf-8")
    for path in Path(gametest.__file__).parent.rglob("*.py")
    if path.name != "game_rule_table.py"
)


@pytest.mark.parametrize("rule", [rule.key for rule in GAME_RULES])
def test_a_rule_is_asked_for_or_said_to_be_without_effect(rule: str) -> None:
    fluid, _, rest = rule.partition("_")
    asked = f'"{rule}"' in TEXTS or (
        rest == "source_conversion" and f"{{fluid}}_{rest}" in TEXTS
    )

    assert asked is (rule not in RULES_WITHOUT_EFFECT), fluid
