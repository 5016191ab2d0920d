"""The score pad: scores a game that was played on a real table."""
