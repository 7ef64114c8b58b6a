"""What views and outlooks look like: what each key of the JSON data means."""

from typing import Annotated, TypedDict

from bastide.engine.shapes import AnyView, IdOf, OneOf
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.words.names import DISCOUNTS, PLACE_IDS

Phase = Annotated[str, OneOf("Phase", codes.PHASE_NAMES)]
Ask = Annotated[str, OneOf("Ask", codes.ASK_NAMES)]
Resource = Annotated[str, OneOf("Resource", tables.CUBE_NAMES)]
Part = Annotated[str, OneOf("Part", tables.PART_NAMES)]
LineName = Annotated[str, OneOf("LineName", tuple(tables.LINE_NAMES))]
SectionName = Annotated[str, OneOf("SectionName", tuple(tables.SECTION_NAMES))]
BuildingClass = Annotated[str, OneOf("BuildingClass", tables.CLASS_NAMES)]
Discount = Annotated[str, OneOf("Discount", tuple(DISCOUNTS.values()))]
Asking = Annotated[str, OneOf("Asking", PLACE_IDS[: codes.INN + 1])]
Building = Annotated[str, IdOf("building", tuple(tables.IDS))]

_Classed = TypedDict(
    "_Classed", {"class": Annotated[BuildingClass | None, "what kind of building it is; null on a free space"]}
)
_From = TypedDict("_From", {"from": Annotated[int, "where it is now"]})


class RoadSpace(_Classed):
    """A space of the road."""

    space: Annotated[int, "its number, 1 to 28 from the castle on"]
    building: Annotated[Building | None, "what stands there; null on a free space"]
    owner: Annotated[int | None, "the seat whose house marks the building"]
    worker: Annotated[int | None, "the seat whose worker stands there"]
    pending: Annotated[int | None, "the seat whose residence it becomes once the worker there has gone home (CAY-178)"]
    trigger: Annotated[SectionName | None, "the section of the castle that the bailiff sets off here"]


class Special(TypedDict):
    """Who stands on the special buildings."""

    gate: Annotated[int | None, "the seat whose worker stands at the gate"]
    trading_post: Annotated[int | None, "likewise at the trading post"]
    merchants_guild: Annotated[int | None, "likewise at the merchants' guild"]
    joust_field: Annotated[int | None, "likewise on the joust field"]
    stables: Annotated[list[int | None], "the seats on its three circles, the first place first"]
    inn: Annotated[list[int | None], "the seats on its left and its right circle"]


class Section(TypedDict):
    """A section of the castle."""

    id: Annotated[SectionName, "its name"]
    parts: Annotated[int, "how many houses have room in it"]
    houses: Annotated[list[int], "houses in it by seat"]
    free: Annotated[int, "how many more have room"]
    points: Annotated[int, "points for a batch"]
    scored: Annotated[bool, "whether it has been scored"]
    current: Annotated[bool, "whether it is the one that is being built"]


class Castle(TypedDict):
    """The castle: who has come to build, and how far it is."""

    workers: Annotated[list[int | None], "the seats on its five places, in the order in which they build"]
    sections: Annotated[list[Section], "its sections, in the order in which they are built"]


class Seat(TypedDict):
    """What a seat has."""

    score: Annotated[int, "its points"]
    if_ended: Annotated[int, "its score if the game ended now, goods counted"]
    deniers: Annotated[int, "its money"]
    cubes: Annotated[dict[Resource, int], "its cubes"]
    workers: Annotated[int, "its workers at hand"]
    income: Annotated[int, "the deniers that it gets at the beginning of a turn"]
    passed: Annotated[int | None, "its number on the bridge, from 1; null if it has not passed"]
    place: Annotated[int | None, "its place in the turn order, from 1; null during set-up"]
    favours: Annotated[dict[LineName, int], "how far its markers are on the lines of favours"]
    used: Annotated[list[LineName], "the lines that it has chosen in this phase"]
    given: Annotated[int, "batches that it has given in this castle phase"]
    houses: Annotated[list[int], "its houses in the sections of the castle"]
    inn: Annotated[bool, "whether its worker stands on the right circle of the inn"]


class Activated(TypedDict):
    """A building on the road that is being activated."""

    space: Annotated[int, "its space"]
    building: Annotated[Building, "what it is"]
    seat: Annotated[int, "the seat whose worker stands there"]


