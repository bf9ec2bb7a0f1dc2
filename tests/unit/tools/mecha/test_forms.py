from __future__ import annotations

from gametest.command.arguments.primitive import GreedyArgument, WordArgument
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_node import CommandNode, always, argument, literal
from tools.mecha.forms import TreeComparison, dispatcher_forms, tree_forms

TREE = {
    "type": "root",
    "children": {
        "a": {
            "type": "literal",
            "children": {
                "x": {
                    "type": "argument",
                    "parser": "brigadier:string",
                    "executable": True,
                },
                "y": {"type": "literal", "redirect": ["a"]},
                "run": {"type": "literal"},
            },
        },
        "b": {"type": "literal", "redirect": ["a"]},
    },
}


def _node() -> CommandNode:
    done = always(lambda _source: 1)
    word = argument("word", WordArgument()).executes(done)
    rest = argument("arguments", GreedyArgument()).executes(done)
    return literal("a").then(word, literal("y").then(rest), literal("z").executes(done))


def test_forms_of_a_tree_name_words_arguments_and_redirects() -> None:
    forms = {"a <> .", "a y -> a", "a run -> root"}

    assert {"a": forms, "b": {form.replace("a ", "b ", 1) for form in forms}} == (
        tree_forms(TREE)
    )


def test_comparison_tells_absent_unread_and_extra_forms_apart() -> None:
    dispatcher = CommandDispatcher()
    dispatcher.register("a", _node)
    dispatcher.register("c", lambda: literal("c"))
    theirs = {"a": {"a <> .", "a y now .", "a run -> root"}, "b": {"b ."}}

    found = TreeComparison.of(theirs, dispatcher_forms(dispatcher))

    assert (("b",), ("c",)) == (found.absent_roots, found.extra_roots)
    assert ("a y now .",) == found.unread
    assert ("a run -> root",) == found.absent
    assert ("a z .",) == found.extra
