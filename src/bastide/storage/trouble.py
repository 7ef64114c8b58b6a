"""Telling trouble of the store, which passes, from mistakes of ours, which do not."""

import errno
import os
import socket
import sqlite3
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO)
SQLITE: Final = {
    sqlite3.SQLITE_NOTADB: "database-not-sqlite",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_BUSY: "database-busy",
    sqlite3.SQLITE_LOCKED: "database-busy",
    sqlite3.SQLITE_READONLY: "database-read-only",
    sqlite3.SQLITE_FULL: "database-full",
    sqlite3.SQLITE_CANTOPEN: "database-closed",
}
"""What SQLite refuses, by its primary code, with the message that says so."""


class DatabaseProblem(ValueError):
    """The database cannot be used as it is; the message says why in English.

    `key` and `details` are the same as a message of the terminal where there is one.
    """

    def __init__(self, said: str, key: str = "", **details: object) -> None:
        super().__init__(said)
        self.key: Final = key
        self.details: Final = details


class Unreachable(ConnectionError):
    """PostgreSQL is gone, starting or full."""

    key: Final = "database-unreachable"

    def __init__(self, cause: Exception) -> None:
        super().__init__(f"the database cannot be reached: {type(cause).__name__}")
        reason: Exception = cause
        if isinstance(cause, socket.gaierror):
            reason = DatabaseProblem(str(cause), "database-no-host")
        elif isinstance(cause, TimeoutError) and not cause.errno:
            reason = DatabaseProblem("it does not answer", "database-slow")
        elif isinstance(cause, OSError) and cause.errno:
            reason = OSError(cause.errno, os.strerror(cause.errno))  # not as asyncio words it
        self.details: Final[dict[str, object]] = {"reason": reason}


class Displaced(ConnectionError):
    """SQLite's file was moved or removed while a server had it open."""

    def __init__(self) -> None:
        super().__init__("the file of the database was moved or removed: bring it back, or start the server again")


def cause_of(error: BaseException) -> str:
    """Return in a few words why the store failed, for the log: no value that was to be stored is in them."""
    found = getattr(error, "details", {}).get("reason", error) if isinstance(error, Unreachable) else error
    found = getattr(found, "orig", None) or found
    found = getattr(found, "__cause__", None) or found
    if isinstance(found, OSError) and found.errno:
        return os.strerror(found.errno)
    if isinstance(found, sqlite3.Error | DatabaseProblem | Displaced):
        return str(found)
    return type(found).__name__


def problem_of(error: Exception) -> Exception:
    """Return why the store failed with what a message of the terminal needs; what needs none as it is."""
    if isinstance(error, SQLAlchemyError):
        cause = getattr(error, "orig", None) or error
        code = getattr(getattr(cause, "__cause__", None) or cause, "sqlite_errorcode", None)
        return DatabaseProblem(str(cause).splitlines()[0], SQLITE.get(-1 if code is None else code & 0xFF, ""))
    if isinstance(error, TimeoutError) and not str(error):
        return DatabaseProblem("the database does not answer", "database-slow")
    return error


def is_trouble(error: BaseException) -> bool:
    """Return whether the store could not be reached or could not write: a lost database, a full or broken disk."""
    match error:
        case IntegrityError() | ProgrammingError() | DataError():
            return False
        case DBAPIError() | PoolTimeout() | ConnectionError():
            return True
        case SQLAlchemyError():
            return False
        case OSError():
            return error.errno in FULL
    return False
