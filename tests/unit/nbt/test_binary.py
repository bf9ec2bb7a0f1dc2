from __future__ import annotations

import gzip
import zlib

import pytest

from gametest.nbt import binary
from gametest.nbt.binary import (
    NbtSyntaxError,
    NbtTooLargeError,
    read_nbt,
    read_nbt_file,
    write_nbt,
)
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
    nbt_equal,
)

SAMPLE: Compound = {
    "z": Byte(-1),
    "a": Short(-2),
    "i": Int(-3),
    "l": Long(-4),
    "f": Float(0.1),
    "d": Double(0.1),
    "s": "\0é😀",
    "b": ByteArray([1, -1]),
    "ia": IntArray([1, -1]),
    "la": LongArray([1, -1]),
    "list": [[Int(1), Int(2), Int(3)], []],
    "c": {"x": {}},
}


@pytest.mark.parametrize("compress", [True, False])
def test_every_type_comes_back_with_the_keys_in_order(compress: bool) -> None:
    back = read_nbt(write_nbt(SAMPLE, compress=compress))

    assert nbt_equal(SAMPLE, back)
    assert list(SAMPLE) == list(back)


def test_zlib_is_read_too() -> None:
    assert nbt_equal(SAMPLE, read_nbt(zlib.compress(write_nbt(SAMPLE, compress=False))))


def test_the_same_data_give_the_same_gzip_bytes_without_a_time() -> None:
    data = write_nbt(SAMPLE, compress=True)

    assert data[4:8] == b"\0\0\0\0"
    assert gzip.decompress(data) == write_nbt(SAMPLE, compress=False)


# https://minecraft.wiki/w/NBT_format: heterogeneous lists are stored as lists of compounds.
def test_a_mixed_list_is_stored_wrapped() -> None:
    mixed: Compound = {"l": [Byte(1), {"y": Byte(2)}]}

    stored = write_nbt(mixed, compress=False)

    expected = (
        b"\x0a\0\0"  # the root
        b"\x09\0\x01l\x0a\0\0\0\x02"  # a list of two compounds
        b"\x01\0\0\x01\0"  # {"": 1b}
        b"\x01\0\x01y\x02\0"  # {y: 2b} as it is
        b"\0"
    )
    assert expected == stored


@pytest.mark.parametrize(
    "values",
    [
        [Byte(1), "x", {"y": Int(2)}, [Int(3)]],
        [{"": Int(1)}, {"": Int(2)}],
        [{"": Int(1)}, "x"],
        [{"": {"": Int(1)}}],
    ],
)
def test_mixed_lists_and_wrapper_like_compounds_come_back(values: list[Tag]) -> None:
    compound: Compound = {"l": values}

    assert nbt_equal(compound, read_nbt(write_nbt(compound, compress=False)))


@pytest.mark.parametrize(
    ("data", "message", "offset"),
    [
        (b"", "the file is empty", 0),
        (b"\x0a\0\0\x0d\0\x01a\0", "no tag has type 13", 7),
        (b"\x0a\0\0\x03\0\x01a\0", "the data end too early", 8),
        (b"\x0a\0\0\x0b\0\x01a\x7f\xff\xff\xff", "the data end too early", 11),
        (
            b"\x0a\0\0\x0b\0\x01a\xff\xff\xff\xff",
            "an array has a negative length, -1",
            7,
        ),
        (
            b"\x0a\0\0\x09\0\x01a\0\0\0\0\x01",
            "a list of 1 elements has no element type",
            7,
        ),
        (b"{a:1}", "no NBT starts with the byte 123", 0),
    ],
)
def test_broken_data_are_refused_with_the_place(
    data: bytes, message: str, offset: int
) -> None:
    data += b"\0" if message.startswith("a list") else b""

    with pytest.raises(NbtSyntaxError) as caught:
        read_nbt(data, "a.nbt")

    assert (message, offset) == (caught.value.message, caught.value.offset)
    assert str(caught.value).startswith("a.nbt: ")


def test_a_truncated_gzip_file_says_so() -> None:
    with pytest.raises(NbtSyntaxError, match="the compressed data are cut off"):
        read_nbt(write_nbt(SAMPLE, compress=True)[:-12])


def test_a_gzip_bomb_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(binary, "MAX_SIZE_BYTES", 1000)

    with pytest.raises(NbtTooLargeError, match="decompresses to more than 1000 bytes"):
        read_nbt(gzip.compress(bytes(5000)))


BOMBS: dict[str, Tag] = {
    "numbers": [Byte(0)] * 50,
    "compounds": [{}] * 50,
    "lists": [[]] * 50,
    "texts": [""] * 50,
    "arrays": [ByteArray()] * 50,
    "keys": {str(number): Byte(0) for number in range(50)},
}


@pytest.mark.parametrize("tag", BOMBS.values(), ids=BOMBS)
def test_tags_that_cost_too_much_memory_are_refused(
    monkeypatch: pytest.MonkeyPatch, tag: Tag
) -> None:
    data = write_nbt({"l": tag}, compress=False)
    monkeypatch.setattr(binary, "MAX_MEMORY_BYTES", 1000)

    with pytest.raises(NbtTooLargeError, match="more than 1000 bytes of memory"):
        read_nbt(data)


def test_512_levels_are_read_and_513_are_not() -> None:
    def nested(levels: int) -> bytes:
        return b"\x0a\0\0" + b"\x0a\0\x01a" * (levels - 1) + b"\0" * levels

    read_nbt(nested(512))
    with pytest.raises(NbtTooLargeError, match="nested deeper than 512 levels"):
        read_nbt(nested(513))


def test_keys_without_a_root_header_are_read_and_marked() -> None:
    file = read_nbt_file(b"\x03\0\x01a\0\0\0\x05")

    assert not file.has_header
    assert nbt_equal({"a": Int(5)}, file.root)


def test_a_string_over_64_kib_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="70000 bytes"):
        write_nbt({"s": "x" * 70000}, compress=False)
