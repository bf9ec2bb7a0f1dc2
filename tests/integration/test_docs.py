"""What the documents show is tried: commands run, snippets are read, links lead somewhere."""

from __future__ import annotations

import json
import re
import shlex
import textwrap
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any, Final, final

import attrs
import pytest

from gametest.app.configuration import find_configuration
from gametest.app.run import MAX_TEST_RUNS
from gametest.app.test_functions import load_test_functions
from gametest.command.chat.component_resolver import MOST_DATA
from gametest.command.engine.function_compiler import MAX_COMMAND_LENGTH
from gametest.core.pattern.java_pattern import MAX_STATES
from gametest.core.pattern.pattern_parser import MAX_LENGTH
from gametest.core.version import NEWEST_VERSION, SUPPORTED_VERSIONS, GameVersion
from gametest.framework.commands.text_pattern import MOST_STEPS
from gametest.framework.environment.environment_graph import (
    MAX_ENVIRONMENT_DEPTH,
    MAX_ENVIRONMENTS,
)
from gametest.framework.run.batches import MAX_TESTS_PER_BATCH
from gametest.framework.selection import keyword_expression
from gametest.framework.test_data import MAX_PADDING
from gametest.level.level_ticks import MAX_TICKS_PER_GAME_TICK
from gametest.level.propagation import MAX_CHAINED_NEIGHBOR_UPDATES
from gametest.level.world.data_meter import MAX_MEMORY_BYTES
from gametest.nbt import binary, snbt
from gametest.pack.json_document import MAX_JSON_CHARACTERS, MAX_JSON_DEPTH
from gametest.pack.pack_source import MAX_FILE_BYTES, MAX_FILES
from gametest.pack.zip_pack import MAX_RATIO, MAX_ZIP_BYTES, RATIO_FROM_BYTES
from gametest.scenario.manifest.loader import parse_manifest
from gametest.structure.convert import convert
from gametest.structure.reader import MAX_TEXT_BYTES, load_template
from gametest.structure.template import MAX_AXIS, MAX_CELLS
from gametest.structure.writer import Layout
from gametest.text.translation import MAX_CHARACTERS

Cli = Callable[..., Any]

