"""The operations of the wire, declared once: routes on a server, called in a browser."""
