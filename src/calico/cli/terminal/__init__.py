"""What is drawn in a terminal, and what is typed there."""
