"""Interactive sessions at the keyboard."""
