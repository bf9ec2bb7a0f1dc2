from __future__ import annotations

import pytest

from gametest.nbt.snbt import write_snbt
from gametest.nbt.tags import (
    Byte,
    ByteArray,
    Compound,
    Double,
    Float,
    Int,
    IntArray,
    Long,
    LongArray,
    Short,
    Tag,
)


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        (Byte(-1), "-1b"),
        (Short(1), "1s"),
        (Int(1), "1"),
        (Long(1), "1L"),
        (Float(0.1), "0.1f"),
        (Double(0.1), "0.1d"),
        (Double(0), "0.0d"),
        (Double(-0.0), "-0.0d"),
        # https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/lang/Double.html#toString(double)
        (Double(1e7), "1.0E7d"),
        (Double(9999999), "9999999.0d"),
        (Double(0.001), "0.001d"),
        (Double(0.00099), "9.9E-4d"),
        (Double(2e-3), "0.002d"),
        (Double(4.9e-324), "4.9E-324d"),
        (Double(1.7976931348623157e308), "1.7976931348623157E308d"),
        (Float(16777216), "1.6777216E7f"),
        (Float(3.4028235e38), "3.4028235E38f"),
        (ByteArray([1, 2]), "[B;1b,2b]"),
        (IntArray(), "[I;]"),
        (LongArray([1]), "[L;1L]"),
        ("a", '"a"'),
        ("it's", '"it\'s"'),
        ('say "x"', "'say \"x\"'"),
        ("a\\b\n\x01", r'"a\\b\n\x01"'),
        (
            {"a b": [], "1": {}, "true": "", "x.y-z+": Int(1)},
            '{"a b":[],"1":{},"true":"",x.y-z+:1}',
        ),
    ],
)
def test_a_tag_is_written_so(tag: Tag, expected: str) -> None:
    assert expected == write_snbt(tag)


def test_messages_have_spaces_and_may_have_sorted_keys() -> None:
    tag: Compound = {"b": [Int(1), Int(2)], "a": IntArray([1, 2])}

    assert write_snbt(tag, spaced=True, sort_keys=True) == "{a: [I; 1, 2], b: [1, 2]}"


def test_indented_text_has_one_entry_a_line() -> None:
    tag: Compound = {"b": [Int(1), {}]}

    assert write_snbt(tag, indent=2) == "{\n  b: [\n    1,\n    {}\n  ]\n}"
