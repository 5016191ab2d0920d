"""A table as a fold over its events: pure, no storage and no network."""
