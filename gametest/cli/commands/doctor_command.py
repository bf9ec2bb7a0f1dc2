"""`gametest doctor`."""

from __future__ import annotations

import click


@click.command()
def doctor() -> int:
    """Look at the installation and say what is missing; exit code 1 if something is."""
    from gametest.app.doctor import findings

    broken = False
    for finding in findings():
        broken = broken or not finding.good
        mark = (
            click.style("ok", fg="green")
            if finding.good
            else click.style("problem", fg="red")
        )
        click.echo(f"{mark:>4}  {finding.subject}: {finding.text}")
    return 1 if broken else 0
