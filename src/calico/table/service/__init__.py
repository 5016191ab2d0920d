"""Tables, households, the daily quilt and bots of a running server."""
