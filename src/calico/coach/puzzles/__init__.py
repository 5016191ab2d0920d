"""Puzzles: positions in which one idea is clearly ahead, how they are found, and those we ship."""
