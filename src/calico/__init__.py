"""Calico: the quilt-making, cat-attracting board game, as a library.

>>> from calico import Game
>>> game = Game.new(["Ari", "Bo"], setup="beginner", seed=7)
>>> game
<Game of Ari, Bo: 0 of 44 moves>
"""

from calico.box import Cell, Colour, Pattern, Tile
from calico.errors import CalicoError, IllegalMove, NotationError, RecordError, SetupError
from calico.rules.event import Event, GoalScore, Token
from calico.rules.game import Game
from calico.rules.notation import Move
from calico.rules.position import Phase, Position
from calico.rules.quilt import Quilt
from calico.rules.record import Record
from calico.rules.score import Score
from calico.rules.view import View

__version__ = "0.1.0"

__all__ = [
    "CalicoError",
    "Cell",
    "Colour",
    "Event",
    "Game",
    "GoalScore",
    "IllegalMove",
    "Move",
    "NotationError",
    "Pattern",
    "Phase",
    "Position",
    "Quilt",
    "Record",
    "RecordError",
    "Score",
    "SetupError",
    "Tile",
    "Token",
    "View",
    "__version__",
]
