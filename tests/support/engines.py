"""Firefox and WebKit before the page, each by its own remote protocol.

Firefox speaks WebDriver BiDi, WebKitGTK the older WebDriver; a journey needs so little of either
that neither Selenium nor Puppeteer is needed.
"""

from __future__ import annotations

import itertools
import json
import os
import shutil
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import connect

from support.browsers import missing

PATIENCE: Final = 120
"""Seconds after which a test gives up waiting; only a failure takes so long."""
TRIES: Final = 5
"""Clicks on something that moves."""

SEWN: Final = "document.querySelectorAll(\"main .cloth g g > use[href^='#patch-']\").length"
"""How many patches lie on the large quilt."""
MINE: Final = "document.querySelector('.bar.mine')"
"""Whether it is my turn."""
TAKE: Final = ".market.taking .tile[aria-disabled=false]"
"""The tiles that can be taken, after a patch was placed."""

AIM: Final = """async (selector, nth) => {
  const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const element = found.at(nth % found.length);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const look = async () => {
    await new Promise((done) => requestAnimationFrame(done));
    const box = element.getBoundingClientRect();
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  };
  let seen = await look();
  for (let still = 0; still < 2; ) {
    const next = await look();
    still = String(next) === String(seen) ? still + 1 : 0;
    seen = next;
  }
  window.hit = false;
  const touch = (event) => (window.hit = element.contains(event.target));
  addEventListener("click", touch, { capture: true, once: true });
  return seen;
}"""
"""Where an element is as soon as it stays there; ``window.hit`` will say whether it was clicked."""
WATCH: Final = """async () => {
  window.faults = [];
  addEventListener("error", (event) => window.faults.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => window.faults.push(String(event.reason)));
}"""


class Engine(ABC):
    """A browser with one window."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the window a size."""

    @abstractmethod
    def _navigate(self, url: str) -> None: ...

    @abstractmethod
    def _call(self, function: str, arguments: str) -> str:
        """The JSON that an async function returns for JSON arguments."""

    @abstractmethod
    def _act(self, actions: list[dict[str, Any]]) -> None: ...

    def go(self, url: str) -> None:
        """Open an address."""
        self._navigate(url)
        self.run(WATCH)

    def run(self, function: str, *arguments: object) -> Any:
        """What an async function of the page returns."""
        packed = f"async (text) => JSON.stringify(await ({function})(...JSON.parse(text)) ?? null)"
        return json.loads(self._call(packed, json.dumps(arguments)))

    def until(self, condition: str) -> None:
        """Wait until an expression of the page is true."""
        function = f"""async (ms) => {{
          for (const end = performance.now() + ms; !({condition}); ) {{
            if (performance.now() > end) return document.body.innerText.slice(0, 2000);
            await new Promise((done) => setTimeout(done, 20));
          }}
        }}"""
        seen = self.run(function, PATIENCE * 900)
        assert seen is None, f"{condition} did not come to be: {seen}"

    def click(self, selector: str, nth: int = 0) -> None:
        """Click on one of the visible elements, as soon as there is one."""
        self.until(
            f"[...document.querySelectorAll({json.dumps(selector)})]"
            ".some((each) => each.checkVisibility() && !each.disabled)"
        )
        for _ in range(TRIES):  # what is fetched meanwhile can move it away under the pointer
            x, y = self.run(AIM, selector, nth)
            pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
            steps = [
                {"type": "pointerMove", "x": x, "y": y},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ]
            self._act([{**pointer, "actions": steps}])
            if self.run("async () => window.hit !== false"):
                return
        raise AssertionError(f"{selector} is covered or never stays in its place")

    def type(self, selector: str, text: str) -> None:
        """Type into a field."""
        self.click(selector)
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._act([{"type": "key", "id": "keyboard", "actions": keys}])

    @property
    def faults(self) -> list[str]:
        """What went wrong in the page that is shown."""
        return list(self.run("async () => window.faults"))


