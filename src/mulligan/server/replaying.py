"""Games looked at after their end: any point of them, by all cards or as one seat saw it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.saves.loading import load_session, read_header
from mulligan.saves.session import Session
from mulligan.server.numbering import Numbering
from mulligan.server.refusals import Refusal
from mulligan.server.rows import BETWEEN, CLOSED, OVER, PERSON, PLAYING, TableRow
from mulligan.server.sight import Row, Sight
from mulligan.server.store import Kept
from mulligan.server.words import with_names

if TYPE_CHECKING:
    from mulligan.server.hall import Hall

MOST_OPEN: Final = 16  # replays kept ready
EVERYTHING: Final = -2  # who looks at every hand


class SameNumbers(Numbering):
    """The engine's own numbers: of a game that is over nothing is a secret, and a card keeps its number throughout."""

    def forget(self, game: Game, player: int) -> None:
        """Nothing is forgotten."""

    def settle(self, game: Game, player: int) -> None:
        """Nor remembered."""

    def number(self, card: int) -> int:
        """What it is."""
        return card


class Replays:
    """The games that are being looked at."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.open: dict[tuple[str, int], Session] = {}

    async def record(self, id: str, game: int) -> bytes:
        """A game of a table as a save file, once it is over."""
        kept = await self.hall.store.read(id)
        if kept is None:
            raise Refusal("no-table", 404)
        games = kept.games()
        if not 1 <= game <= len(games):
            raise Refusal("no-such-game", 404)
        if game == len(games) and not is_over(kept):
            raise Refusal("not-over", 403)
        await self.check_told(kept.row, game >= first_of_match(games))
        return games[game - 1]

    async def check_told(self, row: TableRow, of_match: bool = True) -> None:
        """Refuse to tell what was held where the same decks are met again: in an evening, in a match that goes on."""
        if row.shared and await self.hall.evenings.goes_on(row.evening):
            raise Refusal("evening-secret", 403)
        people = sum(seat.sort == PERSON for seat in row.seats)
        if of_match and people > 1 and row.wins > 1 and row.state in (PLAYING, BETWEEN):
            raise Refusal("match-secret", 403)

    async def session(self, id: str, game: int) -> Session:
        """The same as something to be looked into."""
        key = (id, game)
        found = self.open.pop(key, None)
        if found is None:
            data = await self.record(id, game)
            try:
                found = await asyncio.to_thread(load_session, data)
            except MulliganError as error:
                raise Refusal("unreadable", 409, cause=error) from None
            found.undone = []
        elif game == self.hall.games_of(id) and not found.game.over:
            raise Refusal("not-over", 403)
        self.open[key] = found
        while len(self.open) > MOST_OPEN:
            del self.open[next(iter(self.open))]
        return found

    async def view(self, id: str, game: int, at: int, seat: int, language: str) -> Row:
        """A game after so many choices, as a seat saw it, as those who watched did, or with every card."""
        session = await self.session(id, game)
        count = len(session.chosen)
        if not -2 <= seat < session.match.seats:
            raise Refusal("no-seat", 404)
        view = await asyncio.to_thread(look, session, min(at, count), seat, language)
        by = session.chosen[at - 1].by if 0 < at <= count else -1
        return {"count": count, "at": min(at, count), "by": by, "view": with_names(view, language)}


def first_of_match(games: list[bytes]) -> int:
    """Which game of a table was the first of the match that the last one belongs to."""
    best_of = read_header(games[-1], None).best_of
    return len(games) - (best_of.played if best_of is not None else 0)


def is_over(kept: Kept) -> bool:
    """Whether the last game of a table is over, or nobody can go on with it."""
    return kept.row.state in (OVER, CLOSED, BETWEEN)


def look(session: Session, at: int, seat: int, language: str) -> Row:
    """What somebody sees of a game after so many choices."""
    game = session.at(at)
    view = seen_by(session, game, max(seat, -1), language)
    if seat == EVERYTHING:
        own = [seen_by(session, game, one, language)["players"] for one in range(session.match.seats)]
        view["players"] = [rows[one] for one, rows in enumerate(own) if isinstance(rows, list)]
        decision = game.decision
        if decision is not None:
            view["decision"] = seen_by(session, game, int(decision.player), language)["decision"]
    return dict[str, object](msgspec.json.decode(msgspec.json.encode(view)))


def seen_by(session: Session, game: Game, seat: int, language: str) -> Row:
    """What a seat sees."""
    sight = Sight(session.kind, session.setting.edition, seat, language)
    sight.numbering = SameNumbers()
    sight.look(game, 0)
    return sight.whole()
