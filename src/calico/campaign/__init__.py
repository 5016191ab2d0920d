"""Households: people, their games, achievements and statistics (R8.4, R9)."""
