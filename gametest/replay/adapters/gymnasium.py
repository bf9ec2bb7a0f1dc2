"""Gymnasium: each reset and each step is a frame; actions are input, the rest is compared.

`import gymnasium` happens when an environment is recorded or made again from its spec.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from gametest.core.errors import UsageError
from gametest.replay.errors import RecordingError
from gametest.replay.failed_assertion import AssertionLedger, Report
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording import Recording
from gametest.replay.input.input_event import InputEvent
from gametest.replay.record_session import RecordSession
from gametest.replay.replay_echo import ReplayEcho
from gametest.replay.replay_session import ReplaySession
from gametest.replay.values import EXACT, plain, restored

ENGINE: Final = "gymnasium"
RESET: Final = "reset"
ACTION: Final = "action"


@final
class RecordedEnv:
    """Stands before `env` and writes what goes in and comes out; close it to end the recording.

    The first reset without a seed is given `seed`, since the environment would draw its own.
    """

    def __init__(
        self,
        env: Any,
        path: Path | str,
        *,
        seed: int = 0,
        overwrite: bool = False,
        store_observations: bool = False,
    ) -> None:
        """`store_observations`: whole, not hashed, so that a difference has a path."""
        self.env = env
        self._seed: int | None = seed
        self._store = store_observations
        self._now = 0.0
        header = RecordingHeader(
            game=env.spec.id if env.spec is not None else type(env.unwrapped).__name__,
            engine=ENGINE,
            libraries={"gymnasium": _gymnasium().__version__},
            seed=seed,
            extra={"spec": _spec_json(env), "store": store_observations},
        )
        self.session = RecordSession(
            path, header, now=lambda: self._now, overwrite=overwrite
        )
        if env.spec is not None and env.spec.nondeterministic:
            self.session.ledger.warn(f"{env.spec.id} says that it is nondeterministic")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if seed is None:
            seed = self._seed
        self._seed = None
        self._next(RESET, {"seed": seed, "options": options})
        observation, info = self.env.reset(seed=seed, options=options)
        _track_observation(self.session, observation, self._store)
        return observation, info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        self._next(ACTION, action)
        result: tuple[Any, Any, bool, bool, dict[str, Any]] = self.env.step(action)
        _track_step(self.session, result, self._store)
        return result

    def _next(self, name: str, value: Any) -> None:
        self._now += 1 / self.session.header.fps
        self.session.update()
        self.session.capture(InputEvent.other(name, value))

    def close(self) -> Report:
        report = self.session.close()
        self.env.close()
        return report

    def __enter__(self) -> RecordedEnv:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def replay_env(
    path: Path | str,
    env: Any = None,
    *,
    max_failures: int = 1,
    compare: bool = True,
    echo: Path | str = "",
) -> Report:
    """Give `env` the recorded actions; the report names the first step that differs.

    Without `env` it is made from the recorded spec, which names a module to import: only for
    recordings that one trusts.
    """
    recording = Recording.load(path)
    header = recording.header
    if header.engine != ENGINE:
        msg = f"{str(path)!r} is a recording of {header.engine or 'a loop'}, not of {ENGINE}"
        raise RecordingError(msg)
    made = env is None
    if made:
        env = _made(header)
    ledger = AssertionLedger(threshold=max_failures, on_fail=_stop)
    session = ReplaySession(
        recording,
        ledger=ledger,
        compare=compare,
        echo=ReplayEcho(echo, header) if echo else None,
    )
    try:
        for _ in range(recording.frame_count - 1):
            session.update()
            for event in session.inputs:
                _give(session, env, event, bool(header.extra.get("store")))
    except _EnoughError:
        pass
    finally:
        if made:
            env.close()
    try:
        return session.close()
    except _EnoughError:
        return session.report()


class _EnoughError(Exception):
    """As many differences as were asked for."""


def _stop() -> None:
    raise _EnoughError


def _give(session: ReplaySession, env: Any, event: InputEvent, store: bool) -> None:
    name, value = event.values
    if name == RESET and isinstance(value, dict):
        observation, _ = env.reset(
            seed=value.get("seed"), options=restored(value.get("options"), None)
        )
        _track_observation(session, observation, store)
    elif name == ACTION:
        _track_step(session, env.step(restored(value, None)), store)
    else:
        msg = f"there is no input {name!r} of {ENGINE}"
        raise RecordingError(msg)


def _track_observation(
    session: RecordSession | ReplaySession, observation: Any, store: bool
) -> None:
    if store:
        session.track("observation", observation, EXACT)
    else:
        session.track("observation", session.hash_of(observation))


def _track_step(
    session: RecordSession | ReplaySession,
    result: tuple[Any, Any, bool, bool, dict[str, Any]],
    store: bool,
) -> None:
    observation, reward, terminated, truncated, _ = result
    _track_observation(session, observation, store)
    session.track("reward", plain(reward), EXACT)
    session.track("terminated", bool(terminated))
    session.track("truncated", bool(truncated))


def _gymnasium() -> Any:
    try:
        import gymnasium
    except ImportError as error:
        msg = "gymnasium is not installed; pip install gametest[gymnasium]"
        raise UsageError(msg) from error
    return gymnasium


def _spec_json(env: Any) -> str:
    """Empty where the spec cannot be written; such a recording needs its `env` at replay."""
    try:
        return "" if env.spec is None else str(env.spec.to_json())
    except (TypeError, ValueError):
        return ""


def is_gymnasiums_own(header: RecordingHeader) -> bool:
    """Its spec makes an environment of gymnasium itself, with no wrapper that was put around it."""
    try:
        spec = json.loads(str(header.extra.get("spec")))
    except (ValueError, RecursionError):
        return False
    return (
        isinstance(spec, dict)
        and str(spec.get("entry_point")).startswith("gymnasium.envs.")
        and not spec.get("additional_wrappers")
        and ":" not in str(spec.get("id"))
    )


def _made(header: RecordingHeader) -> Any:
    spec = header.extra.get("spec")
    if not isinstance(spec, str) or not spec:
        msg = "the recording holds no spec: name the environment"
        raise UsageError(msg)
    gymnasium = _gymnasium()
    try:
        return gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(spec))
    except (json.JSONDecodeError, KeyError, TypeError, ValueError) as error:
        msg = f"the recorded spec cannot be used: {error}"
        raise RecordingError(msg) from error
