"""A slow, simple implementation of the rules, to test the kernel against.

It shares nothing with the kernel but the facts of the box: a quilt is a dict from cell to tile, a
group is found by flood fill, a shape by trying every place and rotation, a goal by counting.
Setups are trusted; moves are not.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, TypeAlias

from calico import box
from calico.box import Cell, Colour, Goal, Objective, Pattern, Restriction, Shape, Tile

Quilt: TypeAlias = dict[Cell, Tile]
Kind: TypeAlias = Literal["colour", "pattern"]

TILE_NAMED = {str(tile): tile for tile in box.TILES}
CELL_NAMED = {str(cell): cell for cell in box.CELLS}
PATTERN_NAMED = {pattern.id: pattern for pattern in Pattern}
CATS = box.CATS | box.PROMO_CATS
TURNS = len(box.PATCH_CELLS)


class NaiveRefused(Exception):
    """A move that is malformed or breaks a rule; moves count from 1 over all players."""

    def __init__(self, number: int, rule: str, why: str) -> None:
        super().__init__(f"move {number}: {why} ({rule})")
        self.number = number
        self.rule = rule


@dataclass(eq=False)
class NaivePlayer:
    """What lies in front of one player; a token lies on the tile that earned it (R5.5)."""

    name: str
    goals: dict[Cell, Goal]
    quilt: Quilt
    hand: list[Tile]
    buttons: dict[Cell, Colour] = field(default_factory=dict)
    cats: dict[Cell, str] = field(default_factory=dict)
    rainbow: bool = False
    broken: bool = False

    @property
    def placed(self) -> list[Cell]:
        """The patch cells that are filled."""
        return [cell for cell in box.PATCH_CELLS if cell in self.quilt]


@dataclass(eq=False)
class NaiveTable:
    """A game: the players in turn order, the market, the rest of the bag, the turns played."""

    record: dict[str, Any]
    restriction: str | None
    cats: dict[str, set[Pattern]]
    players: list[NaivePlayer]
    market: list[Tile]
    bag: list[Tile]
    played: int = 0
    promo_holders: dict[int, NaivePlayer] = field(default_factory=dict)

    @property
    def player(self) -> NaivePlayer:
        """Whose turn it is (R3.5)."""
        return self.players[self.played % len(self.players)]

    @property
    def finished(self) -> bool:
        """Whether every quilt is full (R3.5)."""
        return self.played == TURNS * len(self.players)

    @property
    def at_hand(self) -> list[Tile]:
        """The tiles of which one is to be placed: the hand (R3.1), or the market (R8.6)."""
        return self.market if self.restriction == Restriction.NO_HAND else self.player.hand


# Groups, shapes and paths


def alike_around(quilt: Quilt, cell: Cell, tile: Tile, kind: Kind) -> set[Cell]:
    """The neighbours of ``cell`` with a tile of the colour or pattern of ``tile``."""
    around = {near: quilt[near] for near in cell.neighbours if near in quilt}
    return {near for near, other in around.items() if getattr(other, kind) == getattr(tile, kind)}


def group_of(quilt: Quilt, cell: Cell, kind: Kind) -> set[Cell]:
    """The group of the tile on ``cell``; printed tiles count, goals are no tiles (R4.1, R5.1)."""
    group: set[Cell] = set()
    to_visit = {cell}
    while to_visit:
        here = to_visit.pop()
        group.add(here)
        to_visit |= alike_around(quilt, here, quilt[here], kind) - group
    return group


SHAPES = {
    Shape.TRIANGLE: {(0, 0), (1, 0), (0, 1)},
    Shape.LINE_3: {(0, 0), (1, 0), (2, 0)},
    Shape.LINE_4: {(0, 0), (1, 0), (2, 0), (3, 0)},
    Shape.LINE_5: {(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)},
    Shape.TRAPEZOID: {(1, -1), (2, -1), (0, 0), (1, 0), (2, 0)},
}
"""The shapes on slanted axes, where (1, 0) is a step to the right and (0, 1) down to the right."""


def contains(group: set[Cell], shape: Shape) -> bool:
    """Whether the shape lies somewhere in the group, in any rotation (R5.2)."""
    slanted = {(cell.col - cell.row // 2, cell.row) for cell in group}
    turned = SHAPES[shape]
    for _ in range(6):
        turned = {(-down, across + down) for across, down in turned}
        for col, row in slanted:
            if {(col + across, row + down) for across, down in turned} <= slanted:
                return True
    return False


def longest_path(group: set[Cell], path: list[Cell]) -> int:
    """The length of the longest path in the group that begins with ``path`` (R11.2)."""
    onward = [cell for cell in path[-1].neighbours if cell in group and cell not in path]
    return max([len(path), *(longest_path(group, [*path, cell]) for cell in onward)])


def promo_size(quilt: Quilt, cat: str, patterns: set[Pattern]) -> int:
    """What the promo cat looks at: the largest group or the longest path (R11.2)."""
    sizes = [0]
    for cell, tile in quilt.items():
        if tile.pattern in patterns:
            group = group_of(quilt, cell, "pattern")
            sizes.append(len(group) if cat == "gertrude" else longest_path(group, [cell]))
    return max(sizes)


# A turn


def restriction_allows(table: NaiveTable, tile: Tile, cell: Cell) -> bool:
    """Whether the restriction lets the player on turn put the tile there (R8.5)."""
    quilt = table.player.quilt
    match table.restriction:
        case Restriction.ADJACENT_ONLY:
            placed = table.player.placed
            return not placed or any(near in placed for near in cell.neighbours)
        case Restriction.SAME_COLOUR_ONLY:
            return bool(alike_around(quilt, cell, tile, "colour"))
        case Restriction.SAME_PATTERN_ONLY:
            return bool(alike_around(quilt, cell, tile, "pattern"))
        case _:
            return True


def placements(table: NaiveTable) -> tuple[dict[Tile, list[Cell]], bool]:
    """Where each tile may go (R3.1), and if the player is stuck: then it is anywhere (R8.5)."""
    empty = [cell for cell in box.PATCH_CELLS if cell not in table.player.quilt]
    allowed = {
        tile: [cell for cell in empty if restriction_allows(table, tile, cell)]
        for tile in table.at_hand
    }
    stuck = not any(allowed.values())
    return (dict.fromkeys(allowed, empty) if stuck else allowed), stuck


def drafts(table: NaiveTable) -> list[str]:
    """The tiles to draft from, each once, or just "" where no draft follows (R3.3, R3.4, R8.6)."""
    if table.restriction == Restriction.NO_HAND or len(table.player.placed) == TURNS - 1:
        return [""]
    return [str(tile) for tile in dict.fromkeys(table.market)]


def without(market: list[Tile], place: int) -> list[Tile]:
    """What stays of the market when the tile at ``place``, counted from 1, is taken."""
    return [tile for i, tile in enumerate(market, start=1) if i != place]


def takes(table: NaiveTable, tile: str) -> list[str]:
    """How a tile of the market is written when it is taken: with a place, too, where that matters.

    Alone it does when something else stays than without it (R8.3).
    """
    if len(table.players) > 1 or not tile:
        return [tile]
    found = [i for i, other in enumerate(table.market, start=1) if str(other) == tile]
    usual = without(table.market, found[0])
    return [tile, *(f"{tile}/{i}" for i in found if without(table.market, i) != usual)]


def legal_moves(table: NaiveTable) -> list[str]:
    """All legal moves of the player on turn, each text once."""
    no_hand = table.restriction == Restriction.NO_HAND
    return [
        f"{placed}@{cell} {taken}".strip()
        for tile, cells in placements(table)[0].items()
        for placed in (takes(table, str(tile)) if no_hand else [tile])
        for cell in cells
        for draft in drafts(table)
        for taken in takes(table, draft)
    ]


def read_move(number: int, text: object) -> tuple[Tile, Cell, str, str]:
    """The tile, the cell, the drafted tile and the place that a move names; "" for none."""
    place, *draft = text.split(" ") if isinstance(text, str) else [""]
    tile, *cell = place.split("@")
    last, slash, spot = (draft or [tile])[-1].partition("/")
    if draft:
        draft = [last]
    else:
        tile = last
    if len(cell) != 1 or len(draft) > 1 or not {tile, *draft} <= TILE_NAMED.keys():
        raise NaiveRefused(number, "RECORD", "not a move")
    if slash and spot not in list("0123456789"):
        raise NaiveRefused(number, "RECORD", "not a place")
    if cell[0] not in CELL_NAMED:
        raise NaiveRefused(number, "R3.1", "no such cell")
    return TILE_NAMED[tile], CELL_NAMED[cell[0]], "".join(draft), spot


def is_there(table: NaiveTable, tile: Tile | None, spot: str) -> bool:
    """Whether the player, alone, may take the tile at a place of the market (R8.3)."""
    places = {"1": 0, "2": 1, "3": 2}
    return len(table.players) == 1 and spot in places and table.market[places[spot]] == tile


def refuse_unlawful(table: NaiveTable, tile: Tile, cell: Cell, draft: str, spot: str) -> None:
    """Raise NaiveRefused for the first rule that the move breaks."""
    taken = tile if table.restriction == Restriction.NO_HAND else TILE_NAMED.get(draft)
    no_hand = table.restriction == Restriction.NO_HAND
    no_draft = drafts(table) == [""]
    for broken, rule, why in (
        (table.finished, "R3.5", "the game is over"),
        (tile not in table.at_hand, "R8.6" if no_hand else "R3.1", "the tile is not at hand"),
        (cell in box.GOAL_CELLS, "R3.1", "the cell holds a goal"),
        (cell in table.player.quilt, "R3.1", "the cell is taken"),
        (cell not in placements(table)[0].get(tile, []), "R8.5", "the restriction forbids it"),
        (draft and no_draft, "R8.6" if no_hand else "R3.4", "there is no draft this turn"),
        (draft not in drafts(table), "R3.3", "the drafted tile is not in the market"),
        (spot and not is_there(table, taken, spot), "R8.3", "the tile is not at that place"),
    ):
        if broken:
            raise NaiveRefused(table.played + 1, rule, why)


def play(table: NaiveTable, text: object) -> None:
    """One turn: place, check, draft (R3.1 to R3.3); without a hand: take, place, check (R8.6)."""
    tile, cell, draft, spot = read_move(table.played + 1, text)
    refuse_unlawful(table, tile, cell, draft, spot)
    player = table.player
    if placements(table)[1]:
        player.broken = True
    if table.restriction == Restriction.NO_HAND:
        take(table, tile, spot)
    else:
        player.hand.remove(tile)
    player.quilt[cell] = tile
    check_buttons(player, cell)
    check_cats(table, player, cell)
    check_promo(table, player)
    if draft:
        take(table, TILE_NAMED[draft], spot)
        player.hand.append(TILE_NAMED[draft])
    refill(table)
    table.played += 1


def take(table: NaiveTable, tile: Tile, spot: str) -> None:
    """Take the tile at a place of the market, or the first of its kind (R3.3, R8.3)."""
    del table.market[int(spot) - 1 if spot else table.market.index(tile)]


def check_buttons(player: NaivePlayer, cell: Cell) -> None:
    """Take the button, and the rainbow button, that the placement earned (R4.2 to R4.4)."""
    group = group_of(player.quilt, cell, "colour")
    if len(group) >= 3 and not group & player.buttons.keys():
        player.buttons[cell] = player.quilt[cell].colour
    player.rainbow = set(player.buttons.values()) == set(Colour)


def check_cats(table: NaiveTable, player: NaivePlayer, cell: Cell) -> None:
    """Take the cat that the placement earned (R5.2, R5.3)."""
    group = group_of(player.quilt, cell, "pattern")
    for cat, patterns in table.cats.items():
        if player.quilt[cell].pattern in patterns and cat not in box.PROMO_CATS:
            need = CATS[cat].need
            met = contains(group, need) if isinstance(need, Shape) else len(group) >= need
            if met and not group & player.cats.keys():
                player.cats[cell] = cat


def check_promo(table: NaiveTable, player: NaivePlayer) -> None:
    """Take a token of the promo cat, whatever tile was placed (R11.3)."""
    (high, low), holders = box.PROMO_POINTS, table.promo_holders
    for cat in table.cats.keys() & box.PROMO_CATS.keys():
        own, *others = (
            promo_size(each.quilt, cat, table.cats[cat]) for each in (player, *table.players)
        )
        if own < 3 or own < max(others) or holders.get(high) is player:
            continue
        if high not in holders:
            holders[high] = player
        elif low not in holders:
            holders[low] = player
        else:
            holders[high], holders[low] = player, holders[high]


def refill(table: NaiveTable) -> None:
    """Refill the market; alone, the tile furthest from the bag is discarded (R3.3, R8.3)."""
    if len(table.players) == 1 and len(table.market) < 3:
        table.market.pop(0)
    while len(table.market) < 3:
        table.market.append(table.bag.pop(0))


def set_up(record: dict[str, Any]) -> NaiveTable:
    """The table before the first move: hands in turn order, then the market (R2.5, R8.6)."""
    bag = [TILE_NAMED[tile] for tile in record["bag"]]
    hand_size = 0 if record["restriction"] == Restriction.NO_HAND else 2
    players = []
    for seat in record["players"]:
        goals = {CELL_NAMED[cell]: box.GOALS[goal] for cell, goal in seat["goals"].items()}
        hand = [bag.pop(0) for _ in range(hand_size)]
        players.append(
            NaivePlayer(seat["name"], goals, dict(box.BOARDS[seat["board"]].edges), hand)
        )
    cats = {
        entry["cat"]: {PATTERN_NAMED[name] for name in entry["patterns"]}
        for entry in record["cats"]
    }
    return NaiveTable(record, record["restriction"], cats, players, bag[:3], bag[3:])


def replay(record: dict[str, Any]) -> NaiveTable:
    """Set up the record's game and play its moves; NaiveRefused on the first that is not legal."""
    table = set_up(record)
    for text in record["moves"]:
        play(table, text)
    return table


