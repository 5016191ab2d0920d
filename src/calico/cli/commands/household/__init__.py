"""The household: its chart, and the score pad."""
