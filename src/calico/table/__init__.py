"""Where people meet: tables, the server that keeps them, and the protocol between."""