# The end


def goal_score(table: NaiveTable, quilt: Quilt, cell: Cell, goal: Goal) -> dict[str, Any]:
    """How a goal went and what it is worth (R6, R8.1, R8.5); with a neighbour missing, nothing."""
    around = [quilt[near] for near in cell.neighbours if near in quilt]
    by_colour = Counter(tile.colour for tile in around)
    by_pattern = Counter(tile.pattern for tile in around)
    colour = sorted(by_colour.values()) == sorted(goal.partition)
    pattern = sorted(by_pattern.values()) == sorted(goal.partition)
    one = 0 if table.restriction == Restriction.BOTH_WAYS_ONLY else goal.one
    points = goal.both if colour and pattern else one if colour or pattern else 0
    if "family" in table.record["variants"]:
        points = 0
    return {"goal": goal.id, "colour": colour, "pattern": pattern, "points": points}


def player_score(table: NaiveTable, player: NaivePlayer) -> dict[str, Any]:
    """The points of one player (R7.1)."""
    goals = {
        str(cell): goal_score(table, player.quilt, cell, goal)
        for cell, goal in player.goals.items()
    }
    tokens = [points for points, holder in table.promo_holders.items() if holder is player]
    cats = {
        cat: len(tokens) if cat in box.PROMO_CATS else list(player.cats.values()).count(cat)
        for cat in table.cats
    }
    buttons = {colour.id: list(player.buttons.values()).count(colour) for colour in Colour}
    goal_points = sum(goal["points"] for goal in goals.values())
    cat_points = sum(CATS[cat].points for cat in player.cats.values()) + sum(tokens)
    button_points = box.BUTTON_POINTS * (sum(buttons.values()) + player.rainbow)
    told = {
        "name": player.name, "total": goal_points + cat_points + button_points,
        "goals": goals, "goal_points": goal_points,
        "cats": cats, "cat_points": cat_points,
        "buttons": buttons, "rainbow": player.rainbow, "button_points": button_points,
        "placed": len(player.placed), "restriction_broken": player.broken,
    }  # fmt: skip
    return told | {"scenario_passed": scenario_passed(table, told)}


