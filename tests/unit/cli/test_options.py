from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from gametest.app.configuration import Configuration
from gametest.cli.options import ConfiguredCommand, option, pack_arguments, packs_of
from gametest.cli.program import cli


@click.command(cls=ConfiguredCommand)
@option("--seed", type=int, default=0)
@click.pass_context
def show(context: click.Context, seed: int) -> None:
    click.echo(f"{seed} {context.obj.file}")


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def context_of(**values: Any) -> click.Context:
    return click.Context(show, obj=Configuration(Path(), None, values))


def make_pack(path: Path) -> Path:
    path.mkdir(parents=True)
    (path / "pack.mcmeta").touch()
    return path


@pytest.mark.parametrize(
    ("file", "variables", "arguments", "seed"),
    [
        ("", {}, [], "0"),
        ("seed = 5", {}, [], "5"),
        ("seed = 5", {"GAMETEST_SEED": "6"}, [], "6"),
        ("seed = 5", {"GAMETEST_SEED": "6"}, ["--seed", "7"], "7"),
    ],
)
def test_command_line_wins_over_variable_over_file_over_default(
    tmp_path: Path,
    file: str,
    variables: dict[str, str],
    arguments: list[str],
    seed: str,
) -> None:
    (tmp_path / "gametest.toml").write_text(file, encoding="utf-8")
    found = CliRunner().invoke(show, arguments, env=variables)

    assert found.output.split()[0] == seed


def test_help_is_given_in_spite_of_a_wrong_file(tmp_path: Path) -> None:
    (tmp_path / "gametest.toml").write_text("wrong", encoding="utf-8")
    found = CliRunner().invoke(show, ["--help"])

    assert found.exit_code == 0
    assert found.output.startswith("Usage: ")


def test_packs_named_win_over_those_of_the_configuration() -> None:
    assert packs_of(context_of(packs=["a"]), (Path("b"),), None) == (Path("b"),)


def test_packs_of_the_configuration_win_over_the_folder(tmp_path: Path) -> None:
    (tmp_path / "pack.mcmeta").touch()

    assert packs_of(context_of(packs=["a"]), (), None) == (Path("a"),)
    assert packs_of(context_of(), (), None) == (Path(),)


def test_a_folder_of_packs_gives_folders_and_zips_in_order(tmp_path: Path) -> None:
    made = [make_pack(tmp_path / "packs" / name) for name in ("b", "a")]
    (tmp_path / "packs" / "c.zip").touch()
    (tmp_path / "packs" / "no_pack").mkdir()
    found = packs_of(context_of(), (), tmp_path / "packs")

    assert found == (made[1], made[0], tmp_path / "packs" / "c.zip")


def test_a_folder_of_packs_that_gives_none_is_named(tmp_path: Path) -> None:
    with pytest.raises(click.UsageError, match="'nowhere': there is no such folder"):
        packs_of(context_of(packs=["a"]), (), Path("nowhere"))
    with pytest.raises(click.UsageError, match="no pack lies in it"):
        packs_of(context_of(packs=["a"]), (), tmp_path)


def test_a_folder_of_packs_that_is_not_there_is_no_trouble_beside_others() -> None:
    assert packs_of(context_of(), (Path("a"),), Path("nowhere")) == (Path("a"),)


def test_a_file_of_functions_is_taken_from_where_the_person_stands(
    tmp_path: Path,
) -> None:
    @click.command()
    @pack_arguments
    def names(functions: tuple[str, ...], **_others: object) -> None:
        click.echo(" ".join(functions))

    arguments = ["--functions", "a.py", "--functions", "b.py:c", "--functions", "m.n"]
    found = CliRunner().invoke(names, arguments)

    assert found.output.split() == [
        str(tmp_path / "a.py"),
        str(tmp_path / "b.py:c"),
        "m.n",
    ]


@pytest.mark.parametrize(
    ("file", "variable", "origin"),
    [
        ("repeat = -1", None, r"\(from .*gametest\.toml\)"),
        ("", "x", r"\(from GAMETEST_REPEAT\)"),
    ],
)
def test_a_wrong_value_says_where_it_comes_from(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    file: str,
    variable: str | None,
    origin: str,
) -> None:
    (tmp_path / "gametest.toml").write_text(file, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    if variable is not None:
        monkeypatch.setenv("GAMETEST_REPEAT", variable)

    with pytest.raises(click.BadParameter, match=origin):
        cli.main(["run", "a"], standalone_mode=False)


def test_a_wrong_value_that_was_typed_says_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(click.BadParameter, match=r"x>=0\.$"):
        cli.main(["run", "a", "--repeat", "-1"], standalone_mode=False)


def test_an_option_that_commands_share_is_the_same_in_each() -> None:
    context = click.Context(cli)
    described: dict[str, set[tuple[Any, ...]]] = {}
    for name in ("run", "watch", "list", "server", "console"):
        command = cli.get_command(context, name)
        assert command is not None
        for each in command.params:
            if isinstance(each, click.Option) and each.opts[0] != "--tps":
                told = (each.help, each.type.name, each.default, tuple(each.opts))
                described.setdefault(each.opts[0], set()).add(told)

    assert {} == {name: found for name, found in described.items() if len(found) > 1}
    assert {"--seed", "--make-instances", "--keep-going", "--tests"} <= described.keys()
