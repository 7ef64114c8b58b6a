"""What is told to Prometheus and to systemd."""

import asyncio
import socket
import time
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bastide.server import service
from bastide.server.metrics import Metrics

from .served import Served


async def test_a_loop_that_hangs_is_late_and_beats_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "BEAT", 0.01)
    metrics = Metrics()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.bind(str(tmp_path / "notify"))
        told.settimeout(5)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        heart = service.Heart(metrics)
        heart.start()
        await asyncio.sleep(0.05)
        time.sleep(0.3)
        await asyncio.sleep(0.05)
        await heart.stop()
        assert told.recv(100) == b"WATCHDOG=1"
    late = metrics.registry.get_sample_value("bastide_loop_lag_seconds_bucket", {"le": "0.1"})
    every = metrics.registry.get_sample_value("bastide_loop_lag_seconds_count")
    assert late is not None
    assert every is not None
    assert every > late
    monkeypatch.delenv("NOTIFY_SOCKET")
    assert not service.notify(service.READY)


async def test_waiting_for_the_writer_and_failures_of_the_database_are_counted(sqlite_served: Served) -> None:
    await sqlite_served.table("Odile", "Bruno")
    for kind in (sqlite_served.house.db.reading, sqlite_served.house.db.writing):
        with pytest.raises(OperationalError):
            async with kind():
                raise OperationalError("", {}, Exception("disk I/O error"))
    async with sqlite_served.house.db.reading() as connection:
        await connection.execute(text("SELECT 1"))
    said = (await sqlite_served.get("/metrics")).text
    assert 'bastide_database_errors_total{kind="read"} 1.0' in said
    assert 'bastide_database_errors_total{kind="write"} 1.0' in said
    assert float(said.split("bastide_writer_wait_seconds_count ")[1].split()[0]) > 0
    assert "bastide_reports_waiting 0.0" in said
