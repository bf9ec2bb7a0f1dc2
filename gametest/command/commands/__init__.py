"""One module a command; each has `build`, which makes the command's nodes."""

# size: one module a command
