"""What may stand next in a line: nothing of it is touched when lines are only read and run."""
