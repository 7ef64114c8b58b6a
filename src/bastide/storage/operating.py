"""The tables of those who run a server: operators, what they did, reports, restrictions, words."""

from typing import Final

from sqlalchemy import JSON, Column, Float, Index, Integer, String, Table, Text

from bastide.storage.schema import TABLE_ID, metadata

operators: Final = Table(
    "operators",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Column("made_at", Float(53), nullable=False),
)

audit: Final = Table(
    "audit",
    metadata,
    # What operators have done and read. It outlives the tables that it speaks of, and nothing changes it.
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float(53), nullable=False),
    Column("who", String(40), nullable=False),
    Column("what", String(40), nullable=False),
    Column("table_id", TABLE_ID, nullable=True),
    Column("details", JSON, nullable=False),
    Index("ix_audit_at", "at"),
    sqlite_autoincrement=True,
)

reports: Final = Table(
    "reports",
    metadata,
    # What somebody found wrong at a table, with the words it is about as they were said then.
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", TABLE_ID, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("why", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(80), nullable=False),
    Column("message", Integer, nullable=True),
    Column("said", Text, nullable=False),
    # The seat of whoever reports, and a keyed hash of the address.
    Column("by_seat", Integer, nullable=True),
    Column("client", String(32), nullable=False),
    Column("answered_at", Float(53), nullable=True),
    Column("answered_by", String(40), nullable=True),
    Column("note", Text, nullable=False),
    Column("asked", String(64), nullable=True),  # what names the call, so that it is kept once however often it is sent
    Index("ix_reports_answered_at_at", "answered_at", "at"),
    Index("ix_reports_table_id", "table_id"),
    sqlite_autoincrement=True,
)

restrictions: Final = Table(
    "restrictions",
    metadata,
    # Who may not talk (mute) or not come (ban): by name, by range of addresses, or the person of a seat.
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),
    Column("by", String(8), nullable=False),
    Column("value", String(80), nullable=False),
    # Of the person of a seat: the hash of its token, and a keyed hash of the address.
    Column("anchor", String(64), nullable=False),
    Column("client", String(32), nullable=False),
    Column("reason", Text, nullable=False),
    Column("made_at", Float(53), nullable=False),
    Column("made_by", String(40), nullable=False),
    Column("until", Float(53), nullable=True),
    sqlite_autoincrement=True,
)

words: Final = Table(
    "unwanted_words",
    metadata,
    Column("word", String(80), primary_key=True),
)
