from __future__ import annotations

import pytest

from gametest.pack.json_scan import find_depth, find_word, repeated_keys


@pytest.mark.parametrize(
    ("text", "limit", "offset"),
    [("[[[]]]", 2, 2), ("[[],[],[[]]]", 2, 8), ('["[[["]', 2, None), ("[[]]", 2, None)],
)
def test_depth_counts_brackets_outside_texts(
    text: str, limit: int, offset: int | None
) -> None:
    assert offset == find_depth(text, limit)


def test_a_word_inside_a_text_is_not_found() -> None:
    assert find_word('["NaN","\\"NaN",NaN]', "NaN") == 15


def test_keys_of_different_objects_are_not_repeated() -> None:
    text = '{"a": [{"a": 1}, {"a": "a", "b": "a", "\\u0061": 2}]}'

    assert list(repeated_keys(text)) == [("a", 18, 38)]
