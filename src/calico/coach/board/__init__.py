"""The analysis board: a finished game, and what could have been played instead.

See ``docs/play/board.md`` for what it offers and ``docs/study/board.md`` for its document.
"""
