"""What tests of evenings do at a server: sit down, pick, build, concede."""

from __future__ import annotations

from mulligan.client import Server


def new_evening(server: Server, **asked: object) -> tuple[str, str]:
    """An evening at which one person sits: its id, and the token of the seat."""
    seated = server.ask("/api/evenings", {"game": "magic", "seats": 4, "agent": "greedy", **asked})
    return seated["evening"], seated["token"]


def look(server: Server, evening: str, token: str = "") -> dict:
    """An evening as a seat sees it."""
    return server.ask(f"/api/evenings/{evening}", token=token)


def pick_all(server: Server, evening: str, token: str) -> dict:
    """Pick until there is nothing to pick."""
    view = look(server, evening, token)
    while view["state"] == "picking":
        draft = view["draft"]
        if not draft["options"]:
            return view
        asked = {"card": draft["options"][0], "number": len(draft["pool"]) + 1}
        view = server.ask(f"/api/evenings/{evening}/picks", asked, token=token)
    return view


def build(server: Server, evening: str, token: str) -> dict:
    """Play the deck that is suggested."""
    deck = look(server, evening, token)["deck"]
    cards = [[one["count"], one["name"]] for one in deck["cards"]]
    return server.ask(f"/api/evenings/{evening}/deck", {"cards": cards}, token=token)


def pick_one(server: Server, evening: str, token: str, view: dict | None = None) -> dict:
    """Pick the first card of the pack in hand."""
    draft = (view or look(server, evening, token))["draft"]
    asked = {"card": draft["options"][0], "number": len(draft["pool"]) + 1}
    return server.ask(f"/api/evenings/{evening}/picks", asked, token=token)


def my_match(view: dict) -> dict:
    """The match of this round of who looks."""
    return next(match for match in view["rounds"][-1] if match["yours"])


def concede(server: Server, table: str, token: str) -> None:
    """Give up at a table."""
    with server.seat({"socket": f"/api/tables/{table}/socket", "token": token}) as seat:
        next(one for one in seat.messages() if one["type"] == "view")  # whoever is asked first
        seat.say("concede")
        next(one for one in seat.messages() if one["type"] == "accepted")
