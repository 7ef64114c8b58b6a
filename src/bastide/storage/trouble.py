"""Telling trouble of the store, which passes, from mistakes of ours, which do not."""

import errno

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO)


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
