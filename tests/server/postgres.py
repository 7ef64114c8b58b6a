"""A private PostgreSQL for tests: its own cluster in a temporary folder, reached by a Unix socket only."""

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

UNSAFE_BUT_FAST = (
    "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200 -c listen_addresses=''"
)
NEEDED = "these tests need PostgreSQL's server programs (initdb, pg_ctl): install Debian's package 'postgresql'"


def programs() -> Path:
    """Return the folder of the newest installed server programs; fail where there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    assert on_path is not None, NEEDED
    return Path(on_path).parent


def as_user(command: list[str], user: str | None) -> list[str]:
    return ["runuser", "-u", user, "--", *command] if user else command


@dataclass(frozen=True)
class Cluster:
    """A cluster that runs; it may be stopped and started again."""

    address: str
    """With `{name}` for the database."""
    start: Callable[[], None]
    stop: Callable[[], None]


@contextmanager
def cluster(settings: str = UNSAFE_BUT_FAST) -> Iterator[Cluster]:
    """Run a cluster while the block runs."""
    bin_folder = programs()
    user = "postgres" if os.getuid() == 0 else None  # the server refuses to run as root
    with tempfile.TemporaryDirectory(prefix="bastide-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user:
            account = pwd.getpwnam(user)
            os.chown(folder, account.pw_uid, account.pw_gid)
        folder.chmod(0o755)
        data = folder / "data"
        owner = user or pwd.getpwuid(os.getuid()).pw_name

        def run(*command: str) -> None:
            done = subprocess.run(
                as_user(list(command), user), check=False, cwd="/", capture_output=True, text=True, timeout=120
            )
            assert done.returncode == 0, f"{command[0]}: {done.stdout}{done.stderr}"

        run(str(bin_folder / "initdb"), "-D", str(data), "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        control, options = str(bin_folder / "pg_ctl"), f"{settings} -c unix_socket_directories='{folder}'"

        def start() -> None:
            run(control, "-D", str(data), "-w", "-t", "90", "-o", options, "-l", str(folder / "log"), "start")

        def stop() -> None:
            run(control, "-D", str(data), "-m", "immediate", "stop")

        start()
        try:
            yield Cluster(f"postgresql+asyncpg://{owner}@/{{name}}?host={folder}", start, stop)
        finally:
            stop()


@contextmanager
def database(address: str) -> Iterator[str]:
    """Make an empty database while the block runs; give its address."""
    import asyncio

    import asyncpg

    name = f"test_{secrets.token_hex(6)}"
    dsn = address.replace("+asyncpg", "").format(name="postgres")

    def sql(statement: str) -> None:
        async def execute() -> None:
            connection = await asyncpg.connect(dsn)
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(execute())

    sql(f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        yield address.format(name=name)
    finally:
        sql(f"DROP DATABASE {name} WITH (FORCE)")
