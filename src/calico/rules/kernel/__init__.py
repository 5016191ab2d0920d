"""The rules on integers: geometry, turns and points, and the same functions compiled."""
