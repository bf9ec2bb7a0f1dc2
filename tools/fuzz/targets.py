"""The readers that are tried, each with the inputs that suit it and the errors it may raise."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.nbt.binary import NbtSyntaxError, read_nbt
from gametest.nbt.binary_writer import write_nbt
from gametest.nbt.path import NbtPath, NbtPathError
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import nbt_equal
from gametest.text.component import ComponentError, parse_component, read_component
from tools.fuzz import vocabulary
from tools.fuzz.mutation import mutate, random_text, replace_part, splice, token_soup
from tools.fuzz.world import FuzzWorld

if TYPE_CHECKING:
    from gametest.command.command_dispatcher import CommandDispatcher


TARGET_NAMES: Final = (
    *("line", "line-1.21.5", "run", "run-1.21.5", "macro", "function", "snbt", "path"),
    *("selector", "component", "json-component", "nbt"),
)


@final
@attrs.frozen
class Target:
    name: str
    seeds: Sequence[str]
    """Texts that are right, or nearly so."""
    run: Callable[[str], bool]
    """True if the text was accepted; raises only what is a fault of ours."""

    def make(self, random: Random) -> str:
        kind = random.random()
        if kind < 0.05:
            return random_text(random)
        if kind < 0.2:
            return token_soup(random)
        if kind < 0.35:
            text = splice(random, random.choice(self.seeds), random.choice(self.seeds))
            return mutate(random, text) if kind < 0.25 else text
        if kind < 0.6:
            return replace_part(random, random.choice(self.seeds))
        return mutate(random, random.choice(self.seeds))


@final
@attrs.frozen
class _Text:
    """A function's file that is no file."""

    text: str
    source: str = "p/data/p/function/f.mcfunction"

    def read_text(self, collector: DiagnosticCollector) -> str | None:
        return self.text


def all_targets() -> dict[str, Target]:
    world = FuzzWorld.of_version("26.3")
    old = FuzzWorld.of_version("1.21.5")
    lines = vocabulary.good_lines()
    functions = [*vocabulary.MACROS, *("\n".join(lines[n : n + 4]) for n in range(99))]
    selectors = [f"kill {text}" for text in vocabulary.SELECTORS]
    made = (
        Target("line", lines, _line(world.dispatcher)),
        Target("line-1.21.5", lines, _line(old.dispatcher)),
        Target("run", lines, world.run),
        Target("run-1.21.5", lines, old.run),
        Target("macro", vocabulary.MACROS, world.run_macro),
        Target("function", functions, _function(world.dispatcher)),
        Target("snbt", vocabulary.SNBT, _snbt),
        Target("path", vocabulary.PATHS, _path),
        Target("selector", selectors, _line(world.dispatcher)),
        Target("component", vocabulary.COMPONENTS, _component),
        Target("json-component", vocabulary.COMPONENTS, _json_component),
        Target("nbt", vocabulary.SNBT, _nbt),
    )
    return {target.name: target for target in made}


def _line(dispatcher: CommandDispatcher) -> Callable[[str], bool]:
    def run(text: str) -> bool:
        try:
            dispatcher.parse(text).compile()
        except TextSyntaxError as error:
            _check_place(error, text)
            return False
        return True

    return run


def _function(dispatcher: CommandDispatcher) -> Callable[[str], bool]:
    from gametest.command.engine.function_compiler import FunctionCompiler

    def run(text: str) -> bool:
        collector = DiagnosticCollector()
        compiler = FunctionCompiler(dispatcher, collector)
        made = compiler.compile(Identifier("p", "f"), _Text(text))
        if (made is None) is not bool(collector.errors):
            msg = "a function is absent without a finding, or there with one"
            raise AssertionError(msg)
        last = text.replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
        for found in collector.errors:
            if not 1 <= (found.location.line or 0) <= last:
                msg = f"a finding stands outside of the file: {found.location}"
                raise AssertionError(msg)
        return made is not None

    return run


def _snbt(text: str) -> bool:
    """What is read is written so that it reads back equal."""
    try:
        tag = parse_snbt(text)
    except TextSyntaxError as error:
        _check_place(error, text)
        return False
    if not nbt_equal(tag, parse_snbt(write_snbt(tag))):
        msg = "the written form reads back as something else"
        raise AssertionError(msg)
    return True


def _path(text: str) -> bool:
    try:
        path = NbtPath.parse(text)
    except TextSyntaxError as error:
        _check_place(error, text)
        return False
    root = parse_snbt(vocabulary.SNBT[0])
    path.get(root)
    path.count(root)
    changes: list[Callable[[], int]] = [
        lambda: path.set(root, parse_snbt("{x:1}")),
        lambda: path.remove(root),
    ]
    for change in changes:
        with suppress(NbtPathError):
            change()
    return True


def _component(text: str) -> bool:
    try:
        component = read_component(StringReader(text))
    except TextSyntaxError as error:
        _check_place(error, text)
        return False
    component.plain()
    parse_component(component.to_tag())
    return True


def _json_component(text: str) -> bool:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return False
    try:
        parse_component(value).plain()
    except ComponentError:
        return False
    return True


def _nbt(text: str) -> bool:
    """Bytes of a good file, spoilt by the characters of the text."""
    random = Random(repr(text))
    tag = parse_snbt(random.choice((vocabulary.SNBT[0], *vocabulary.SNBT[2:])))
    if not isinstance(tag, dict):
        msg = "the seed is no compound"
        raise TypeError(msg)
    data = bytearray(write_nbt(tag, compress=random.random() < 0.1))
    for _ in range(random.randrange(1, 5)):
        data[random.randrange(len(data))] = random.randrange(256)
    if random.random() < 0.3:
        del data[random.randrange(len(data)) :]
    try:
        read_nbt(bytes(data))
    except NbtSyntaxError:
        return False
    return True


def _check_place(error: TextSyntaxError, text: str) -> None:
    if not 0 <= error.cursor <= len(text) or not error.message:
        msg = f"the place {error.cursor} is outside of the text: {error.message!r}"
        raise AssertionError(msg)
