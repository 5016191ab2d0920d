"""Lines of history: what was written once can be read for ever."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from calico.table.game import events as history
from calico.table.game.events import Stored, TableEvent, read_event, write_event
from support.people import SavedTable, wish

KINDS: tuple[type[Stored], ...] = get_args(get_args(TableEvent)[0])

FIRST_RELEASE: dict[str, str] = {
    "created": (
        '{"what":"created","calico":1,"terms":{"setup":"standard","edition":"final","variants":[],'
        '"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,'
        '"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"g1","level":null},'
        '{"name":null,"guest":null,"level":null}],"host":"g1","secret":"5ec2e7","entropy":["a"],'
        '"before":null}'
    ),
    "seated": '{"what":"seated","seat":1,"guest":"g2","name":"Bo","entropy":""}',
    "left": '{"what":"left","seat":1}',
    "given": '{"what":"given","seat":1,"name":"decent","level":"decent"}',
    "started": '{"what":"started","first":0}',
    "chosen": '{"what":"chosen","seat":0,"goals":["AABBCC","AAABBB","ABCDEF"]}',
    "moved": '{"what":"moved","move":"Ms@a1 Yd"}',
    "asked": '{"what":"asked","seat":0,"number":1}',
    "agreed": '{"what":"agreed","seat":0}',
    "refused": '{"what":"refused","seat":0}',
    "taken_back": '{"what":"taken_back","number":1}',
    "replaced": '{"what":"replaced","seat":0,"level":"decent"}',
    "stood_in": '{"what":"stood_in","seat":0,"level":"decent"}',
    "recovered": '{"what":"recovered","seat":0}',
    "returned": '{"what":"returned","seat":0}',
    "closed": '{"what":"closed"}',
    "rematch": '{"what":"rematch","table":"another"}',
    "hinted": '{"what":"hinted","seat":0,"turn":3,"stage":4}',
}
"""Lines as the first release that has them writes them: never change these, only add."""


def test_there_is_a_kept_line_of_every_kind() -> None:
    assert [kind.model_fields["what"].default for kind in KINDS] == list(FIRST_RELEASE)


@pytest.mark.parametrize("what", FIRST_RELEASE)
def test_lines_of_the_first_release_are_read(what: str) -> None:
    line = read_event(FIRST_RELEASE[what])
    assert line.what == what
    assert holds(json.loads(write_event(line)), json.loads(FIRST_RELEASE[what]))


def holds(new: Any, old: Any) -> bool:
    """Whether ``new`` says all that ``old`` does; objects in it may say more."""
    if isinstance(old, dict):
        return all(name in new and holds(new[name], value) for name, value in old.items())
    if isinstance(old, list):
        return len(new) == len(old) and all(map(holds, new, old))
    return bool(new == old)


def test_a_line_of_a_later_release_with_more_in_it_is_read() -> None:
    assert read_event('{"what":"left","seat":1,"mood":"glad"}') == read_event(FIRST_RELEASE["left"])


@pytest.mark.parametrize("text", ["", "{}", '{"what":"danced"}', '{"what":"left"}', "[1]", "cat"])
def test_what_is_no_line_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        read_event(text)


@given(st.text(max_size=40), st.text(max_size=40))
def test_names_and_entropy_come_back_as_they_were(name: str, entropy: str) -> None:
    line = history.Seated(seat=1, guest="g", name=name, entropy=entropy)
    assert read_event(write_event(line)) == line
    assert "\n" not in write_event(line)


def test_a_line_cannot_be_changed() -> None:
    line: Any = read_event(FIRST_RELEASE["left"])
    with pytest.raises(ValidationError):
        line.seat = 2


def test_every_line_of_a_table_comes_back() -> None:
    saved = SavedTable(wish("me", "bot", setup="beginner", entropy="ä"))
    for (text, _), entry in zip(saved.stored, saved.table.entries, strict=True):
        assert read_event(text) == entry.event
        assert write_event(read_event(text)) == text
