"""Packs the Python that the browser loads; runs in Pyodide, whose bytecode it writes.

Three zip archives, in which nothing is compressed (each is packed whole afterwards): the standard
library, the packages that we depend on, and calico.  They hold bytecode only, so that nothing is
compiled when somebody wants to play.
"""

from __future__ import annotations

import json
import re
import tomllib
import zipfile
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_timestamp_pyc
from pathlib import Path

UNUSED = re.compile(
    r"(_pyrepl|curses|dbm|ensurepip|idlelib|lib2to3|multiprocessing|pydoc_data|sqlite3|tkinter"
    r"|turtledemo|unittest|venv|wsgiref|xml|xmlrpc|pydantic/v1|babel/messages)/"
    r"|(_ios_support|_pydecimal|_pyio|antigravity|argparse|bdb|cProfile|configparser|difflib|doctest"
    r"|ftplib|imaplib|mailbox|netrc|optparse|pdb|pickletools|plistlib|poplib|pstats|pyclbr|pydoc"
    r"|smtplib|tarfile|this|trace|tracemalloc|turtle|webbrowser|pydantic/mypy)\.py"
    r"|http/(cookie|server)|html/|email/mime/|logging/(config|handlers)|modulefinder|tomllib/"
    r"|asyncio/(proactor_events|windows_)|concurrent/futures/process|importlib/_bootstrap"
    r"|pydantic/experimental/|pyodide/console"
    r"|(filecmp|fileinput|nturl2path|sched|shelve|ssl|symtable|tabnanny|timeit|wave|zipapp)\.py"
    r"|encodings/(?!(__init__|_\w+|aliases|ascii|cp437|idna|latin_1|punycode|utf_\w+)\.py)"
)
"""Of the standard library and the packages what nothing of ours imports."""
LOCALE = re.compile(r"babel/locale-data/(?!(root|de|en|en_001|en_GB|fr|pl|pt|pt_BR|pt_PT)\.dat)")
UNPACKED = re.compile(r"(babel|pydantic_core)/")
"""Packages that open files of their own, or are compiled: Python must find them unpacked."""
OURS = ("box", "campaign", "coach", "engine", "lang", "players", "rules", "table")
NOT_OURS = re.compile(
    r"calico/(engine/(native|stamp|wasmtime_host)|players/search/train)\.py"
    r"|calico/coach/quilts/(ceiling|cores|halves|model|picture)\.py"
    r"|calico/table/(http|server|store)/"
)
"""Of calico what a browser does not run."""

Files = dict[str, bytes]


def files_of(path: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a wheel, or of the standard library, that are needed when it runs."""
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            needed = not (name.endswith((".pyi", "py.typed", "/")) or ".dist-info/" in name)
            if needed and not UNUSED.match(name) and not LOCALE.match(name):
                yield name, archive.read(name)


def calico(root: Path) -> Files:
    """Our own packages, and the metadata by which bots are found."""
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    source = root / "src"
    paths = [*(source / "calico").glob("*.py")]
    for package in OURS:
        paths += sorted((source / "calico" / package).rglob("*"))
    files = {
        name: path.read_bytes()
        for path in paths
        if path.is_file()
        and "__pycache__" not in path.parts
        and not NOT_OURS.match(name := path.relative_to(source).as_posix())
    }
    version = re.search(r'__version__ = "(.+)"', files["calico/__init__.py"].decode())[1]
    info = f"{project['name'].replace('-', '_')}-{version}.dist-info"
    head = f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {version}\n"
    files[f"{info}/METADATA"] = head.encode()
    groups = project["entry-points"]
    entries = "".join(
        f"[{group}]\n" + "".join(f"{name} = {where}\n" for name, where in found.items())
        for group, found in groups.items()
    )
    files[f"{info}/entry_points.txt"] = entries.encode()
    return files


def packed(files: Files, archive: Path) -> None:
    """Write ``files`` as ``archive``: the same bytes for the same files, sources compiled."""
    with zipfile.ZipFile(archive, "w") as target:
        for name in sorted(files):
            data = files[name]
            if name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True, optimize=2)
                name, data = f"{name}c", bytes(_code_to_timestamp_pyc(code))
            target.writestr(zipfile.ZipInfo(name), data)


def main(*folders: str) -> None:
    """Write the three archives: folders of the repository, of Pyodide, of wheels, and to write."""
    root, pyodide, wheels, out = map(Path, folders)
    packages = dict(pair for path in sorted(wheels.glob("*.whl")) for pair in files_of(path))
    names = [name.removesuffix(".py") for name in sorted(packages) if UNPACKED.match(name)]
    suffixed = [f"{name}.pyc" if f"{name}.py" in packages else name for name in names]
    packages["unpacked.json"] = json.dumps(suffixed).encode()
    packed(dict(files_of(pyodide / "python_stdlib.zip")), out / "stdlib.zip")
    packed(packages, out / "packages.zip")
    packed(calico(root), out / "calico.zip")
