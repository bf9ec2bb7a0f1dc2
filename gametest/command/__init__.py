"""Floor 9: commands: a dispatcher, argument types, functions and the queue that runs them.

A line is parsed once into nodes, then compiled to closures that take a source; one module of
`commands` per command. What a command needs from above goes through `ServerContext`.
"""