def scenario_passed(table: NaiveTable, told: dict[str, Any]) -> bool | None:
    """Whether every objective of the scenario is met at the end (R8.4)."""
    if table.record["scenario"] is None:
        return None
    wanted = Counter(box.SCENARIOS[table.record["scenario"]].objectives)
    ways = Counter(goal["colour"] + goal["pattern"] for goal in told["goals"].values())
    return table.finished and all((
        told["total"] >= wanted[Objective.SCORE],
        told["rainbow"] >= wanted[Objective.RAINBOW],
        sum(told["cats"].values()) >= wanted[Objective.CATS],
        min(told["cats"].values()) >= wanted[Objective.EACH_CAT],
        max(told["cats"].values()) >= wanted[Objective.SAME_CAT],
        max(told["buttons"].values()) >= wanted[Objective.SAME_COLOUR],
        ways[1] + ways[2] >= wanted[Objective.ONE_WAY] + wanted[Objective.BOTH_WAYS],
        ways[2] >= wanted[Objective.BOTH_WAYS],
    ))  # fmt: skip


def table_score(table: NaiveTable) -> dict[str, Any]:
    """The score of a game; ties go by cats, then buttons (R7.1) or later turn (R7.2)."""
    players = [player_score(table, player) for player in table.players]
    ranks = {}
    for turn, told in enumerate(players):
        third = turn if table.record["edition"] == "prototype" else told["button_points"]
        ranks[told["name"]] = (told["total"], sum(told["cats"].values()), third)
    best = [name for name, rank in ranks.items() if rank == max(ranks.values())]
    winners = best if table.finished else []
    return {"players": players, "finished": table.finished, "winners": winners}


