"""What a condition found, and how an assertion puts it into words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from typing import TYPE_CHECKING, final

import attrs

from gametest.command.errors import CommandError

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.framework.dialect.dialect_run import DialectRun
    from gametest.level.level import Level


def _nothing() -> None:
    return None


@final
@attrs.frozen(kw_only=True)
class Finding:
    """Texts are made only when somebody has to be told."""

    count: int
    """Of matches: the condition holds above 0."""
    expected: Callable[[], str]
    found: Callable[[bool], str | None]
    """Is told whether the condition held."""
    why: Callable[[], str | None] = _nothing
    distance: Callable[[], float | None] = _nothing
    """How far it is from holding, where that is a number."""


class AskedCondition:
    """One condition of one line, compiled."""

    def look(self, source: CommandSourceStack, run: DialectRun) -> Finding:
        """May raise `CommandError`: then neither the condition nor its opposite holds."""
        raise NotImplementedError


@final
@attrs.frozen(kw_only=True)
class Verdict:
    holds: bool
    value: int = 0
    """The result of the command."""
    reason: str = ""
    details: tuple[str, ...] = ()
    found: str | None = None
    distance: float | None = None


def judge(
    condition: AskedCondition,
    source: CommandSourceStack,
    run: DialectRun,
    *,
    negated: bool,
) -> Verdict:
    try:
        finding = condition.look(source, run)
    except CommandError as error:
        return Verdict(holds=False, reason=error.message)
    held = finding.count > 0
    if held is not negated:
        return Verdict(holds=True, value=finding.count if held and run.is_ward else 1)
    with _unused_random(source.level):
        return _failure(finding, run, held=held)


def _failure(finding: Finding, run: DialectRun, *, held: bool) -> Verdict:
    found, why = _said(lambda: finding.found(held)), _said(finding.why)
    reason = ("Did not expect " if held else "Expected ") + finding.expected()
    if found is not None:
        reason += f", {'found' if run.is_ward else 'but got'} {found}"
    return Verdict(
        holds=False,
        reason=reason,
        details=() if why is None else (why,),
        found=found,
        distance=finding.distance(),
    )


def _said(make: Callable[[], str | None]) -> str | None:
    """A text that cannot be made is left out: the verdict stands without it."""
    try:
        return make()
    except CommandError:
        return None


@contextmanager
def _unused_random(level: Level) -> Iterator[None]:
    """Asking why must not use up the numbers that selectors and predicates draw."""
    before = level.random
    level.random = copy(before)
    try:
        yield
    finally:
        level.random = before
