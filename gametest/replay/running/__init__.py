"""Games in processes of their own: what is to be run, the process, and what came of it."""
