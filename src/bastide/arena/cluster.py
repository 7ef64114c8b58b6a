"""A crew on a Ray cluster: the cluster that `RAY_ADDRESS` names or that runs on this machine, else one for the time."""

import logging
import os
from collections.abc import Callable
from typing import Any, Final

from bastide.arena.tables import DataError, need
from bastide.arena.workers import version

# Under `uv run` Ray would have every worker make an environment of its own; the nodes have theirs. Ray reads this
# when it is imported.
os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")


class Cluster:
    """The processes of a Ray cluster; every node needs the same version of Bastide."""

    def __init__(self, size: int | None = None) -> None:
        """Join the cluster, or start one; use so many of its processes at a time, by default one for each core.

        Raises `DataError` if Ray is not installed or cannot be reached.
        """
        self._ray = need("ray", "cluster")
        self._ours = not self._ray.is_initialized()
        if self._ours:
            try:
                self._ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
            except Exception as error:  # Ray raises this very class where a node does not start in time
                raise _failed(error) from error
        self.size: Final = size or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._there = self._ray.remote(_there)
        self._tickets: set[Any] = set()

    def submit(self, job: Callable[..., Any], /, *arguments: Any) -> Any:
        """Have a function of a module called; return a ticket for what it returns."""
        ticket = self._there.remote(version(), job, *arguments)
        self._tickets.add(ticket)
        return ticket

    def result(self, ticket: Any) -> Any:
        """Wait for what a ticket stands for, and return it; raise `DataError` if the cluster failed."""
        self._tickets.discard(ticket)
        try:
            return self._ray.get(ticket)
        except self._ray.exceptions.RayError as error:
            raise _failed(error) from error

    def dismiss(self) -> None:
        """End the work, and the cluster if it was started for this."""
        for ticket in self._tickets:
            self._ray.cancel(ticket)
        self._tickets.clear()
        if self._ours:
            self._ray.shutdown()


def _failed(error: Exception) -> DataError:
    lines = str(error).strip().splitlines()
    reason = lines[-1] if lines else type(error).__name__
    return DataError(f"the Ray cluster failed: {reason}", "cli-data-ray", reason=reason)


def _there(wanted: str, job: Callable[..., Any], *arguments: Any) -> Any:
    """Work on a node of the cluster."""
    if version() != wanted:
        raise RuntimeError(f"a node has Bastide {version()}, not {wanted}")
    return job(*arguments)
