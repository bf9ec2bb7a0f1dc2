"""Starting programs, watching them and ending them with all that they started."""
