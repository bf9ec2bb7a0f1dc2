"""https://docs.oracle.com/javase/8/docs/api/java/io/DataInput.html#modified-utf-8"""

from __future__ import annotations

import pytest

from gametest.nbt.modified_utf8 import decode_modified_utf8, encode_modified_utf8


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("abc", b"abc"),
        ("\0", b"\xc0\x80"),
        ("\u00e9", b"\xc3\xa9"),
        ("\u20ac", b"\xe2\x82\xac"),
        ("\U0001f600", b"\xed\xa0\xbd\xed\xb8\x80"),
    ],
)
def test_text_is_stored_as_java_stores_it(text: str, data: bytes) -> None:
    assert encode_modified_utf8(text) == data
    assert decode_modified_utf8(data) == text


def test_plain_utf_8_of_four_bytes_is_read_too() -> None:
    assert decode_modified_utf8(b"\xf0\x9f\x98\x80") == "\U0001f600"


def test_other_bytes_are_refused() -> None:
    with pytest.raises(UnicodeDecodeError):
        decode_modified_utf8(b"\xff")
