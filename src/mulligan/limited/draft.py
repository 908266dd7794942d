"""A draft: packs are opened, a card is picked from each, the rest is passed on, until all are picked.

draft = Draft(["a", "b", "c", "d"], packs)     packs[seat][round] is a list of cards
draft.asked()                                  the seats that must pick now: all at once, nobody waits for another
draft.options(0)                               what the first may pick
draft.pick(0, "Shock")
draft.view(0)                                  all that the first may know
"""

from __future__ import annotations

from typing import Final

from mulligan.kernel.errors import MulliganError

FEWEST: Final = 4
MOST: Final = 8
LEFT: Final = 1  # seats are numbered to the left
RIGHT: Final = -1
WATCHER: Final = -1
PICK: Final = "pick"


class Pick:
    """A card that was picked, and what it was picked from."""

    def __init__(self, seat: int, card: str, pack: list[str], round: int, lone: bool) -> None:
        self.seat = seat
        self.card = card
        self.pack = pack  # with the card
        self.round = round
        self.lone = lone  # there was nothing else to pick

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pick) and self.as_row() == other.as_row()

    def __hash__(self) -> int:
        return hash((self.seat, self.card, self.round))

    def as_row(self) -> tuple[object, ...]:
        """All of it as plain data."""
        return self.seat, self.card, self.pack, self.round, self.lone


