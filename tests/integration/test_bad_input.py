"""Packs with one thing wrong: one message with its place, exit code 2, the other packs run.

A row is what a pack holds and what is said about it.
"""

from __future__ import annotations

import io
import json
import os
import re
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, final

import attrs
import pytest

from gametest.nbt.binary import write_nbt
from gametest.nbt.tags import Int, Tag
from gametest.pack.pack_source import MAX_FILE_BYTES
from gametest.pack.zip_pack import MAX_RATIO
from gametest.structure.template import MAX_AXIS

Cli = Callable[..., Any]

_FINDING: Final = re.compile(
    r"^(.+?): (error|warning): (.+) \[([a-z-]+)\]$", re.MULTILINE
)
METADATA: Final = {
    "pack": {"description": "bad", "min_format": [121, 0], "max_format": [121, 0]}
}
TEST: Final = {
    "type": "minecraft:block_based",
    "environment": "minecraft:default",
    "structure": "bad:box",
    "max_ticks": 20,
}
BOX: Final = "data/bad/structure/box.nbt"
INSTANCE: Final = "data/bad/test_instance/t.json"


def text(value: object) -> bytes:
    """JSON with a field a line, so that a place can be named."""
    return json.dumps(value, indent=1).encode()


def structure(**changes: Tag) -> bytes:
    """One block of stone, with fields changed."""
    root: dict[str, Tag] = {
        "DataVersion": Int(5023),
        "size": [Int(1), Int(1), Int(1)],
        "palette": [{"id": "minecraft:stone"}],
        "blocks": [{"state": Int(0), "pos": [Int(0), Int(0), Int(0)]}],
        "entities": [],
    }
    return write_nbt(root | changes, compress=True)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@final
@attrs.frozen
class Bad:
    name: str
    files: Mapping[str, bytes | str]
    """Paths in the pack; a text that starts with `-> ` is a link to what follows."""
    finding: str
    """`path:line:column code`, as far as there is a line."""


SNBT: Final = "data/bad/gametest/structure/box.snbt"
CELL: Final[list[Tag]] = [Int(0), Int(0), Int(0)]
BEYOND: Final[list[Tag]] = [Int(5), Int(0), Int(0)]
ENVIRONMENT: Final = "data/bad/test_environment/e.json"
FUNCTION: Final = "data/bad/function/f.mcfunction"
TAGS: Final = "data/bad/tags/block"
PIPE: Final = "-> a pipe"
MIB: Final = 1024 * 1024
LAUGHS: Final = {
    f"data/bad/test_environment/e{n}.json": text(
        {"type": "all_of", "definitions": [f"bad:e{n + 1}"] * 2 if n < 30 else []}
    )
    for n in range(31)
}
CHAIN: Final = {
    f"data/bad/test_environment/e{n}.json": text(
        {"type": "all_of", "definitions": [f"bad:e{n + 1}"] if n < 70 else []}
    )
    for n in range(71)
}


def metadata(**sections: object) -> bytes:
    return text(METADATA | sections)


def described(description: object, **formats: object) -> bytes:
    fields = {**METADATA["pack"], "description": description, **formats}
    return text({"pack": fields})


def size(x: int, y: int, z: int) -> bytes:
    return structure(size=[Int(x), Int(y), Int(z)])


def palette(**state: Tag) -> bytes:
    return structure(palette=[state])


