"""The cache of functions changes no verdict and no finding: each edit is seen as without it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import attrs
import pytest

from gametest.app import checked_functions
from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import build_server
from gametest.command.engine.function_runner import FunctionRunner
from gametest.server.server import Server

_METADATA: Final = {"pack": {"description": "", "min_format": 121, "max_format": 121}}
_LONG: Final = f"# {'a comment that makes the pack worth a cache ' * 1000}\n"
_FILES: Final = {
    "pack.mcmeta": json.dumps(_METADATA),
    "data/p/function/long.mcfunction": _LONG + "scoreboard objectives add o dummy",
    "data/p/function/plain.mcfunction": "say hi\nscoreboard players add #a o 1",
    "data/p/function/calls.mcfunction": "function p:plain\nfunction #p:several",
    "data/p/function/blocks.mcfunction": (
        "execute if block ~ ~ ~ #p:ground run say ground\n"
        "execute if block ~ ~ ~ #minecraft:logs run say log"
    ),
    "data/p/function/items.mcfunction": "clear @a #p:tools",
    "data/p/function/asks.mcfunction": "execute if predicate p:holds run say holds",
    "data/p/function/inline.mcfunction": (
        'execute if predicate {type:"minecraft:weather_check"} run say inline'
    ),
    "data/p/function/macro.mcfunction": "$say $(text)\nsay plain",
    "data/p/function/bad.mcfunction": "say ok\nsaay no\nsetblock 1 2 x stone",
    "data/p/function/tested.mcfunction": "assert score #a o matches 1",
    "data/p/tags/function/several.json": '{"values":["p:plain","p:macro"]}',
    "data/p/tags/block/ground.json": '{"values":["dirt","stone"]}',
    "data/p/tags/item/tools.json": '{"values":["stick","no_such_item"]}',
    "data/p/predicate/holds.json": '{"type":"minecraft:weather_check"}',
}
_EDITS: Final[dict[str, dict[str, str | None]]] = {
    "nothing": {},
    "a good line becomes a bad one": {"data/p/function/plain.mcfunction": "say hi\nno"},
    "a bad line becomes a good one": {"data/p/function/bad.mcfunction": "say ok"},
    "a function is added": {"data/p/function/more.mcfunction": "saay more"},
    "a function is removed": {"data/p/function/plain.mcfunction": None},
    "a function that was bad is removed": {"data/p/function/bad.mcfunction": None},
    "bytes that are no text": {"data/p/function/plain.mcfunction": "\udcff"},
    "a block tag is removed": {"data/p/tags/block/ground.json": None},
    "a block tag is added": {"data/p/tags/block/other.json": '{"values":["dirt"]}'},
    "a block tag is dropped for what it names": {
        "data/p/tags/block/ground.json": '{"values":["no_such_block"]}'
    },
    "an item tag is removed": {"data/p/tags/item/tools.json": None},
    "an item tag becomes right": {
        "data/p/tags/item/tools.json": '{"values":["stick"]}'
    },
    "a predicate is removed": {"data/p/predicate/holds.json": None},
    "a predicate is renamed": {
        "data/p/predicate/holds.json": None,
        "data/p/predicate/held.json": '{"type":"minecraft:weather_check"}',
    },
    "a function tag is removed": {"data/p/tags/function/several.json": None},
    "tests of a dialect come, with commands of theirs": {
        "data/p/test/t.mcfunction": "succeed"
    },
    "the pack is for an older version": {
        "pack.mcmeta": '{"pack":{"description":"","pack_format":71}}'
    },
    "a filter of a second pack hides functions": {
        "pack.mcmeta": json.dumps(
            _METADATA | {"filter": {"block": [{"path": "function/plain.*"}]}}
        )
    },
}


@attrs.frozen
class Outcome:
    findings: tuple[str, ...]
    present: dict[str, bool]
    ran: dict[str, Any]


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GAMETEST_CACHE_DIR", str(tmp_path / "cache"))
    # Whoever works on the project while this runs is no fault of the cache.
    monkeypatch.setattr(checked_functions, "project_fingerprint", lambda: "files")
    folder = tmp_path / "pack"
    _write(folder, _FILES)
    return folder


def _write(folder: Path, files: dict[str, Any]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text is None:
            path.unlink()
        else:
            path.write_bytes(text.encode("utf-8", "surrogateescape"))


def _load(pack: Path, *, use_cache: bool, target: str | None = None) -> LoadedPacks:
    return load_packs(
        LoadOptions(packs=(pack,), use_cache=use_cache, target_version=target)
    )


def _outcome(loaded: LoadedPacks) -> Outcome:
    findings = tuple(map(str, loaded.diagnostics))
    ids = sorted(loaded.functions.ids())
    present = {str(id): loaded.functions.has(id) for id in ids}
    server = build_server(loaded)
    ran = {str(id): _run(server, id) for id in ids}
    return Outcome(findings, present, ran)


def _run(server: Server, id: Any) -> Any:
    result = FunctionRunner().run_function(id, server.overworld, server)
    return result.found, result.failure, result.operations, len(result.unsupported)


def _outcomes(pack: Path, target: str | None = None) -> Iterator[Outcome]:
    for use_cache in (False, True, True):
        yield _outcome(_load(pack, use_cache=use_cache, target=target))


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The functions that were parsed."""
    from gametest.command.engine.function_compiler import FunctionCompiler

    found: list[str] = []
    parse: Callable[..., Any] = FunctionCompiler.parse

    def noting(self: FunctionCompiler, id: Any, source: str, text: str) -> Any:
        found.append(str(id))
        return parse(self, id, source, text)

    monkeypatch.setattr(FunctionCompiler, "parse", noting)
    return found