class Draft:
    """The table of a draft: what each holds, has picked, and has yet to open."""

    def __init__(self, names: list[str], packs: list[list[list[str]]]) -> None:
        # rule: limited.draft
        if not FEWEST <= len(names) <= MOST:
            raise MulliganError("draft-seats", count=len(names), fewest=FEWEST, most=MOST)
        if len(packs) != len(names) or len({len(own) for own in packs}) != 1 or not packs[0]:
            raise MulliganError("draft-packs")
        self.names = names
        self.packs = [[list(pack) for pack in own] for own in packs]
        self.rounds = len(packs[0])
        self.round = -1  # which of the packs is being drafted
        self.hands: list[list[str]] = [[] for _ in names]  # the pack that each holds
        self.pools: list[list[str]] = [[] for _ in names]
        self.laid = [False for _ in names]  # whether each has picked since the packs were last passed
        self.picks: list[Pick] = []
        self.over = False
        self.go_on()

    # -- The steps of the book ---------------------------------------------------------------------------------------

    def open_packs(self) -> None:
        """Everybody opens their next pack."""
        # rule: limited.draft
        self.round += 1
        self.hands = [list(own[self.round]) for own in self.packs]
        self.laid = [False for _ in self.names]

    def take(self, seat: int, card: str) -> None:
        """A player picks a card of the pack in hand; nobody else sees which."""
        # rule: limited.draft
        hand = self.hands[seat]
        self.picks.append(Pick(seat, card, list(hand), self.round, len(set(hand)) == 1))
        hand.remove(card)
        self.pools[seat].append(card)
        self.laid[seat] = True

    def pass_packs(self) -> None:
        """Everybody passes what is left to the left, in every second round to the right."""
        # rule: limited.draft
        seats = len(self.names)
        self.hands = [self.hands[(seat - self.direction()) % seats] for seat in range(seats)]
        self.laid = [False for _ in self.names]

    def go_on(self) -> None:
        """Do what needs no choice, until somebody must choose or all cards are picked."""
        while not self.over:
            asked = self.asked()
            lone = [seat for seat in asked if len(set(self.hands[seat])) == 1]
            if lone:
                self.take(lone[0], self.hands[lone[0]][0])
            elif asked:
                return
            elif any(self.hands):
                self.pass_packs()
            elif self.round + 1 < self.rounds:
                self.open_packs()
            else:
                self.over = True

    # -- What players do ---------------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """The seats that must pick now."""
        return [seat for seat, hand in enumerate(self.hands) if hand and not self.laid[seat]]

    def options(self, seat: int) -> list[str]:
        """The cards that a player may pick now, each name once."""
        return list(dict.fromkeys(self.hands[seat])) if seat in self.asked() else []

    def why_not(self, seat: int, card: str) -> MulliganError | None:
        """Why a player may not pick a card now; None if they may."""
        if self.over:
            return MulliganError("draft-over")
        if seat not in self.asked():
            return MulliganError("draft-waits", player=self.names[seat])
        if card not in self.hands[seat]:
            return MulliganError("draft-not-there", player=self.names[seat], card=card, cards=self.options(seat))
        return None

    def pick(self, seat: int, card: str) -> None:
        """Pick a card; when all have, the packs go on."""
        why = self.why_not(seat, card)
        if why is not None:
            raise why
        self.take(seat, card)
        self.go_on()

    # -- What players know -------------------------------------------------------------------------------------------

    def direction(self) -> int:
        """Where packs are passed: to the left, in every second round to the right."""
        # rule: limited.draft
        return LEFT if self.round % 2 == 0 else RIGHT

    def neighbour(self, seat: int, direction: int) -> int:
        """Who sits beside a player."""
        return (seat + direction) % len(self.names)

    def picked(self, seat: int) -> int:
        """How many cards a player has picked of this round's packs."""
        return sum(pick.seat == seat and pick.round == self.round for pick in self.picks)

    def view(self, seat: int) -> dict[str, object]:
        """All that a player may know: their own pack and picks, and how many cards the others hold and have."""
        # rule: limited.draft
        told: dict[str, object] = {
            "round": self.round + 1,
            "rounds": self.rounds,
            "passing": "left" if self.direction() == LEFT else "right",
            "over": self.over,
            "players": [
                {
                    "name": name,
                    "cards": len(self.pools[number]) - self.laid[number],
                    "pack": len(self.hands[number]) + self.laid[number],
                    "picks": number in self.asked(),
                }
                for number, name in enumerate(self.names)
            ],
        }
        if seat != WATCHER:
            told["you"] = seat
            told["pick"] = self.picked(seat) + 1
            told["from"] = self.names[self.neighbour(seat, -self.direction())]
            told["to"] = self.names[self.neighbour(seat, self.direction())]
            told["pack"] = list(self.hands[seat])
            told["pool"] = list(self.pools[seat])
            told["options"] = self.options(seat)
        return told

    def row(self) -> dict[str, object]:
        """All of it as plain data, for those who may know all."""
        return {
            "names": self.names,
            "packs": self.packs,
            "round": self.round,
            "hands": self.hands,
            "pools": self.pools,
            "laid": self.laid,
            "over": self.over,
            "picks": [pick.as_row() for pick in self.picks],
        }

    def chosen(self) -> list[Pick]:
        """The picks that somebody chose: with them a draft can be had again."""
        return [pick for pick in self.picks if not pick.lone]

    def replayed(self) -> Draft:
        """The draft once more, from its packs and what was chosen."""
        again = Draft(self.names, self.packs)
        for pick in self.chosen():
            again.pick(pick.seat, pick.card)
        return again

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Draft) and self.row() == other.row()

    def __hash__(self) -> int:
        return hash((tuple(self.names), len(self.picks)))


class Opening(Draft):
    """Packs that are opened at once, by any number of players, and not passed on: a sealed game."""

    def __init__(self, names: list[str], packs: list[list[list[str]]]) -> None:
        # rule: limited.sealed
        if not names or len(packs) != len(names):
            raise MulliganError("draft-packs")
        self.names = names
        self.packs = [[list(pack) for pack in own] for own in packs]
        self.rounds = max(len(own) for own in packs)
        self.round = self.rounds - 1
        self.hands = [[] for _ in names]
        self.pools = [[card for pack in own for card in pack] for own in packs]
        self.laid = [False for _ in names]
        self.picks: list[Pick] = []
        self.over = True
