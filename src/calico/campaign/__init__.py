"""What lasts longer than a game: a household, its people and their charts (R8.4, R9)."""