CASES: Final = (
    Bad("JSON that ends early", {INSTANCE: "{"}, f"{INSTANCE}:1:2 json-syntax"),
    Bad(
        "environments that contain each other",
        {
            ENVIRONMENT: '{"type": "all_of", "definitions": ["bad:f"]}',
            ENVIRONMENT.replace("/e.", "/f."): (
                '{"type": "all_of", "definitions": [\n'
                '  {"type": "all_of", "definitions": ["bad:e"]}]}'
            ),
        },
        f"{ENVIRONMENT}:1:35 environment-cycle",
    ),
    Bad("a link to itself", {BOX: "-> box.nbt"}, f"{BOX} unreadable-file"),
    Bad("an empty file", {INSTANCE: ""}, f"{INSTANCE}:1:1 json-syntax"),
    Bad("a list for an object", {INSTANCE: "[]"}, f"{INSTANCE}:1:1 wrong-type"),
    Bad("no number", {INSTANCE: '{"a": NaN}'}, f"{INSTANCE}:1:7 json-syntax"),
    Bad(
        "100 levels of JSON",
        {INSTANCE: '{"type": ' + nested(100) + "}"},
        f"{INSTANCE}:1:73 json-depth",
    ),
    Bad(
        "a million levels of JSON",
        {INSTANCE: nested(1_000_000)},
        f"{INSTANCE}:1:65 json-depth",
    ),
    Bad(
        "a number of 5,000 digits",
        {INSTANCE: '{"max_ticks": ' + "9" * 5000 + "}"},
        f"{INSTANCE}:1:15 json-syntax",
    ),
    Bad(
        "JSON that is not UTF-8",
        {INSTANCE: b'{\n "type": "\xff"}'},
        f"{INSTANCE}:2:11 bad-encoding",
    ),
    Bad(
        "JSON with a byte order mark",
        {INSTANCE: b"\xef\xbb\xbf" + text(TEST)},
        f"{INSTANCE}:1:1 bad-encoding",
    ),
    Bad(
        "an unknown kind of test",
        {INSTANCE: text(TEST | {"type": "blok_based"})},
        f"{INSTANCE}:2:10 unknown-type",
    ),
    Bad(
        "an environment that no pack has",
        {INSTANCE: text(TEST | {"environment": "bad:none"})},
        f"{INSTANCE}:3:17 missing-environment",
    ),
    Bad(
        "a number over 32 bits",
        {INSTANCE: text(TEST | {"max_ticks": 2**31})},
        f"{INSTANCE}:5:15 out-of-range",
    ),
    Bad(
        "a field that is missing",
        {INSTANCE: text({k: v for k, v in TEST.items() if k != "max_ticks"})},
        f"{INSTANCE}:1:1 missing-field",
    ),
    Bad(
        "no pack format",
        {"pack.mcmeta": '{"pack":{"description":""}}'},
        "pack.mcmeta:1:9 missing-field",
    ),
    Bad("metadata that is a list", {"pack.mcmeta": "[]"}, "pack.mcmeta:1:1 wrong-type"),
    Bad(
        "a function that is not UTF-8",
        {FUNCTION: b"say a\nsay \xff"},
        f"{FUNCTION}:2:5 bad-encoding",
    ),
    Bad(
        "no command of the game",
        {FUNCTION: "say a\nsetblok 1"},
        f"{FUNCTION}:2:1 unknown-command",
    ),
    Bad(
        "a command cut off",
        {FUNCTION: "say a\nsetblock 1"},
        f"{FUNCTION}:2:10 command-syntax",
    ),
    Bad(
        "tags that contain each other",
        {
            f"{TAGS}/a.json": text({"values": ["#bad:b"]}),
            f"{TAGS}/b.json": text({"values": ["#bad:a"]}),
        },
        f"{TAGS}/b.json:3:3 tag-cycle",
    ),
    Bad(
        "function tags that contain each other",
        {
            "data/bad/tags/function/a.json": text({"values": ["#bad:b"]}),
            "data/bad/tags/function/b.json": text({"values": ["#bad:a"]}),
        },
        "data/bad/tags/function/b.json:3:3 tag-cycle",
    ),
    Bad(
        "a tag of a text",
        {f"{TAGS}/a.json": text({"values": "x"})},
        f"{TAGS}/a.json:2:12 wrong-type",
    ),
    Bad(
        "a directive that cannot be read",
        {"data/bad/test/d.mcfunction": "# @optional\n# @timeout soon\n"},
        "data/bad/test/d.mcfunction:2:4 dialect-syntax",
    ),
    Bad(
        "a link out of the pack",
        {FUNCTION: "-> /etc/hostname"},
        f"{FUNCTION} unsafe-path",
    ),
    Bad(
        "a folder linked out",
        {"data/bad/function": "-> /etc"},
        "data/bad/function unsafe-path",
    ),
    Bad(
        "linked metadata",
        {"pack.mcmeta": "-> /etc/hostname"},
        "pack.mcmeta unsafe-path",
    ),
    Bad("a linked structure", {BOX: "-> /etc/hostname"}, f"{BOX} unsafe-path"),
    Bad("a structure cut off", {BOX: structure()[:30]}, f"{BOX} nbt-syntax"),
    Bad("a structure of noise", {BOX: b"\x0a\x00\x00\x63\x00"}, f"{BOX} nbt-syntax"),
    Bad(
        "a palette index over the end",
        {BOX: structure(blocks=[{"state": Int(7), "pos": CELL}])},
        f"{BOX} bad-structure",
    ),
    Bad(
        "a palette index below 0",
        {BOX: structure(blocks=[{"state": Int(-1), "pos": CELL}])},
        f"{BOX} bad-structure",
    ),
    Bad(
        "a block outside the size",
        {BOX: structure(blocks=[{"state": Int(0), "pos": BEYOND}])},
        f"{BOX} bad-structure",
    ),
    Bad(
        "a palette of numbers",
        {BOX: structure(palette=[Int(1)])},
        f"{BOX} bad-structure",
    ),
    Bad("a negative size", {BOX: size(-1, 1, 1)}, f"{BOX} bad-structure"),
    Bad(
        "a size of two numbers", {BOX: structure(size=CELL[:2])}, f"{BOX} bad-structure"
    ),
    Bad("an axis over the limit", {BOX: size(MAX_AXIS + 1, 1, 1)}, f"{BOX} too-large"),
    Bad("more cells than the limit", {BOX: size(4000, 4000, 5)}, f"{BOX} too-large"),
    Bad(
        "an unknown block",
        {BOX: palette(id="minecraft:stonee")},
        f"{BOX} unknown-block",
    ),
    Bad(
        "a property that has no such value",
        {BOX: palette(id="minecraft:lever", properties={"powered": "maybe"})},
        f"{BOX} bad-property",
    ),
    Bad("text that is no SNBT", {SNBT: "{\n size: [1,\n"}, f"{SNBT}:3:1 snbt-syntax"),
    Bad(
        "SNBT that is not UTF-8", {SNBT: b"{\n a: '\xff'}"}, f"{SNBT}:2:6 bad-encoding"
    ),
    Bad("a pipe for a function", {FUNCTION: PIPE}, f"{FUNCTION} unreadable-file"),
    Bad("a pipe for a structure", {BOX: PIPE}, f"{BOX} unreadable-file"),
    Bad("a pipe for metadata", {"pack.mcmeta": PIPE}, "pack.mcmeta unreadable-file"),
    Bad(
        "a device for metadata",
        {"pack.mcmeta": "-> /dev/zero"},
        "pack.mcmeta unsafe-path",
    ),
    Bad("a linked device", {INSTANCE: "-> /dev/zero"}, f"{INSTANCE} unsafe-path"),
    Bad(
        "16 Mi empty compounds in 16 KiB",
        {BOX: structure(x=[{} for _ in range(4 * MIB)])},
        f"{BOX} too-large",
    ),
    Bad(
        "11 Mi numbers of text",
        {SNBT: "{a:[" + "1," * (11 * MIB) + "1]}"},
        f"{SNBT}:1:5 too-large",
    ),
    Bad(
        "JSON of 17 MiB",
        {INSTANCE: "[" + "1," * (9 * MIB) + "1]"},
        f"{INSTANCE} too-large",
    ),
    Bad(
        "an environment that stands for a thousand million",
        LAUGHS | {INSTANCE: text(TEST | {"environment": "bad:e0"})},
        "data/bad/test_environment/e21.json:3:17 too-large",
    ),
    Bad(
        "environments 71 levels deep",
        CHAIN | {INSTANCE: text(TEST | {"environment": "bad:e0"})},
        "data/bad/test_environment/e6.json:3:17 too-large",
    ),
    Bad(
        "a test whose own environment stands for too many",
        {
            ENVIRONMENT: '{"type": "all_of", "definitions": []}',
            INSTANCE: text(
                TEST
                | {"environment": {"type": "all_of", "definitions": ["bad:e"] * 1001}}
            ),
        },
        f"{INSTANCE}:3:17 too-large",
    ),
    Bad(
        "an environment that contains itself",
        {
            ENVIRONMENT: text({"type": "all_of", "definitions": ["bad:e"]}),
            INSTANCE: text(TEST | {"environment": "bad:e"}),
        },
        f"{ENVIRONMENT}:3:17 environment-cycle",
    ),
    Bad(
        "a filter that cannot be followed",
        {"pack.mcmeta": metadata(filter={"block": [{"path": "(a)\\1"}]})},
        "pack.mcmeta:16:13 bad-filter",
    ),
    Bad(
        "a format of 30 digits",
        {"pack.mcmeta": described("", max_format=10**30)},
        "pack.mcmeta:8:17 out-of-range",
    ),
    Bad(
        "a description that is a number",
        {"pack.mcmeta": described(5)},
        "pack.mcmeta:3:18 wrong-type",
    ),
    Bad(
        "1,000 levels of SNBT",
        {SNBT: "{a:" + nested(1000)},
        f"{SNBT}:1:515 snbt-syntax",
    ),
)


