"""The app: routes and middleware around a house, as ASGI."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException

from calico import __version__
from calico.errors import CalicoError, TableError
from calico.table.api.limits import Limits
from calico.table.http.auth import Cookies
from calico.table.http.errors import refuse
from calico.table.http.metrics import CONTENT_TYPE, Metrics
from calico.table.http.middleware import Guard
from calico.table.http.routes import refuses, router
from calico.table.http.settings import Settings
from calico.table.http.socket import router as socket
from calico.table.http.static import add_pages
from calico.table.schema.responses import Health
from calico.table.service.house import House

_SCHEMES: dict[str, Any] = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "calico"},
    "token": {"type": "http", "scheme": "bearer"},
}


def make_app(house: House, settings: Settings) -> FastAPI:
    """The app for ``house``."""
    app = FastAPI(
        title="Calico",
        version=__version__,
        summary="Play Calico with anyone by link.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    metrics, limits = Metrics(house), Limits(settings.limits)
    app.state.house, app.state.limits = house, limits
    app.state.settings = settings
    app.state.cookies, app.state.key = Cookies(settings.key), settings.key
    for kind in (
        CalicoError,
        RequestValidationError,
        WebSocketRequestValidationError,
        HTTPException,
    ):
        app.add_exception_handler(kind, refuse)
    app.add_middleware(Guard, settings=settings, limits=limits, note=metrics.note)
    app.include_router(router())
    app.include_router(socket)

    @app.get("/health", responses=refuses(429, 503), tags=["server"])
    async def health() -> Health:
        """Whether tables can be read and written."""
        if not await house.is_healthy():
            raise TableError("unhealthy")
        return Health(healthy=True)

    @app.get("/metrics", response_class=Response, include_in_schema=False)
    async def counted(request: Request) -> Response:
        """What was counted, as Prometheus text; for the host, so not through a proxy."""
        if "x-forwarded-for" in request.headers:
            raise HTTPException(404)
        return Response(metrics.text(), media_type=CONTENT_TYPE)

    add_pages(app, settings.web, house)
    _describe(app)
    return app


def _describe(app: FastAPI) -> None:
    """Add to the schema how a guest is known."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        schema = plain()
        schema.setdefault("components", {})["securitySchemes"] = _SCHEMES
        return schema

    app.openapi = openapi  # type: ignore[method-assign]
