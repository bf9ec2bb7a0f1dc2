"""Markers in bytes that come in pieces, against a search in the whole text."""

from __future__ import annotations

import io

from hypothesis import given
from hypothesis import strategies as st

from gametest.scenario.manifest.manifest import Marker, ScenarioProcess
from gametest.scenario.output.output_watch import OutputWatch

LETTERS = st.text(alphabet="ab\n\r\ufffdé", min_size=1, max_size=4)
PIECES = st.lists(
    st.lists(
        st.sampled_from(
            [b"a", b"b", b"\n", b"\r", b"\xc3", b"\xa9", b"\xff", "é".encode()]
        ),
        max_size=6,
    ).map(b"".join),
    max_size=8,
)


def watched(markers: list[str], chunks: list[bytes]) -> set[str]:
    process = ScenarioProcess(
        id="p", command=("x",), required=tuple(map(Marker, markers))
    )
    watch = OutputWatch(process=process, forbidden=(), changed=lambda: None)
    for chunk in chunks:
        watch.feed(chunk)
    watch.end()
    return set(markers) - {one.text for one in watch.missing}


@given(st.lists(LETTERS, max_size=4, unique=True), PIECES)
def test_version_1_finds_what_a_search_in_decoded_text_finds(
    markers: list[str], chunks: list[bytes]
) -> None:
    """As the original has it: UTF-8 with replacement, universal line ends."""
    text = io.TextIOWrapper(
        io.BytesIO(b"".join(chunks)), encoding="utf-8", errors="replace"
    ).read()

    assert {one for one in markers if one in text} == watched(markers, chunks)


@given(st.text(alphabet="ab", min_size=1, max_size=3), st.integers(1, 4), PIECES)
def test_meetings_are_counted_as_in_the_whole(
    text: str, count: int, chunks: list[bytes]
) -> None:
    marker = Marker(text, count=count)
    process = ScenarioProcess(
        id="p",
        command=("x",),
        required=(marker, Marker("a marker that is longer and never comes")),
    )
    watch = OutputWatch(process=process, forbidden=(), changed=lambda: None)
    for chunk in chunks:
        watch.feed(chunk)
    watch.end()

    whole = b"".join(chunks).count(text.encode())
    assert (whole >= count) == (marker not in watch.missing)
