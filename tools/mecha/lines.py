"""Lines drawn from a command tree: each form of it, with good values for its arguments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from tools.fuzz.mutation import mutate, replace_part
from tools.mecha.samples import sample

_DEEPEST = 3
"""Subcommands of one line before it must end."""


def good_lines(
    tree: Mapping[str, Any], roots: frozenset[str], random: Random, count: int
) -> list[str]:
    """Every form of the roots in turn until there are `count` different lines."""
    forms = [path for path in _paths(tree, ()) if path[0][0] in roots]
    found: dict[str, None] = {}
    for _ in range(1 + 20 * count // max(len(forms), 1)):
        random.shuffle(forms)
        for path in forms:
            line = _line(tree, path, random, 0)
            if line is not None:
                found[line] = None
            if len(found) == count:
                return list(found)
    return list(found)


def spoilt_lines(lines: list[str], random: Random, count: int) -> list[str]:
    """One line each, without line ends, tabs and huge changes."""
    found: dict[str, None] = {}
    while len(found) < count:
        change = mutate if random.random() < 0.5 else replace_part
        line = change(random, random.choice(lines)).strip()
        if line and line.isprintable() and len(line) < 300:
            found[line] = None
    return list(found)


_Path = tuple[tuple[str, Mapping[str, Any]], ...]


def _paths(node: Mapping[str, Any], path: _Path) -> Iterator[_Path]:
    """To every node where a line may end or go on elsewhere."""
    children = node.get("children", {})
    if path and (node.get("executable") or "redirect" in node or not children):
        yield path
    for name, child in children.items():
        yield from _paths(child, (*path, (name, child)))


def _line(
    tree: Mapping[str, Any], path: _Path, random: Random, depth: int
) -> str | None:
    words = []
    for name, node in path:
        word = name if node["type"] == "literal" else sample(random, node)
        if word is None:
            return None
        words.append(word)
    last = path[-1][1]
    if last.get("executable") and ("redirect" not in last or random.random() < 0.5):
        return " ".join(words)
    rest = _rest(tree, last, random, depth)
    return None if rest is None else " ".join((*words, rest))


def _rest(
    tree: Mapping[str, Any], last: Mapping[str, Any], random: Random, depth: int
) -> str | None:
    target = last.get("redirect")
    if not target:
        return random.choice(("say hi", "scoreboard players add #a o 1"))
    node = tree["children"][target[0]]
    if depth >= _DEEPEST:
        return "run say hi" if target[0] == "execute" else None
    choices = list(_paths(node, ()))
    return _line(tree, random.choice(choices), random, depth + 1)
