"""What views and outlooks look like: what each key of the JSON data means. One line a key, so that it is long."""

from typing import Annotated, Literal, NotRequired, TypedDict

from bastide.engine.shapes import AnyView, Each
from bastide.games.praga.words.vocabulary import (
    Action,
    ActionTile,
    Amount,
    Bonus,
    Effect,
    End,
    Face,
    Gain,
    Grid,
    MatchedTile,
    Phase,
    Place,
    PlazaName,
    Price,
    Region,
    Row,
    SealName,
    Source,
    Space,
    Step,
    Tile,
    Token,
    Track,
    Wealth,
)

_With = TypedDict("_With", {"with": Annotated[MatchedTile, "what lies there; `board` for the board itself"]})


class WheelBonus(TypedDict):
    """What a sector of the wheel offers."""

    what: Annotated[Bonus, "what kind of bonus it is"]
    gain: Annotated[list[Amount], "what `bonus gain` brings"]
    points: Annotated[int, "what `bonus points` brings"]
    pay: Annotated[list[Amount], "what an egg costs there"]


class CraneTile(TypedDict):
    """An action tile on the crane."""

    tile: Annotated[ActionTile, "its id"]
    actions: Annotated[list[Action], Each(Action, Action), "its two actions in this game"]
    position: Annotated[int, "where it lies, 0 to 11 for P0 to P11"]
    sector: Annotated[int, "the sector of the wheel there"]
    cost: Annotated[int, "gold to pay for taking it"]
    points: Annotated[int, "points for taking it"]
    token: Annotated[int, "points of a token on it; 0 for none"]
    bonus: Annotated[WheelBonus | None, "the bonus of its sector; null if that is blocked"]


class Sector(TypedDict):
    """A sector of the wheel."""

    sector: Annotated[int, "its number"]
    position: Annotated[int, "where it is now, 0 to 11"]
    bonus: Annotated[WheelBonus | None, "its bonus; null for the blocked one (PRA-070)"]
    tile: Annotated[ActionTile | None, "the action tile that lies there"]


class Half(TypedDict):
    """Whether one action of an action tile can be done, and if not, why."""

    action: Annotated[Action, "the action"]
    can: Annotated[Literal["now", "bonus", "no"], "at once, only with the bonus of the wheel, or not"]
    rule: Annotated[str | None, "the rule that forbids it now"]
    why: Annotated[str | None, "why: `praga-half` tells it"]
    args: Annotated[dict[str, str | int], "arguments of that message"]


class Crane(TypedDict):
    """The crane: the wheel, the action tiles, and the one that was taken."""

    arrow: Annotated[int, "the position of the arrow, 0 to 11"]
    platform: Annotated[int, "the space of the platform cube, counted down towards the hourglass (PRA-258)"]
    era_mark: Annotated[int, "the space at which the second era begins (PRA-260)"]
    taken: Annotated[ActionTile | None, "the action tile that was taken in this turn"]
    taken_actions: Annotated[list[Action], "its actions; none before one is taken"]
    owed: Annotated[bool, "whether its action is still to be performed"]
    halves: Annotated[list[Half], "what could be done with it while its action is owed"]
    tiles: Annotated[list[CraneTile], "the action tiles on the crane by position"]
    sectors: Annotated[list[Sector], "the twelve sectors of the wheel"]


class Stack(TypedDict):
    """A stack of tiles."""

    unseen: Annotated[list[Tile], "tiles that nobody has seen yet, in no order"]
    under: Annotated[list[Tile], "tiles below these, the next to come up first (PRA-314)"]


class Ranked(TypedDict):
    """The stacks of a row in this era."""

    normal: Annotated[Stack, "of ordinary tiles"]
    special: Annotated[Stack, "of special tiles"]


class Stacks(TypedDict):
    """All stacks."""

    upgrade: Annotated[Ranked, "of the row of upgrades"]
    wall: Annotated[Ranked, "of the row of walls"]
    building: Annotated[Ranked, "of the row of buildings"]
    I: Annotated[Stack, "technologies of level I"]  # noqa: E741
    II: Annotated[Stack, "of level II"]
    III: Annotated[Stack, "of level III"]
    IV: Annotated[Stack, "of level IV"]
    bridge_IV: Annotated[Stack, "bridge tiles IV"]


