from __future__ import annotations

import errno
import io
import sys
import threading

import pytest

from gametest.cli import ending
from gametest.cli.ending import LastingStream, lasting_streams, leave


class Broken(io.StringIO):
    """Fails as a pipe without a reader or a full disk does."""

    def __init__(self, number: int, descriptor: int) -> None:
        super().__init__()
        self.number = number
        self.descriptor = descriptor

    def write(self, _text: str) -> int:
        raise OSError(self.number, "no")

    def flush(self) -> None:
        raise OSError(self.number, "no")

    def fileno(self) -> int:
        return self.descriptor


class EndedAtOnceError(Exception):
    """Stands for the end of the process."""


def end_at_once(code: int) -> None:
    raise EndedAtOnceError(code)


@pytest.mark.parametrize(("number", "problem"), [(errno.EPIPE, None), (28, "no")])
def test_a_stream_that_fails_takes_everything_and_keeps_the_reason(
    tmp_path_factory: pytest.TempPathFactory, number: int, problem: str | None
) -> None:
    path = tmp_path_factory.mktemp("out") / "file"
    with path.open("w", encoding="utf-8") as file:
        stream = LastingStream(Broken(number, file.fileno()))

        assert stream.write("abc") == 3
        stream.flush()

        assert stream.problem == problem


def test_streams_that_were_closed_are_written_to_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    with lasting_streams() as output:
        sys.stdout.write("lost")

        assert output.problem is None

    assert vars(sys)["stdout"] is None


def test_the_streams_come_back(capsys: pytest.CaptureFixture[str]) -> None:
    before = sys.stdout
    with lasting_streams():
        sys.stdout.write("told\n")

    assert sys.stdout is before
    assert capsys.readouterr().out == "told\n"


def test_a_thread_that_does_not_end_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known, ends = threading.enumerate(), threading.Event()
    thread = threading.Thread(target=ends.wait, name="forever")
    thread.start()
    monkeypatch.setattr(ending, "GRACE_S", 0.01)
    monkeypatch.setattr("os._exit", end_at_once)
    with pytest.raises(EndedAtOnceError, match="4"):
        leave(4, known)
    ends.set()
    thread.join()

    assert "1 thread left running, cut off: 'forever'" in capsys.readouterr().err


def test_without_threads_the_end_is_a_plain_one() -> None:
    with pytest.raises(SystemExit) as error:
        leave(3, threading.enumerate())

    assert error.value.code == 3
