"""A seat at a table of a server, in the terminal: what people in browsers play at, with the same words and keys."""
