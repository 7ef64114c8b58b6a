"""Alembic's migrations; the server runs them when it starts."""
