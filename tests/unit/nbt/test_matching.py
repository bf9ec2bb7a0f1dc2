from __future__ import annotations

import pytest

from gametest.nbt.matching import nbt_matches
from gametest.nbt.snbt import parse_snbt


@pytest.mark.parametrize(
    ("pattern", "tag", "expected"),
    [
        ("{a:1}", "{a:1,b:2}", True),
        ("{a:1,c:3}", "{a:1,b:2}", False),
        ("{a:6}", "{a:6b}", False),
        ("{b:6.0f}", "{b:6.0d}", False),
        ("{s:6}", '{s:"6"}', False),
        ("[1]", "[2,1]", True),
        ("[1,1]", "[1,2]", True),
        ("[3]", "[2,1]", False),
        ("[]", "[]", True),
        ("[]", "[1]", False),
        ("[{a:1}]", "[{b:1},{a:1,c:1}]", True),
        ("[I;1]", "[I;1]", True),
        ("[I;1]", "[I;1,2]", False),
    ],
)
def test_a_pattern_matches_what_holds_at_least_it(
    pattern: str, tag: str, expected: bool
) -> None:
    assert expected == nbt_matches(parse_snbt(pattern), parse_snbt(tag))
