"""Playing many games: tournaments, simulations, environments for learning and benchmarks."""
