"""Routes whose answers are described for the document alone: they return JSON already, so nothing has to check it."""

from collections.abc import Callable, Sequence
from typing import Any

from fastapi import APIRouter
from fastapi.params import Depends
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute


class DescribedRoute(APIRoute):
    """A route that builds what describes its answers and refusals once somebody asks for the document."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **given: Any) -> None:
        """Serve the path; `given` is all that FastAPI's own route takes."""
        super().__init__(path, endpoint, **{**given, "response_model": None, "responses": None})
        self._given = given

    def with_answers(self) -> APIRoute:
        """Return the same route with its answers."""
        return APIRoute(self.path, self.endpoint, **self._given)


def router(prefix: str = "", dependencies: Sequence[Depends] = ()) -> APIRouter:
    """Return a router of such routes below a path; all of them depend on the same."""
    return APIRouter(prefix=prefix, dependencies=list(dependencies), route_class=DescribedRoute)


def documented(routes: Sequence[BaseRoute]) -> list[BaseRoute]:
    """Return routes with all that is to be said of them (slow)."""
    return [route.with_answers() if isinstance(route, DescribedRoute) else route for route in routes]
