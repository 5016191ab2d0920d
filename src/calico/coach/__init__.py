"""The coach: what a game can teach.  Pure Python and compiled routines, so it runs in a browser."""
