"""Small cases from public bug reports, G1 to G17 and G20, with the value that is right.

`ELSEWHERE` names the tests that asked a case before; the rest is asked here, through packs on disk.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import build_server
from gametest.core.identifier import Identifier
from gametest.server.server import Server

Cli = Callable[..., Any]

TESTS: Final = Path(__file__).parents[1]
_LANGUAGE: Final = "integration/test_function_language.py"
ELSEWHERE: Final = (
    ("G1", "golden/command/data_snbt.mcfunction", "{k:250ub}"),
    ("G2", "golden/command/data_snbt.mcfunction", "{a:0x1F_F,b:0b110,c:7_5,d:0x11ub}"),
    ("G3", "golden/command/data_snbt.mcfunction", "{x:[B;3,4],y:[I;2b,9s,1]"),
    ("G4", "golden/command/data_snbt.mcfunction", "[5,6,]"),
    ("G5", "golden/command/data_snbt.mcfunction", '[4,"x",{y:1}]'),
    ("G6", _LANGUAGE, "test_path_keys_are_looser_than_snbt_keys"),
    ("G7", _LANGUAGE, "test_storing_a_function_that_never_returns_changes_nothing"),
    ("G8", _LANGUAGE, "G8"),
    ("G9", _LANGUAGE, "G9"),
    ("G10", _LANGUAGE, "G10"),
    ("G11", _LANGUAGE, "G11"),
    ("G13", "unit/pack/test_pack_metadata.py", '{"min_format": 90, "max_format": 88}'),
    ("G13", "unit/pack/test_pack_metadata.py", '{"min_format": [88], "max_format"'),
    ("G14", _LANGUAGE, "G14"),
    ("G15", "integration/test_selectors.py", "G15"),
    ("G16", _LANGUAGE, "test_self_scheduling_gives_one_run_a_tick_in_every_dimension"),
    ("G17", _LANGUAGE, "test_delay_counts_ticks_from_the_tick_of_the_command"),
)
META: Final = '{"pack":{"description":"","min_format":121,"max_format":121}}'
TICK: Final = "data/minecraft/tags/function/tick.json"


@pytest.mark.parametrize(("probe", "file", "words"), ELSEWHERE)
def test_probe_is_asked_in_the_file_that_is_named(
    probe: str, file: str, words: str
) -> None:
    text = (TESTS / file).read_text("utf-8")

    assert words in text, probe


def _pack(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in {"pack.mcmeta": META, **files}.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return folder


def _load(*packs: Path) -> LoadedPacks:
    return load_packs(LoadOptions(packs=packs, use_cache=False))


def _errors(loaded: LoadedPacks) -> list[str]:
    return [found.code for found in loaded.diagnostics.errors]


def _ticked(loaded: LoadedPacks, ticks: int) -> Server:
    server = build_server(loaded)
    server.world.scoreboard.add_objective("o", "dummy")
    for _ in range(ticks):
        server.tick()
    return server


def test_one_suffix_out_of_range_keeps_the_whole_function_out(tmp_path: Path) -> None:
    """G1: misode/technical-changes, 1.21.5/25w09a.md."""
    lines = (
        "scoreboard players set #x o 1\ndata modify storage p:a v set value {k:250sb}"
    )
    loaded = _load(_pack(tmp_path, {"data/p/function/f.mcfunction": lines}))

    assert ["command-syntax"] == _errors(loaded)
    assert loaded.functions.find(Identifier("p", "f")) is None


def test_elements_of_a_mixed_list_are_counted(tmp_path: Path) -> None:
    """G5: misode/technical-changes, 1.21.5/25w04a.md and 25w09a.md."""
    lines = """data modify storage p:a l set value [4,"x",{y:1}]
data modify storage p:a l append value 2.5d
execute store result score #count o if data storage p:a l[]
execute store result score #second o run data get storage p:a l[2].y
"""
    tick = {"data/p/function/f.mcfunction": lines, TICK: '{"values":["p:f"]}'}

    server = _ticked(_load(_pack(tmp_path, tick)), 1)

    scores = server.world.scoreboard
    assert (4, 1) == (
        scores.find_score("#count", "o"),
        scores.find_score("#second", "o"),
    )


@pytest.mark.parametrize(
    ("entry", "top", "runs", "findings"),
    [
        ('"a:gone"', "", None, 1),
        ('{"id":"a:gone","required":false}', "", 2, 0),
        ('"a:gone"', '"required":false,', None, 1),
    ],
)
def test_one_missing_entry_drops_the_tag_of_all_packs(
    tmp_path: Path, entry: str, top: str, runs: int | None, findings: int
) -> None:
    """G12: maybejake/Jakes-Build-Tools issue 50, Tschipcraft/spawnanimations issue 35."""
    one = _pack(tmp_path / "a", {TICK: f'{{{top}"values":[{entry}]}}'})
    other = _pack(
        tmp_path / "b",
        {
            TICK: '{"values":["b:ok"]}',
            "data/b/function/ok.mcfunction": "scoreboard players add #n o 1",
        },
    )
    loaded = _load(one, other)

    server = _ticked(loaded, 2)

    codes = [found.code for found in loaded.diagnostics]
    assert findings == codes.count("tag-missing-entry")
    assert runs == server.world.scoreboard.find_score("#n", "o")


def test_awaited_ticks_are_game_ticks(cli: Cli, tmp_path: Path) -> None:
    """G17: misode/packtest issue 14."""
    waits = "assert not score #n o matches 1\nawait delay 1t\n" * 3
    test = (
        "scoreboard objectives add o dummy\nscoreboard players set #n o 0\n"
        f"schedule function p:write 3t\n{waits}assert score #n o matches 1\n"
    )
    files = {
        "data/p/function/write.mcfunction": "scoreboard players set #n o 1",
        "data/p/test/exact.mcfunction": test,
    }
    pack = _pack(tmp_path / "pack", files)

    found = cli("run", pack)

    assert found.code == 0, found.stdout + found.stderr


@pytest.mark.parametrize(
    ("options", "code"), [((), 1), (("--exit-code", "vanilla"), 2)]
)
def test_failed_required_tests_are_counted_in_the_games_exit_code(
    cli: Cli, packs: Path, options: tuple[str, ...], code: int
) -> None:
    """G20: of `red` two required tests and an optional one fail; tis.codes/snapshots/25w03a."""
    found = cli("run", packs / "red", *options)

    assert code == found.code


def test_a_selection_of_nothing_is_not_green(cli: Cli, packs: Path) -> None:
    """G20: DivByDiamond/OC2R pull 43."""
    found = cli("run", packs / "green", "--tests", "nothere:*")

    assert found.code != 0


@pytest.mark.parametrize("text", ["{", '{"type":"minecraft:nothing"}'])
def test_a_pack_whose_only_test_cannot_be_read_is_not_green(
    cli: Cli, tmp_path: Path, text: str
) -> None:
    """G20: PackTest adds load errors to the count of failed tests."""
    pack = _pack(tmp_path / "pack", {"data/p/test_instance/only.json": text})

    found = cli("run", pack)

    assert found.code != 0
