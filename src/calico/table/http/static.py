"""The browser client, if it is installed: files as they are, and one page for every link.

The page says itself in which language it will speak, so that its words come with it, and what a
messenger shows of the link.  It names its files relative to itself, to work below any path.
"""

from __future__ import annotations

import asyncio
import hashlib
import html
import re
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from calico.lang import LANGUAGES, NAMES, language, say, speaking
from calico.table.http import manifest, release
from calico.table.http.middleware import CLIENT_POLICY, POLICY
from calico.table.http.preview import PICTURE, preview_of
from calico.table.service.house import House

COOKIE: Final = "words"
"""Which words somebody chose; without it they are in the language of the browser."""
PACKED: Final = (".bin", ".jpg", ".png", ".woff2")
"""Files that are packed already."""
SITE: Final = r'<meta name="calico-site"[^>]*>'
"""The mark of a page without a server."""


class Client(StaticFiles):
    """The files of the client; what is no file is a link into the client, such as a table's."""

    def __init__(self, folder: Path, house: House) -> None:
        """The files in ``folder``, and previews of links to the tables of ``house``."""
        super().__init__(directory=folder)
        self._house = house

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the page that finds out what the link means."""
        if path.startswith("api/"):
            raise HTTPException(404)
        if "." not in Path(path).name:
            await super().get_response("index.html", scope)  # refuses what it would refuse
            return await self._page(path, Request(scope))
        forever = release.is_named_by_content(path)
        policy = "public, max-age=31536000, immutable" if forever else "no-cache"
        response = await self._file(path, scope)
        response.headers["cache-control"] = policy
        response.headers[POLICY] = CLIENT_POLICY
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        """A file of the folder, or one that is made of it."""
        if path == manifest.PATH:
            lang, _ = _chosen_words(Request(scope).cookies.get(COOKIE, ""))
            with speaking(lang or language()):
                told = manifest.manifest()
            headers = {"vary": "accept-language, cookie"}
            return JSONResponse(told, headers=headers, media_type=manifest.TYPE)
        if path == release.SCRIPT:
            script = await asyncio.to_thread(release.worker_script, Path(self.directory or ""))
            if script is None:
                raise HTTPException(404)
            return Response(script, media_type="text/javascript")
        return await super().get_response(path, scope)

    async def _page(self, path: str, request: Request) -> Response:
        """The page in the language of the request, and the words that it fetches first."""
        lang, names = _chosen_words(request.cookies.get(COOKIE, ""))
        lang = lang or language()
        query = f"lang={lang}&amp;names={names}" if names else f"lang={lang}"
        with speaking(lang):
            noscript, about = html.escape(say("page.no-script")), html.escape(say("cli.about"))
            preview = await preview_of(self._house, path)
        page = Path(self.directory or "", "index.html").read_text(encoding="utf-8")
        page = page.replace('<html lang="en">', f'<html lang="{lang}">')
        root = "../" * (_raw_path(request).count(b"/") - 1) or "./"
        words = f'<link rel="preload" href="{root}api/words?{query}" as="fetch" crossorigin>'
        page = page.replace('="./', f'="{root}')
        page = re.sub(SITE, words, page)
        page = re.sub(r'(name="description" content=")[^"]*', rf"\g<1>{about}", page)
        page = re.sub(r"(?<=<noscript>).*(?=</noscript>)", noscript, page)
        page = preview.on(page, f"{request.base_url}{PICTURE}")
        tag = f'"{hashlib.sha256(page.encode()).hexdigest()[:32]}"'
        headers = {
            "etag": tag,
            "cache-control": "no-cache",
            "content-language": lang,
            "vary": "accept-language, cookie",
            POLICY: CLIENT_POLICY,
        }
        if request.headers.get("if-none-match") == tag:
            return Response(None, 304, headers)
        return HTMLResponse(page, 200, headers)


def _raw_path(request: Request) -> bytes:
    """The path as it was sent: an encoded slash is no folder, when the browser finds files."""
    sent: bytes = request.scope.get("raw_path") or request.url.path.encode()
    return sent


def _chosen_words(cookie: str) -> tuple[str, str]:
    """The language and the names that somebody chose, as the page stores them: ``pl.final``."""
    lang, _, names = cookie.partition(".")
    return lang if lang in LANGUAGES else "", names if names in NAMES else ""


def add_pages(app: FastAPI, folder: Path, house: House) -> None:
    """Serve the client in ``folder``, or a page that says that there is none.

    Its texts are packed on their way: they are a third as large, and hold nobody's secrets.
    """
    if (folder / "index.html").is_file():
        client = Client(folder, house)
        packing = GZipMiddleware(client, compresslevel=6)
        nowhere = app.router.default

        async def elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
            """What no route takes: a mount would hide that a route takes other methods."""
            if scope["type"] != "http":
                await nowhere(scope, receive, send)
            elif scope["path"].endswith(PACKED):
                await client(scope, receive, send)
            else:
                await packing(scope, receive, send)

        app.router.default = elsewhere
    else:
        app.add_api_route("/", _no_client, include_in_schema=False, response_class=HTMLResponse)


async def _no_client() -> HTMLResponse:
    title, text = html.escape(say("page.title")), html.escape(say("page.no-client"))
    schema = html.escape(say("page.schema"))
    return HTMLResponse(
        f'<!doctype html><html lang="{language()}"><meta charset="utf-8"><title>{title}</title>'
        f'<h1>{title}</h1><p>{text}</p><p><a href="/api/openapi.json">{schema}</a></p></html>'
    )
