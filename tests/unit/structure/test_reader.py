from __future__ import annotations

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.position import BlockPos, Vec3
from gametest.nbt.binary import write_nbt
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Int, nbt_equal
from gametest.structure.comparison import first_difference
from gametest.structure.reader import load_template
from gametest.structure.template import TemplateBlock, TemplateState

STONE = TemplateState("minecraft:stone")
LEVER = TemplateState.of("minecraft:lever", {"face": "wall", "powered": "false"})

# https://minecraft.wiki/w/Structure_file
BINARY = """{
  DataVersion: 4903, size: [2, 1, 1],
  palette: [
    {Name: "minecraft:stone"},
    {Name: "minecraft:lever", Properties: {face: "wall", powered: "false"}}
  ],
  blocks: [{pos: [0, 0, 0], state: 0}, {pos: [1, 0, 0], state: 1, nbt: {k: 1b}}],
  entities: [{pos: [0.5d, 0.0d, 0.5d], blockPos: [0, 0, 0], nbt: {id: "minecraft:marker"}}]
}"""
IDS = BINARY.replace("Name:", "id:").replace("Properties:", "properties:")
PACKED = """{
  DataVersion: 4903, size: [2, 1, 1],
  data: [
    {pos: [0, 0, 0], state: "minecraft:stone"},
    {pos: [1, 0, 0], state: "minecraft:lever{face:wall,powered:false}", nbt: {k: 1b}}
  ],
  entities: [{pos: [0.5d, 0.0d, 0.5d], blockPos: [0, 0, 0], nbt: {id: "minecraft:marker"}}],
  palette: ["minecraft:stone", "minecraft:lever{face:wall,powered:false}"]
}"""
BARE = BINARY.replace('{Name: "minecraft:stone"}', '"minecraft:stone"')
WITHOUT_PALETTE = PACKED[: PACKED.index(",\n  palette")] + "}"


def _nbt(text: str) -> bytes:
    root = parse_snbt(text)
    assert isinstance(root, dict)
    return write_nbt(root, compress=True)


@pytest.mark.parametrize(
    ("data", "source"),
    [
        (BINARY.encode(), "a.snbt"),
        (_nbt(BINARY), "a.nbt"),
        (_nbt(BINARY), "no suffix"),
        (BINARY.encode(), "no suffix"),
        (IDS.encode(), "a.snbt"),
        (BARE.encode(), "a.snbt"),
        (PACKED.encode(), "pack.zip!data/a/structure/a.snbt"),
        (WITHOUT_PALETTE.encode(), "a.snbt"),
    ],
)
def test_every_form_of_the_format_gives_the_same_template(
    data: bytes, source: str
) -> None:
    template = load_template(data, source)

    assert template.size == (2, 1, 1)
    assert template.palettes == ((STONE, LEVER),)
    assert template.data_version == 4903
    assert template.blocks[0] == TemplateBlock(BlockPos(0, 0, 0), 0)
    assert nbt_equal({"k": parse_snbt("1b")}, template.blocks[1].nbt or "")
    assert template.entities[0].pos == Vec3(0.5, 0.0, 0.5)
    assert first_difference(template, load_template(BINARY.encode(), "a.snbt")) is None


def test_several_palettes_are_kept() -> None:
    text = """{DataVersion: 4903, size: [1, 1, 1], blocks: [{pos: [0, 0, 0], state: 0}],
      palettes: [[{Name: "minecraft:stone"}], [{Name: "minecraft:dirt"}]]}"""
    packed = """{DataVersion: 4903, size: [1, 1, 1],
      data: [{pos: [0, 0, 0], state: "minecraft:stone"}],
      palettes: [{"minecraft:stone": "minecraft:stone"},
                 {"minecraft:stone": "minecraft:dirt"}]}"""

    template = load_template(text.encode(), "a.snbt")

    assert template.palettes == ((STONE,), (TemplateState("minecraft:dirt"),))
    assert first_difference(template, load_template(packed.encode(), "a.snbt")) is None


def test_a_structure_of_300_blocks_along_an_axis_is_read() -> None:
    text = "{DataVersion: 4903, size: [300, 300, 300], palette: [], blocks: []}"

    assert load_template(text.encode(), "a.snbt").size == (300, 300, 300)


