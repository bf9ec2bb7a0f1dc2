from __future__ import annotations

from gametest.server.command_queue import MAX_PER_TICK, CommandQueue, CommandRequest


def _request(text: str) -> CommandRequest:
    return CommandRequest(text, lambda _text: None)


def _texts(queue: CommandQueue) -> list[str]:
    return [request.text for request in queue.take()]


def test_lines_come_out_in_order_and_once() -> None:
    queue = CommandQueue()
    for text in "abc":
        queue.put(_request(text))

    assert list("abc") == _texts(queue)
    assert [] == _texts(queue)
    assert queue.is_empty


def test_what_ended_a_wait_is_not_lost() -> None:
    queue = CommandQueue()
    queue.put(_request("a"))
    queue.put(_request("b"))

    assert queue.wait(0.0)
    assert queue.wait(0.0)
    assert ["a", "b"] == _texts(queue)


def test_a_wait_ends_when_somebody_wakes_it() -> None:
    queue = CommandQueue()

    assert not queue.wait(0.0)
    queue.wake()
    assert queue.wait(0.0)
    assert [] == _texts(queue)


def test_one_tick_takes_no_more_than_its_share() -> None:
    queue = CommandQueue()
    for _ in range(MAX_PER_TICK + 1):
        queue.put(_request("a"))

    assert MAX_PER_TICK == len(_texts(queue))
    assert 1 == len(_texts(queue))
