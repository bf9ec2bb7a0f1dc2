"""Tests in a running world: `/test`, the blocks that it finds, and runs that go on beside the game."""
