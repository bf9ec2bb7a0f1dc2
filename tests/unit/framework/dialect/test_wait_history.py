from __future__ import annotations

from gametest.framework.dialect.wait_history import WaitHistory


def _told(*seen: tuple[int, str | None, float | None]) -> list[str]:
    history = WaitHistory()
    for tick, found, distance in seen:
        history.note(tick, found, distance)
    return history.sentences()


def test_nothing_seen_is_nothing_told() -> None:
    assert [] == _told((0, None, None), (1, None, None))


def test_what_never_changed_is_told_once() -> None:
    assert ["while waiting, it was 3 all the time from tick 2"] == _told(
        (2, "3", 1.0), (3, "3", 1.0)
    )


def test_the_nearest_value_is_told_if_it_is_not_the_last() -> None:
    assert [
        "while waiting, the nearest was 4 on tick 1",
        "while waiting, it was 0 from tick 0, 4 from tick 1, 1 from tick 2",
    ] == _told((0, "0", 5.0), (1, "4", 1.0), (2, "1", 4.0))


def test_only_the_last_changes_are_listed() -> None:
    (text,) = _told(*((tick, str(tick), None) for tick in range(8)))

    assert text.startswith("while waiting, it was 3 others, then 3 from tick 3, ")
