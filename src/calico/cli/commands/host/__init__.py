"""Run a server of tables."""