class Seal(TypedDict):
    """A seal."""

    seal: Annotated[SealName, "its id"]
    seat: Annotated[int | None, "the seat that has it; null while nobody has"]
    cost: Annotated[list[Amount], "what claiming it costs"]


class Span(TypedDict):
    """A space of the bridge."""

    space: Annotated[int, "its number, from 1"]
    side: Annotated[Literal["A", "B"], "which side of it is up"]
    gain: Annotated[list[Amount], "what it brings"]
    tile: Annotated[Tile | None, "the bridge tile on it"]


class Bridge(TypedDict):
    """Charles Bridge and the V tiles."""

    spaces: Annotated[list[Span], "its spaces"]
    complete: Annotated[bool, "whether all have a tile"]
    v_bridge: Annotated[list[Tile] | None, "V tiles left at the bridge; null before anybody has looked"]
    v_cathedral: Annotated[list[Tile] | None, "V tiles left at the Cathedral; likewise"]
    v_bridge_left: Annotated[int, "how many are left at the bridge"]
    v_cathedral_left: Annotated[int, "how many are left at the Cathedral"]
    v_short: Annotated[int | None, "how many are left at the bridge once they run short (PRA-212); else null"]


class CityBuilding(TypedDict):
    """A building in the city."""

    space: Annotated[Space, "where it stands"]
    q: Annotated[int, "the first axial coordinate of that space"]
    r_: Annotated[int, "the second"]
    tile: Annotated[Tile, "the building tile"]
    r: Annotated[int, "how it is turned: steps of 60° clockwise, 0 to 5"]
    cube: Annotated[int | None, "the seat whose cube is on it; null on a neutral building"]


class Plaza(TypedDict):
    """A plaza of the city."""

    plaza: Annotated[PlazaName, "its id"]
    tile: Annotated[Tile | None, "the plaza tile on it"]
    resolved: Annotated[bool, "whether its rewards have been given"]
    used: Annotated[bool, "whether it is in play with so many players"]
    cubes: Annotated[list[int], "cubes around it by seat"]
    cost: Annotated[list[int], "what the buildings under them cost, by seat: it breaks ties"]
    buildings: Annotated[int, "buildings around it"]
    spaces: Annotated[int, "spaces around it"]
    both: Annotated[list[int], "seats that would gain both rewards now"]
    one: Annotated[list[int], "seats that would gain one"]


class City(TypedDict):
    """The city."""

    buildings: Annotated[list[CityBuilding], "its buildings"]
    plazas: Annotated[list[Plaza], "its plazas"]


class GridCells(TypedDict):
    """A grid: the Hunger Wall or the Cathedral."""

    cells: Annotated[list[list[str]], "rows from the bottom: `.`, `side` and `up` for arrows, `p3` for points"]
    row_points: Annotated[list[int], "what a row counts at the end, from the bottom"]
    column_value: Annotated[list[int], "what a column counts at the end"]
    tier_of_row: Annotated[list[int], "the tier of each row"]


class OnGrid(TypedDict):
    """Where a seat is on a grid."""

    row: Annotated[int, "its row, from 1"]
    column: Annotated[int, "its column, from 1"]
    climb: Annotated[bool, "whether it can move up and pay for another tier, windows apart"]
    cost: Annotated[Price, "what crossing into the next tier costs; zeros within one"]


class OnBoard(TypedDict):
    """A place for a hex tile on a seat's board."""

    q: Annotated[int, "its first axial coordinate"]
    r_: Annotated[int, "its second"]
    tile: Annotated[Tile | None, "the tile on it"]
    r: Annotated[int, "how that is turned: steps of 60° clockwise, 0 to 5"]


class Hex(OnBoard):
    """A hex of the action board."""

    action: Annotated[Action, "its action"]


class WallPlace(OnBoard):
    """A place for a wall, `w1` to `w12` clockwise from the north."""

    place: Annotated[Place, "its name"]


class Technology(TypedDict):
    """A lasting technology of a seat."""

    tile: Annotated[Tile, "its id"]
    active: Annotated[bool, "whether it works already (PRA-218)"]
    used: Annotated[bool, "whether it was used in this turn"]


