"""The browser client, if it is installed: files as they are, and one page for every link."""

from __future__ import annotations

import html
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from calico.lang import say


class Client(StaticFiles):
    """The files of the client; what is no file is a link into the client, such as a table's."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the page that finds out what the link means."""
        if path.startswith("api/"):
            raise HTTPException(404)
        is_page = "." not in Path(path).name
        response = await super().get_response("index.html" if is_page else path, scope)
        named_by_content = path.startswith("assets/")
        kept = "public, max-age=31536000, immutable" if named_by_content else "no-cache"
        response.headers["cache-control"] = kept
        return response


def add_pages(app: FastAPI, folder: Path) -> None:
    """Serve the client in ``folder``, or a page that says that there is none.

    Its files are packed on their way: they are a third as large, and hold nobody's secrets.
    """
    if (folder / "index.html").is_file():
        client = GZipMiddleware(Client(directory=folder), compresslevel=6)
        nowhere = app.router.default

        async def elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
            """What no route takes: a mount would hide that a route takes other methods."""
            await (client if scope["type"] == "http" else nowhere)(scope, receive, send)

        app.router.default = elsewhere
    else:
        app.add_api_route("/", _no_client, include_in_schema=False, response_class=HTMLResponse)


async def _no_client() -> HTMLResponse:
    title, text = html.escape(say("page.title")), html.escape(say("page.no-client"))
    schema = html.escape(say("page.schema"))
    return HTMLResponse(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f'<h1>{title}</h1><p>{text}</p><p><a href="/api/openapi.json">{schema}</a></p></html>'
    )