class Firefox(Engine):
    """Firefox by WebDriver BiDi."""

    def __init__(self, folder: Path, closing: ExitStack) -> None:
        """Starts one; ``closing`` ends it."""
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        if path is None:
            missing("no Firefox is installed")
        (folder / "user.js").write_text('user_pref("ui.prefersReducedMotion", 1);')
        command = [str(path), "--headless", "--no-remote", "--profile", str(folder)]
        command += ["--remote-debugging-port", "0"]
        _started(command, closing, env={"HOME": str(folder)})
        # Firefox writes where it listens into its profile.
        server = json.loads(_written(folder / "WebDriverBiDiServer.json"))
        address = f"ws://{server['ws_host']}:{server['ws_port']}"
        self._socket = closing.enter_context(
            connect(f"{address}/session", open_timeout=PATIENCE, max_size=None)
        )
        self._numbers = itertools.count(1)
        self._ask("session.new", capabilities={})
        [tree] = self._ask("browsingContext.getTree")["contexts"]
        self._context = tree["context"]

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def resize(self, width: int, height: int) -> None:
        """Give the window a size."""
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def _navigate(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def _call(self, function: str, arguments: str) -> str:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": self._context},
            arguments=[{"type": "string", "value": arguments}],
        )
        assert answer["type"] == "success", answer
        return str(answer["result"]["value"])

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._ask("input.performActions", context=self._context, actions=actions)


class WebKit(Engine):
    """WebKitGTK's MiniBrowser by WebDriver, on a screen that nobody sees."""

    def __init__(self, folder: Path, closing: ExitStack) -> None:
        """Starts one; ``closing`` ends it."""
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
        driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        if not (browsers and driver and screen):
            missing("no WebKit is installed: webkit2gtk-driver and xvfb")
        display = _started(
            [str(screen), "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            closing,
            stdout=subprocess.PIPE,
        )
        assert display.stdout
        number = display.stdout.readline().strip()
        settings = folder / ".config/gtk-3.0/settings.ini"  # motion is reduced
        settings.parent.mkdir(parents=True)
        settings.write_text("[Settings]\ngtk-enable-animations=0\n")
        environment = {"DISPLAY": f":{number}", "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
        environment |= {"XDG_CONFIG_HOME": str(folder / ".config"), "NO_AT_BRIDGE": "1"}
        environment |= {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "GIO_USE_VFS": "local"}
        port = _free_port()
        _started([str(driver), f"--port={port}"], closing, env=environment)
        self._client = closing.enter_context(
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        )
        _wait_for(self._client)
        options = {"binary": str(browsers[-1]), "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = self._ask("POST", "/session", wish)["sessionId"]
        self._path = f"/session/{session}"
        closing.callback(lambda: self._ask("DELETE", self._path))
        times = {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000}
        self._ask("POST", f"{self._path}/timeouts", times)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self._client.request(method, path, json=body)
        value = answer.json()["value"]
        assert answer.status_code == httpx.codes.OK, value
        return value

    def resize(self, width: int, height: int) -> None:
        """Give the window such a size that the page has this one."""
        for _ in range(2):  # the first time shows how much the frame takes
            inner = self.run("async () => [innerWidth, innerHeight]")
            outer = self._ask("GET", f"{self._path}/window/rect")
            wish = {
                "width": width + outer["width"] - inner[0],
                "height": height + outer["height"] - inner[1],
            }
            self._ask("POST", f"{self._path}/window/rect", wish)

    def _navigate(self, url: str) -> None:
        self._ask("POST", f"{self._path}/url", {"url": url})

    def _call(self, function: str, arguments: str) -> str:
        script = f"const [text, done] = arguments; ({function})(text).then(done);"
        body = {"script": script, "args": [arguments]}
        return str(self._ask("POST", f"{self._path}/execute/async", body))

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._ask("POST", f"{self._path}/actions", {"actions": actions})


def _started(
    command: list[str], closing: ExitStack, env: dict[str, str] | None = None, **pipes: Any
) -> subprocess.Popen[str]:
    """A process that ``closing`` ends."""
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, env=os.environ | (env or {}), text=True, **(quiet | pipes))

    def end() -> None:
        process.terminate()
        try:
            process.communicate(timeout=PATIENCE / 4)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()

    closing.callback(end)
    return process


def _written(path: Path) -> str:
    """What a file says, as soon as there is one."""
    end = time.monotonic() + PATIENCE
    while not (path.exists() and (text := path.read_text())):
        assert time.monotonic() < end, f"{path.name} was not written"
        time.sleep(0.05)
    return text


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def _wait_for(client: httpx.Client) -> None:
    """Return when a driver answers."""
    transport = httpx.HTTPTransport(retries=8)
    with httpx.Client(base_url=client.base_url, transport=transport, timeout=PATIENCE) as first:
        first.get("/status")


ENGINES: Final[dict[str, Callable[[Path, ExitStack], Engine]]] = {
    "firefox": Firefox,
    "webkit": WebKit,
}


@contextmanager
def engine(name: str, folder: Path) -> Iterator[Engine]:
    """An engine, ended afterwards."""
    with ExitStack() as closing:
        yield ENGINES[name](folder, closing)
