"""Many games: tournaments, simulations, learning environments and benchmarks."""
