from __future__ import annotations

import gzip

import pytest

from gametest.core.errors import DiagnosticError
from gametest.nbt.binary import read_nbt
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import nbt_equal
from gametest.structure.comparison import first_difference
from gametest.structure.convert import convert
from gametest.structure.reader import load_template
from gametest.structure.writer import Layout

TEXT = b"""{
    DataVersion: 4903,
    size: [2, 1, 1],
    palette: [
        {Name: "minecraft:stone"},
        {Name: "minecraft:lever", Properties: {face: "wall", powered: "false"}}
    ],
    blocks: [
        {pos: [0, 0, 0], state: 0},
        {pos: [1, 0, 0], state: 1, nbt: {l: [1b, "x"]}}
    ],
    entities: [],
    author: "somebody"
}
"""


@pytest.mark.parametrize("layout", Layout)
def test_each_layout_comes_back_without_loss(layout: Layout) -> None:
    original = load_template(TEXT, "a.snbt")
    suffix = {Layout.NBT: "nbt", Layout.LAYERS: "layers"}.get(layout, "snbt")

    converted = convert(TEXT, "a.snbt", layout)

    back = load_template(converted, f"a.{suffix}")
    assert first_difference(original, back) is None
    assert back.extra == {"author": "somebody"}


def test_text_to_text_gives_the_same_text() -> None:
    assert convert(TEXT, "a.snbt", Layout.SNBT_BINARY) == TEXT


def test_the_packed_layout_has_states_as_strings() -> None:
    text = convert(TEXT, "a.snbt", Layout.SNBT_PACKED).decode()

    assert '{pos: [0, 0, 0], state: "minecraft:stone"},' in text
    assert '"minecraft:lever{face:wall,powered:false}"' in text


def test_the_same_structure_always_gives_the_same_bytes() -> None:
    first = convert(TEXT, "a.snbt", Layout.NBT)

    assert convert(first, "a.nbt", Layout.NBT) == first
    assert gzip.decompress(first)[:1] == b"\x0a"


@pytest.mark.parametrize(
    ("data_version", "key"),
    [(None, "Name"), (5005, "Name"), (5006, "id"), (5023, "id")],
)
def test_the_palette_has_the_keys_of_its_data_version(
    data_version: int | None, key: str
) -> None:
    root = read_nbt(convert(TEXT, "a.snbt", Layout.NBT, data_version))

    assert nbt_equal(parse_snbt(str(data_version or 4903)), root["DataVersion"])
    palette = root["palette"]
    assert isinstance(palette, list)
    assert isinstance(palette[0], dict)
    assert list(palette[0]) == [key]


def test_a_structure_that_contradicts_itself_is_not_converted() -> None:
    with pytest.raises(DiagnosticError, match="names state 5"):
        convert(TEXT.replace(b"state: 0", b"state: 5"), "a.snbt", Layout.NBT)


def test_what_the_target_layout_cannot_hold_is_reported() -> None:
    long_text = TEXT.replace(b"somebody", b"x" * 70000)
    twins = b"""{DataVersion: 4903, size: [1, 1, 1], blocks: [],
      palettes: [["minecraft:stone", "minecraft:stone"], ["minecraft:dirt", "minecraft:clay"]]}"""

    with pytest.raises(DiagnosticError, match="70000 bytes"):
        convert(long_text, "a.snbt", Layout.NBT)
    with pytest.raises(DiagnosticError, match="cannot be packed"):
        convert(twins, "a.snbt", Layout.SNBT_PACKED)


ODD = b"""{
    DataVersion: 4903,
    size: [1, 1, 1],
    palette: [
        {Name: "minecraft:stone", made_by: "x"}
    ],
    blocks: [
        {pos: [0, 0, 0], state: 0, note: 1b}
    ],
    entities: [
        {pos: [0.5d, 0.0d, 0.0d], nbt: {id: "minecraft:pig"}, tool: [L; 1L]}
    ],
    data: 5s
}
"""


def test_keys_that_the_format_does_not_know_stay_in_the_binary_layout() -> None:
    binary = convert(ODD, "a.snbt", Layout.NBT)

    assert nbt_equal(read_nbt(binary), parse_snbt(ODD.decode()))
    assert convert(binary, "a.nbt", Layout.SNBT_BINARY) == ODD


@pytest.mark.parametrize(
    ("cut", "message"),
    [
        ((), "both 'blocks' and 'data'"),
        ((b",\n    data: 5s",), r"palette\[0\] has the key 'made_by'"),
        (
            (b",\n    data: 5s", b', made_by: "x"'),
            r"blocks\[0\] has the key 'note'",
        ),
        (
            (b",\n    data: 5s", b', made_by: "x"', b", note: 1b"),
            r"entities\[0\] has the key 'tool'",
        ),
    ],
)
def test_what_the_packed_layout_would_lose_is_refused(
    cut: tuple[bytes, ...], message: str
) -> None:
    text = ODD
    for part in cut:
        text = text.replace(part, b"")

    with pytest.raises(DiagnosticError, match=message):
        convert(text, "a.snbt", Layout.SNBT_PACKED)


@pytest.mark.parametrize(
    "state",
    [
        b'{Name: "mod:Odd Name"}',
        b'{Name: "minecraft:lever", Properties: {face: "a,b"}}',
        b'{Name: "minecraft:lever", Properties: {face: ""}}',
        b'{Name: "minecraft:lever", Properties: {face: " wall"}}',
        b'{Name: "minecraft:lever", Properties: {"fa:ce": "wall"}}',
    ],
)
def test_a_state_that_would_read_back_otherwise_is_not_packed(state: bytes) -> None:
    text = TEXT.replace(b'{Name: "minecraft:stone"}', state)

    assert convert(text, "a.snbt", Layout.NBT)
    with pytest.raises(DiagnosticError, match="cannot be packed"):
        convert(text, "a.snbt", Layout.SNBT_PACKED)
