"""A small client: a seat at a table of a server, for bots. docs/protocol.md tells what goes over the wire.

server = Server("http://127.0.0.1:8000")
with server.new_table("lorcana", name="Bot") as seat:
    for view in seat.decisions():
        seat.choose(view["decision"]["options"][0]["id"])
"""

from mulligan.client.seat import Seat
from mulligan.client.server import RefusedError, Server

__all__ = ["RefusedError", "Seat", "Server"]
