"""What views and outlooks look like: what each key of the JSON data means."""

from typing import Annotated, Literal, NotRequired, TypedDict

from bastide.engine.shapes import AnyView, IdOf, OneOf
from bastide.games.carrara.kernel import tables
from bastide.games.carrara.kernel.setup import MODULES
from bastide.games.carrara.provenance import GROUPS
from bastide.games.carrara.words.decisions import DECISIONS
from bastide.games.carrara.words.goods import CURRENCY_NAMES
from bastide.games.carrara.words.names import CAUSES, PLACE_NAMES

Phase = Annotated[str, OneOf("Phase", tuple(dict.fromkeys(question.name for question in DECISIONS.questions.values())))]
Module = Annotated[str, OneOf("Module", tuple(MODULES))]
Colour = Annotated[str, OneOf("Colour", tuple(tables.COLOUR_NAMES))]
Category = Annotated[str, OneOf("Category", tuple(tables.CATEGORY_NAMES))]
Currency = Annotated[str, OneOf("Currency", CURRENCY_NAMES)]
CardClass = Annotated[str, OneOf("CardClass", tuple(tables.CLASS_NAMES))]
Cause = Annotated[str, OneOf("Cause", CAUSES)]
Group = Annotated[str, OneOf("Group", tuple(GROUPS))]
Improved = Annotated[str, OneOf("Improved", ("city", "category"))]
Segment = Annotated[str, IdOf("segment", tuple(tables.SEGMENT_NAMES))]
City = Annotated[str, IdOf("city", tuple(tables.CITY_NAMES))]
Type = Annotated[str, IdOf("building type", tuple(tables.TYPE_NAMES))]
Good = Annotated[str, IdOf("object", tuple(tables.KIND_NAMES))]
Building = Annotated[str, IdOf("building", tuple(tables.TILE_NAMES))]
UpgradeTile = Annotated[str, IdOf("upgrade tile", tuple(tables.UPGRADE_NAMES))]
CardName = Annotated[str, IdOf("card", tuple(tables.CARD_NAMES))]
Place = Annotated[str, IdOf("city or category", PLACE_NAMES)]
Target = Annotated[str, IdOf("type, city or category", (*tables.TYPE_NAMES, *PLACE_NAMES))]
Marble = dict[Colour, int]
Objects = dict[Good, int]

_Classed = TypedDict("_Classed", {"class": Annotated[CardClass, "its class"]})


class Segments(TypedDict):
    """A segment of the board and what lies before it; turning the wheel moves the blocks on, the prices stay."""

    segment: Annotated[Segment, "its number"]
    blocks: Annotated[Marble, "the blocks that lie there"]
    prices: Annotated[Marble, "what a block costs there; 0 is free (CRR-039)"]


class Bag(TypedDict):
    """The bag; what is in it is told only where nothing is hidden."""

    empty: Annotated[bool, "whether nothing is in it"]
    total: Annotated[int | None, "how many blocks are in it"]
    blocks: Annotated[Marble | None, "which"]


class Tile(TypedDict):
    """A building tile of this game."""

    type: Annotated[Type, "its type"]
    category: Annotated[Category, "its category"]
    cost: Annotated[int, "so many blocks"]
    object: Annotated[Good, "the object that it shows"]


class CityState(TypedDict):
    """A city."""

    id: Annotated[City, "its name"]
    colour: Annotated[Colour, "the colour by which it is known"]
    accepts: Annotated[list[Colour], "the colours that pay for a building there"]
    value: Annotated[int, "what a point of cost brings when it is scored, upgrades apart"]
    currency: Annotated[Currency, "in what"]
    minimum: Annotated[int, "how many buildings it asks for to be scored itself (CRR-070)"]
    scored_by: Annotated[int | None, "the seat that has scored it; null while nobody has"]


class CategoryState(TypedDict):
    """A category of buildings."""

    id: Annotated[Category, "its name"]
    value: Annotated[int, "what a point of cost brings, upgrades apart"]
    currency: Annotated[Currency, "in what"]


class ObjectState(TypedDict):
    """A kind of object."""

    id: Annotated[Good, "its name"]
    type: Annotated[Type, "the building type that shows it"]
    supply: Annotated[int, "pieces left in the supply"]
    sale: Annotated[bool, "whether the piece on the sale space is still there"]


