"""The HTTP and WebSocket interface, the bots at its tables, and the built client."""