class Seat(TypedDict):
    """What a seat has."""

    score: Annotated[int, "its points"]
    gold: Annotated[int, "gold"]
    stone: Annotated[int, "stone"]
    egg: Annotated[int, "eggs"]
    silver_window: Annotated[int, "silver windows"]
    gold_window: Annotated[int, "gold windows"]
    red_token: Annotated[int, "red tokens"]
    blue_token: Annotated[int, "blue tokens"]
    mine: Annotated[int, "spaces opened on the track of the mines"]
    quarry: Annotated[int, "spaces opened on the track of the quarries"]
    mines: Annotated[int, "what the mines produce"]
    quarries: Annotated[int, "what the quarries produce"]
    technology: Annotated[int, "its step on the technology track"]
    university: Annotated[int, "its step on the university track"]
    multiplier: Annotated[int, "what that multiplies the technology track by at the end"]
    hunger_wall: Annotated[OnGrid, "where it is on the Hunger Wall"]
    cathedral: Annotated[OnGrid, "where it is on the Cathedral"]
    region: Annotated[int, "0 before the King's Road, 1 to 5 on it"]
    cubes: Annotated[int, "cubes at hand"]
    turns: Annotated[int, "turns that it has had"]
    wealth: Annotated[list[Wealth], "wealth bonuses still to be gained"]
    rights: Annotated[int, "rights to a seal not used yet"]
    seals: Annotated[list[SealName], "its seals"]
    tokens: Annotated[dict[Track, Token | None], "its production tokens by track"]
    technologies: Annotated[list[Technology], "its lasting technologies"]
    one_time: Annotated[list[Tile], "technologies for one use that it still has"]
    v_bridge: Annotated[Tile | None, "its V tile from the bridge"]
    v_cathedral: Annotated[Tile | None, "its V tile from the Cathedral"]
    hexes: Annotated[list[Hex], "its action board"]
    walls: Annotated[list[WallPlace], "its places for walls"]
    upgrades: Annotated[list[Tile], "every upgrade tile that it has placed, covered ones too"]
    if_ended: Annotated[int, "its score if the game ended now"]


class Asked(TypedDict):
    """What is asked, with whatever belongs to the question."""

    what: Annotated[Phase, "the same as `phase`"]
    action: NotRequired[Annotated[Action, "the action under way"]]
    source: NotRequired[Annotated[Source, "what that action comes from"]]
    tile: NotRequired[Annotated[Tile, "the tile in hand, or on the plaza"]]
    level: NotRequired[Annotated[int, "the level of the technologies to choose from"]]
    plaza: NotRequired[Annotated[PlazaName, "the plaza that gives a reward"]]
    grid: NotRequired[Annotated[Grid, "the grid with the arrow"]]
    track: NotRequired[Annotated[Track, "the track that a token is for"]]
    region: NotRequired[Annotated[int, "the region that is entered, or whose tile is chosen"]]
    where: NotRequired[Annotated[End, "where the V tiles to choose from are"]]
    tiles: NotRequired[Annotated[list[Tile], "the tiles to choose from"]]
    cost: NotRequired[Annotated[Price, "what following the arrow costs"]]
    both: NotRequired[
        Annotated[bool, "whether both rewards of the plaza are gained, and only which comes first is asked"]
    ]


class Lost(TypedDict):
    """What could still be used, and is lost if the turn ends."""

    what: Annotated[
        Literal["action", "extra", "egg", "choice", "step", "road", "windows"],
        "the action of the tile, the extra action, the wheel's egg, a choice of rewards, a move, an effect, windows",
    ]
    action: NotRequired[Annotated[Action, "of `choice`: whose reward"]]
    grid: NotRequired[Annotated[Step, "of `step`: where"]]
    region: NotRequired[Annotated[int, "of `road`: where"]]
    effect: NotRequired[Annotated[Effect, "of `road`: which"]]
    count: NotRequired[Annotated[int, "of `step` and `windows`: how many"]]


class Reward(TypedDict):
    """Rewards of an upgraded action that wait (PRA-128)."""

    action: Annotated[Action, "the action"]
    count: Annotated[int, "how many"]
    tiles: Annotated[list[Tile], "the upgrade tiles to choose from"]


