"""What goes over the wire: requests, responses and how they are made."""
