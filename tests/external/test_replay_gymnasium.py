"""Gymnasium's CartPole: the same steps again, and a changed constant found at its first step."""

from __future__ import annotations

from pathlib import Path

import pytest

from gametest.replay.adapters.gymnasium import RecordedEnv, replay_env
from gametest.replay.file.recording import Recording

gymnasium = pytest.importorskip("gymnasium")

STEPS = 1000


@pytest.fixture
def cart_pole(tmp_path: Path) -> Path:
    path = tmp_path / "cart.rec"
    env = gymnasium.make("CartPole-v1")
    env.action_space.seed(3)
    with RecordedEnv(env, path, seed=5) as recorded:
        recorded.reset()
        for _ in range(STEPS):
            *_, terminated, truncated, _ = recorded.step(env.action_space.sample())
            if terminated or truncated:
                recorded.reset()
    return path


def test_a_thousand_steps_are_equal(cart_pole: Path) -> None:
    report = replay_env(cart_pole)

    assert report.passed, str(report)
    assert report.frames > STEPS  # And the resets.
    assert report.assertions > 4 * STEPS


def test_changed_constant_is_found_at_its_first_step(cart_pole: Path) -> None:
    env = gymnasium.make("CartPole-v1")
    physics, step = env.unwrapped, 0
    real_step = physics.step

    def changing_step(action: int) -> object:
        nonlocal step
        step += 1
        if step == 500:
            physics.gravity = 9.81
        return real_step(action)

    physics.step = changing_step
    report = replay_env(cart_pole, env)
    frames = Recording.load(cart_pole).frames()
    steps = [
        frame.index
        for frame in frames
        if frame.inputs and frame.inputs[0].values[0] == "action"
    ]

    assert [failure.frame for failure in report.failures] == [steps[499]]
    assert "track 'observation'" in report.failures[0].message
