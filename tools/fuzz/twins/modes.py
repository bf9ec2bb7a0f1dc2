"""Switches of the command engine for comparisons: every short way off, or taken at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Any, Final
from unittest.mock import patch

from gametest.command.commands import (
    function,
    score_operations,
    scoreboard_players,
)
from gametest.command.commands.data import modify
from gametest.command.commands.execute import score_conditions
from gametest.command.engine import function_runner, macro, score_slots
from gametest.command.engine.compiled_command import CompiledCommand
from gametest.command.engine.macro import MacroBody, MacroLine
from gametest.command.parsed_command import ParsedCommand
from gametest.command.selector.entity_selector import EntitySelector
from gametest.level.entities.entity_storage import EntityStorage

_NEVER: Final = -1
_ALREADY: Final = 1
_SOON: Final = 3


class _Nothing:
    """In place of a class: nothing is an instance of it."""


@contextmanager
def plain() -> Iterator[None]:
    """Every line goes through the queue, link by link, and nothing is remembered."""
    with ExitStack() as stack:
        _hot_at(stack, _NEVER)
        for owner, name, replacement in _REPLACED:
            stack.enter_context(patch.object(owner, name, replacement))
        yield


@contextmanager
def hot() -> Iterator[None]:
    """Functions are generated Python from their first call on."""
    with ExitStack() as stack:
        _hot_at(stack, _ALREADY)
        yield


@contextmanager
def soon() -> Iterator[None]:
    """They become so after a few calls, as a rule while they run."""
    with ExitStack() as stack:
        _hot_at(stack, _SOON)
        yield


@contextmanager
def usual() -> Iterator[None]:
    yield


MODES: Final[dict[str, Callable[[], Any]]] = {
    "plain": plain,
    "usual": usual,
    "hot": hot,
    "soon": soon,
}


def _hot_at(stack: ExitStack, calls: int) -> None:
    for module in (function, function_runner, macro):
        stack.enter_context(patch.object(module, "HOT", calls))


def _compile(self: ParsedCommand, line: int = 0) -> CompiledCommand:
    made = _compile_parsed(self, line)
    made.step = made.guards = made.chain = None
    for modifier in made.modifiers:
        modifier.test = modifier.change = modifier.one = None
    return made


def _expand_line(self: MacroLine, values: Any) -> CompiledCommand:
    filled = self.fill(tuple([values[name] for name in self.names]))
    return self.compile_line(filled, self.line)


def _expand_body(self: MacroBody, arguments: Any) -> tuple[CompiledCommand, ...]:
    self._last = None
    self._made.clear()
    return _expand(self, arguments)


def _find(self: EntitySelector, source: Any) -> Any:
    origin = self.origin(source)
    return self._picked(self._filtered(source, origin), source, origin)


def _with_tag(self: EntityStorage, tag: str) -> Any:
    return [entity for entity in self.entities.values() if tag in entity.tags]


def _of_type(self: EntityStorage, type_id: str) -> Any:
    return [entity for entity in self.entities.values() if entity.type_id == type_id]


_compile_parsed: Final = ParsedCommand.compile
_expand: Final = MacroBody.expand
# By its full name, as the package has a function of the module's name.
_STORE: Final = import_module("gametest.command.commands.execute.store")
_REPLACED: Final[tuple[tuple[Any, str, Any], ...]] = (
    (ParsedCommand, "compile", _compile),
    (MacroLine, "expand", _expand_line),
    (MacroBody, "expand", _expand_body),
    (EntitySelector, "find", _find),
    (EntitySelector, "_takes_all", False),
    (EntitySelector, "is_plain_self", False),
    (EntityStorage, "entities_with_tag", _with_tag),
    (EntityStorage, "entities_of_type", _of_type),
    (EntityStorage, "entities_close", lambda _self, _box: None),
    (scoreboard_players, "NamedHolder", _Nothing),
    (score_operations, "NamedHolder", _Nothing),
    (score_conditions, "NamedHolder", _Nothing),
    (score_slots, "NamedHolder", _Nothing),
    (score_slots, "SelectedHolders", _Nothing),
    (modify, "quick_step", lambda *_arguments: None),
    (_STORE, "leaf_writer", lambda *_arguments: None),
)
