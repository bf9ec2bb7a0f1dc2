"""The forms of components: what is read, refused and kept."""
