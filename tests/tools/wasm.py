"""Build ``calico.wasm`` from the routines, with numba as the compiler: ``make wasm``.

numba makes LLVM's intermediate code of each routine; LLVM optimises it for WebAssembly and emits an
object, which ``wasm-ld`` links.  The same sources and the same tools make the same bytes.
``python -m tools.wasm check`` says whether the module in the tree is what the sources make.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from calico.engine.kinds import Kind, fields_of
from calico.engine.routines import ROUTINES, Routine
from calico.engine.stamp import stamp_of

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "src" / "calico" / "engine"
MODULE: Final = FOLDER / "calico.wasm"
MANIFEST: Final = FOLDER / "calico.json"
LOCK: Final = ROOT / "requirements-dev.txt"

SOURCES: Final = (
    "calico.rules.kernel.random_games",
    "calico.players.search.search",
    "calico.players.search.goals",
    "calico.players.search.train",
    "calico.coach.review.duel",
    "calico.coach.review.nested",
    "calico.study.environments.batch",
    "calico.coach.quilts.anneal",
)
"""The Python modules whose routines are in the module."""
PYTHON: Final = "3.11"
"""numba compiles Python's bytecode, and another Python has another."""
LINKER: Final = "wasm-ld-19"
"""Of Debian's package lld-19; another version may make other bytes."""
FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128"
TRIPLE: Final = "wasm32-unknown-unknown"
LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
STACK: Final = 1 << 15
COMPILER: Final = {
    "NUMBA_OPT": "0",  # LLVM optimises for WebAssembly, not numba for this machine
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "PYTHONHASHSEED": "0",
}
_LLVM: Final = {float: "double", int: "i64", bool: "i8"}


def routines() -> dict[str, Routine]:
    """The routines of the module by name."""
    for name in SOURCES:
        import_module(name)
    return {
        name: ROUTINES[name] for name in sorted(ROUTINES) if ROUTINES[name].__module__ in SOURCES
    }


