"""Tables on a server: game, schema, service, store, http and server."""
