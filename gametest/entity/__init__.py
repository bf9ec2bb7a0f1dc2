"""What kinds of entities there are, how they come and go, and dummies that stand for players."""