def _replaced(old: str, new: str) -> str:
    assert old in BINARY
    return BINARY.replace(old, new)


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        (
            _replaced("state: 0", "state: 7"),
            "bad-structure",
            "blocks[0] at 0 0 0 names state 7, but the palette has 2",
        ),
        (
            _replaced("state: 0", "state: -1"),
            "bad-structure",
            "blocks[0] at 0 0 0 names state -1, but the palette has 2",
        ),
        (
            _replaced("pos: [1, 0, 0]", "pos: [2, 0, 0]"),
            "bad-structure",
            "blocks[1] at 2 0 0 is outside the size 2 1 1",
        ),
        (
            _replaced("pos: [1, 0, 0]", "pos: [1, 0]"),
            "bad-structure",
            "blocks[1] has no pos of three whole numbers",
        ),
        (
            _replaced("size: [2, 1, 1]", "size: [2, -1, 1]"),
            "bad-structure",
            "size 2 -1 1 is negative",
        ),
        (
            _replaced("size: [2, 1, 1]", "size: [9999, 1, 1]"),
            "too-large",
            "size 9999 1 1 is over the limit of 4096 blocks along an axis and 67108864 cells",
        ),
        (
            _replaced("size: [2, 1, 1]", "size: [1000, 1000, 1000]"),
            "too-large",
            "size 1000 1000 1000 is over the limit of 4096 blocks along an axis and 67108864 cells",
        ),
        (
            _replaced("size: [2, 1, 1],", ""),
            "missing-field",
            "the structure has no size",
        ),
        (
            _replaced('Name: "minecraft:stone"', "a: 1"),
            "missing-field",
            "palette[0] has neither Name nor id",
        ),
        (
            _replaced("DataVersion: 4903", "DataVersion: 1343"),
            "bad-structure",
            "data version 1343 is older than 1.13 (1519), whose blocks had numbers",
        ),
        (
            PACKED.replace('"minecraft:stone"}', '"minecraft:dirt"}'),
            "bad-structure",
            "data[0]: 'minecraft:dirt' is not in the palette",
        ),
        (
            PACKED.replace("lever{face:wall,powered:false}", "lever[face=wall]"),
            "bad-structure",
            "palette[1] is not of the form id{key:value}: 'minecraft:lever[face=wall]'",
        ),
        ("[1]", "bad-structure", "a structure must be a compound"),
    ],
)
def test_contradictions_are_errors_in_words(text: str, code: str, message: str) -> None:
    if "lever[" in text:
        text = text.replace("data: [", "unused: [").replace(
            "size: [2, 1, 1],", "size: [2, 1, 1], data: [],"
        )

    with pytest.raises(DiagnosticError) as caught:
        load_template(text.encode(), "a.snbt")

    assert caught.value.diagnostic.code == code
    assert caught.value.diagnostic.message == message


def test_a_broken_text_is_reported_with_line_and_column() -> None:
    with pytest.raises(DiagnosticError) as caught:
        load_template(b"{\n  size: [1, 2,,]\n}", "a.snbt")

    assert caught.value.diagnostic.code == "snbt-syntax"
    assert str(caught.value.diagnostic.location) == "a.snbt:2:15"


@pytest.mark.parametrize(
    ("data", "code", "text"),
    [
        (_nbt(BINARY)[:-20], "nbt-syntax", "cut off"),
        (b"", "nbt-syntax", "the file is empty"),
        (b"hello", "nbt-syntax", "no NBT starts with the byte 104"),
    ],
)
def test_a_broken_binary_file_is_reported(data: bytes, code: str, text: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        load_template(data, "a.nbt")

    assert caught.value.diagnostic.code == code
    assert text in caught.value.diagnostic.message


def test_one_bad_block_does_not_hide_another() -> None:
    collector = DiagnosticCollector()
    text = BINARY.replace("state: 0", "state: 8").replace("state: 1,", "state: 9,")

    template = load_template(text.encode(), "a.snbt", collector)

    assert len(collector.errors) == 2
    assert [block.state for block in template.blocks] == [-1, -1]


def test_a_file_without_root_header_is_read_with_a_warning() -> None:
    collector = DiagnosticCollector()
    root = parse_snbt(BINARY)
    assert isinstance(root, dict)

    template = load_template(write_nbt(root, compress=False)[3:-1], "a.nbt", collector)

    assert template.size == (2, 1, 1)
    assert [found.code for found in collector.warnings] == ["nbt-syntax"]


def test_a_missing_data_version_is_a_warning_and_means_nothing_to_upgrade() -> None:
    collector = DiagnosticCollector()

    template = load_template(
        _replaced("DataVersion: 4903,", "").encode(), "a.snbt", collector
    )

    assert template.data_version is None
    assert [found.code for found in collector] == ["missing-field"]


def test_two_blocks_in_one_cell_are_a_warning() -> None:
    block = "{pos:[0,0,0],state:'minecraft:stone'}"
    text = f"{{DataVersion:5023,size:[1,1,1],data:[{block},{block}]}}"
    found = DiagnosticCollector()

    template = load_template(text.encode(), "a.snbt", found)

    assert len(template.blocks) == 2
    assert [("bad-structure", "two blocks stand at 0 0 0, the last one counts")] == [
        (one.code, one.message) for one in found.warnings
    ]


def test_a_key_that_stands_twice_is_a_warning_at_its_place() -> None:
    text = "{DataVersion:5023,\n size:[1,1,1], size:[2,1,1],data:[]}"
    found = DiagnosticCollector()

    template = load_template(text.encode(), "a.snbt", found)

    assert template.size == (2, 1, 1)
    assert ["a.snbt:2:16 duplicate-key"] == [
        f"{one.location} {one.code}" for one in found.warnings
    ]


def test_the_content_may_be_told_apart_from_the_name() -> None:
    binary = write_nbt({"size": [Int(1), Int(1), Int(1)]}, compress=False)
    found = DiagnosticCollector()

    assert load_template(binary, "a.snbt", found, is_text=False).source == "a.snbt"