def stamp() -> str:
    """A digest of all that the module is made from."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for pinned in re.findall(r"^(?:numba|llvmlite)==\S+", LOCK.read_text(), re.MULTILINE):
        digest.update(pinned.encode())
    for name, routine in routines().items():
        told = (name, stamp_of(routine.function), routine.signature.written())
        digest.update(json.dumps(told).encode())
    return digest.hexdigest()


def build() -> tuple[bytes, str]:
    """The module and its manifest."""
    made = link(emit(intermediate(routines())), list(routines()))
    tools = {"python": PYTHON, "linker": LINKER}
    tools |= {name: version(name) for name in ("numba", "llvmlite")}
    manifest = {
        "stamp": stamp(),
        "sha256": hashlib.sha256(made).hexdigest(),
        "built with": tools,
        "exports": {name: each.signature.written() for name, each in routines().items()},
    }
    return made, json.dumps(manifest, indent=2) + "\n"


def intermediate(found: dict[str, Routine]) -> Any:
    """All routines in one module of LLVM, each with a function that reads its arguments."""
    import llvmlite.binding as llvm
    import numba

    from calico.engine import native

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"\n')
    for name, routine in found.items():
        native.allow_calls(routine.function)
        made = numba.njit(nogil=True, _nrt=False)(routine.function)
        signature = tuple(_numba_type(hint) for hint in routine.signature.arguments)
        made.compile(signature)
        code = made.overloads[signature]
        text = code.library.get_llvm_str()
        text = re.sub(r"(?m)^target triple = .*$", f'target triple = "{TRIPLE}"', text)
        text = re.sub(r"(?m)^target datalayout = .*$", f'target datalayout = "{LAYOUT}"', text)
        text = text.replace("= common ", "= internal ")
        text += _entry(name, code.fndesc.llvm_func_name, routine)
        whole.link_in(llvm.parse_assembly(text))
    for function in whole.functions:
        if not function.is_declaration and function.name not in found:
            function.linkage = "internal"
    return whole


def _numba_type(hint: Any) -> Any:
    from numba import from_dtype, types

    from calico.engine.native import DTYPES

    if hint in (int, float, bool):
        return {int: types.int64, float: types.float64, bool: types.boolean}[hint]
    if hasattr(hint, "_fields"):
        parts = [_numba_type(each) for each in fields_of(hint).values()]
        return types.BaseTuple.from_types(parts, hint)
    kind: Kind = hint.__metadata__[0]
    import numpy as np

    number = from_dtype(np.dtype(DTYPES[kind.letter]))
    return types.Array(number, kind.dimensions, "C" if kind.dense else "A")


def _entry(name: str, function: str, routine: Routine) -> str:
    """The exported function, as text: it gets the address of the slots of a call.

    Slot 0 is for the result, then come the arguments: a number, or of an array its address, its
    lengths and its strides.  Numba's function wants more of an array, and room for an exception.
    """
    from calico.engine.kinds import SIZES

    lines: list[str] = []
    passed: list[str] = []
    slot = 0

    def load(kind: str) -> str:
        nonlocal slot
        slot += 1
        lines.append(f"  %p{slot} = getelementptr i8, ptr %slots, i32 {8 * slot}")
        lines.append(f"  %v{slot} = load {kind}, ptr %p{slot}")
        return f"%v{slot}"

    for leaf in routine.signature.leaves:
        if isinstance(leaf, Kind):
            data = load("ptr")
            lengths = [load("i64") for _ in range(leaf.dimensions)]
            strides = [load("i64") for _ in range(leaf.dimensions)]
            items = lengths[0]
            for i, length in enumerate(lengths[1:]):
                lines.append(f"  %n{slot}.{i} = mul i64 {items}, {length}")
                items = f"%n{slot}.{i}"
            passed += ["ptr null", "ptr null", f"i64 {items}", f"i64 {SIZES[leaf.letter]}"]
            passed += [f"ptr {data}", *(f"i64 {number}" for number in (*lengths, *strides))]
        else:
            passed.append(f"{_LLVM[leaf]} {load(_LLVM[leaf])}")
    return "\n".join(
        [
            f'\ndefine i32 @"{name}"(ptr %slots) {{',
            "  %error = alloca ptr",
            *lines,
            f'  %status = call i32 @"{function}"(ptr %slots, ptr %error, {", ".join(passed)})',
            "  ret i32 %status",
            "}\n",
        ]
    )


def emit(module: Any) -> bytes:
    """The optimised object."""
    import llvmlite.binding as llvm

    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, opt=3)
    tuning = llvm.PipelineTuningOptions(speed_level=3)
    tuning.loop_vectorization = True
    tuning.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, tuning)
    passes = builder.getModulePassManager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    made: bytes = machine.emit_object(module)
    return made


def link(made: bytes, exported: list[str]) -> bytes:
    """The module: without imports, with its memory, its routines and where the heap starts."""
    linker = shutil.which(LINKER)
    if linker is None:
        raise SystemExit(f"{LINKER} is missing: on Debian, apt-get install lld-19")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "calico.o").write_bytes(made)
        exports = [f"--export={each}" for each in (*exported, "__heap_base")]
        options = ["--no-entry", "--strip-all", "-O2", "--stack-first", f"-zstack-size={STACK}"]
        command = [linker, *options, *exports, "calico.o", "-o", "calico.wasm"]
        subprocess.run(command, check=True, cwd=folder)
        return (folder / "calico.wasm").read_bytes()


def main(words: list[str]) -> None:
    """Write the module and its manifest, or compare what is there with what would be written."""
    mine = platform.python_version().rpartition(".")[0]
    if mine != PYTHON:
        print(f"calico.wasm is compiled with Python {PYTHON}, and this is {mine}")  # noqa: T201
        raise SystemExit(0 if words == ["check"] else 1)
    if any(os.environ.get(name) != value for name, value in COMPILER.items()):
        command = [sys.executable, "-m", "tools.wasm", *words]
        raise SystemExit(subprocess.run(command, env=os.environ | COMPILER, check=False).returncode)
    made, manifest = build()
    if words != ["check"]:
        MODULE.write_bytes(made)
        MANIFEST.write_text(manifest, encoding="utf-8", newline="\n")
        print(f"{MODULE.relative_to(ROOT)}: {len(made)} bytes")  # noqa: T201
    elif (made, manifest) != (MODULE.read_bytes(), MANIFEST.read_text(encoding="utf-8")):
        raise SystemExit("calico.wasm is not what the sources make: run `make wasm` and commit it")


if __name__ == "__main__":
    main(sys.argv[1:])
