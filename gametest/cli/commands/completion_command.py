"""`gametest completion SHELL`."""

from __future__ import annotations

import click


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print the completion script for SHELL, to be sourced by it.

    bash: eval "$(gametest completion bash)"; zsh likewise; fish:
    gametest completion fish | source
    """
    from click.shell_completion import get_completion_class

    from gametest.cli.program import cli

    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(cli, {}, "gametest", "_GAMETEST_COMPLETE").source())
