"""A private PostgreSQL for tests: its own cluster in a temporary folder, reached by a Unix socket only."""

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
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


class Cluster:
    """A cluster that can be stopped and started again."""

    def __init__(self, folder: Path, settings: str) -> None:
        self._user = "postgres" if os.getuid() == 0 else None  # the server refuses to run as root
        self._data, self._log = folder / "data", folder / "log"
        self._options = f"{settings} -c unix_socket_directories='{folder}'"
        self._programs = programs()
        if self._user:
            account = pwd.getpwnam(self._user)
            os.chown(folder, account.pw_uid, account.pw_gid)
        folder.chmod(0o755)
        owner = self._user or pwd.getpwuid(os.getuid()).pw_name
        self.address = f"postgresql+asyncpg://{owner}@/{{name}}?host={folder}"
        """With `{name}` for the database."""
        self._run("initdb", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        command = as_user([str(self._programs / program), "-D", str(self._data), *arguments], self._user)
        done = subprocess.run(command, check=False, cwd="/", capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def start(self) -> None:
        """Start it and return once it takes connections."""
        self._run("pg_ctl", "-w", "-t", "90", "-o", self._options, "-l", str(self._log), "start")

    def stop(self) -> None:
        """Stop it as if it had crashed."""
        self._run("pg_ctl", "-m", "immediate", "stop")


@contextmanager
def stoppable(settings: str = UNSAFE_BUT_FAST) -> Iterator[Cluster]:
    """Run a cluster while the block runs, at whose end it must be running."""
    with tempfile.TemporaryDirectory(prefix="bastide-pg-", ignore_cleanup_errors=True) as name:
        found = Cluster(Path(name), settings)
        found.start()
        try:
            yield found
        finally:
            found.stop()


@contextmanager
def cluster(settings: str = UNSAFE_BUT_FAST) -> Iterator[str]:
    """Run a cluster while the block runs; give the address, with `{name}` for the database."""
    with stoppable(settings) as found:
        yield found.address


@contextmanager
def database(address: str, like: str = "template0") -> Iterator[str]:
    """Make a database that is empty, or has what another one holds, while the block runs; give its address."""
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

    sql(f"CREATE DATABASE {name} TEMPLATE {like}")
    try:
        yield address.format(name=name)
    finally:
        sql(f"DROP DATABASE {name} WITH (FORCE)")
