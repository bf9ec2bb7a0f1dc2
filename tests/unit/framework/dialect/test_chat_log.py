"""What a test hears: its own messages and the world's, never those of a test beside it."""

from __future__ import annotations

from typing import Any, cast

import attrs

from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.framework.dialect.chat_log import ChatLog


@attrs.define(eq=False)
class World:
    """As much of a server as a log needs."""

    tick_count: int = 1
    running_test: object | None = None
    chat_listeners: list[Any] = attrs.field(factory=list)

    def say(self, text: str, *receivers: str, sender: object | None = None) -> None:
        self.running_test = sender
        message = ChatMessage(
            kind=MessageKind.SYSTEM, text=text, receivers=receivers or ("Bob",)
        )
        for listener in self.chat_listeners:
            listener(message)
        self.running_test = None


ME, OTHER = object(), object()


def _log(world: World, *, only_this_tick: bool = True, **options: Any) -> ChatLog:
    return ChatLog(cast(Any, world), ME, only_this_tick=only_this_tick, **options)


def test_a_test_hears_itself_and_the_world_but_no_neighbour() -> None:
    world = World()
    log = _log(world)
    for name, sender in (("mine", ME), ("world", None), ("other", OTHER)):
        world.say(name, sender=sender)

    assert ["mine", "world"] == log.heard()


def test_the_worlds_message_counts_if_a_dummy_of_the_test_got_it() -> None:
    world = World()
    log = _log(world, dummies={"Bob": None})
    world.say("to Bob", "Bob", "Eve")
    world.say("to Eve", "Eve")

    assert ["to Bob"] == log.heard()


def test_packtest_forgets_what_was_said_in_an_earlier_tick() -> None:
    world = World()
    short, long = _log(world), _log(world, only_this_tick=False)
    world.say("early", sender=ME)
    world.tick_count += 1

    assert ([], ["early"]) == (short.heard(), long.heard())


def test_named_receivers_count_alone() -> None:
    world = World()
    log = _log(world)
    world.say("a", "Bob", sender=ME)
    world.say("b", "Eve", sender=ME)

    assert (["b"], []) == (log.heard(["Eve"]), log.heard([]))


def test_what_no_player_gets_is_not_heard() -> None:
    world = World()
    log = _log(world)
    for listener in world.chat_listeners:
        listener(ChatMessage(kind=MessageKind.CHAT, text="x", to_everybody=True))

    assert [] == log.heard()


def test_a_title_is_no_chat() -> None:
    world = World()
    log = _log(world)
    log.note(ChatMessage(kind=MessageKind.TITLE, text="x", receivers=("Bob",)))

    assert [] == log.heard()


def test_closed_log_listens_no_more() -> None:
    world = World()
    _log(world).close()

    assert [] == world.chat_listeners
