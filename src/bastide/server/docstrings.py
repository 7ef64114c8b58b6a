"""What is said of the fields of bodies and answers: read from their docstrings once somebody asks for the document.

Pydantic could read them when a model is made, at every start and long before anybody asks.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, get_args

from pydantic import BaseModel


def describe(*grounds: type[BaseModel]) -> None:
    """Give the fields of these models, and of all that are made of them, what their docstrings say (slow)."""
    models = list(dict.fromkeys(model for ground in grounds for model in _below(ground)))
    for model in models:
        said = {name: text for each in reversed(model.__mro__) for name, text in _said(each).items()}
        for name, field in model.__pydantic_fields__.items():
            field.description = field.description or said.get(name)
    made: set[type[BaseModel]] = set()
    for model in models:
        _make(model, made)


def _below(ground: type[BaseModel]) -> Iterator[type[BaseModel]]:
    yield ground
    for model in ground.__subclasses__():
        yield from _below(model)


def _make(model: type[BaseModel], made: set[type[BaseModel]]) -> None:
    """Make a model anew, after those that its fields are."""
    if model in made:
        return
    made.add(model)
    for field in model.__pydantic_fields__.values():
        for part in _parts(field.annotation):
            _make(part, made)
    model.model_rebuild(force=True)


def _parts(annotation: Any) -> Iterator[type[BaseModel]]:
    """Return the models that an annotation names."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _parts(part)


def _said(model: type) -> dict[str, str]:
    """Return what the docstrings of a class say of its fields."""
    return _all_said(model.__module__).get(model.__name__, {}) if issubclass(model, BaseModel) else {}


@lru_cache(maxsize=64)
def _all_said(module: str) -> dict[str, dict[str, str]]:
    """Return the docstrings below the fields of a module's classes."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: dict(_fields_of(node)) for node in tree.body if isinstance(node, ast.ClassDef)}


def _fields_of(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, after in zip(node.body, node.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
            and isinstance(after.value.value, str)
        ):
            yield field.target.id, inspect.cleandoc(after.value.value)
