"""``calico serve``: settings, processes, logs and the network address."""
