"""Computer players: a learned value of quilts, a search on top of it, and the choice of goals."""
