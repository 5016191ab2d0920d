"""Who plays: the agents, which see a view and answer with a move."""
