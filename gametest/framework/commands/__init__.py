"""What test files may say beside the game's commands: assert, await, fail, succeed, log, dummy."""