class Construction(TypedDict):
    """What `pay`, `site`, `build` and `transform` are about; nulls when nothing of the kind is asked."""

    kind: Annotated[Building | None, "the building to be paid for or placed"]
    discount: Annotated[Discount | None, "what a favour takes off its price"]


class Variants(TypedDict):
    """The options of this game."""

    simplified_favour: Annotated[bool, "favours are points, the favour table is not used (CAY-300)"]
    jeweller: Annotated[bool, "the jeweller is in the box (CAY-301)"]
    late_lawyer: Annotated[bool, "the lawyer gives points as in later printings (CAY-302)"]


class View(AnyView):
    """The table, the same for every seat: nothing is hidden (CAY-008)."""

    turn: Annotated[int, "the turn, from 1; 0 during set-up"]
    phase: Annotated[int, "0 during set-up, then 1 to 7 as in the rules; 8 once the game is over"]
    phase_name: Annotated[Phase, "the same as a word"]
    ask: Annotated[Ask, "what is asked now, by whoever decides or by chance"]
    order: Annotated[list[int], "the seats in turn order; during set-up as far as it is drawn"]
    passed: Annotated[list[int], "the seats on the bridge, first to pass first"]
    price: Annotated[int, "what placing a worker costs in deniers now (CAY-066)"]
    provost: Annotated[int, "the space of the provost"]
    bailiff: Annotated[int, "the space of the bailiff"]
    columns: Annotated[int, "the highest column of favours that is open"]
    road: Annotated[list[RoadSpace], "the spaces of the road, from the castle on"]
    special: Annotated[Special, "who stands on the special buildings"]
    castle: Annotated[Castle, "the castle"]
    seats: Annotated[list[Seat], "the seats"]
    stock: Annotated[dict[Building, int], "tiles that can still be built: wood, stone and prestige"]
    active: Annotated[Activated | None, "the building on the road that is being activated (phase 5)"]
    special_active: Annotated[Asking | None, "the special building that asks (phase 3)"]
    favours_waiting: Annotated[int, "favours that the seat on turn has still to choose, the one asked for included"]
    building: Annotated[Construction, "what is being built"]
    scoring: Annotated[SectionName | None, "the section that is being scored (phase 7)"]
    options: Annotated[Variants, "the options of this game"]


class ProvostMove(_From):
    """What a move of the provost means for the workers on the road (CAY-130)."""

    to: Annotated[int, "where it goes"]
    active: Annotated[list[int], "spaces with workers that would be activated"]
    idle: Annotated[list[int], "spaces with workers that would not"]


class Build(TypedDict):
    """What is built."""

    building: Annotated[Building, "what is built; for `transform` the residence"]
    space: Annotated[int | None, "where; null while it is not chosen yet"]
    cost: Annotated[dict[Part, int], "its price; `any` stands for cubes of any kind"]
    points: Annotated[int, "points"]
    favours: Annotated[int, "favours that follow"]
    income: Annotated[int, "deniers that it brings every turn, less that of the residence that it replaces"]
    pending: Annotated[bool, "whether it comes only once the worker there has gone home (CAY-178)"]


class Batch(TypedDict):
    """Where the house for a batch goes."""

    section: Annotated[SectionName, "the section"]
    points: Annotated[int, "points"]
    left: Annotated[int, "parts that are free afterwards"]
    best: Annotated[int | None, "the seat that would then be the best builder of this turn (CAY-214)"]


class Favour(_From):
    """What a favour does."""

    line: Annotated[LineName, "the line"]
    to: Annotated[int, "how far its marker goes"]
    column: Annotated[int | None, "the column that is used; null for none"]
    waiting: Annotated[int, "favours that are left to choose"]


class Facts(TypedDict):
    """What boards draw of an outlook: what an action does by itself, nothing of later phases."""

    price: Annotated[int | None, "what the worker costs; `worker` only"]
    active: Annotated[bool | None, "whether the provost, where it stands now, lets the space be activated; on the road"]
    provost: Annotated[ProvostMove | None, "`provost` only"]
    workers: Annotated[list[int], "changes of the workers at hand, by seat"]
    build: Annotated[Build | None, "`build`, `site` and `transform` only"]
    batch: Annotated[Batch | None, "`batch` only"]
    favour: Annotated[Favour | None, "`favour` only"]
