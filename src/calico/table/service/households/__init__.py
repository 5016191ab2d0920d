"""The households of a server: each with its people, games, achievements and statistics."""
