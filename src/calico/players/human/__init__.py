"""Bots that play like people: aims, habits and mistakes."""
