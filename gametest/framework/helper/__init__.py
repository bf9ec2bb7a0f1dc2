"""The parts of `GameTestHelper`, one module for each kind of thing a body asks for."""
