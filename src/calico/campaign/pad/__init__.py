"""The score pad: a finished game on a real table, added up."""
