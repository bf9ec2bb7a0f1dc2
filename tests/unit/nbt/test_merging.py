"""https://minecraft.wiki/w/Commands/data#merge"""

from __future__ import annotations

import pytest

from gametest.nbt.merging import merge_compound
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound, nbt_equal


def _compound(text: str) -> Compound:
    tag = parse_snbt(text)
    assert isinstance(tag, dict)
    return tag


@pytest.mark.parametrize(
    ("target", "patch", "expected", "changed"),
    [
        ("{}", "{}", "{}", False),
        ("{a:1}", "{a:1}", "{a:1}", False),
        ("{a:1}", "{a:1b}", "{a:1b}", True),
        ("{a:1}", "{b:2}", "{a:1,b:2}", True),
        ("{c:{x:1,y:2}}", "{c:{x:3}}", "{c:{x:3,y:2}}", True),
        ("{c:{x:1,y:2}}", "{c:{}}", "{c:{x:1,y:2}}", False),
        ("{c:{x:1}}", "{c:5}", "{c:5}", True),
        ("{c:5}", "{c:{x:1}}", "{c:{x:1}}", True),
        ("{l:[1,2]}", "{l:[3]}", "{l:[3]}", True),
        ("{l:[1,2]}", "{l:[1,2]}", "{l:[1,2]}", False),
    ],
)
def test_compounds_merge_and_all_else_is_replaced(
    target: str, patch: str, expected: str, changed: bool
) -> None:
    merged = _compound(target)

    assert changed is merge_compound(merged, _compound(patch))
    assert nbt_equal(parse_snbt(expected), merged)


def test_merged_values_are_copies() -> None:
    target, patch = _compound("{}"), _compound("{a:{b:[1]}}")
    merge_compound(target, patch)
    merge_compound(target, _compound("{a:{c:1}}"))

    assert nbt_equal(parse_snbt("{a:{b:[1]}}"), patch)
