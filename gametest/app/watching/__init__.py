"""Running again what a change of files touches."""