class Upgrade(TypedDict):
    """An upgrade tile."""

    id: Annotated[UpgradeTile, "its name"]
    what: Annotated[Improved, "what it improves"]
    which: Annotated[Place, "which of them"]
    value: Annotated[int, "the new value"]
    currency: Annotated[Currency, "in what"]
    seat: Annotated[int | None, "the seat that has it; null while nobody has"]


class Measured(TypedDict):
    """What a card counts, and what it asks for or gives; texts `carrara-condition-KIND` and `carrara-rate-KIND`."""

    kind: Annotated[str, "what is counted, as in `components.toml`; `none` for nothing"]
    need: NotRequired[Annotated[int, "how many it asks for with so many players; of a condition"]]
    vp: NotRequired[Annotated[int, "points for each"]]
    size: NotRequired[Annotated[int, "how many make a group"]]
    cost: NotRequired[Annotated[int, "the cost from which a building counts"]]
    category: NotRequired[Annotated[Category, "the category that counts"]]
    kinds: NotRequired[Annotated[list[Good], "the objects that count"]]
    cities: NotRequired[Annotated[list[City], "the cities that count"]]
    coins_per_vp: NotRequired[Annotated[int, "coins for a point"]]


class Card(_Classed):
    """A card in play."""

    id: Annotated[CardName, "its name"]
    condition: Annotated[Measured, "what it asks of whoever announces the end"]
    rate: Annotated[Measured, "what it gives at the end"]
    confidence: Annotated[str, "how sure its text is; `reconstructed` is a stand-in"]


class Buying(TypedDict):
    """A purchase of marble under way."""

    kind: Annotated[Literal["buy"], "what is under way"]
    segment: Annotated[Segment, "the segment it is from"]
    blocks: Annotated[Marble, "the blocks taken so far"]
    coins: Annotated[int, "what they cost"]


class Paying(TypedDict):
    """A payment under way."""

    kind: Annotated[Literal["pay"], "what is under way"]
    tile: Annotated[Building, "the building to be paid"]
    city: Annotated[City, "where it will stand"]
    old: Annotated[Building | None, "the building that it replaces"]
    blocks: Annotated[Marble, "the blocks paid so far"]
    owed: Annotated[int, "how many are still to be paid"]


class Upgrading(TypedDict):
    """A choice of an upgrade tile."""

    kind: Annotated[Literal["upgrade"], "what is under way"]
    tile: Annotated[Building, "the building of cost 8 that brings it"]
    city: Annotated[City, "where it stands"]


class Value(TypedDict):
    """What a point of cost brings a seat in a city or a category."""

    value: Annotated[int, "so much"]
    currency: Annotated[Currency, "in what"]
    upgraded: Annotated[bool, "whether by an upgrade tile of the seat"]


class Progress(_Classed):
    """How far a seat is with an objective."""

    have: Annotated[int | None, "how many it has; null where that is hidden from the viewer"]
    need: Annotated[int, "how many the card asks for"]
    met: Annotated[bool | None, "whether that is enough; null where it is hidden"]


class Final(TypedDict):
    """Points of the final scoring."""

    cause: Annotated[Cause, "for what"]
    points: Annotated[int, "how many"]


class Seat(TypedDict):
    """What a seat has; null is what the viewer may not know (CRR-026)."""

    score: Annotated[int, "its points so far"]
    coins: Annotated[int | None, "its coins"]
    marble: Annotated[Marble | None, "its blocks"]
    objects: Annotated[Objects | None, "its objects"]
    markers: Annotated[int, "markers left for scorings"]
    types_scored: Annotated[list[Type], "the types that it has scored"]
    cities_scored: Annotated[list[City], "the cities that it has scored"]
    categories_scored: Annotated[list[Category], "the categories that it has scored"]
    buildings: Annotated[dict[City, list[Building]], "its buildings in each of the six cities"]
    values: Annotated[dict[Place, Value], "what a scoring brings it in each city and category"]
    upgrades: Annotated[list[UpgradeTile], "its upgrade tiles"]
    objectives: Annotated[list[Progress], "how far it is with each objective"]
    may_announce: Annotated[bool | None, "whether all objectives are met (CRR-090)"]
    if_ended: Annotated[int | None, "its score if the game ended now"]
    final: Annotated[list[Final] | None, "what the final scoring would give it now, by cause, without zeros"]


