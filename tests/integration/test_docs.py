"""What the documents show is tried: commands run, snippets are read, links lead somewhere."""

from __future__ import annotations

import json
import re
import shlex
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, final

import attrs
import pytest

from gametest.app.configuration import find_configuration
from gametest.app.test_functions import load_test_functions
from gametest.command.function_compiler import MAX_COMMAND_LENGTH
from gametest.framework.batches import MAX_TESTS_PER_BATCH
from gametest.framework.test_data import MAX_PADDING
from gametest.level.level_ticks import MAX_TICKS_PER_GAME_TICK
from gametest.level.propagation import MAX_CHAINED_NEIGHBOR_UPDATES
from gametest.nbt import binary, snbt
from gametest.pack.json_document import MAX_JSON_DEPTH
from gametest.pack.pack_source import MAX_FILE_BYTES, MAX_FILES
from gametest.pack.zip_pack import MAX_RATIO, MAX_ZIP_BYTES, RATIO_FROM_BYTES
from gametest.structure.convert import convert
from gametest.structure.reader import MAX_TEXT_BYTES, load_template
from gametest.structure.template import MAX_AXIS, MAX_CELLS
from gametest.structure.writer import Layout

Cli = Callable[..., Any]

TOP: Final = Path(__file__).parents[2]
PAGES: Final = (
    *(TOP / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((TOP / "docs").rglob("*.md")),
)
_FENCE: Final = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
_LINK: Final = re.compile(r"(?<!!)\[[^\]\n]*\]\(([^)\s]+)\)")
_HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)
_MI: Final = 1024 * 1024


@final
@attrs.frozen
class Snippet:
    page: str
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page} {self.text[:30]!r}"


def snippets() -> Iterator[Snippet]:
    for page in PAGES:
        for indent, language, body in _FENCE.findall(page.read_text(encoding="utf-8")):
            del indent
            yield Snippet(str(page.relative_to(TOP)), language, textwrap.dedent(body))


def of_language(*languages: str) -> list[Snippet]:
    return [one for one in snippets() if one.language in languages]


def command_lines() -> list[tuple[str, list[str]]]:
    """Of each page, the lines of shell snippets that start the program."""
    pages: dict[str, list[str]] = {}
    for snippet in of_language("sh"):
        for line in snippet.text.splitlines():
            if line.startswith("gametest "):
                pages.setdefault(snippet.page, []).append(line)
    return sorted(pages.items())


@pytest.mark.parametrize(
    ("page", "lines"), command_lines(), ids=lambda value: value[:1]
)
def test_the_commands_of_a_page_run(
    cli: Cli, tmp_path: Path, packs: Path, page: str, lines: list[str]
) -> None:
    source = packs / "green" / "data/green/gametest/structure/repeater.snbt"
    for name in ("house.nbt", "old.nbt"):
        binary_form = convert(source.read_bytes(), source.name, Layout.NBT, None)
        (tmp_path / name).write_bytes(binary_form)
    if not any(line.startswith("gametest new") for line in lines):
        cli("new", "my_pack")

    for line in lines:
        words = shlex.split(line, comments=True)[1:]
        if words[0] == "convert":
            # Each of these lines stands for itself.
            (tmp_path / words[2]).unlink(missing_ok=True)
            if not (tmp_path / words[1]).exists():
                cli("convert", "house.nbt", words[1])
        found = cli(*words)

        assert found.code == 0, f"{page}: {line}\n{found.stdout}{found.stderr}"


@pytest.mark.parametrize("snippet", of_language("json"), ids=str)
def test_a_snippet_of_json_is_what_the_program_reads(
    cli: Cli, tmp_path: Path, snippet: Snippet
) -> None:
    """Only the structures and functions that it names are not there."""
    metadata = {"description": "", "min_format": 121, "max_format": 121}
    folder = tmp_path / "pack" / "data" / "a" / "test_instance"
    folder.mkdir(parents=True)
    (folder / "t.json").write_text(snippet.text, encoding="utf-8")
    (tmp_path / "pack" / "pack.mcmeta").write_text(
        json.dumps({"pack": metadata}), encoding="utf-8"
    )

    found = json.loads(cli("check", "pack", "--format", "json").stdout)
    codes = {finding["code"] for finding in found["diagnostics"]}

    assert codes <= {"missing-structure", "missing-test-function"}


@pytest.mark.parametrize("snippet", of_language("toml"), ids=str)
def test_a_snippet_of_configuration_is_what_the_program_reads(
    tmp_path: Path, snippet: Snippet
) -> None:
    (tmp_path / "gametest.toml").write_text(snippet.text, encoding="utf-8")

    assert find_configuration(tmp_path).values


@pytest.mark.parametrize("snippet", of_language("python"), ids=str)
def test_a_snippet_of_python_defines_test_functions(
    tmp_path: Path, snippet: Snippet
) -> None:
    (tmp_path / "game_tests.py").write_text(snippet.text, encoding="utf-8")

    assert load_test_functions(["game_tests.py"], tmp_path)


@pytest.mark.parametrize(
    "snippet",
    [one for one in of_language("", "snbt") if one.text.startswith("{")],
    ids=str,
)
def test_a_snippet_of_snbt_is_a_structure(snippet: Snippet) -> None:
    template = load_template(snippet.text.encode(), "snippet.snbt")

    assert template.blocks


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(TOP)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    text = _FENCE.sub("", page.read_text(encoding="utf-8"))
    broken = []
    for link in _LINK.findall(text):
        path, _, anchor = link.partition("#")
        if "://" in path or path.startswith("mailto:"):
            continue
        target = page if not path else page.parent / path
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)

    assert [] == broken


def anchors(page: Path) -> set[str]:
    """As GitHub makes them from headings."""
    headings = _HEADING.findall(page.read_text(encoding="utf-8"))
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in headings
    }


def test_the_page_of_limits_says_what_the_code_does() -> None:
    page = (TOP / "docs" / "reference" / "limits.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|", page, re.MULTILINE))
    expected = {
        "JSON nesting": f"{MAX_JSON_DEPTH} levels",
        "NBT and SNBT nesting": f"{binary.MAX_DEPTH} levels, the game's",
        "decompressed NBT": f"{binary.MAX_SIZE_BYTES // _MI} MiB, "
        f"{binary.MAX_TAGS // _MI} Mi tags",
        "text structure": f"{MAX_TEXT_BYTES // _MI} MiB",
        "structure": f"{MAX_AXIS:,} blocks on an axis, {MAX_CELLS // _MI} Mi cells",
        "pack: files": f"{MAX_FILES:,}",
        "pack: one file, decompressed": f"{MAX_FILE_BYTES // _MI} MiB",
        "zip: all files, decompressed": f"{MAX_ZIP_BYTES // _MI} MiB",
        f"zip: one file of more than {RATIO_FROM_BYTES // _MI} MiB": f"{MAX_RATIO} times its packed size",
        "function: one line": f"{MAX_COMMAND_LENGTH:,} characters, the game's",
        "padding of a test": f"{MAX_PADDING} blocks, the game's",
        "tests in a batch": f"{MAX_TESTS_PER_BATCH}, the game's",
        "scheduled ticks that run in one tick": f"{MAX_TICKS_PER_GAME_TICK:,} of each kind, "
        "the game's; the rest waits",
        "neighbour updates in one chain": f"{MAX_CHAINED_NEIGHBOR_UPDATES:,}, "
        "the game's default; further ones are skipped",
    }

    assert expected == {key: rows[key] for key in rows if key not in ("what", "---")}
    assert binary.MAX_DEPTH == snbt.MAX_DEPTH
