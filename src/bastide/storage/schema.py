"""The tables of the database. The events are the truth; `tables` and `seats` hold what follows from them."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

TABLE_ID: Final = String(32)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", TABLE_ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("state", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created_at", Float(53), nullable=False),
    Column("updated_at", Float(53), nullable=False),
    # The secret of the shuffle, of the older protocol its seed. It is told only once the game is over.
    Column("seed", LargeBinary(64), nullable=False),
    # Null where the seed does not account for every draw: records that were played elsewhere and go on here.
    Column("commitment", String(64), nullable=True),
    Column("fair", Boolean, nullable=False),
    Column("date", String(40), nullable=True),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("scores", JSON, nullable=False),
    # The seat that decides now, and whether a bot sits there: what the workers look for.
    Column("turn", Integer, nullable=True),
    Column("waits_for_bot", Boolean, nullable=False),
    Column("lease_owner", String(64), nullable=True),
    Column("lease_until", Float(53), nullable=True),
    Column("clock_initial", Float(53), nullable=True),
    Column("clock_increment", Float(53), nullable=True),
    Column("turn_since", Float(53), nullable=True),
    Column("deadline", Float(53), nullable=True),
    # Which corrected values the game is played by; empty for those of the package.
    Column("corrections", String(16), nullable=False, server_default=""),
    # Whether a bot may be asked for advice; null: if at most one person sits there.
    Column("hints", Boolean, nullable=True),
    # The lesson that is played there, by name.
    Column("lesson", String(40), nullable=True),
    # Who opened it (a keyed hash), as long as bots may have to think there.
    Column("client", String(32), nullable=False, server_default=""),
    # Protocol, tag and random numbers of the shuffle; null: the older protocol, whose draws are counted by actions.
    Column("shuffle", JSON(none_as_null=True), nullable=True),
    # Where the game, or its beginning, was played elsewhere: imported or continued.
    Column("origin", String(12), nullable=False, server_default=""),
    # Whether the record stays closed until the game is over.
    Column("closed", Boolean, nullable=False, server_default=false()),
    # An operator keeps it out of the lists; an operator has ended it, then.
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("closed_at", Float(53), nullable=True),
    # After so many seconds away anybody's seat may be freed by the host alone, as agreed when it was opened.
    Column("patience", Float(53), nullable=True),
    # Whether every turn begins with `clock_initial` again.
    Column("clock_each", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_state_waits_for_bot", "state", "waits_for_bot"),
    Index("ix_tables_public_state_created_at", "public", "state", "created_at"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_client_state", "client", "state"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("token_hash", String(64), nullable=True),
    Column("host", Boolean, nullable=False),
    Column("clock_left", Float(53), nullable=True),
    # While a stand-in plays, or the seat of a rematch is kept: the hash of the token that may take it back.
    Column("owner_hash", String(64), nullable=True),
    # When the last connection of whoever holds it was closed.
    Column("seen_at", Float(53), nullable=True),
    # The SHA-256 of the random number that was announced for the shuffle.
    Column("seal", String(64), nullable=True),
    # Who sat down (a keyed hash of the address), so that a ban of this seat is one of its person.
    Column("client", String(32), nullable=False, server_default=""),
)

seat_keys: Final = Table(
    "seat_keys",
    metadata,
    # Further tokens of a seat: the same person on other devices.
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token_hash", String(64), nullable=False),
    Index("ix_seat_keys_table_id_seat", "table_id", "seat"),
)

events: Final = Table(
    "events",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("action", Integer, nullable=True),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("at", Float(53), nullable=False),
)

checkpoints: Final = Table(
    "checkpoints",
    metadata,
    # Where a table stood after an event; those up to it are folded away, for what was undone is not kept for ever.
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", JSON, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("asked", String(64), nullable=True),  # what names the call, so that it is said once however often it is sent
    Index("ix_chat_table_id_id", "table_id", "id"),
    sqlite_autoincrement=True,  # a message that was taken out leaves its number to nobody
)

undo_requests: Final = Table(
    "undo_requests",
    metadata,
    # One at a time: a new request takes the place of the one before.
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("accepted", JSON, nullable=False),
    Column("at", Float(53), nullable=False),
)

notices: Final = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("key", String(60), nullable=False),
    Column("args", JSON, nullable=False),
    Index("ix_notices_table_id_id", "table_id", "id"),
)

pairings: Final = Table(
    "pairings",
    metadata,
    # A code that gives another device the same seats, once.
    Column("code_hash", String(64), primary_key=True),
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    # Seat number and the hash of the token that held it: void for whoever sits there later.
    Column("seats", JSON, nullable=False),
    Column("expires_at", Float(53), nullable=False),
    Index("ix_pairings_table_id", "table_id"),
    Index("ix_pairings_expires_at", "expires_at"),
)

recoveries: Final = Table(
    "recoveries",
    metadata,
    # The seats that somebody's words to write down bring back.
    Column("words_hash", String(64), primary_key=True),
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("anchor", String(64), nullable=False),
    Index("ix_recoveries_table_id", "table_id"),
)

rematches: Final = Table(
    "rematches",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("next_id", TABLE_ID, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("accepted", JSON, nullable=False),
    Column("at", Float(53), nullable=False),
)

hand_overs: Final = Table(
    "hand_overs",
    metadata,
    # A wish to give an absent person's seat to a bot; void as soon as the table's seq is another. With an anchor, the
    # hash of that person's token: the host's vote on the seat, void as soon as somebody else sits there.
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("accepted", JSON, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("anchor", String(64), nullable=True),
)

listeners: Final = Table(
    "listeners",
    metadata,
    # Where somebody is told that it is their turn: a push subscription as JSON, or a mail address.
    Column("id", TABLE_ID, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("address", String(1400), nullable=False),
    Column("language", String(16), nullable=False),
    # Null: a mail address whose owner has not answered yet.
    Column("confirmed_at", Float(53), nullable=True),
    # Of the secret in the links that confirm or end it.
    Column("secret_hash", String(64), nullable=False),
    # How often in a row it was refused for good.
    Column("failures", Integer, nullable=False),
    Column("created_at", Float(53), nullable=False),
    UniqueConstraint("kind", "address"),
    UniqueConstraint("secret_hash"),
)

listening: Final = Table(
    "listening",
    metadata,
    # Which seats a listener hears of; it goes with the table, the listener, or the person of the seat.
    Column("listener_id", TABLE_ID, ForeignKey("listeners.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # What was told last, and when.
    Column("told", String(40), nullable=True),
    Column("told_at", Float(53), nullable=True),
    Index("ix_listening_table_id_seat", "table_id", "seat"),
)

facts: Final = Table(
    "facts",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
