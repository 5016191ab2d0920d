"""Calico without a server: the service on the storage of a browser, in a worker of the page."""
