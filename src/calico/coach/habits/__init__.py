"""Habits: which human mistake explains most of what a person loses over many games.

See ``docs/study/habits.md`` for the method and how well it works.
"""
