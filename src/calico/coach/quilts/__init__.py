"""The best quilt that some tiles allow: found by annealing, proved by a solver."""
