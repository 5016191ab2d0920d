"""The commands, a file for each, named as it is typed."""
