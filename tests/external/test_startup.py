"""A start loads what it needs and no more; see docs/explanation/performance.md."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gametest.nbt.binary import write_nbt
from gametest.nbt.snbt import parse_snbt

INSTANCE = {
    "type": "minecraft:block_based",
    "environment": "minecraft:default",
    "structure": "one:touching",
    "max_ticks": 20,
}
STRUCTURE = """{
    DataVersion: 4903, size: [2, 1, 1], entities: [],
    palette: [
        {Name: "minecraft:test_block", Properties: {mode: "start"}},
        {Name: "minecraft:test_block", Properties: {mode: "accept"}},
    ],
    blocks: [
        {pos: [0, 0, 0], state: 0, nbt: {id: "minecraft:test_block", mode: "start"}},
        {pos: [1, 0, 0], state: 1, nbt: {id: "minecraft:test_block", mode: "accept"}},
    ],
}"""
HEAVY = (
    *(
        "asyncio",
        "difflib",
        "email",
        "importlib.metadata",
        "json_source_map",
        "logging",
    ),
    *(
        "numpy",
        "prompt_toolkit",
        "psutil",
        "rich",
        "tomllib",
        "unittest",
        "xml",
        "zipfile",
    ),
)
"""Third parties and parts of Python that cost milliseconds and serve no green run."""
UNUSED = (
    *(
        "gametest.behaviour.piston.piston_base",
        "gametest.behaviour.redstone.redstone_wire",
    ),
    *("gametest.block.block_tags", "gametest.command.command_dispatcher"),
    *("gametest.command.engine.execution", "gametest.framework.dialect.loading"),
    *(
        "gametest.framework.selection.keyword_expression",
        "gametest.framework.run.leaks",
    ),
    *("gametest.nbt.snbt", "gametest.pack.tags", "gametest.pack.zip_pack"),
    *(
        "gametest.report.events",
        "gametest.report.xml.junit",
        "gametest.structure.writer",
    ),
)
"""Our own that a block-based test of a pack without functions, text and wires can do without."""


def loaded_by(folder: Path, *arguments: str) -> set[str]:
    """The modules that stand in memory at the end of `gametest ARGUMENTS`."""
    script = (
        "import json, sys\n"
        "from gametest.cli import main\n"
        f"try: main({list(arguments)!r})\n"
        "except SystemExit as error: assert not error.code, error.code\n"
        "print(json.dumps(sorted(sys.modules)))"
    )
    found = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
    )
    return set(json.loads(found.stdout.splitlines()[-1]))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """One test: a start block beside an accept block."""
    folder = tmp_path / "pack"
    instance = folder / "data" / "one" / "test_instance" / "passes.json"
    structure = folder / "data" / "one" / "structure" / "touching.nbt"
    for path in (instance, structure):
        path.parent.mkdir(parents=True)
    (folder / "pack.mcmeta").write_text(
        json.dumps({"pack": {"description": "", "min_format": 121, "max_format": 121}})
    )
    instance.write_text(json.dumps(INSTANCE))
    template = parse_snbt(STRUCTURE)
    assert isinstance(template, dict)
    structure.write_bytes(write_nbt(template, compress=True))
    return folder


def test_a_run_of_one_test_loads_nothing_heavy(tmp_path: Path, pack: Path) -> None:
    loaded = loaded_by(tmp_path, "run", str(pack), "--progress", "none")

    assert [] == sorted(loaded.intersection(HEAVY))
    assert [] == sorted(loaded.intersection(UNUSED))


def test_commands_are_loaded_once_a_pack_has_functions(
    tmp_path: Path, pack: Path
) -> None:
    function = pack / "data" / "one" / "function" / "greet.mcfunction"
    function.parent.mkdir()
    function.write_text("say hello\n")

    loaded = loaded_by(tmp_path, "run", str(pack), "--progress", "none")

    assert "gametest.command.commands.say" in loaded
    assert "gametest.command.commands.fill" not in loaded


def test_help_loads_click_and_hardly_anything_of_ours(tmp_path: Path) -> None:
    loaded = loaded_by(tmp_path, "--help")

    assert {name for name in loaded if name.startswith("gametest")} == {
        "gametest",
        "gametest.cli",
        "gametest.cli.ending",
        "gametest.cli.lazy_group",
        "gametest.cli.program",
        "gametest.core",
        "gametest.core.garbage",
        "gametest.core.suggest",
    }
    assert "click" in loaded
    assert [] == sorted(loaded.intersection(("attr", "cattrs", "pathlib", *HEAVY)))


def test_version_loads_nothing_of_others(tmp_path: Path) -> None:
    loaded = loaded_by(tmp_path, "--version")

    assert {name for name in loaded if name.startswith("gametest")} == {
        "gametest",
        "gametest.cli",
    }
    assert [] == sorted(loaded.intersection(("click", "attr", "cattrs", *HEAVY)))
