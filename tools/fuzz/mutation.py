"""Spoils a text a little, so that it gets past the first characters of a reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tools.fuzz.vocabulary import NUMBERS, TOKENS

_LONGEST: Final = 20_000
"""Characters; what grows past it is cut."""
_OPENING: Final = ("[", "{a:", "{a:[", "(", "[{", "extra:[", "execute as @s ", "!")


def _span(random: Random, text: str, longest: int = 12) -> tuple[int, int]:
    start = random.randrange(len(text) + 1)
    return start, min(len(text), start + random.randrange(1, longest))


def _drop(random: Random, text: str) -> str:
    start, end = _span(random, text)
    return text[:start] + text[end:]


def _double(random: Random, text: str) -> str:
    start, end = _span(random, text, 40)
    return text[:end] + text[start:]


def _insert_token(random: Random, text: str) -> str:
    start = random.randrange(len(text) + 1)
    space = random.choice(("", " "))
    return f"{text[:start]}{space}{random.choice(TOKENS)}{space}{text[start:]}"


def _replace_word(random: Random, text: str) -> str:
    words = text.split(" ")
    words[random.randrange(len(words))] = random.choice((*TOKENS, *NUMBERS))
    return " ".join(words)


def _replace_character(random: Random, text: str) -> str:
    start = random.randrange(len(text) + 1)
    code = random.choice((random.randrange(32, 127), random.randrange(0x110000)))
    return text[:start] + chr(code) + text[start + 1 :]


def _replace_number(random: Random, text: str) -> str:
    digits = [n for n, character in enumerate(text) if character.isdigit()]
    if not digits:
        return _insert_token(random, text)
    start = random.choice(digits)
    return text[:start] + random.choice(NUMBERS) + text[start + 1 :]


def _swap_words(random: Random, text: str) -> str:
    words = text.split(" ")
    one, other = random.randrange(len(words)), random.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def _truncate(random: Random, text: str) -> str:
    return text[: random.randrange(len(text) + 1)]


def _repeat(random: Random, text: str) -> str:
    """A part many times over: long lists, long chains of subcommands, deep nesting."""
    start, end = _span(random, text, 40)
    times = random.choice((2, 3, 10, 600))
    return text[:start] + text[start:end] * times + text[end:]


def _nest(random: Random, text: str) -> str:
    start = random.randrange(len(text) + 1)
    opening = random.choice(_OPENING) * random.choice((2, 20, 400, 1200))
    return text[:start] + opening + text[start:]


_COMMON: Final[Sequence[Callable[[Random, str], str]]] = (
    *(_drop, _double, _insert_token, _replace_word, _replace_character),
    *(_replace_number, _swap_words, _truncate),
)
_RARE: Final[Sequence[Callable[[Random, str], str]]] = (_repeat, _nest)


def mutate(random: Random, text: str) -> str:
    """One to four changes; now and then a huge one."""
    for _ in range(random.choice((1, 1, 1, 2, 2, 3, 4))):
        chosen = _RARE if random.random() < 0.02 else _COMMON
        text = random.choice(chosen)(random, text)[:_LONGEST]
    return text


def replace_part(random: Random, text: str) -> str:
    """One word or number for another: what stays is likely to be right."""
    return random.choice((_replace_word, _replace_number))(random, text)


def splice(random: Random, one: str, other: str) -> str:
    """The beginning of one and the end of the other, cut at words."""
    first, second = one.split(" "), other.split(" ")
    head = first[: random.randrange(1, len(first) + 1)]
    return " ".join(head + second[random.randrange(len(second)) :])


def token_soup(random: Random) -> str:
    count = random.randrange(1, 25)
    space = random.choice(("", " ", " "))
    return space.join(random.choice((*TOKENS, *NUMBERS)) for _ in range(count))


def random_text(random: Random) -> str:
    """Random bytes as a file's text would be read, or random characters."""
    size = random.randrange(60)
    if random.random() < 0.5:
        return random.randbytes(size).decode("utf-8", "replace")
    codes = (random.randrange(0x250) for _ in range(size))
    return "".join(map(chr, codes))
