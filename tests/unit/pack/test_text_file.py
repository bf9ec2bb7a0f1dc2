from __future__ import annotations

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.pack.text_file import decode_text


def test_utf_8_is_read_as_it_is(collector: DiagnosticCollector) -> None:
    text = decode_text("say ü €\n".encode(), "a.mcfunction", collector)

    assert text == "say ü €\n"
    assert len(collector) == 0


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"\xef\xbb\xbfsay hi", "a.mcfunction:1:1"),
        (b"say \xff", "a.mcfunction:1:5"),
        ("ü\n".encode() + b"ab\xe4b", "a.mcfunction:2:3"),
        (b"cut off \xc3", "a.mcfunction:1:9"),
        ("say hi".encode("utf-16"), "a.mcfunction:1:1"),
    ],
)
def test_other_encodings_are_refused_at_their_first_bad_byte(
    data: bytes, place: str, collector: DiagnosticCollector
) -> None:
    text = decode_text(data, "a.mcfunction", collector)

    assert text is None
    assert [("bad-encoding", place)] == [(d.code, str(d.location)) for d in collector]