def write_pack(folder: Path, files: Mapping[str, bytes | str]) -> None:
    whole: dict[str, bytes | str] = {
        "pack.mcmeta": text(METADATA),
        INSTANCE: text(TEST),
        **({} if {BOX, SNBT} & files.keys() else {BOX: structure()}),
        **files,
    }
    for name, content in whole.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if content == PIPE:
            os.mkfifo(path)
        elif isinstance(content, str) and content.startswith("-> "):
            path.symlink_to(content.removeprefix("-> "))
        else:
            path.write_bytes(content.encode() if isinstance(content, str) else content)


def findings(written: str) -> list[str]:
    """Each error as `place code`; every place lies in the pack that is called bad."""
    found = [match for match in _FINDING.finditer(written) if match[2] == "error"]
    return [f"{match[1].removeprefix('bad/')} {match[4]}" for match in found]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_bad_pack_is_one_message_with_its_place(
    cli: Cli, tmp_path: Path, case: Bad
) -> None:
    write_pack(tmp_path / "bad", case.files)

    found = cli("run", "bad")

    assert [case.finding] == findings(found.stderr)
    assert found.code == 2
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_tests_of_the_other_packs_run(
    cli: Cli, packs: Path, tmp_path: Path, case: Bad
) -> None:
    write_pack(tmp_path / "bad", case.files)

    found = cli("run", "bad", packs / "green", "--keep-going")

    assert found.code == 2
    assert re.search(r"\b3 passed|All 3 tests passed", found.stdout)
    assert "Traceback" not in found.stderr


