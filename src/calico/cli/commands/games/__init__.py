"""Play, look at and check games."""
