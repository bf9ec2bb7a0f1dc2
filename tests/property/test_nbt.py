"""NBT against itself and against nbtlib, an independent implementation."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import nbtlib
from hypothesis import given
from hypothesis import strategies as st

from gametest.core.string_reader import TextSyntaxError
from gametest.nbt.binary import NbtSyntaxError, read_nbt, write_nbt
from gametest.nbt.snbt import parse_snbt, write_snbt
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
    copy_tag,
    nbt_equal,
)


def _whole(bits: int) -> st.SearchStrategy[int]:
    return st.integers(-1 << bits - 1, (1 << bits - 1) - 1)


def _tags(characters: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    texts = st.text(characters, max_size=12)
    leaves = st.one_of(
        _whole(8).map(Byte),
        _whole(16).map(Short),
        _whole(32).map(Int),
        _whole(64).map(Long),
        st.floats(width=32, allow_nan=False, allow_infinity=False).map(Float),
        st.floats(allow_nan=False, allow_infinity=False).map(Double),
        texts,
        st.lists(_whole(8), max_size=4).map(ByteArray),
        st.lists(_whole(32), max_size=4).map(IntArray),
        st.lists(_whole(64), max_size=4).map(LongArray),
    )
    return st.recursive(
        leaves,
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4)
        ),
        max_leaves=20,
    )


def _compounds(characters: st.SearchStrategy[str]) -> st.SearchStrategy[Compound]:
    texts = st.text(characters, max_size=12)
    return st.dictionaries(texts, _tags(characters), max_size=5)


ANY_CHARACTER = st.characters(exclude_categories=["Cs"])
TAGS = _tags(ANY_CHARACTER)
COMPOUNDS = _compounds(ANY_CHARACTER)


@given(COMPOUNDS)
def test_binary_comes_back(compound: Compound) -> None:
    back = read_nbt(write_nbt(compound, compress=False))

    assert nbt_equal(compound, back)
    assert list(compound) == list(back)


@given(TAGS, st.sampled_from([None, 0, 4]), st.booleans())
def test_text_comes_back(tag: Tag, indent: int | None, spaced: bool) -> None:
    text = write_snbt(tag, indent=indent, spaced=spaced)

    assert nbt_equal(tag, parse_snbt(text))


@given(TAGS)
def test_a_copy_is_equal(tag: Tag) -> None:
    assert nbt_equal(tag, copy_tag(tag))


# nbtlib writes plain UTF-8, which differs from Java's above U+FFFF and for NUL.
@given(
    _compounds(
        st.characters(min_codepoint=1, max_codepoint=0xFFFF, exclude_categories=["Cs"])
    )
)
def test_nbtlib_reads_and_rewrites_our_bytes(compound: Compound) -> None:
    data = write_nbt(compound, compress=False)

    theirs = nbtlib.File.parse(io.BytesIO(data))
    out = io.BytesIO()
    theirs.write(out)

    assert data == out.getvalue()


@given(st.binary(max_size=60))
def test_any_bytes_give_nbt_or_a_placed_error(data: bytes) -> None:
    with contextlib.suppress(NbtSyntaxError):
        read_nbt(b"\x0a\0\0" + data)


@given(st.text(alphabet="{}[]:,;\"'\\ \nabBILtrue0x1_.-+()uN", max_size=30))
def test_any_text_gives_nbt_or_a_placed_error(text: str) -> None:
    with contextlib.suppress(TextSyntaxError):
        parse_snbt(text)
