"""What the dispatcher keeps of the lines before changes nothing about the next."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gametest.command.command_dispatcher import CommandDispatcher
from gametest.core.string_reader import TextSyntaxError
from tools.fuzz.mutation import mutate
from tools.fuzz.vocabulary import good_lines
from tools.fuzz.world import FuzzWorld


@pytest.fixture(scope="module")
def dispatcher() -> CommandDispatcher:
    """Has read many lines, good ones and bad ones."""
    found = FuzzWorld.of_version("26.3").dispatcher
    for line in good_lines():
        _reading(found, line)
    return found


def _fresh() -> CommandDispatcher:
    return FuzzWorld.of_version("26.3").dispatcher


def _reading(dispatcher: CommandDispatcher, line: str) -> object:
    """Everything that a reading tells: where a mistake is, or each segment with its arguments."""
    try:
        parsed = dispatcher.parse(line)
        parsed.compile()
    except TextSyntaxError as error:
        return error.message, error.cursor, type(error).__name__
    return [
        (
            segment.last.name,
            segment.context.text,
            [(name, _shown(value)) for name, value in segment.context.values.items()],
        )
        for segment in parsed.segments
    ]


def _shown(value: object) -> str:
    """Without addresses."""
    return re.sub(r" at 0x[0-9a-f]+", "", repr(value))


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_a_spoilt_line_reads_as_if_it_were_the_first(
    dispatcher: CommandDispatcher, seed: int
) -> None:
    random = Random(seed)
    spoilt = mutate(random, random.choice(good_lines()))

    assert _reading(_fresh(), spoilt) == _reading(dispatcher, spoilt)


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.integers(2, 4))
def test_a_chain_of_lines_reads_as_if_it_were_the_first(
    dispatcher: CommandDispatcher, seed: int, count: int
) -> None:
    *beginnings, end = Random(seed).choices(good_lines(), k=count)
    links = [line.partition(" run ")[0] for line in beginnings]
    chain = " run ".join([*links, end])

    found = _reading(dispatcher, chain)

    assert found == _reading(dispatcher, chain)
    assert found == _reading(_fresh(), chain)
