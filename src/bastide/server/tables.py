"""Opening tables and finding them."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from bastide.engine.game import GameType
from bastide.engine.play import Game
from bastide.engine.registry import game_type, load_game
from bastide.engine.shuffle import hash_of
from bastide.server import shuffles
from bastide.server.called import apart
from bastide.server.dice import Dice
from bastide.server.draft import begin
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.position import Position
from bastide.server.positions import Loaded
from bastide.server.security import new_id, new_token
from bastide.storage import tables as table_store
from bastide.storage.database import Write
from bastide.storage.rows import OPEN, SeatKind, SeatRow, TableRow

START_PLAYER = "start_player"


@dataclass(frozen=True, slots=True)
class SeatWish:
    """One seat as its table is opened: `me`, `local`, `open` or `bot`."""

    kind: str
    name: str = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class ClockWish:
    """Seconds for everybody at the start, and for each turn; or `initial` for each turn anew."""

    initial: float
    increment: float
    each: bool = False


def chooses_start(game: GameType) -> bool:
    """Return whether people may choose who begins, or whether the rules of the game say it."""
    return any(option.name == START_PLAYER for option in game.options)


def load_wished(name: str, players: int, options: Mapping[str, object], start: str | None) -> Game:
    """Return the game that is asked for; `start` is the seat that begins, or `random`.

    Where the rules say who begins there is nothing to choose: `0` and `random` then say nothing.
    """
    values = dict(options)
    if start is not None:
        if chooses_start(game_type(name)):
            values[START_PLAYER] = start
        elif start not in ("0", "random"):
            raise ApiError(422, "invalid-option", f"option 'start': in {name} the rules say who begins", option="start")
    return load_game(name, players, values)


def new_row(
    game: Game,
    now: float,
    dice: Dice,
    *,
    public: bool,
    clock: ClockWish | None = None,
    hints: bool | None = None,
    lesson: str | None = None,
    client: str = "",
    closed: bool = False,
    patience: float | None = None,
    table_id: str | None = None,
) -> TableRow:
    """Return the header of a new table, with the secret of its shuffle and the commitment to it.

    What a lesson lays down is no shuffle's.
    """
    table_id, secret = table_id or new_id(), dice.table(game)
    return TableRow(
        id=table_id,
        game=game.name,
        rules_version=game.rules_version,
        players=game.players,
        options=dict(game.options),
        state=OPEN,
        public=public,
        created_at=now,
        updated_at=now,
        seed=secret,
        commitment=hash_of(secret) if lesson is None else None,
        fair=lesson is None,
        date=None,
        seq=0,
        ply=0,
        scores=game.new_initial_state().scores(),
        turn=None,
        waits_for_bot=False,
        lease_owner=None,
        lease_until=None,
        clock_initial=clock.initial if clock else None,
        clock_increment=clock.increment if clock else None,
        turn_since=None,
        deadline=None,
        corrections=game.type.box.key,
        hints=hints,
        lesson=lesson,
        client=client,
        shuffle=shuffles.fresh(table_id, fixed=dice.fixed or lesson is not None),
        closed=closed,
        patience=patience,
        clock_each=clock is not None and clock.each,
    )


async def create(
    house: House,
    game: Game,
    wishes: Sequence[SeatWish],
    *,
    public: bool,
    clock: ClockWish | None,
    hints: bool | None = None,
    lesson: str | None = None,
    client: str = "",
    closed: bool = False,
    seal: str | None = None,
    patience: float | None = None,
    key: str | None = None,
) -> tuple[Loaded, dict[int, str]]:
    """Open a table; return it with the tokens of the seats on this device. Starts if no seat is open.

    `seal` announces the random number of this device. With the `key` of a table that is open already, that is returned.
    """
    now, mine = house.now(), [seat for seat, wish in enumerate(wishes) if wish.kind in ("me", "local")]
    table_id = None if key is None else house.keys.table(key)
    tokens = {seat: new_token() if key is None else house.keys.token(key, str(table_id), seat) for seat in mine}
    row = new_row(
        game,
        now,
        house.dice,
        public=public,
        clock=clock,
        hints=hints,
        lesson=lesson,
        client=client,
        closed=closed,
        patience=patience,
        table_id=table_id,
    )
    seats = _seats(house, wishes, tokens, seal, client)

    async def make() -> Loaded:
        async with house.db.writing() as write:
            await check_share(house, write, client, seats)
            await table_store.insert_table(write.connection, row, seats)
            fresh = Loaded(row, seats, Position.start(game), None)
            loaded = await begin(house, write, fresh, now)
        house.metrics.created.labels(game.name).inc()
        return loaded

    loaded = await once(house, table_id, make)
    return loaded, still_good(house, loaded, tokens)


def _seats(
    house: House, wishes: Sequence[SeatWish], tokens: Mapping[int, str], seal: str | None, client: str
) -> list[SeatRow]:
    """Return the seats of a new table; those with tokens are on the device that opens it."""
    kinds: dict[str, SeatKind] = {"me": "person", "local": "local", "bot": "bot", "open": "open"}
    names: list[str] = []
    for wish in wishes:
        names.append(apart(wish.name, names))
    return [
        SeatRow(
            seat,
            kinds[wish.kind],
            names[seat],
            wish.bot,
            house.keys.hash(tokens[seat]) if seat in tokens else None,
            host=seat in tokens,
            seal=seal if seat in tokens else None,
            client=client if seat in tokens else "",
        )
        for seat, wish in enumerate(wishes)
    ]


async def once(house: House, table_id: str | None, make: Callable[[], Awaitable[Loaded]]) -> Loaded:
    """Make a table, or return the one that the same call has made; the key of a call gives its table this id.

    Of two such calls at once the slower one gets the table of the faster one.
    """
    if table_id is None:
        return await make()
    if (known := await _opened(house, table_id)) is not None:
        return known
    try:
        return await make()
    except IntegrityError:
        return await house.load(table_id)


async def _opened(house: House, table_id: str) -> Loaded | None:
    """Return a table if it is there."""
    async with house.db.reading() as connection:
        if await table_store.read_table(connection, table_id) is None:
            return None
        return await house.positions.load(connection, table_id)


def still_good(house: House, loaded: Loaded, tokens: Mapping[int, str]) -> dict[int, str]:
    """Return those of the tokens that still open something at their table."""
    return {seat: token for seat, token in tokens.items() if house.keys.mine([token], loaded.seats)}


async def check_share(house: House, write: Write, client: str, seats: Sequence[SeatRow]) -> None:
    """Raise 429 if only bots sit there, and somebody has as many such tables running as one may."""
    limit = house.settings.bot_tables_per_client
    if any(seat.kind != "bot" for seat in seats):
        return
    if house.settings.rates and await table_store.count_bot_tables(write.connection, client) >= limit:
        raise ApiError(
            429, "too-many-tables", f"you have {limit} tables running at which only bots play; let one end", limit=limit
        )