def zipped(entries: Mapping[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return buffer.getvalue()


MCMETA: Final = {"pack.mcmeta": text(METADATA)}
GOOD_ZIP: Final = zipped(MCMETA | {BOX: structure(), INSTANCE: text(TEST)})
ARCHIVES: Final = {
    "cut off": (GOOD_ZIP[:200], "bad.zip bad-archive"),
    "not a zip": (b"hello", "bad.zip bad-archive"),
    "empty": (b"", "bad.zip bad-archive"),
    "without metadata": (zipped({"a": b""}), "bad.zip not-a-pack"),
    "an entry that climbs out": (
        zipped(MCMETA | {"data/bad/function/../../../../x.mcfunction": b""}),
        "bad.zip!data/bad/function/../../../../x.mcfunction unsafe-path",
    ),
    "an absolute entry": (
        zipped(MCMETA | {"/data/bad/function/x.mcfunction": b""}),
        "bad.zip!/data/bad/function/x.mcfunction unsafe-path",
    ),
    "an entry with a backslash": (
        zipped(MCMETA | {"data\\bad\\x.mcfunction": b""}),
        "bad.zip!data\\bad\\x.mcfunction unsafe-path",
    ),
    "an entry without a name": (
        zipped(MCMETA | {"\N{EURO SIGN}": b""}).replace(
            "\N{EURO SIGN}".encode(), bytes(3)
        ),
        "bad.zip! bad-archive",
    ),
    "an entry of 2 MiB in 2 KiB": (
        zipped(MCMETA | {BOX: bytes(MAX_RATIO * 12 * 1024)}),
        f"bad.zip!{BOX} too-large",
    ),
    "a file over the limit": (
        zipped(MCMETA | {BOX: bytes(MAX_FILE_BYTES + 1)}),
        f"bad.zip!{BOX} too-large",
    ),
}


@pytest.mark.parametrize("name", ARCHIVES)
def test_a_bad_archive_is_one_message_with_its_place(
    cli: Cli, packs: Path, tmp_path: Path, name: str
) -> None:
    content, finding = ARCHIVES[name]
    (tmp_path / "bad.zip").write_bytes(content)

    alone = cli("run", "bad.zip")
    beside = cli("run", "bad.zip", packs / "green", "--keep-going")

    assert [finding] == findings(alone.stderr)
    assert (2, 2) == (alone.code, beside.code)
    assert "All 3 tests passed" in beside.stdout
    assert "Traceback" not in alone.stderr + beside.stderr


def test_an_entry_damaged_inside_is_told_at_the_entry(cli: Cli, tmp_path: Path) -> None:
    damaged = bytearray(GOOD_ZIP)
    start = GOOD_ZIP.index(INSTANCE.encode()) + len(INSTANCE)
    damaged[start + 5 : start + 15] = bytes(10)
    (tmp_path / "bad.zip").write_bytes(bytes(damaged))

    found = cli("run", "bad.zip")

    assert [f"bad.zip!{INSTANCE} bad-archive"] == findings(found.stderr)
    assert found.code == 2


def test_a_structure_of_300_blocks_loads(cli: Cli, tmp_path: Path) -> None:
    write_pack(tmp_path / "bad", {BOX: size(300, 3, 300)})

    assert cli("check", "bad").code == 0


@pytest.mark.parametrize(
    ("files", "finding"),
    [
        (
            {"potion/a": {"values": ["bad:x", "Bad"]}},
            "potion/a.json:4:3 bad-identifier",
        ),
        ({"potion/a": {"values": 5}}, "potion/a.json:2:12 wrong-type"),
        (
            {"potion/a": {"values": ["#bad:b"]}, "potion/b": {"values": ["#bad:a"]}},
            "potion/b.json:3:3 tag-cycle",
        ),
        ({"potion/a": {"values": ["#minecraft:tradeable", "bad:x"]}}, None),
        # The registries of world generation lie one folder deeper.
        (
            {
                "worldgen/biome/a": {"values": ["#bad:b"]},
                "worldgen/biome/b": {"values": ["minecraft:plains"]},
            },
            None,
        ),
        (
            {"worldgen/biome/a": {"values": ["#bad:a"]}},
            "worldgen/biome/a.json:3:3 tag-cycle",
        ),
    ],
)
def test_tags_of_every_registry_are_checked(
    cli: Cli, tmp_path: Path, files: dict[str, Any], finding: str | None
) -> None:
    tags = {f"data/bad/tags/{name}.json": text(files[name]) for name in files}
    write_pack(tmp_path / "bad", tags)

    found = cli("check", "bad")

    expected = [] if finding is None else [f"data/bad/tags/{finding}"]
    assert expected == findings(found.stdout)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("blok/a", "folder 'tags/blok' belongs to no registry of the game"),
        ("worldgen/a", "folder 'tags/worldgen' belongs to no registry of the game"),
        (
            "worldgen/biom/a",
            "folder 'tags/worldgen/biom' belongs to no registry of the game, did you mean "
            "'worldgen/biome'?",
        ),
        ("a", "the file lies directly in 'tags'"),
    ],
)
def test_a_tag_in_no_registry_is_a_warning(
    cli: Cli, tmp_path: Path, name: str, message: str
) -> None:
    write_pack(tmp_path / "bad", {f"data/bad/tags/{name}.json": text({"values": []})})

    assert message in cli("check", "bad").stdout


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "pipe", "nothing"])
def test_what_is_no_pack_is_one_sentence_and_is_not_opened(
    cli: Cli, tmp_path: Path, path: str
) -> None:
    os.mkfifo(tmp_path / "pipe")

    found = cli("check", path)

    assert found.code == 2
    assert [f"{path} not-a-pack"] == findings(found.stdout)


