"""HTTP and WebSocket: middleware, authentication, limits, errors and static files."""
