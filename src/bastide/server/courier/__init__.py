"""Telling people who are away: a process of its own, what it asks the database, and how it sends."""
