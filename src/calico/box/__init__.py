"""What is in the box: the components of Calico as typed facts (R1), and no logic.

Colours and patterns make tiles; tiles make the printed edges of the four boards; cats like
patterns; goals want partitions.  How the game is played with them is in :mod:`calico.rules`.
"""

from calico.box.achievements import ACHIEVEMENTS, Achievement
from calico.box.boards import BOARDS, Board
from calico.box.cats import BEGINNER_CATS, CATS, PROMO_CATS, PROMO_POINTS, Cat
from calico.box.cells import CELLS, EDGES, GOAL_CELLS, PATCH_CELLS, Cell
from calico.box.credits import CREDITS, Role
from calico.box.editions import EDITIONS, Component, FirstPlayer, PrintedEdition
from calico.box.goals import BEGINNER_GOALS, GOALS, Goal
from calico.box.restrictions import RESTRICTIONS, Restriction
from calico.box.scenarios import SCENARIOS, Objective, Scenario
from calico.box.shapes import SHAPES, Shape
from calico.box.tiles import COPIES, TILES, Colour, Pattern, Tile
from calico.box.tokens import BUTTON_POINTS, BUTTONS_PER_COLOUR, CAT_TOKENS, RAINBOW_BUTTONS

__all__ = [
    "ACHIEVEMENTS",
    "BEGINNER_CATS",
    "BEGINNER_GOALS",
    "BOARDS",
    "BUTTONS_PER_COLOUR",
    "BUTTON_POINTS",
    "CATS",
    "CAT_TOKENS",
    "CELLS",
    "COPIES",
    "CREDITS",
    "EDGES",
    "EDITIONS",
    "GOALS",
    "GOAL_CELLS",
    "PATCH_CELLS",
    "PROMO_CATS",
    "PROMO_POINTS",
    "RAINBOW_BUTTONS",
    "RESTRICTIONS",
    "SCENARIOS",
    "SHAPES",
    "TILES",
    "Achievement",
    "Board",
    "Cat",
    "Cell",
    "Colour",
    "Component",
    "FirstPlayer",
    "Goal",
    "Objective",
    "Pattern",
    "PrintedEdition",
    "Restriction",
    "Role",
    "Scenario",
    "Shape",
    "Tile",
]
