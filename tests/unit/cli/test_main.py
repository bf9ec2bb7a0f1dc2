from __future__ import annotations

import click
import pytest

from gametest import __version__
from gametest import cli as cli_module
from gametest.cli.program import cli, main
from gametest.core.diagnostic import Diagnostic, Severity
from gametest.core.errors import PackLoadError, UsageError
from gametest.core.source_location import SourceLocation

FINDING = Diagnostic(
    Severity.ERROR,
    "json-syntax",
    message="not JSON",
    location=SourceLocation("a.json", 3, 4),
)


def ended(arguments: list[str]) -> int | str | None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    return end.value.code


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(["--version"]) == 0
    assert capsys.readouterr().out == f"gametest {__version__}\n"


@pytest.mark.parametrize(
    ("error", "code", "text"),
    [
        (UsageError("so not"), 2, "gametest: so not\n"),
        (
            PackLoadError([FINDING]),
            2,
            "a.json:3:4: error: not JSON [json-syntax]\n",
        ),
        (click.UsageError("so not"), 2, "gametest: so not\n"),
        (OSError(28, "disk full", "/tmp/a"), 2, "gametest: /tmp/a: disk full\n"),
        (KeyboardInterrupt(), 130, "\n"),
    ],
)
def test_what_the_user_did_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    code: int,
    text: str,
) -> None:
    raise_in_command(monkeypatch, error)

    assert ended(["doctor"]) == code
    assert capsys.readouterr().err == text


def test_a_fault_of_ours_ends_with_3_and_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    raise_in_command(monkeypatch, ZeroDivisionError("on purpose"))

    assert ended(["doctor"]) == 3
    assert "ZeroDivisionError: on purpose" in capsys.readouterr().err


def test_a_file_of_ours_that_is_missing_is_a_fault_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raise_in_command(monkeypatch, FileNotFoundError(2, "no", cli_module.__file__))

    assert ended(["doctor"]) == 3


def test_every_command_can_be_loaded_and_has_the_text_of_the_overview() -> None:
    context = click.Context(cli)
    for name in cli.list_commands(context):
        command = cli.get_command(context, name)

        assert command is not None
        assert command.help


def raise_in_command(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def invoke(_context: click.Context) -> None:
        raise error

    monkeypatch.setattr(cli, "invoke", invoke)
