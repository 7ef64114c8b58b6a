"""What views and outlooks look like: what each key of the JSON data means."""

from typing import Annotated, NotRequired, TypedDict

from bastide.engine.shapes import AnyView, Each, IdOf, OneOf
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.words.names import SLOT_NAMES

Phase = Annotated[str, OneOf("Phase", codes.PHASE_NAMES)]
FeatureType = Annotated[str, OneOf("FeatureType", tables.TYPE_NAMES[1:])]
Letter = Annotated[str, IdOf("letter of a tile", tuple(tables.LETTERS))]
Segment = Annotated[str, IdOf("segment of a tile", tuple(SLOT_NAMES[1:]))]


class PlacedTile(TypedDict):
    """A tile on the table."""

    kind: Annotated[Letter, "its letter"]
    x: Annotated[int, "its column; the start tile lies at 0, east is more"]
    y: Annotated[int, "its row; the start tile lies at 0, south is more"]
    r: Annotated[int, "quarter turns clockwise, 0 to 3"]
    seat: Annotated[int | None, "who placed it; null for the start tile"]
    ply: Annotated[int, "the index of the action that placed it; -1 if it lay there at the beginning"]


class Meeple(TypedDict):
    """A meeple on the table."""

    seat: Annotated[int, "whose it is"]
    x: Annotated[int, "the column of its tile"]
    y: Annotated[int, "the row of its tile"]
    segment: Annotated[Segment, "where it stands on the tile, as in `city.0`"]
    feature: Annotated[int, "the id of the feature on which it stands"]


class Seat(TypedDict):
    """What a seat has."""

    score: Annotated[int, "its points"]
    supply: Annotated[int, "its meeples in hand"]
    if_ended: Annotated[int, "its score if the game ended now, unfinished features and fields counted"]


class Stack(TypedDict):
    """The tiles that were not drawn yet."""

    left: Annotated[dict[Letter, int], "how many of each kind, of all kinds"]
    total: Annotated[int, "how many in all"]
    fixed: Annotated[bool, "whether their order was given by the option `stack`"]


class Last(TypedDict):
    """The tile that was placed last."""

    x: Annotated[int, "its column"]
    y: Annotated[int, "its row"]
    seat: Annotated[int, "who placed it"]


class Feature(TypedDict):
    """A city, road, field or cloister on the table, whoever has meeples there."""

    id: Annotated[int, "names it as long as it does not grow together with another"]
    type: Annotated[FeatureType, "what it is"]
    complete: Annotated[bool, "whether it is completed; a field never is"]
    tiles: Annotated[int, "on how many tiles it lies; of a cloister, itself and the tiles around it"]
    pennants: Annotated[int, "pennants in a city"]
    open: Annotated[int, "edges that are still open; of a cloister, cells around it that are free"]
    segments: Annotated[list[Annotated[list[int | str], Each(int, int, Segment)]], "its segments: x, y and name"]
    meeples: Annotated[list[int], "meeples on it by seat"]
    owners: Annotated[list[int], "the seats that would score it"]
    points: Annotated[
        int, "what it would score if the game ended now, the most for a seat; what it scored, if it is completed"
    ]
    if_completed: Annotated[
        int, "what it would score if it were closed with the tiles that it has, a city two at least"
    ]
    cities: Annotated[list[int], "ids of the completed cities that a field touches (CAR-113)"]
    scores: NotRequired[
        Annotated[list[int], "by seat, what a farmed field would score where that differs by seat (CAR-115, CAR-133)"]
    ]


class View(AnyView):
    """The table, the same for every seat: nothing is hidden (CAR-030)."""

    turn: Annotated[int, "the turn, from 1"]
    phase: Annotated[Phase, "what is decided now"]
    tile: Annotated[Letter | None, "the tile that was drawn and is in hand"]
    tiles: Annotated[list[PlacedTile], "the tiles on the table, in the order in which they were placed"]
    meeples: Annotated[list[Meeple], "the meeples on the table"]
    seats: Annotated[list[Seat], "the seats"]
    stack: Annotated[Stack, "the tiles that were not drawn yet"]
    set_aside: Annotated[list[Letter], "tiles that fitted nowhere (CAR-026)"]
    last: Annotated[Last | None, "the tile that was placed last; null while only the start tile lies there"]
    features: Annotated[list[Feature], "all that hangs together on the table"]


class Claimed(TypedDict):
    """The feature on which a meeple is placed."""

    type: Annotated[FeatureType, "what it is"]
    tiles: Annotated[int, "on how many tiles it lies"]
    open: Annotated[int, "edges that are still open, as in the view"]
    points: Annotated[int, "what it would score if the game ended now; of a field, what the meeple would add to that"]
    if_completed: Annotated[int, "what it would score if it were closed with the tiles that it has"]


class Facts(TypedDict):
    """What an action would bring in its turn."""

    feature: Annotated[Claimed | None, "what a meeple would stand on; null where none is placed"]
    brings: Annotated[bool, "whether something is completed, or a meeple would stand on what has points already"]
