from __future__ import annotations

import pytest

from gametest.nbt.from_json import tag_of_json
from gametest.nbt.snbt_writer import write_snbt


# JsonOps.convertTo of https://github.com/Mojang/DataFixerUpper
@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1, "1b"),
        (-129, "-129s"),
        (40000, "40000"),
        (1 << 40, "1099511627776L"),
        (0.5, "0.5f"),
        (0.1, "0.1d"),
        (True, "1b"),
        ({"a": [1, "x"]}, '{a:[1b,"x"]}'),
    ],
)
def test_numbers_take_the_narrowest_type(value: object, text: str) -> None:
    assert text == write_snbt(tag_of_json(value))
