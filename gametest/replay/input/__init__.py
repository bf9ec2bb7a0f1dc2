"""Input as events and as a state: keyboard, mouse, gamepads, text, and what an engine adds."""