class StreetEffect(TypedDict):
    """An effect of the King's Road that waits (PRA-199)."""

    region: Annotated[int, "the region, from 1"]
    effect: Annotated[Effect, "the one for nothing, or the one for an egg"]
    comes: Annotated[bool, "whether it is gained by itself when the turn ends (PRA-059)"]


class Waiting(TypedDict):
    """What may still be used in this turn."""

    bonus: Annotated[WheelBonus | None, "the bonus of the wheel"]
    rewards: Annotated[list[Reward], "rewards of upgraded actions"]
    steps: Annotated[dict[Step, int], "sideways moves"]
    road: Annotated[list[StreetEffect], "effects of the King's Road"]
    extra: Annotated[bool, "whether an extra action was bought and not yet performed"]
    own_reward: Annotated[bool, "whether the action under way has a reward of its own that waits"]


class OpenTechnologies(TypedDict):
    """Technologies that lie open to be chosen from."""

    level: Annotated[int, "their level"]
    tiles: Annotated[list[Tile], "which"]


class LastTile(TypedDict):
    """The hex tile that was placed last."""

    seat: Annotated[int, "who placed it"]
    place: Annotated[Place, "where"]
    tile: Annotated[Tile, "which"]


class View(AnyView):
    """The table, the same for every seat: nothing is hidden (PRA-314)."""

    solo: Annotated[bool, "whether one seat plays alone against the dummy (PRA-290)"]
    good_score: Annotated[int | None, "alone: the score that is good (PRA-292); else null"]
    turn: Annotated[int, "turns begun, the dummy's included"]
    round: Annotated[int, "the round, from 1"]
    era: Annotated[Literal[1, 2], "the era"]
    phase: Annotated[Phase, "what is decided now; `free` is the free order of a turn"]
    active: Annotated[int, "whose turn it is; another seat may be asked meanwhile"]
    first: Annotated[int, "the seat that began"]
    turns_left: Annotated[list[int], "turns left by seat, the present one included"]
    asked: Annotated[Asked, "what is asked"]
    crane: Annotated[Crane, "the crane"]
    rows: Annotated[dict[Row, list[Tile | None]], "the tiles on offer, slots 1, 2, 3 and S; null is an empty one"]
    stacks: Annotated[Stacks, "the stacks"]
    river: Annotated[dict[Token, int], "production tokens left, by kind"]
    seals: Annotated[list[Seal], "the seals"]
    bridge: Annotated[Bridge, "Charles Bridge"]
    road_tiles: Annotated[dict[Region, Face | None], "the faces of the King's Road tiles in play, by region"]
    city: Annotated[City, "the city"]
    grids: Annotated[dict[Grid, GridCells], "the two grids"]
    technologies_open: Annotated[list[OpenTechnologies], "technologies to choose from"]
    waiting: Annotated[Waiting, "what may still be used in this turn"]
    lost_at_end: Annotated[list[Lost], "what the end of the turn would take away"]
    bought: Annotated[bool, "whether an extra action was bought in this turn"]
    refreshed: Annotated[bool, "whether a row was refreshed in this turn"]
    seats: Annotated[list[Seat], "the seats"]
    last: Annotated[LastTile | None, "the hex tile that was placed last"]


class Move(TypedDict):
    """A move on a grid."""

    seat: Annotated[int, "whose"]
    grid: Annotated[Grid, "where"]
    row: Annotated[int, "the row that is reached"]
    column: Annotated[int, "the column that is reached"]


class Match(_With):
    """A meeting of icons: along an edge, or at a corner."""

    edge: NotRequired[Annotated[int, "the edge of the tile, 0 to 5"]]
    corner: NotRequired[Annotated[int, "the corner, 0 to 5"]]
    gain: Annotated[list[Gain], "what it brings"]


class Facts(TypedDict):
    """What an action brings for certain, whatever is drawn or chosen on the way."""

    moves: Annotated[list[Move], "moves on the grids"]
    matches: Annotated[list[Match], "meetings of icons; `onto` only"]
    later: Annotated[list[dict[str, int]], "the part of the changes that comes only after the next decision"]
    brings: Annotated[bool, "whether something is gained that no number says"]
    halves: Annotated[list[Half], "whether each action of the tile could then be done; `tile` only"]
    lost: Annotated[list[Lost], "what is taken away unused; `end turn` only"]
    draws: Annotated[bool, "whether chance decides next"]