def test_what_a_finding_names_is_not_read_past_its_pack(
    cli: Cli, tmp_path: Path
) -> None:
    (tmp_path / "secret").write_text("secret\n", encoding="utf-8")
    write_pack(tmp_path / "bad", {INSTANCE: "-> ../../../../secret"})

    found = cli("check", "bad")

    assert [f"{INSTANCE} unsafe-path"] == findings(found.stdout)
    assert "| secret" not in found.stdout


def test_a_memory_of_failures_that_is_a_pipe_counts_as_empty(
    cli: Cli, packs: Path, tmp_path: Path
) -> None:
    (tmp_path / ".gametest").mkdir()
    os.mkfifo(tmp_path / ".gametest" / "last-failed.json")

    found = cli("run", packs / "green", "--last-failed")

    assert found.code == 0
    assert "it is no regular file" in found.stderr


def test_a_run_with_errors_says_how_many_warnings_there_are(
    cli: Cli, tmp_path: Path
) -> None:
    write_pack(
        tmp_path / "bad",
        {INSTANCE: text(TEST | {"max_ticks": 0}), "data/bad/tags/a.json": text({})},
    )

    found = cli("run", "bad")

    assert "note: 1 warning; `gametest check`" in found.stderr


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--junit", "a.xml", "--report", "./a.xml"), "name the same file"),
        (("--junit", "-"), "--junit needs a file"),
        (("--repeatCount", "1000000"), "3,000,000 runs"),
        (("-k", "not " * 1000 + "a"), "nested deeper than 50 levels"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    cli: Cli, packs: Path, options: tuple[str, ...], message: str
) -> None:
    found = cli("run", packs / "green", *options)

    assert found.code == 2
    assert message in found.stderr
    assert found.stderr.count("\n") == 1


@pytest.mark.parametrize("number", ["1518", str(2**31)])
def test_a_data_version_out_of_range_is_one_sentence(cli: Cli, number: str) -> None:
    found = cli("convert", "a.nbt", "b.nbt", "--data-version", number)

    assert found.code == 2
    assert "is not in the range" in found.stderr