def score(record: dict[str, Any]) -> dict[str, Any]:
    """The score of a record."""
    return table_score(replay(record))


# Random games


def possible(kind: dict[str, Any]) -> bool:
    """Whether the parts of a game go together (R8.7; R2.1 and R8.4 give the cats)."""
    variants, restriction, scenario = kind["variants"], kind["restriction"], kind["scenario"]
    return not (
        ("family" in variants and (scenario or restriction == "both_ways_only"))
        or ("open_hands" in variants and restriction == "no_hand")
        or ("lower_variance" in variants and kind["players"] > 2)
        or (scenario and (restriction or kind["promo"] or kind["setup"] == "beginner"))
        or (kind["promo"] and (kind["players"] == 1 or kind["setup"] == "beginner"))
    )


def random_kind(rng: Random, **fixed: Any) -> dict[str, Any]:
    """What kind of game to play: anything possible that agrees with ``fixed``."""
    for _ in range(10_000):
        variants = ("family", "lower_variance", "open_hands")
        kind = {
            "players": rng.randint(1, 4),
            "edition": rng.choice(("final", "prototype")),
            "setup": rng.choice(("beginner", "standard", "standard")),
            "variants": [variant for variant in variants if rng.random() < 0.3],
            "restriction": rng.choice((None, rng.choice(box.RESTRICTIONS).value)),
            "scenario": rng.choice((None, rng.randint(1, 10))),
            "promo": rng.random() < 0.3,
            "finished": rng.random() < 0.7,
        }
        if unknown := fixed.keys() - kind.keys():
            raise TypeError(f"not a part of a game: {unknown}")
        if possible(kind | fixed):
            return kind | fixed
    raise ValueError(f"no such game: {fixed}")


