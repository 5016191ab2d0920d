"""Playing many games: benchmarks, and later tournaments and environments for learning."""
