"""The review of a finished game: what each decision cost, and what was luck.

See ``docs/study/review.md`` for the method and ``docs/study/analysis.md`` for the document.
"""