def random_setup(rng: Random, kind: dict[str, Any]) -> dict[str, Any]:
    """A record of such a game, before the first move (R2)."""
    tiles = [*rng.sample("ABCDE", 2), "F"] if kind["promo"] else rng.sample("ABCDE", 3)
    cats = [rng.choice([cat.id for cat in CATS.values() if cat.tile == tile]) for tile in tiles]
    goals = [rng.sample(list(box.GOALS), 3) for _ in range(4)]
    if kind["setup"] == "beginner":
        cats = list(box.BEGINNER_CATS)
        goals = [list(box.BEGINNER_GOALS)] * 4
    elif kind["scenario"]:
        cats = list(box.SCENARIOS[kind["scenario"]].cats)
        goals = [rng.sample(box.SCENARIOS[kind["scenario"]].goals, 3) for _ in range(4)]
    rng.shuffle(cats)
    patterns = rng.sample(list(PATTERN_NAMED), 6)
    names = rng.sample(("Ari", "Bo", "João", "猫", "O'Neil", "a/b\\c"), 4)
    boards = rng.sample(list(box.BOARDS), 4)
    bag = list(TILE_NAMED) * (2 if "lower_variance" in kind["variants"] else 3)
    rng.shuffle(bag)
    parts = ("edition", "setup", "variants", "restriction", "scenario")
    return {
        "calico": 1,
        **{part: kind[part] for part in parts},
        "cats": [{"cat": cat, "patterns": [patterns.pop(), patterns.pop()]} for cat in cats],
        "players": [
            {
                "name": names[turn],
                "board": boards[turn],
                "goals": dict(zip(("b3", "c4", "d2"), goals[turn], strict=True)),
            }
            for turn in range(kind["players"])
        ],
        "bag": bag,
        "moves": [],
    }


