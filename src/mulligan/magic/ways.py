"""Ways to play: who may sit down, in which teams, with how much life, with how large a deck, in which words of a story.

To add a way: one entry in `WAYS`; its steps, if it has any of its own, in `VARIANTS` (editions.py); what its decks
must be, in `CHECKS` (decks.py); decks that come with it, in `data/magic/decks/NAME`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import SEATS, demand_seats
from mulligan.kernel.kinds import DRAFT, SEALED
from mulligan.kernel.tabletop import FormatWords
from mulligan.magic.terms import SUPPLEMENT

CONSTRUCTED: Final = "constructed"
LIMITED: Final = "limited"
GIANT: Final = "two-headed-giant"
PLANECHASE: Final = "planechase"
ARCHENEMY: Final = "archenemy"
DATED: Final = ("standard", "modern")  # played like constructed: they say only which cards a deck may have
# Formats that say only which cards a deck may have, each with the way in which it is played.
PLAYED_LIKE: Final = {**dict.fromkeys(DATED, CONSTRUCTED), SEALED: LIMITED, DRAFT: LIMITED}
LIFE: Final = 20
TEAM_LIFE: Final = 30
COMMANDER: Final = "commander"
COMMANDER_LIFE: Final = 40
SEVERAL: Final = 6  # players: what the book calls best for Commander, and what the ways with cards of their own are for


class Way:
    """A way to play, without teams of its own."""

    shared_life: ClassVar[bool] = False  # a team has one life total, and loses as one
    shared_turns: ClassVar[bool] = False  # a team takes its turns, attacks and blocks together
    shared_hands: ClassVar[bool] = False  # a team sees each other's hands

    def __init__(
        self,
        name: str,
        fewest: i64 = 2,
        most: i64 = SEATS,
        life: i64 = LIFE,
        least: i64 = 60,
        words: FormatWords | None = None,
    ) -> None:
        self.name = name
        self.fewest = fewest  # players
        self.most = most
        self.life = life  # that a player, or a team that shares it, starts with
        self.least = least  # cards in a deck
        self.words = words or FormatWords()  # what it adds to stories

    def only_players(self) -> i64:
        """How many players it is for, if it is for that number only; else 0."""
        return self.most if self.fewest == self.most else 0

    def check_players(self, count: i64) -> None:
        """Refuse more or fewer players than it is for."""
        # rule: setup.starting-life
        if self.most == SEATS:
            demand_seats(count, self.fewest)
        elif not self.fewest <= count <= self.most:
            raise MulliganError("magic-players", way=self.name, count=count, fewest=self.fewest, most=self.most)

    def teams(self, names: list[str], given: list[int] | None, keys: dict[str, object]) -> list[int]:
        """The team of each player: as given, or everybody for themselves. `keys` is what a story says at its top."""
        return given if given is not None else list(range(len(names)))

    def starting_life(self, player: i64, teams: list[int]) -> i64:
        """How much life a player starts with."""
        return self.life

    def multiplayer(self, seats: i64) -> bool:
        """Whether it is played as a game of several players, in which the first mulligan costs nothing."""
        # rule: multiplayer.mulligan-and-draw
        return seats > 2

    def first_draws(self, seats: i64) -> bool:
        """Whether whoever takes the first turn draws a card in it."""
        # rule: multiplayer.mulligan-and-draw
        return self.multiplayer(seats)


class TwoHeadedGiant(Way):
    """Two teams of two, each with one life total and one turn."""

    shared_life: ClassVar[bool] = True
    shared_turns: ClassVar[bool] = True
    shared_hands: ClassVar[bool] = True

    def check_players(self, count: i64) -> None:
        """Refuse more or fewer players than it is for."""
        if count != self.most:
            raise MulliganError("giant-teams")

    def teams(self, names: list[str], given: list[int] | None, keys: dict[str, object]) -> list[int]:
        """As given, or as they sit: in turn."""
        teams = [seat % 2 for seat in range(len(names))] if given is None else given
        if sorted(teams.count(team) for team in set(teams)) != [2, 2]:
            raise MulliganError("giant-teams")
        return teams

    def first_draws(self, seats: i64) -> bool:
        """The team that takes the first turn draws none in it."""
        # rule: two-headed-giant.team
        return False


class Archenemy(Way):
    """One against a team, whose players take their turns together but have each a life total of their own."""

    # rule: archenemy.schemes
    shared_turns: ClassVar[bool] = True

    def teams(self, names: list[str], given: list[int] | None, keys: dict[str, object]) -> list[int]:
        """As given, one player against all others; else the first, or whom the story names, is the archenemy."""
        if given is None:
            chosen = keys.get("archenemy", names[0])
            if chosen not in names:
                raise MulliganError("archenemy-who", name=str(chosen), names=names)
            alone = names.index(str(chosen))
            return [0 if seat == alone else 1 for seat in range(len(names))]
        if len(set(given)) != 2 or all(given.count(team) > 1 for team in given):
            raise MulliganError("archenemy-teams")
        if "archenemy" in keys and names[archenemy_of(given)] != keys["archenemy"]:
            raise MulliganError("archenemy-teams")
        return given

    def starting_life(self, player: i64, teams: list[int]) -> i64:
        """The archenemy starts with twice as much."""
        return self.life * 2 if player == archenemy_of(teams) else self.life

    def first_draws(self, seats: i64) -> bool:
        """The archenemy, who takes the first turn, draws in it."""
        return True


def archenemy_of(teams: list[int]) -> i64:
    """The seat of the one who is alone against a team."""
    return next((seat for seat, team in enumerate(teams) if teams.count(team) == 1), 0)


class Commander(Way):
    """Everybody for themselves, each led by a legendary creature; with two players too as with several."""

    def multiplayer(self, seats: i64) -> bool:
        """The book counts it among the ways for several players, though two may play it."""
        # rule: multiplayer.mulligan-and-draw commander.game
        return True


COMMANDER_WORDS: Final = FormatWords(
    player_keys=("commander-damage", "commander-tax"),
    states=("commander",),
    player_fields=("commander-damage.ALIAS", "commander-tax.ALIAS"),
)
WAYS: Final[dict[str, Way]] = {
    CONSTRUCTED: Way(CONSTRUCTED),
    LIMITED: Way(LIMITED, least=40),
    GIANT: TwoHeadedGiant(GIANT, fewest=4, most=4, life=TEAM_LIFE),
    PLANECHASE: Way(
        PLANECHASE,
        most=SEVERAL,
        words=FormatWords(
            keys=("planar-deck", "die"), paths=("plane", "planar-controller"), zones={"planar-deck": SUPPLEMENT}
        ),
    ),
    ARCHENEMY: Archenemy(
        ARCHENEMY,
        fewest=3,
        most=SEVERAL,
        words=FormatWords(keys=("archenemy",), player_fields=("ongoing",), zones={"schemes": SUPPLEMENT}),
    ),
    COMMANDER: Commander(COMMANDER, most=SEVERAL, life=COMMANDER_LIFE, least=100, words=COMMANDER_WORDS),
}


def find_way(format: str) -> Way:
    """The way to play that a format names; one that is not built is refused, never played as something else."""
    way = WAYS.get(PLAYED_LIKE.get(format, format or CONSTRUCTED))
    if way is None:
        raise MulliganError("no-format", game="magic", format=format, formats=[*WAYS, *PLAYED_LIKE])
    return way
