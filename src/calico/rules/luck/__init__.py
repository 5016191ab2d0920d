"""From a seed to a shuffled game: the deck, the deal, fairness and the daily quilt."""
