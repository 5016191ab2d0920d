"""The review of a game in the terminal, as a chart and as a page."""
