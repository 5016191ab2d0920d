"""The module as a workspace: its file, its memory, its calls and what it says when one fails."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier
from typing import Any

import numpy as np
import pytest

from calico import Game
from calico.engine import host, module, workspace
from calico.engine.kinds import Kind, LookupTable, zeros
from calico.engine.module import ModuleWorkspace
from calico.engine.native import native
from calico.engine.wasmtime_host import WasmtimeHost
from calico.engine.workspace import Workspace, new_workspace
from calico.errors import CalicoError
from calico.players.agent import Limit
from calico.players.levels import Strong
from calico.rules.kernel.random_games import RandomGames, play_games, random_games
from calico.rules.kernel.state import build
from tools import golden, wasm
from tools.v8 import node, v8

MOST = 300_000
START = build(Game.new(2, setup="beginner", seed=1).setup)


def test_the_file_in_the_tree_is_made_from_these_sources() -> None:
    manifest = json.loads(wasm.MANIFEST.read_text(encoding="utf-8"))
    assert manifest["stamp"] == wasm.stamp(), (
        "what calico.wasm is compiled from has changed: run `make wasm` (it needs lld-19) and "
        "commit src/calico/engine/calico.wasm and calico.json"
    )
    made = wasm.MODULE.read_bytes()
    assert manifest["sha256"] == hashlib.sha256(made).hexdigest()
    assert len(made) <= MOST
    exports = {name: each.signature.written() for name, each in wasm.routines().items()}
    assert manifest["exports"] == exports


@pytest.mark.parametrize("place", [new_workspace, native])
def test_arrays_hold_what_was_put_there(place: Any) -> None:
    space = place()
    for letter, values in (("q", [1, -2, 2**62]), ("d", [0.1, -1e300]), ("f", [0.5]), ("b", [-3])):
        array = space.array(Kind(letter), values)
        assert array.tolist() == values
        array[:] = values[::-1]
        assert array.tolist() == values[::-1]
        assert len(array) == len(values)
    table = space.array(Kind("q", 2), LookupTable(((1, 2, 3), (4, 5, 6))))
    assert table.tolist() == [[1, 2, 3], [4, 5, 6]]
    assert space.array(Kind("?"), zeros(2)).tolist() == [False, False]
    assert np.asarray(table)[1, 2] == 6
    with pytest.raises((IndexError, ValueError)):
        table[:] = [[1, 2, 3]] * 3


def test_memory_grows_and_what_is_temporary_is_given_back() -> None:
    space = ModuleWorkspace(WasmtimeHost())
    kept = space.keep("twice", Kind("q"), bytes(8))
    with space.temporary():
        big = space.array(Kind("q"), zeros(1_000_000))
        np.asarray(big)[:] = 7
        assert space.array(Kind("q"), [5]).tolist() == [5]
        assert set(big.tolist()) == {7}
        first = big.address
    assert space.array(Kind("q"), [1]).address == first
    assert space.keep("twice", Kind("q"), bytes(8)) is kept


def test_two_threads_have_two_instances() -> None:
    barrier = Barrier(2, timeout=60)

    def think(seed: int) -> tuple[int, list[int]]:
        with workspace.workspace() as space:
            barrier.wait()
            return id(space), random_games(space, START, 500, seed)

    with ThreadPoolExecutor(2) as pool:
        (one, first), (other, second) = pool.map(think, (1, 2))
    assert one != other
    assert first == random_games(native(), START, 500, 1)
    assert second == random_games(native(), START, 500, 2)


@pytest.mark.parametrize("name", ["wasmtime", "V8"])
def test_a_call_that_cannot_be_finished_is_an_error_of_ours(name: str) -> None:
    def fail(space: Workspace) -> None:
        given = space.put(RandomGames(START, zeros(127), [0], zeros(4)))
        given.tiles.address = 2**32 - 8
        with pytest.raises(CalicoError, match=r"failed in random_games.play_games: .*mem") as error:
            play_games(given, 1, 1)
        assert error.value.code == "engine-failed"

    if name == "wasmtime":
        fail(new_workspace())
    elif node():
        with v8() as made:
            fail(ModuleWorkspace(made))


def test_after_an_error_an_instance_is_not_used_again() -> None:
    with workspace.workspace() as space:
        pass
    with suppress(ZeroDivisionError), workspace.workspace() as again:
        assert again is space
        raise ZeroDivisionError
    with workspace.workspace() as third:
        assert third is not space


def test_a_module_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_manifest", lambda: {"exports": {"random_games.play_games": {}}})
    with pytest.raises(CalicoError, match="make wasm") as error:
        random_games(new_workspace(), START, 1)
    assert error.value.code == "engine-stale"


def test_arguments_of_another_kind_or_place_are_refused() -> None:
    space = new_workspace()
    given = space.put(RandomGames(START, zeros(127), [0], zeros(4)))
    with pytest.raises(TypeError, match=r"wants q1, not d1"):
        play_games(given._replace(tiles=space.array(Kind("d"), [0.0])), 1, 1)
    with pytest.raises(TypeError, match="an array of its workspace"):
        play_games(given._replace(tiles=new_workspace().array(Kind("q"), [0])), 1, 1)


def test_another_host_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "_makers", [])
    made: list[WasmtimeHost] = []

    def make() -> WasmtimeHost:
        made.append(WasmtimeHost())
        return made[-1]

    host.use_host(make)
    assert random_games(new_workspace(), START, 3) == random_games(native(), START, 3)
    assert len(made) == 1


def test_batches_and_training_are_the_same_in_the_module() -> None:
    stored = json.loads(golden.COMPILED.read_text(encoding="utf-8"))
    assert golden.batches(new_workspace()) == stored["batches"]
    assert golden.learned() == stored["learned"]
    with workspace.using(native()):
        assert golden.learned() == stored["learned"]


def test_thinking_needs_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from calico import Game; from calico.players.levels import Strong\n"
        "from calico.players.agent import Limit\n"
        "view = Game.new(2, seed='1', setup='beginner').view(0)\n"
        "print(Strong('x').choose(view, Limit(simulations=24)).move)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    view = Game.new(2, seed="1", setup="beginner").view(0)
    with workspace.using(native()):
        assert done.stdout.strip() == str(Strong("x").choose(view, Limit(simulations=24)).move)
