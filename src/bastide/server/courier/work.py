"""The process of the courier: it looks whom to tell every few seconds, and leaves when its standard input closes."""

import contextlib
import os
import sys
import time
from collections import OrderedDict
from importlib import import_module
from typing import Final

import structlog
from sqlalchemy import Connection, text

from bastide.server import logs
from bastide.server.courier.measure import Measure
from bastide.server.courier.office import Office, line_of_process
from bastide.server.courier.orders import Orders
from bastide.storage.letters import Letter

REMEMBERED: Final = 100_000
"""Letters of which it is remembered that they were begun; of the others the database knows."""

log: Final = structlog.get_logger("bastide.courier")


def main() -> None:
    """Tell people until the server is gone; whatever ends this otherwise is said."""
    try:
        _work()
    except Exception:
        log.exception("the courier cannot work")
        os._exit(1)  # an interpreter that ends in order stumbles over the thread that reads its standard input


def _work() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)  # whatever else the machine does goes first
    os.umask(0o077)
    line = line_of_process()
    orders = Orders.of_line(sys.stdin.buffer.readline())
    logs.configure(level=orders.log_level)
    line.listen()
    for name in orders.settings.plugins:
        import_module(name)
    office = Office(orders, line)
    lock = office.alone()
    from bastide.server.courier.jobs import SWEPT, launched, sweep, waiting  # whoever stands by needs none of it

    tell = launched(office)
    log.info("the courier works")
    begun: OrderedDict[Letter, None] = OrderedDict()
    measure = Measure(orders.settings.mail_every)
    swept = 0.0
    while True:
        _still_alone(lock)
        try:
            for letter in office.due():
                if letter not in begun and measure.allows(letter, time.time()):
                    tell(letter)
                    begun[letter] = None
            while len(begun) > REMEMBERED:
                begun.popitem(last=False)
            office.waiting(waiting())
            if time.monotonic() - swept > SWEPT:
                sweep()
                swept = time.monotonic()
        except Exception as error:
            logs.failed("what is to be told could not be found", error)
        time.sleep(office.poll)


def _still_alone(lock: Connection | None) -> None:
    """End this process if the database has forgotten that it is the one that works."""
    if lock is None:
        return
    try:
        lock.execute(text("SELECT 1"))
    except Exception:
        log.warning("the database was lost")
        os._exit(1)


if __name__ == "__main__":
    main()
