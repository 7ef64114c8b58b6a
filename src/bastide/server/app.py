"""The server as an ASGI application: its parts put together, started and stopped."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any, Final

import structlog
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware

from bastide import __version__
from bastide.server import carried, errors
from bastide.server.admin.caretaker import Caretaker
from bastide.server.admin.restrictions import Restrictions
from bastide.server.answers import ErrorAnswer, ErrorInfo
from bastide.server.answers.base import Answer
from bastide.server.beneath import Beneath
from bastide.server.bots import BotRunner
from bastide.server.client_files import ClientFiles, ClientRoute, page_of
from bastide.server.courier.keeper import Keeper
from bastide.server.described import documented
from bastide.server.dice import Dice
from bastide.server.gate import Gate
from bastide.server.homes import Homes
from bastide.server.house import House
from bastide.server.hub import Hub
from bastide.server.limits import Buckets
from bastide.server.live import Doorkeeper, LiveDoor
from bastide.server.metrics import Metrics
from bastide.server.models import Body
from bastide.server.pool import ThinkPool
from bastide.server.positions import Positions
from bastide.server.pulse import Pulse
from bastide.server.routes import (
    admin,
    archive,
    company,
    doors,
    host,
    lobby,
    moderation,
    notifications,
    people,
    play,
    programs,
)
from bastide.server.security import Keys, origin_named, read_secret
from bastide.server.service import Heart
from bastide.server.settings import Settings
from bastide.storage import talk
from bastide.storage.alone import alone
from bastide.storage.database import Database
from bastide.storage.trouble import DatabaseProblem

COMPRESS_FROM: Final = 1024
ROUTERS: Final = (
    lobby.router, play.router, doors.router, archive.router, moderation.everybody, people.everybody, host.router,
    notifications.router, admin.router, lobby.acting, play.acting, company.acting, doors.acting, programs.acting,
    programs.saying, notifications.acting, moderation.router, people.router,
)  # fmt: skip

log: Final = structlog.get_logger("bastide")

DESCRIPTION: Final = """Tables for board games. Seats are held by tokens: `Authorization: Bearer …`, and several on
one device comma-separated in `X-Bastide-Seats`. Errors are `{"error": {"code", "message", …}}`."""


def create_app(settings: Settings | None = None, homes: Homes | None = None) -> FastAPI:
    """Return the server, as one of the processes of a machine; nothing is opened before its lifespan begins."""
    settings, homes = settings or Settings.of_environment(), homes or Homes()
    for name in settings.plugins:
        import_module(name)
    metrics, buckets, restrictions = Metrics(), Buckets(settings), Restrictions()
    app = FastAPI(
        title="Bastide",
        version=__version__,
        description=DESCRIPTION,
        lifespan=_lifespan(settings, metrics, buckets, restrictions, homes),
        docs_url=None,
        redoc_url=None,
    )
    app.state.doorkeeper = Doorkeeper()
    errors.install(app)
    for router in ROUTERS:  # as they are: `include_router` would make every route a second time, at the first request
        app.router.routes.extend(router.routes)
    client = ClientFiles(settings.static, settings.base)
    app.router.routes.append(
        ClientRoute("/{path:path}", client_endpoint(client), methods=["GET"], include_in_schema=False)
    )
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESS_FROM, compresslevel=6)
    app.add_middleware(LiveDoor)
    app.add_middleware(
        Gate,
        settings=settings,
        metrics=metrics,
        buckets=buckets,
        script_hashes=client.script_hashes(),
        restrictions=restrictions,
    )
    if settings.allowed_origins:  # outside the gate, so that a page can read its refusals too
        app.add_middleware(
            CORSMiddleware,
            allow_origins=[origin_named(entry) for entry in settings.allowed_origins],
            allow_methods=("GET", "POST", "PUT"),
            allow_headers=("Authorization", "Content-Type", "Idempotency-Key", "X-Bastide-Seats", "X-Request-Id"),
            expose_headers=("Retry-After", "X-Request-Id"),
        )
    if settings.base:
        app.add_middleware(Beneath, base=settings.base)
    app.openapi = _document(app)  # type: ignore[method-assign]
    return app


def client_endpoint(client: ClientFiles) -> Callable[..., Any]:
    """Return the client's files as an endpoint."""

    async def client_page(request: Any) -> Any:
        return await client(request)

    return client_page


def _lifespan(
    settings: Settings, metrics: Metrics, buckets: Buckets, restrictions: Restrictions, homes: Homes
) -> Callable[[FastAPI], Any]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        keys = Keys(read_secret(settings))
        settings.data.mkdir(parents=True, exist_ok=True)
        with alone(settings.database_url):
            db = Database(settings.database_url)
            db.waited = metrics.writer_wait.observe
            metrics.disk.free = db.free
            db.failed = lambda kind: metrics.database_errors.labels(kind).inc()
            await db.start()
            await _check_secret(db, keys)
            pool = ThinkPool(settings.thinkers, settings.bot_timeout, settings.plugins, metrics)
            positions, dice = Positions(settings.cached_tables), Dice(settings.seed)
            house = House(settings, db, keys, metrics, buckets, positions, pool, dice, restrictions, homes)
            house.page = page_of(settings.static / "index.html")
            db.bus.listeners.append(house.positions.heard)
            hub = Hub(house)
            app.state.doorkeeper.whole = house.whole
            await house.whole.start()
            runner = BotRunner(house, hub.rooms.__contains__)
            app.state.house, app.state.hub, app.state.runner = house, hub, runner
            pulse = Pulse(house, hub.drop)
            await pulse.start()
            caretaker = Caretaker(house)
            await caretaker.start()
            carrying = await carried.begin(house)
            hub.start()
            runner.start()
            keeper = app.state.keeper = Keeper(house, homes.hire)
            await keeper.start()
            heart = Heart(metrics, lambda: len(pool.queue))
            heart.start()
            house.ready = True
            if settings.seed:
                log.warning("every shuffle can be foreseen: BASTIDE_SEED is for tests only")
            try:
                yield
            finally:
                house.ready = False
                carrying.cancel()
                await asyncio.gather(carrying, return_exceptions=True)
                await heart.stop()
                await keeper.stop()
                await hub.stop()
                await runner.stop()
                await pool.stop()
                await caretaker.stop()
                await pulse.stop()
                await house.whole.stop()
                await db.stop()

    return lifespan


async def _check_secret(db: Database, keys: Keys) -> None:
    """Raise DatabaseProblem if the seats of this database were hashed under another secret."""
    async with db.writing() as write:
        if await talk.fact(write.connection, "secret", keys.fingerprint()) != keys.fingerprint():
            raise DatabaseProblem(
                "this database was used with another secret, so nobody's seat would open; "
                "bring that secret's file into the data directory or set BASTIDE_SECRET",
                "database-secret",
            )


def _document(app: FastAPI) -> Callable[[], dict[str, Any]]:
    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            from bastide.server import frames  # only the document tells of them
            from bastide.server.docstrings import describe

            describe(Answer, Body, ErrorInfo, ErrorAnswer, frames.LiveFrame, frames.SentFrame)
            routes = documented(app.routes)
            schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=routes)
            for path in schema["paths"].values():
                for operation in path.values():
                    asked: list[dict[str, list[str]]] = operation.get("security", [])
                    if asked and {"operator": []} not in asked and {} not in asked:  # either header
                        operation["security"] = [{"seat": []}, {"seats": []}]
            for name, frame in frames.schemas().items():
                schema["components"]["schemas"].setdefault(name, frame)
            app.openapi_schema = schema
        return app.openapi_schema

    return document
