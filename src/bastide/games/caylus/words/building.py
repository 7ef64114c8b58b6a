"""Why something is not built, raised on a residence or transformed."""

from typing import Final

from bastide.engine.answers import Refusal
from bastide.games.caylus.kernel import codes, construction, favours, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.names import NAMES
from bastide.games.caylus.words.refused import BUILDINGS_RULES, building_here, refuse

BUILD_RULES: Final = {tables.WOODEN: "CAY-150", tables.STONY: "CAY-151", tables.PRESTIGIOUS: "CAY-152"}


def why_build(state: Position, code: int) -> Refusal:
    """Return why a building is not built."""
    kind = code - codes.BUILD + codes.FIRST_BUILT
    what = int(favours.favour_class(state) if state.favour else tables.BUILDS[building_here(state)])
    args = {"building": tables.IDS[kind], "class": tables.CLASS_NAMES[what]}
    if tables.CLASS[kind] != what:
        rule = BUILDINGS_RULES[state.favour % codes.LINE_CODES] if state.favour else BUILD_RULES[what]
        return refuse(rule, f"only {tables.CLASS_NAMES[what]} buildings can be built now", "class", args)
    if kind == tables.JEWELLER and state.setup.options["jeweller"] != "true":
        return refuse("CAY-301", "the jeweller is not in the game", "stock", args)
    if not state.stock[kind]:
        return refuse("CAY-159", f"no {NAMES[kind]} is in the stock", "stock", args)
    if what == tables.PRESTIGIOUS and not construction.residences(state, state.player):
        return refuse("CAY-162", "there is no own residence to build it on", "no-residence", args)
    if what != tables.PRESTIGIOUS and not construction.free_space(state):
        return refuse("CAY-160", "the road is full", "road-full", args)
    assert not construction.can_pay(state, state.player, kind, state.favour)
    return refuse("CAY-153", f"{NAMES[kind]} cannot be paid", "cost", args)


def why_site(_state: Position, code: int) -> Refusal:
    """Return why a space is no site for it."""
    space = code - codes.SITE
    return refuse("CAY-162", f"space {space} is no residence of yours", "not-residence", {"space": space})


def why_transform(state: Position, code: int) -> Refusal:
    """Return why a building does not become a residence."""
    space = code - codes.TRANSFORM
    kind = int(state.tile[space])
    if kind < 0:
        return refuse("CAY-170", f"space {space} is unbuilt", "unbuilt", {"space": space})
    args = {"building": tables.IDS[kind], "space": space}
    if kind == tables.LAWYER:
        return refuse("CAY-176", "the lawyer is never transformed", "lawyer", args)
    if tables.CLASS[kind] == tables.FIXED:
        return refuse("CAY-175", f"{NAMES[kind]} is printed and stays", "fixed", args)
    if not tables.CHANGES[kind]:
        return refuse("CAY-175", f"{NAMES[kind]} cannot be transformed", "not-transformed", args)
    if tables.CLASS[kind] != tables.NEUTRAL and state.owner[space] != state.player:
        return refuse("CAY-177", f"{NAMES[kind]} belongs to somebody else", "not-own", args)
    assert state.pending[space] >= 0
    return refuse("CAY-182", f"{NAMES[kind]} is to be transformed already", "pending", args)
