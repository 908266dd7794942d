"""The table in the browser: a server for people, computer players and spectators (docs/protocol.md)."""