def random_move(table: NaiveTable, rng: Random, keen: tuple[Kind, ...] = ()) -> str:
    """A random legal move; who is keen on something takes the best of ten placements for it."""
    cells_of = {tile: cells for tile, cells in placements(table)[0].items() if cells}
    best, most = "", -1
    for _ in range(10 if keen else 1):
        tile = rng.choice(list(cells_of))
        cell = rng.choice(cells_of[tile])
        alike = sum(len(alike_around(table.player.quilt, cell, tile, kind)) for kind in keen)
        if alike > most:
            best, most = f"{tile}@{cell}", alike
    if table.restriction == Restriction.NO_HAND:
        tile_text, cell_text = best.split("@")
        return f"{rng.choice(takes(table, tile_text))}@{cell_text}"
    return f"{best} {rng.choice(takes(table, rng.choice(drafts(table))))}".strip()


def random_record(rng: Random, **fixed: Any) -> dict[str, Any]:
    """A random legal record, of players without an aim or keen on groups, to see more tokens.

    ``fixed`` may set players (how many), edition, setup, variants, restriction, scenario, promo
    (whether a promo cat plays) and finished.
    """
    kind = random_kind(rng, **fixed)
    record = random_setup(rng, kind)
    table = set_up(record)
    turns = TURNS * kind["players"]
    aims: tuple[tuple[Kind, ...], ...] = ((), ("colour",), ("pattern",), ("colour", "pattern"))
    keen = rng.choice(aims)
    for _ in range(turns if kind["finished"] else rng.randrange(turns)):
        record["moves"].append(random_move(table, rng, keen))
        play(table, record["moves"][-1])
    return record


def random_game(rng: Random) -> NaiveTable:
    """One whole random two-player beginner game: the yardstick of the benchmarks."""
    kind = random_kind(rng, players=2, setup="beginner", variants=[], restriction=None)
    table = set_up(random_setup(rng, kind))
    while not table.finished:
        play(table, random_move(table, rng))
    return table
