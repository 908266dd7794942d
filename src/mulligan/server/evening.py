"""An evening of limited play: packs are drafted or opened, decks built, and rounds played at tables of this server.

It is kept in a folder of its own, each part as the terminal keeps it: who sits there (`seats.json`), the draft
(`picks.draft`, which `mulligan draft --review` reads) and the rounds (`rounds.event`, which `mulligan event` reads).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from mulligan import games
from mulligan.kernel.kinds import DRAFT, Deck
from mulligan.limited.bots import DraftBot, pick_for_bots
from mulligan.limited.building import Builder
from mulligan.limited.files import KeptDraft, read_draft
from mulligan.limited.opening import new_draft, new_sealed
from mulligan.limited.pools import with_rest
from mulligan.saves.disk import make_folder, write_file
from mulligan.saves.setting import check_size
from mulligan.server.evening_rows import BUILDING, PICKING, EveningRow
from mulligan.server.refusals import BadDeckRefused, Refusal
from mulligan.server.rounds import Rounds
from mulligan.server.rows import OPEN, OVER, PLAYING
from mulligan.server.seating import seat_by, unused
from mulligan.server.waiting import Waiting
from mulligan.speech.made import made

if TYPE_CHECKING:
    from mulligan.server.hall import Hall

SEATS: Final = "seats.json"
PICKS: Final = "picks.draft"


class Evening:
    """One evening."""

    def __init__(self, row: EveningRow, folder: Path, hall: Hall) -> None:
        self.row = row
        self.folder = folder
        self.hall = hall
        self.kind = games.kind(row.game)
        self.lock = asyncio.Lock()
        self.kept: KeptDraft | None = None
        self.rounds = Rounds(self)
        self.waiting = Waiting(self)
        self.version = 0  # counts up with everything that happens
        self.closed = False  # this is not the evening any more: it lies on the disk

    # -- Keeping -----------------------------------------------------------------------------------------------------

    def write(self) -> None:
        """Write down who sits there."""
        make_folder(self.folder)
        write_file(str(self.folder / SEATS), msgspec.json.format(msgspec.json.encode(self.row)) + b"\n")

    def read(self) -> None:
        """Take up the draft and the rounds as they were left."""
        if not self.row.begun:
            return
        path = self.folder / PICKS
        self.kept = read_draft(str(path))
        self.kept.keep(path)
        self.rounds.read()

    def close(self) -> None:
        """Write no more."""
        self.closed = True
        self.waiting.stop()
        if self.kept is not None:
            self.kept.close()

    def check_kept(self) -> None:
        """Refuse to go on if the draft could not be written down."""
        if self.kept is not None and self.kept.file is not None and self.kept.file.trouble is not None:
            raise Refusal("storage", 500)

    # -- Who and what ------------------------------------------------------------------------------------------------

    @property
    def state(self) -> str:
        """How far it is."""
        if self.kept is None:
            return OPEN
        if not self.kept.draft.over:
            return PICKING
        if self.rounds.kept is None:
            return BUILDING
        return OVER if self.rounds.kept.event.over() else PLAYING

    def busy(self) -> bool:
        """Whether somebody changes it, or computer players play."""
        return self.rounds.duelling or self.lock.locked()

    def seat_of(self, token: str) -> int:
        """The seat that a token is for; WATCHING without one. An unknown one is refused."""
        return seat_by(token, [seat.secret for seat in self.row.seats])

    def drafting(self) -> KeptDraft:
        """The draft; refused before it has begun."""
        if self.kept is None:
            raise Refusal("not-begun")
        return self.kept

    def has_left(self, seat: int) -> bool:
        """Whether somebody plays no further rounds."""
        kept = self.rounds.kept
        return self.row.seats[seat].gone or (kept is not None and seat in kept.event.dropped)

    # -- What people do ----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Computer players take the seats that are left, and the packs are opened."""
        row = self.row
        if self.kept is not None:
            raise Refusal("begun")
        for number, seat in enumerate(row.seats, 1):
            if not seat.secret:
                seat.agent = row.agent
                seat.name = unused(made(row.agent, number), [one.name for one in row.seats])
        names, agents = [seat.name for seat in row.seats], [seat.agent for seat in row.seats]
        new = new_draft if row.form == DRAFT else new_sealed
        self.kept = new(self.kind, row.set, row.seed, names, agents)
        row.set, row.begun = self.kept.set, True
        make_folder(self.folder)
        self.kept.keep(self.folder / PICKS)
        self.check_kept()  # before it is said to have begun
        self.write()

    def pick(self, seat: int, card: str, number: int) -> None:
        """Somebody picks a card, as their so manieth."""
        kept = self.drafting()
        if number != len(kept.draft.pools[seat]) + 1:
            raise Refusal("late-pick", number=len(kept.draft.pools[seat]))
        kept.pick(seat, card)
        self.waiting.missed.discard(seat)

    def build(self, seat: int, cards: list[tuple[int, str]]) -> None:
        """Somebody has built their deck of these cards; all else of their pool is its sideboard."""
        kept = self.drafting()
        if self.state != BUILDING:
            raise Refusal("not-building")
        deck = self.deck_of(seat, cards)
        complaints = self.kind.check_deck(deck, self.kind.newest(), self.row.form)
        if complaints:
            raise BadDeckRefused(self.kind, self.kind.newest(), complaints)
        kept.build(seat, deck)

    def keep_list(self, seat: int, cards: list[tuple[int, str]]) -> None:
        """Keep a deck as far as somebody has come with it: it need not be one that may be played."""
        if self.state != BUILDING or seat in self.drafting().decks:
            raise Refusal("not-building")
        deck = self.deck_of(seat, cards)
        pool = set(self.drafting().draft.pools[seat])
        strange = [name for _, name in deck.cards if name not in pool and not self.kind.is_free(name)]
        if strange:
            raise Refusal("not-brought", name=strange[0][:100])
        self.row.seats[seat].deck = deck.cards
        self.write()

    def drop(self, seat: int, by: int) -> None:
        """Somebody leaves, or is let go because all wait for them in vain: see Waiting.may_let_go."""
        if self.kept is None or self.has_left(seat):
            raise Refusal("not-begun" if self.kept is None else "has-left", name=self.row.seats[seat].name)
        if seat != by and not self.waiting.may_let_go(seat, by):
            raise Refusal("not-away", 403, name=self.row.seats[seat].name)
        if self.rounds.kept is not None:
            self.rounds.drop(seat)
        else:
            self.row.seats[seat].gone = True
            self.write()

    def forfeit(self, seat: int, by: int) -> None:
        """Somebody loses the match of this round, as all wait for them in vain, or gives it up themselves."""
        if seat != by and not self.waiting.may_let_go(seat, by):
            raise Refusal("not-away", 403, name=self.row.seats[seat].name)
        self.rounds.forfeit(seat)

    # -- Decks -------------------------------------------------------------------------------------------------------

    def deck_of(self, seat: int, cards: list[tuple[int, str]]) -> Deck:
        """A deck of somebody's cards; all else of their pool is its sideboard."""
        deck = Deck(self.row.seats[seat].name)
        deck.cards = [(count, name) for name, count in sorted(dict_of(cards).items())]
        check_size(deck)
        return with_rest(self.kind, deck, self.drafting().draft.pools[seat])

    def deck_so_far(self, seat: int) -> Deck:
        """The deck that somebody has built or is building; before that, what a computer player would build."""
        kept = self.drafting()
        if seat in kept.decks:
            return kept.decks[seat]
        if self.row.seats[seat].deck:
            return self.deck_of(seat, self.row.seats[seat].deck)
        return self.suggested(seat)

    def suggested(self, seat: int) -> Deck:
        """The deck that a computer player would build of somebody's cards."""
        pool = self.drafting().draft.pools[seat]
        return Builder(self.kind, bot_of(self.row.game).strengths).build(pool, self.row.seats[seat].name)

    def deck_to_play(self, seat: int) -> Deck:
        """The deck of somebody who does not say which: the one that they were building, if it may be played."""
        deck = self.deck_so_far(seat)
        playable = not self.kind.check_deck(deck, self.kind.newest(), self.row.form)
        return deck if playable else self.suggested(seat)

    # -- What goes on by itself --------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Let computer players pick and build, pair rounds, set tables and hear their results."""
        self.version += 1
        await asyncio.to_thread(self.settle)
        await self.rounds.go_on()
        self.waiting.go_on()

    def settle(self) -> None:
        """What computer players pick and build, also for who has left; with the last deck the rounds begin."""
        kept = self.kept
        if kept is None or self.rounds.kept is not None:
            return
        gone = [seat for seat, one in enumerate(self.row.seats) if one.gone]
        pick_for_bots(kept, bot_of(self.row.game), gone)
        self.check_kept()
        if not kept.draft.over:
            return
        for seat, agent in enumerate(kept.agents):
            if (agent or seat in gone) and seat not in kept.decks:
                kept.build(seat, self.deck_to_play(seat))
        if len(kept.decks) == len(kept.agents):
            self.check_kept()  # the rounds begin with decks that are on the disk
            self.rounds.begin(kept)

    async def run_out(self) -> None:
        """Somebody's time is over: what a computer player would pick is picked for them, and their deck is built."""
        try:
            async with self.hall.evenings.at(self.row.id) as now:
                if now is self:
                    await asyncio.to_thread(self.answer_late)
                    await self.go_on()
        except Refusal as refusal:  # the clocks run again when somebody asks for the evening
            self.hall.log.tell("evening", evening=self.row.id, error=refusal.code)

    def answer_late(self) -> None:
        """Pick and build for those whose time is over."""
        kept = self.drafting()
        for seat in self.waiting.late():
            if self.state == PICKING:
                kept.pick(seat, bot_of(self.row.game).choose(kept.draft.view(seat)))
                self.waiting.missed.add(seat)
            elif seat not in kept.decks:
                kept.build(seat, self.deck_to_play(seat))
        self.check_kept()


@lru_cache
def bot_of(game: str) -> DraftBot:
    """Who picks for computer players, and knows how strong the cards of a game are."""
    return DraftBot(games.kind(game))


def dict_of(cards: list[tuple[int, str]]) -> dict[str, int]:
    """Cards of a list by name, each once."""
    found: Counter[str] = Counter()
    for count, name in cards:
        found[name] += max(0, count)
    return {name: count for name, count in found.items() if count}
