"""The file that says which programs to start and what to expect of them."""
