"""A review made by messages is the review that the command makes, whoever judges what."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from calico.coach.review import messages
from calico.coach.review.analysis import Analysis
from calico.coach.review.decision import QUICK, Terms
from calico.coach.review.review import Review
from calico.lang import LANGUAGES
from calico.rules.record import Record
from support.reviews import FEW, finished


def begun(record: str, terms: str | None = None, known: str | None = None, lang: str = "en") -> Any:
    asked = {"record": record, "terms": terms, "known": known, "language": lang}
    return json.loads(messages.begin(json.dumps(asked)))


def judged(record: Record, due: dict[str, int], terms: Terms = FEW, move: str | None = None) -> Any:
    asked = {"record": record.dumps(), "terms": asdict(terms), **due, "move": move}
    return json.loads(messages.judge(json.dumps(asked)))


def empty(record: Record, terms: Terms) -> str:
    return Analysis(Review(record, terms).digest, terms, ()).dumps()


def put(document: str, decisions: list[Any], seat: int = 0) -> str:
    """What a page makes of it: in JavaScript there is no 2.0."""

    def whole(text: str) -> float:
        return int(float(text)) if float(text).is_integer() else float(text)

    data = json.loads(document, parse_float=whole)
    news = json.loads(json.dumps(decisions), parse_float=whole)
    data["seats"][seat]["decisions"] += news
    return json.dumps(data)


def test_messages_come_to_the_analysis_of_the_command_in_any_order() -> None:
    record = finished()
    begin = begun(record.dumps(), known=empty(record, FEW))
    decisions = [judged(record, due) for due in reversed(begin["todo"])]
    document = put(put(begin["document"], decisions[:7]), decisions[7:])
    review = Review(record, FEW)
    for _ in review.steps():
        pass
    assert messages.finish(document) == review.analysis.dumps()


def test_what_is_known_is_continued_on_its_terms_unless_it_is_stale() -> None:
    record = finished()
    begin = begun(record.dumps(), known=empty(record, FEW))
    assert len(begin["todo"]) == 23
    document = put(begin["document"], [judged(record, begin["todo"][0])])
    again = begun(record.dumps(), known=document)
    assert (again["stale"], again["todo"]) == (False, begin["todo"][1:])
    assert Analysis.parse(again["document"]).terms == FEW
    other = begun(record.dumps(), "quick", document)
    assert other["stale"]
    assert Analysis.parse(other["document"]).terms == QUICK
    assert begun(finished("other").dumps(), known=document)["stale"]
    assert Analysis.parse(begun(record.dumps())["document"]).terms == Terms()


def test_another_move_can_be_judged_at_a_turn() -> None:
    record = finished()
    due = {"seat": 0, "turn": 20}
    story = begun(record.dumps())["story"]["seats"][0]["turns"][19]
    played = judged(record, due)
    other = next(move for move in story["moves"] if move != played["played"])
    found = judged(record, due, move=other)
    assert found["played"] == other
    assert found["turn"] == 20
    assert other in {option["move"] for option in found["options"]}


@pytest.mark.parametrize(
    "kind", [{"players": 1}, {"players": 1, "restriction": "no_hand"}], ids=str
)
def test_the_story_has_every_turn_with_its_moves(kind: dict[str, Any]) -> None:
    record = finished(**kind)
    [seat] = begun(record.dumps())["story"]["seats"]
    assert [(turn["tile"], turn["cell"]) for turn in seat["turns"]] == [
        (str(move.tile), str(move.cell)) for move in record.moves
    ]
    tokens = [token["points"] for turn in seat["turns"] for token in turn["tokens"]]
    score = record.replay().scores[0]
    assert sum(tokens) == score.cat_points + score.button_points
    review = Review(record, FEW)
    for due in review.todo[-3:]:
        decision = judged(record, asdict(due))
        if due.turn:
            moves = seat["turns"][due.turn - 1]["moves"]
            assert {option["move"] for option in decision["options"]} <= set(moves)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_reviewed_gets_a_sentence(lang: str) -> None:
    record = finished()
    data = record.to_dict()
    illegal = json.dumps({**data, "moves": [data["moves"][0], *data["moves"][:-1]]})
    unfinished = json.dumps({**data, "moves": data["moves"][:9]})
    told = [begun(text, lang=lang) for text in (illegal, unfinished, "no record", "{}")]
    told.append(begun(record.dumps(), known="{}", lang=lang))
    assert [set(each) for each in told] == [{"error", "code"}] * 5
    assert [told[1]["code"], told[4]["code"]] == ["review-unfinished", "analysis-foreign"]
    assert all("{" not in each["error"][:20] for each in told)
