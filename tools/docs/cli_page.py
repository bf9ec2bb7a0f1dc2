"""`cli.md`: the options of every command, from click itself."""

from __future__ import annotations

import inspect

import click

from gametest.cli.program import cli
from gametest.report import counts
from tools.docs.markdown import code, note_of_origin, page, table

_EXIT_CODES = (
    (str(counts.EXIT_PASSED), "every required test passed"),
    (
        str(counts.EXIT_FAILED),
        "a required test failed; with `--fail-on-leaks`, a test left something behind",
    ),
    (
        str(counts.EXIT_USAGE),
        "wrong usage, configuration or packs; a test that could not be set up; nothing selected; "
        "a report or output that could not be written",
    ),
    (str(counts.EXIT_INTERNAL), "a fault of gametest itself"),
    (
        str(counts.EXIT_UNSUPPORTED),
        "more tests than `--allow-unsupported` met something that is not simulated",
    ),
    ("130", "interrupted; the partial report is written"),
    ("143", "terminated; the partial report is written"),
)

_INTRODUCTION = """
`gametest COMMAND --help` says the same.
Every option below that has a variable is taken from the command line, else from the variable, else from the
[configuration](configuration.md), else from its default.
A switch takes `1`, `true`, `0` or `false` from its variable; an option that may be given several times takes words apart
by blanks.
"""

_OUTCOMES = f"""
The first that applies, from the top of this list: 130 and 143, 3, 2, 1, 4, 0.
With `--exit-code vanilla`, `run` ends as the game does:
with the number of required tests that failed, at most {counts.MOST_FAILURES_IN_EXIT_CODE};
where none failed, with the code of the table.
`check` ends with 2 for errors (with `--strict` also for warnings), else 0; `list` with 2 where it lists nothing;
`doctor` with 1 where something is missing; `server` with 1 where the world should have been saved and was not, and with 130
or 143 after a signal, once it is saved; the others with 0, or 2 for wrong usage.
"""


def cli_page() -> str:
    context = click.Context(cli, info_name="gametest")
    commands = []
    for name in cli.list_commands(context):
        command = cli.get_command(context, name)
        assert command is not None
        commands.append(_command(name, command, context))
    return page(
        "# Command line",
        note_of_origin("the options themselves (gametest/cli)"),
        "```\ngametest COMMAND [OPTION]...\ngametest --version\n```",
        _INTRODUCTION,
        "## Exit codes",
        table(
            ("code", "meaning"), ((code(number), text) for number, text in _EXIT_CODES)
        ),
        _OUTCOMES,
        *commands,
    )


def _command(name: str, command: click.Command, parent: click.Context) -> str:
    with click.Context(command, info_name=name, parent=parent) as context:
        usage = " ".join(command.collect_usage_pieces(context))
        rows = [
            _row(option, context)
            for option in command.params
            if isinstance(option, click.Option) and not option.hidden
        ]
    return page(
        f"## `{name}`",
        f"```\ngametest {name} {usage}\n```",
        inspect.cleandoc(command.help or ""),
        table(("option", "meaning", "default", "variable"), rows) if rows else "",
    )


def _row(option: click.Option, context: click.Context) -> tuple[str, str, str, str]:
    forms = list(option.opts)
    metavar = "" if option.is_flag else option.make_metavar(context)
    if metavar and option.opts[-1].startswith("-"):
        forms = [*forms[:-1], f"{forms[-1]} {metavar}"]
    names = ", ".join(map(code, [*forms, *option.secondary_opts]))
    help_text = option.help or ""
    if option.multiple:
        help_text += " May be given several times."
    return names, help_text, _default(option), _variable(option)


def _default(option: click.Option) -> str:
    value = option.default
    if option.is_flag or value in (None, (), "") or "UNSET" in repr(value):
        return ""
    return code(str(value).lower() if isinstance(value, bool) else str(value))


def _variable(option: click.Option) -> str:
    return code(str(option.envvar)) if option.envvar else ""