TOP: Final = Path(__file__).parents[2]
PAGES: Final = (
    *(TOP / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((TOP / "docs").rglob("*.md")),
)
_FENCE: Final = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
_FILE: Final = re.compile(
    r"^`([\w./]+)`(?:[^`\n]|`[^`\n]*`|\n(?!\n))*:\n\n```(\w*)\n(.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
"""A path at the start of a paragraph that a snippet follows."""
_LINK: Final = re.compile(r"(?<!!)\[[^\]\n]*\]\(([^)\s]+)\)")
_ENDS_WITH: Final = re.compile(r"# ends with (\d)")
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
    ("page", "lines"),
    [one for one in command_lines() if one[0] != "docs/getting-started.md"],
    ids=lambda value: value[:1],
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


def test_getting_started_goes_as_it_says(cli: Cli, tmp_path: Path) -> None:
    """Files are written and commands are run in the order of the page."""
    text = (TOP / "docs" / "getting-started.md").read_text(encoding="utf-8")
    places = {body: place for place, _language, body in _FILE.findall(text)}
    for _indent, language, body in _FENCE.findall(text):
        if body in places:
            path = tmp_path / places[body]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(body, encoding="utf-8")
        for line in body.splitlines() if language == "sh" else ():
            if not line.startswith("gametest "):
                continue
            expected = _ENDS_WITH.search(line)
            found = cli(*shlex.split(line, comments=True)[1:])

            assert found.code == int(expected[1] if expected else 0), line
            if found.code == 1:
                shown = next(body for body in of_language("text")).text
                assert shown.splitlines()[1] in found.stdout


@pytest.mark.parametrize("snippet", of_language("layers"), ids=str)
def test_a_drawing_is_a_structure(snippet: Snippet) -> None:
    template = load_template(snippet.text.encode(), "snippet.layers")

    assert template.blocks


@pytest.mark.parametrize("snippet", of_language("script"), ids=str)
def test_a_script_of_the_console_passes(
    cli: Cli, tmp_path: Path, snippet: Snippet
) -> None:
    from gametest.app.loading import LoadOptions
    from gametest.app.serving import GameSession, ServeSettings
    from gametest.console.console import Console
    from gametest.console.script import run_script

    cli("new", "my_pack")
    load = LoadOptions(
        packs=(tmp_path / "my_pack",),
        functions=("my_pack/game_tests.py",),
        directory=tmp_path,
    )
    session = GameSession(load, ServeSettings(), say=lambda _text: None)
    session.open()
    out = StringIO()

    code = run_script(Console(session), snippet.text.splitlines(), out)
    session.close()

    assert 0 == code, out.getvalue()


@pytest.mark.parametrize("name", ["migrate-from-packtest", "migrate-from-ward"])
def test_the_test_file_of_a_page_about_migrating_passes(
    cli: Cli, tmp_path: Path, name: str
) -> None:
    page = (TOP / "docs" / "how-to" / f"{name}.md").read_text(encoding="utf-8")
    cli("new", "my_pack")
    (found,) = [one for one in _FILE.findall(page) if one[0].endswith(".mcfunction")]
    path = tmp_path / found[0]
    path.parent.mkdir(parents=True)
    path.write_text(found[2], encoding="utf-8")
    dialect = name.rpartition("-")[2]

    checked = cli("check", "my_pack", "--strict", "--dialect", dialect)
    ran = cli("run", "my_pack", "--tests", f"my_pack:{path.stem}", "--dialect", dialect)

    assert checked.stdout == "no findings\n"
    assert ran.code == 0, ran.stdout


def test_the_site_has_every_page() -> None:
    text = (TOP / "mkdocs.yml").read_text(encoding="utf-8")
    listed = set(re.findall(r": ([\w/-]+\.md)$", text, re.MULTILINE))
    pages = {
        path.relative_to(TOP / "docs").as_posix()
        for path in (TOP / "docs").rglob("*.md")
    }

    assert pages == listed


@pytest.mark.parametrize("snippet", of_language("json"), ids=str)
def test_a_snippet_of_json_is_what_the_program_reads(
    cli: Cli, tmp_path: Path, snippet: Snippet
) -> None:
    """Only what it names is not there."""
    content = json.loads(snippet.text)
    if "schema_version" in content:
        values = dict.fromkeys(re.findall(r"\{(\w+)\}", snippet.text), "x")
        parse_manifest(snippet.text.encode(), snippet.page, values)
        return
    if "pack" in content:
        files, target = {"pack.mcmeta": content}, NEWEST_VERSION
    else:
        # An environment may have the shape of an older version.
        target = next(v for v in reversed(SUPPORTED_VERSIONS) if _reads(v, content))
        is_test = "structure" in content or content["type"].startswith("gametest:")
        folder = "test_instance" if is_test else "test_environment"
        major, minor = target.pack_format
        claim: dict[str, Any] = {"pack_format": major}
        if target.minor_formats:
            claim = {"min_format": [major, minor], "max_format": [major, minor]}
        files = {
            "pack.mcmeta": {"pack": {"description": "", **claim}},
            f"data/a/{folder}/t.json": content,
        }
    for name, value in files.items():
        path = tmp_path / "pack" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(value), encoding="utf-8")

    found = json.loads(cli("check", "pack", "--format", "json").stdout)
    codes = {finding["code"] for finding in found["diagnostics"]}

    assert codes <= {
        "missing-structure",
        "missing-test-function",
        "missing-environment",
        "missing-function",
        "bad-manifest",
    }


def _reads(version: GameVersion, content: dict[str, Any]) -> bool:
    kind = content["type"].removeprefix("minecraft:")
    if "structure" in content or content["type"].startswith("gametest:"):
        return True
    if kind == "game_rules":
        return version.namespaced_game_rules == ("rules" in content)
    return kind in version.environment_types


@pytest.mark.parametrize(
    "name", ["write-a-redstone-test", "write-a-test-in-python", "set-up-an-environment"]
)
def test_the_files_of_a_page_are_a_pack_whose_tests_pass(
    cli: Cli, tmp_path: Path, name: str
) -> None:
    """A file is a snippet below a paragraph that starts with its path."""
    page = (TOP / "docs" / "how-to" / f"{name}.md").read_text(encoding="utf-8")
    if "```sh\ngametest new my_pack" in page:
        cli("new", "my_pack")
    for place, _language, text in _FILE.findall(page):
        path = tmp_path / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    checked = cli("check", "my_pack", "--strict")
    ran = cli("run", "my_pack")
    tests = [path.stem for path in tmp_path.glob("my_pack/data/*/test_instance/*.json")]

    assert checked.stdout == "no findings\n"
    assert ran.code == 0
    passed = f"All {len(tests)} tests" if len(tests) > 1 else "The only test"
    assert f"{passed} passed" in ran.stdout


@pytest.mark.parametrize("snippet", of_language("toml"), ids=str)
def test_a_snippet_of_configuration_is_what_the_program_reads(
    tmp_path: Path, snippet: Snippet
) -> None:
    (tmp_path / "gametest.toml").write_text(snippet.text, encoding="utf-8")

    assert find_configuration(tmp_path).values


@pytest.mark.parametrize(
    "snippet",
    # What pytest collects is run by the tests of the plugin.
    [one for one in of_language("python") if "def test_" not in one.text],
    ids=str,
)
def test_a_snippet_of_python_defines_test_functions(
    tmp_path: Path, snippet: Snippet
) -> None:
    (tmp_path / "game_tests.py").write_text(snippet.text, encoding="utf-8")

    assert load_test_functions(["game_tests.py"], tmp_path).functions


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
        "JSON: one file": f"{MAX_JSON_CHARACTERS // _MI} Mi characters",
        "decompressed NBT": f"{binary.MAX_SIZE_BYTES // _MI} MiB",
        "tags of one NBT or SNBT file, in memory": "about "
        f"{binary.MAX_MEMORY_BYTES // _MI} MiB, as 400,000 listed blocks are",
        "filter of a pack: one pattern": f"{MAX_LENGTH:,} characters, "
        f"{MAX_STATES:,} steps",
        "pattern of `chat`": f"as of a filter, and {MOST_STEPS:,} steps over one text",
        "environments in one": f"{MAX_ENVIRONMENTS:,}, and "
        f"{MAX_ENVIRONMENT_DEPTH} levels",
        "`-k`: nesting": f"{keyword_expression.MAX_DEPTH} levels",
        "`--repeatCount`, `--verify`": f"{MAX_TEST_RUNS:,} runs of tests",
        "text structure": f"{MAX_TEXT_BYTES // _MI} MiB",
        "structure": f"{MAX_AXIS:,} blocks on an axis, {MAX_CELLS // _MI} Mi cells",
        "pack: files": f"{MAX_FILES:,}",
        "pack: one file, decompressed": f"{MAX_FILE_BYTES // _MI} MiB",
        "zip: all files, decompressed": f"{MAX_ZIP_BYTES // _MI} MiB",
        f"zip: one file of more than {RATIO_FROM_BYTES // _MI} MiB": f"{MAX_RATIO} times its packed size",
        "function: one line": f"{MAX_COMMAND_LENGTH:,} characters, the game's",
        "data that commands keep": f"about {MAX_MEMORY_BYTES // _MI} MiB in a world",
        "text that is shown": f"{MAX_CHARACTERS:,} characters, "
        f"{MOST_DATA:,} places of data",
        "padding of a test": f"{MAX_PADDING} blocks, the game's",
        "tests in a batch": f"{MAX_TESTS_PER_BATCH}, the game's",
        "scheduled ticks that run in one tick": f"{MAX_TICKS_PER_GAME_TICK:,} of each kind, "
        "the game's; the rest waits",
        "neighbour updates in one chain": f"{MAX_CHAINED_NEIGHBOR_UPDATES:,}, "
        "the game's default; further ones are skipped",
    }

    assert expected == {key: rows[key] for key in rows if key not in ("what", "---")}
    assert binary.MAX_DEPTH == snbt.MAX_DEPTH
