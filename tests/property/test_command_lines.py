"""Whatever is typed, the reader of commands answers with a place or with a command."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametest.command.command_dispatcher import CommandDispatcher
from gametest.core.string_reader import TextSyntaxError
from tools.fuzz.targets import TARGET_NAMES, Target, all_targets
from tools.fuzz.vocabulary import TOKENS
from tools.fuzz.world import FuzzWorld


@pytest.fixture(scope="module")
def dispatcher() -> CommandDispatcher:
    return FuzzWorld.of_version("26.3").dispatcher


@pytest.fixture(scope="module")
def targets() -> dict[str, Target]:
    return all_targets()


@given(st.lists(st.sampled_from(TOKENS) | st.text(max_size=6), max_size=12))
def test_any_words_are_a_command_or_an_error_with_its_place(
    dispatcher: CommandDispatcher, words: list[str]
) -> None:
    line = " ".join(words)
    place = 0

    try:
        dispatcher.parse(line).compile()
    except TextSyntaxError as error:
        place = error.cursor

    assert 0 <= place <= len(line)


@given(st.text(st.characters(exclude_characters="@"), max_size=40))
def test_any_text_is_said(dispatcher: CommandDispatcher, text: str) -> None:
    line = f"say {text}x"

    parsed = dispatcher.parse(line)

    assert line == parsed.text


@pytest.mark.parametrize("name", TARGET_NAMES)
def test_spoilt_texts_crash_no_reader(targets: dict[str, Target], name: str) -> None:
    random = Random(f"property:{name}")
    target = targets[name]

    for _ in range(150):
        target.run(target.make(random))
