"""What the values in views and outlooks are: words, ids, amounts and prices, for `shape.py` and whoever fills it."""

from typing import Annotated, TypedDict

from bastide.engine.shapes import IdOf, OneOf
from bastide.games.praga.kernel import codes, places, tables
from bastide.games.praga.words.names import EFFECT_NAMES, ENDS, FACES, STREET_REGIONS, TRACK_NAMES, WAITING_STEPS

Phase = Annotated[str, OneOf("PhaseName", tuple(dict.fromkeys(codes.PHASE_NAMES)))]
Action = Annotated[str, OneOf("ActionName", tables.ACTION_NAMES)]
Row = Annotated[str, OneOf("RowName", tables.ROW_NAMES)]
Grid = Annotated[str, OneOf("GridName", tables.GRID_NAMES)]
Step = Annotated[str, OneOf("StepName", WAITING_STEPS)]
Track = Annotated[str, OneOf("TrackName", TRACK_NAMES)]
Source = Annotated[str, OneOf("Source", codes.SOURCE_NAMES)]
Effect = Annotated[str, OneOf("Effect", EFFECT_NAMES)]
End = Annotated[str, OneOf("BridgeEnd", ENDS)]
Region = Annotated[str, OneOf("StreetRegion", STREET_REGIONS)]
Face = Annotated[str, OneOf("Face", tuple(FACES))]
Bonus = Annotated[
    str, OneOf("BonusKind", tuple(kind for kind in dict.fromkeys(tables.SECTOR_KINDS) if kind != "blocked"))
]
Gain = Annotated[str, IdOf("kind of gain", codes.KIND_NAMES)]
Tile = Annotated[str, IdOf("tile", tables.TILE_NAMES)]
ActionTile = Annotated[str, IdOf("action tile", tables.ACTION_TILE_NAMES)]
Token = Annotated[str, IdOf("production token", tables.TOKEN_NAMES)]
SealName = Annotated[str, IdOf("seal", tables.SEAL_NAMES)]
Wealth = Annotated[str, IdOf("wealth bonus", tables.WEALTH_NAMES)]
Space = Annotated[str, IdOf("space of the city", places.SPACE_NAMES)]
PlazaName = Annotated[str, IdOf("plaza", places.PLAZA_NAMES)]
Place = Annotated[str, IdOf("place for a hex tile", places.PLACE_NAMES)]
MatchedTile = Annotated[str, IdOf("tile, or the board", (*tables.TILE_NAMES, "board"))]


class Amount(TypedDict):
    """So much of something."""

    kind: Annotated[Gain, "a good, a track, a grid or `points`"]
    n: Annotated[int, "how much"]


class Price(TypedDict):
    """A price in gold and stone."""

    gold: Annotated[int, "gold"]
    stone: Annotated[int, "stone"]
