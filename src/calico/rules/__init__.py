"""The rules: setup, turns, scoring, variants, records and notation.

Start with :mod:`calico.rules.game`; the arithmetic is in :mod:`calico.rules.kernel.kernel`.
"""
