"""Markers in a stream, wherever its chunks end."""

from __future__ import annotations

import pytest

from gametest.scenario.manifest.manifest import Marker, MarkerKind
from gametest.scenario.output.marker_search import MarkerSearch
from gametest.scenario.output.ordered_search import OrderedSearch
from gametest.scenario.output.stream_text import stream_text

LINE, REGEX = MarkerKind.LINE, MarkerKind.REGEX


def found(
    kind: type[MarkerSearch] | type[OrderedSearch],
    markers: list[Marker],
    *chunks: bytes,
) -> list[str]:
    met: list[Marker] = []
    search = kind(markers, met.append)
    for chunk in chunks:
        search.feed(chunk)
    search.feed(b"", final=True)
    return [marker.text for marker in met]


@pytest.mark.parametrize("size", range(1, 12))
def test_a_marker_is_found_across_any_cut(size: int) -> None:
    data = b"xxmarkmarkerxx\nlonger marker!"
    chunks = [data[n : n + size] for n in range(0, len(data), size)]

    markers = [Marker("marker"), Marker("xx\nlong"), Marker("nothing")]
    assert ["marker", "xx\nlong"] == found(MarkerSearch, markers, *chunks)


@pytest.mark.parametrize("size", range(1, 6))
def test_meetings_are_counted_once_and_do_not_overlap(size: int) -> None:
    data = b"aaaaa"
    chunks = [data[n : n + size] for n in range(0, len(data), size)]

    assert ["aa"] == found(MarkerSearch, [Marker("aa", count=2)], *chunks)
    assert [] == found(MarkerSearch, [Marker("aa", count=3)], *chunks)


def test_a_marker_of_another_length_is_not_counted_twice_in_what_is_kept() -> None:
    markers = [Marker("ab", count=2), Marker("a much longer marker")]

    assert [] == found(MarkerSearch, markers, b"ab", b"-", b"-", b"-")


def test_a_line_is_whole_and_may_end_as_on_windows() -> None:
    markers = [Marker("ready", LINE)]

    assert [] == found(MarkerSearch, markers, b"not ready\nready yet\n")
    assert ["ready"] == found(MarkerSearch, markers, b"x\nrea", b"dy\r\ny")
    assert ["ready"] == found(MarkerSearch, markers, b"ready")


def test_an_expression_is_searched_in_each_line() -> None:
    markers = [Marker(r"^took \d+ ms$", REGEX, 2)]

    assert [] == found(MarkerSearch, markers, b"took 3 ms\ntook\n4 ms\n")
    assert [r"^took \d+ ms$"] == found(MarkerSearch, markers, b"took 3 ms\ntook 44 ms")


def test_ordered_markers_wait_for_the_one_before() -> None:
    markers = [Marker("a"), Marker("line", LINE), Marker("b"), Marker("c")]

    assert ["a", "line", "b", "c"] == found(
        OrderedSearch, markers, b"b c a\nline\n", b"b ", b"c"
    )
    assert ["a"] == found(OrderedSearch, markers, b"line\na\n")


def test_ordered_markers_may_stand_in_one_line_but_not_on_top_of_another() -> None:
    markers = [Marker("ab"), Marker("ba")]

    assert ["ab"] == found(OrderedSearch, markers, b"aba\n")
    assert ["ab", "ba"] == found(OrderedSearch, markers, b"abba\n")


@pytest.mark.parametrize(
    ("marker", "chunks"),
    [
        ("a\nb", (b"a\r", b"\nb")),
        ("a\nb", (b"a\rb",)),
        ("x\ufffdy", (b"x\xffy",)),
        ("x\ufffd", (b"x\xc3",)),
    ],
)
def test_a_marker_that_only_text_has_is_looked_for_in_text(
    marker: str, chunks: tuple[bytes, ...]
) -> None:
    one = Marker(marker)
    text = stream_text([one])
    parts = [text.feed(chunk) for chunk in chunks] + [text.feed(b"", final=True)]

    assert [marker] == found(MarkerSearch, [one], *parts)


def test_half_of_a_surrogate_pair_is_in_no_output() -> None:
    assert [] == found(MarkerSearch, [Marker("\ud800")], b"\xed\xa0\x80")
