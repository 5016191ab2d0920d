"""Play many games, train and measure."""
