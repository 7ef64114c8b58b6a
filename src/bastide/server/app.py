"""The server as an ASGI application: its parts put together, started and stopped."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any, Final

import structlog
from fastapi import FastAPI, Security
from fastapi.openapi.utils import get_openapi
from fastapi.security import APIKeyHeader, HTTPBearer
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware

from bastide import __version__
from bastide.server import errors, frames, live
from bastide.server.bots import BotRunner
from bastide.server.client_files import ClientFiles, ClientRoute
from bastide.server.dice import Dice
from bastide.server.gate import Gate
from bastide.server.house import House
from bastide.server.limits import Buckets
from bastide.server.live import Doorkeeper
from bastide.server.metrics import Metrics
from bastide.server.pool import ThinkPool
from bastide.server.positions import Positions
from bastide.server.pulse import Pulse
from bastide.server.rooms import Hub
from bastide.server.routes import archive, company, doors, host, lobby, play, programs
from bastide.server.security import Keys, read_secret
from bastide.server.settings import Settings
from bastide.storage import talk
from bastide.storage.alone import alone
from bastide.storage.database import Database, DatabaseProblem

COMPRESS_FROM: Final = 1024

log: Final = structlog.get_logger("bastide")

DESCRIPTION: Final = """Tables for board games. Seats are held by tokens: `Authorization: Bearer …`, and several on
one device comma-separated in `X-Bastide-Seats`. Errors are `{"error": {"code", "message", …}}`."""

# Only for the document: what a token opens is decided per table, where the seats are known.
_bearer: Final = HTTPBearer(auto_error=False, scheme_name="seat", description="The token of a seat")
_seats: Final = APIKeyHeader(
    name="X-Bastide-Seats", auto_error=False, scheme_name="seats", description="Tokens, comma-separated"
)


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return the server; nothing is opened before its lifespan begins."""
    settings = settings or Settings.of_environment()
    for name in settings.plugins:
        import_module(name)
    metrics, buckets = Metrics(), Buckets(settings)
    app = FastAPI(
        title="Bastide",
        version=__version__,
        description=DESCRIPTION,
        lifespan=_lifespan(settings, metrics, buckets),
        docs_url=None,
        redoc_url=None,
    )
    app.state.doorkeeper = Doorkeeper()
    errors.install(app)
    needs_seat = [Security(_bearer), Security(_seats)]
    for router in (lobby.router, play.router, doors.router, archive.router, host.router, live.router):
        app.include_router(router)
    for router in (lobby.acting, play.acting, company.acting, doors.acting, programs.acting):
        app.include_router(router, dependencies=needs_seat)
    client = ClientFiles(settings.static)
    app.router.routes.append(
        ClientRoute("/{path:path}", client_endpoint(client), methods=["GET"], include_in_schema=False)
    )
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESS_FROM, compresslevel=5)
    if settings.allowed_origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.allowed_origins,
            allow_methods=("GET", "POST"),
            allow_headers=("Authorization", "Content-Type", "X-Bastide-Seats"),
            expose_headers=("Retry-After", "X-Request-Id"),
        )
    app.add_middleware(Gate, settings=settings, metrics=metrics, buckets=buckets, script_hashes=client.script_hashes())
    app.openapi = _document(app)  # type: ignore[method-assign]
    return app


def client_endpoint(client: ClientFiles) -> Callable[..., Any]:
    """Return the client's files as an endpoint."""

    async def client_page(request: Any) -> Any:
        return await client(request)

    return client_page


def _lifespan(settings: Settings, metrics: Metrics, buckets: Buckets) -> Callable[[FastAPI], Any]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        keys = Keys(read_secret(settings))
        settings.data.mkdir(parents=True, exist_ok=True)
        with alone(settings.database_url):
            db = Database(settings.database_url)
            await db.start()
            await _check_secret(db, keys)
            pool = ThinkPool(settings.workers, settings.bot_timeout, settings.plugins, metrics)
            house = House(
                settings, db, keys, metrics, buckets, Positions(settings.cached_tables), pool, Dice(settings.seed)
            )
            hub = Hub(house)
            runner = BotRunner(house, hub.rooms.__contains__)
            app.state.house, app.state.hub, app.state.runner = house, hub, runner
            pulse = Pulse(house)
            await pulse.start()
            hub.start()
            runner.start()
            house.ready = True
            if settings.seed:
                log.warning("every shuffle can be foreseen: BASTIDE_SEED is for tests only")
            try:
                yield
            finally:
                house.ready = False
                await hub.stop()
                await runner.stop()
                await pool.stop()
                await pulse.stop()
                await db.stop()

    return lifespan


async def _check_secret(db: Database, keys: Keys) -> None:
    """Raise DatabaseProblem if the seats of this database were hashed under another secret."""
    async with db.writing() as write:
        if await talk.fact(write.connection, "secret", keys.fingerprint()) != keys.fingerprint():
            raise DatabaseProblem(
                "this database was used with another secret, so nobody's seat would open; "
                "bring that secret's file into the data directory or set BASTIDE_SECRET"
            )


def _document(app: FastAPI) -> Callable[[], dict[str, Any]]:
    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            for path in schema["paths"].values():
                for operation in path.values():
                    if "security" in operation:  # either header will do
                        operation["security"] = [{"seat": []}, {"seats": []}]
            for name, frame in frames.schemas().items():
                schema["components"]["schemas"].setdefault(name, frame)
            app.openapi_schema = schema
        return app.openapi_schema

    return document
