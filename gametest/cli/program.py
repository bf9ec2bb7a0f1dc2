"""The command `gametest`: its subcommands, and what each way to end means as an exit code.

A subcommand's module is imported only when it is called.
"""

from __future__ import annotations

import errno
import os.path
import threading

import click

from gametest import __version__
from gametest.cli.ending import lasting_streams, leave
from gametest.cli.lazy_group import LazyGroup
from gametest.core.garbage import search_seldom


@click.group(
    cls=LazyGroup,
    subcommands={
        "run": ("gametest.cli.commands.run_command:run", "Run the tests of packs."),
        "watch": (
            "gametest.cli.commands.watch_command:watch",
            "Run again what a changed file touches, until told to stop.",
        ),
        "check": (
            "gametest.cli.commands.check_command:check",
            "Say what is wrong with packs.",
        ),
        "list": (
            "gametest.cli.commands.list_command:list_tests",
            "List the tests of packs.",
        ),
        "convert": (
            "gametest.cli.commands.convert_command:convert",
            "Turn a structure into another format.",
        ),
        "server": (
            "gametest.cli.commands.server_command:server",
            "Run a world with the packs until it is told to stop.",
        ),
        "process": (
            "gametest.cli.commands.process_command:process",
            "Start real programs together and judge them.",
        ),
        "console": (
            "gametest.cli.commands.console_command:console",
            "A command line in a world with the packs.",
        ),
        "record": (
            "gametest.cli.commands.record_command:record",
            "Record a game, with nothing changed in it.",
        ),
        "replay": (
            "gametest.cli.commands.replay_command:replay",
            "Replay recordings and compare; info, diff, verify, minimise, convert.",
        ),
        "new": (
            "gametest.cli.commands.new_command:new",
            "Start a pack with a test of each style.",
        ),
        "create": (
            "gametest.cli.commands.create_command:create",
            "Make a test of blocks: structure and instance.",
        ),
        "export": (
            "gametest.cli.commands.export_command:export",
            "Make a test of a box of a saved world.",
        ),
        "doctor": (
            "gametest.cli.commands.doctor_command:doctor",
            "Look at the installation.",
        ),
        "completion": (
            "gametest.cli.commands.completion_command:completion",
            "Print the shell completion script.",
        ),
    },
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="gametest %(version)s")
def cli() -> None:
    """Game tests for Minecraft data packs, redstone and games, without the game."""


def main(arguments: list[str] | None = None) -> None:
    """The entry point: a traceback only for our own fault, which ends with 3."""
    search_seldom()
    threads = threading.enumerate()
    with lasting_streams() as output:
        code = _run(arguments)
        output.flush()
        if output.problem is not None:
            click.echo(
                f"gametest: cannot write to standard output: {output.problem}", err=True
            )
            code = code if code in _WORSE_THAN_USAGE else 2
    leave(code, threads)


_WORSE_THAN_USAGE = (3, 130, 143)


def _run(arguments: list[str] | None) -> int:
    try:
        code = cli.main(arguments, prog_name="gametest", standalone_mode=False)
    except (click.exceptions.Abort, KeyboardInterrupt):
        return 130
    except click.ClickException as error:
        context = getattr(error, "ctx", None)
        where = "gametest" if context is None else context.command_path
        click.echo(f"{where}: {error.format_message()}", err=True)
        return 2
    except SystemExit as error:
        return error.code if isinstance(error.code, int) else 2
    # The edge of the program: nothing may end with a code that means something else.
    except Exception as error:
        if "_GAMETEST_COMPLETE" in os.environ:
            # A shell's hook that speaks wrongly gets no candidates, and the person no traceback.
            return 2
        return _code_of(error)
    return code if isinstance(code, int) else 0


def _is_ours(error: OSError) -> bool:
    """Of the package's own files, or of none."""
    if error.filename is None:
        return error.errno != errno.ENOENT
    name = os.path.abspath(os.fsdecode(error.filename))
    return name.startswith(os.path.dirname(os.path.dirname(__file__)) + os.sep)


def _code_of(error: Exception) -> int:
    """Say what happened; here, so that `--version` does not load the classes of errors."""
    from gametest.core.errors import PackLoadError, UsageError

    match error:
        case UsageError():
            click.echo(f"gametest: {error}", err=True)
            return 2
        case PackLoadError():
            click.echo(str(error), err=True)
            return 2
        case OSError() if not _is_ours(error):
            # A full disk, a folder without rights: the sentence nearest to it was not written.
            name = error.filename or "the folder where you stand"
            click.echo(f"gametest: {name}: {error.strerror or error}", err=True)
            return 2
    import traceback

    traceback.print_exception(error)
    click.echo("gametest: this is a fault of gametest itself", err=True)
    return 3
