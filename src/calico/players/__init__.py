"""Agents: programs that get a view of a game and choose a move."""