class Ending(TypedDict):
    """The end that has come; the round is played out (CRR-094)."""

    by: Annotated[Literal["announcement", "buildings"], "what brought it"]
    seat: Annotated[int, "who did"]
    last: Annotated[int, "the seat whose turn is the last"]


class Last(TypedDict):
    """The last thing that a seat did, with the fields of that action."""

    kind: Annotated[str, "what it did, as in the fields of an action"]
    seat: Annotated[int, "who did it"]
    ply: Annotated[int, "the index of that action"]
    segment: NotRequired[Annotated[Segment, "of `buy`"]]
    colour: NotRequired[Annotated[Colour, "of `buy` and `pay`"]]
    tile: NotRequired[Annotated[Building, "of `build` and `rebuild`"]]
    old: NotRequired[Annotated[Building, "of `rebuild`"]]
    city: NotRequired[Annotated[City | None, "of `build` and `rebuild`"]]
    what: NotRequired[Annotated[str, "of `score` and `upgrade`: `type`, `city` or `category`"]]
    which: NotRequired[Annotated[Target, "of `score` and `upgrade`"]]
    object: NotRequired[Annotated[Good, "of `purchase`"]]
    upgrade: NotRequired[Annotated[UpgradeTile, "of `upgrade`"]]


class View(AnyView):
    """The table as a seat may see it: coins, marble and objects of others are hidden until the end (CRR-026)."""

    turn: Annotated[int, "the turn, from 1"]
    round: Annotated[int, "the round, from 1"]
    first: Annotated[int, "the seat that began"]
    mode: Annotated[Literal["base", "advanced"], "the mode of this game"]
    open: Annotated[bool, "whether all holdings lie open"]
    modules: Annotated[dict[Module, bool], "the parts of the advanced game that are on"]
    phase: Annotated[Phase, "what is decided now"]
    seat: Annotated[int, "whose turn it is, while chance decides too"]
    wheel: Annotated[list[Segments], "the six segments of the wheel"]
    rotated: Annotated[bool | None, "whether the wheel was turned in this purchase; null outside of one"]
    bag: Annotated[Bag, "the bag"]
    display: Annotated[list[Building | None], "the nine sites in their places; null is an empty one"]
    stack: Annotated[int, "how many building tiles are in the stack"]
    cost8: Annotated[list[Building], "buildings of cost 8 that are still to be had"]
    tiles: Annotated[dict[Building, Tile], "every building tile of this game"]
    cities: Annotated[list[CityState], "the six cities from left to right"]
    categories: Annotated[list[CategoryState], "the two categories"]
    objects: Annotated[list[ObjectState], "the six kinds of objects"]
    price: Annotated[int, "what an object costs on the sale space"]
    upgrades: Annotated[list[Upgrade], "the upgrade tiles; none if they are not in play"]
    cards: Annotated[list[Card], "the cards in play: top, object, building and perhaps bonus"]
    pending: Annotated[Buying | Paying | Upgrading | None, "what is under way"]
    seats: Annotated[list[Seat], "the seats"]
    ending: Annotated[Ending | None, "the end, once it has come"]
    last: Annotated[Last | None, "the last thing that a seat did"]
    reconstructed: Annotated[list[Group], "groups of values of which some are stand-ins: `carrara-reconstructed-GROUP`"]


class Scored(TypedDict):
    """What a building yields in a scoring."""

    tile: Annotated[Building, "the building"]
    city: Annotated[City, "where it stands"]
    value: Annotated[int, "what a point of its cost brings"]
    points: Annotated[int, "points"]
    coins: Annotated[int, "coins"]
    object: Annotated[bool, "whether its object is gained; the supply may run out"]


class Facts(TypedDict):
    """What an action brings the seat on turn at once; final scoring is no part of it."""

    cost: Annotated[int | None, "how many blocks a construction costs"]
    payments: Annotated[list[Marble] | None, "every way to pay, the least valuable first; null if there are many"]
    scored: Annotated[list[Scored] | None, "what each building yields; `score` only"]
    objectives: Annotated[list[Progress] | None, "how far the seat is afterwards; null while chance decides"]