@pytest.mark.parametrize("edit", _EDITS)
def test_an_edit_is_seen_as_without_a_cache(pack: Path, edit: str) -> None:
    _load(pack, use_cache=True)
    _write(pack, _EDITS[edit])

    without, first, again = _outcomes(pack)

    assert without == first
    assert without == again


@pytest.mark.parametrize("edit", _EDITS)
def test_an_edit_that_is_taken_back_is_seen_too(pack: Path, edit: str) -> None:
    before = _outcome(_load(pack, use_cache=True))
    changed = _EDITS[edit]
    _write(pack, changed)
    _load(pack, use_cache=True)
    _write(pack, {name: _FILES.get(name) for name in changed if (pack / name).exists()})
    _write(pack, {name: _FILES[name] for name in changed if name in _FILES})

    assert before == _outcome(_load(pack, use_cache=True))


def test_another_target_version_is_seen_as_without_a_cache(pack: Path) -> None:
    _load(pack, use_cache=True)

    for target in ("1.21.5", "26.3", "1.21.5"):
        without, first, again = _outcomes(pack, target)

        assert without == first
        assert without == again


def test_a_second_pack_is_seen_as_without_a_cache(pack: Path, tmp_path: Path) -> None:
    _load(pack, use_cache=True)
    other = tmp_path / "other"
    _write(
        other,
        {
            "pack.mcmeta": json.dumps(_METADATA),
            "data/p/tags/block/ground.json": '{"replace":true,"values":["nothing"]}',
            "data/p/function/plain.mcfunction": "saay",
        },
    )

    found = [
        _outcome(load_packs(LoadOptions(packs=(pack, other), use_cache=use_cache)))
        for use_cache in (False, True, True)
    ]

    assert found[0] == found[1] == found[2]


def test_what_is_known_to_be_right_is_parsed_when_it_is_called(
    pack: Path, parsed: list[str]
) -> None:
    _load(pack, use_cache=True)
    parsed.clear()

    loaded = _load(pack, use_cache=True)
    before = list(parsed)
    (plain,) = [id for id in loaded.functions.ids() if id.path == "plain"]
    loaded.functions.find(plain)

    # A mistake is read anew for its place, and `tested` is one without a test of a dialect; what an
    # inline predicate depends on is not written down; a tag of items has a finding.
    assert (
        {"p:bad", "p:tested", "p:inline"}
        <= set(before)
        <= {*("p:bad", "p:tested", "p:inline", "p:items")}
    )
    assert parsed[len(before) :] == ["p:plain"]


def test_without_a_cache_all_is_parsed(pack: Path, parsed: list[str]) -> None:
    _load(pack, use_cache=True)
    parsed.clear()

    loaded = _load(pack, use_cache=False)

    assert sorted(parsed) == sorted(map(str, loaded.functions.ids()))


def _replaced(data: bytes, old: str, new: str) -> bytes:
    """Written so, not damaged."""
    return checked_functions.sealed(_json(data).replace(old, new))


def _json(entry: bytes) -> str:
    return entry.decode().partition("\n")[2]


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: b"[" * 100_000,
        lambda data: b"{}",
        lambda data: b"null",
        lambda data: bytes(byte ^ 255 for byte in data),
        lambda data: data.replace(b"tags/block", b"tags/clock"),
        lambda data: data.replace(b"p:ground", b"P ground"),
        lambda data: b"\xff" + data,
        *(
            partial(_replaced, old=old, new=new)
            for old, new in (
                ('"format":2', '"format":1'),
                ('"project":"', '"project":"0'),
                ("26.3", "26.2"),
                (":[]", ":null"),
                (",true]", "]"),
                (",true]", ",false]"),
                (",true]", ",1]"),
            )
        ),
    ],
)
def test_a_damaged_cache_is_ignored_and_written_anew(
    pack: Path, tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    without = _outcome(_load(pack, use_cache=False))
    _load(pack, use_cache=True)
    (entry,) = (tmp_path / "cache").iterdir()
    good = entry.read_bytes()
    spoilt = damage(good)
    entry.write_bytes(spoilt)

    found = _outcome(_load(pack, use_cache=True))

    assert good != spoilt
    assert without == found
    assert good == entry.read_bytes()


@pytest.mark.skipif(os.name != "posix", reason="modes as POSIX has them")
@pytest.mark.parametrize(("mode", "believed"), [(0o700, True), (0o777, False)])
def test_an_entry_is_only_believed_where_no_other_can_write(
    pack: Path, tmp_path: Path, mode: int, believed: bool
) -> None:
    _load(pack, use_cache=True)
    (entry,) = (tmp_path / "cache").iterdir()
    bad = "saay no"
    digest = blake2b(bad.encode(), digest_size=20).hexdigest()
    forged = json.loads(_json(entry.read_bytes())) | {"checked": {digest: []}}
    entry.write_bytes(checked_functions.sealed(json.dumps(forged)))
    (tmp_path / "cache").chmod(mode)
    _write(pack, {"data/p/function/plain.mcfunction": bad})

    loaded = _load(pack, use_cache=True)

    told = [found.location.source for found in loaded.diagnostics]
    assert believed is not any(source.endswith("plain.mcfunction") for source in told)
