"""One module a command: its options and help; what it does stands in the session beside."""
