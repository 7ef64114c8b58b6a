"""The event store: a table is its header and its append-only events; SQLite or PostgreSQL keep them."""
