"""What must be true of every game at every moment: no card lost, no dead end, exact copies, and honest views."""

from __future__ import annotations

from mulligan.kernel.chance import Chance
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option
from mulligan.kernel.soundness import Broken, decision_is_sound
from mulligan.kernel.views import option_id, options_of

LOOK_AHEAD = 12  # choices in a game that is imagined


def demand(holds: bool, message: str, **values: object) -> None:
    """Say what is broken, if it is."""
    if not holds:
        raise Broken(message, **values)


class Cards:
    """The cards of a game as they were brought to the table."""

    def __init__(self, game: Game) -> None:
        self.faces = [int(face) for face in game.printed]
        self.owners = [int(owner) for owner in game.owner]

    def all_there(self, game: Game) -> None:
        """Every card is in exactly one pile, in the zone it says it is in, with its own face and owner."""
        count = len(game.printed)
        seen = [0] * count
        for i, pile in enumerate(game.piles):
            for card in pile:
                seen[card] += 1
                zone = int(game.zone[card])
                demand(zone == i % game.zones, "broken-pile", card=card, pile=i, zone=zone)
        for card in range(count):
            demand(seen[card] == 1, "broken-count", card=card, count=seen[card])
        for card, face in enumerate(self.faces):
            demand(game.printed[card] == face, "broken-face", card=card)
            demand(game.owner[card] == self.owners[card], "broken-owner", card=card)


def copies_are_exact(kind: Kind, game: Game, choice: int) -> None:
    """A clone and a loaded save equal the game, go on as it does, and change nothing of it."""
    told = game.to_bytes()
    loaded = kind.load_game(game.match, told)
    clone = kind.clone(game)
    for copy, which in ((clone, "clone"), (loaded, "save")):
        demand(copy.to_bytes() == told, "broken-copy", copy=which)
    demand(clone == game and hash(clone) == hash(told), "broken-copy-equal", copy="clone")  # they look at those bytes
    if game.decision is not None:
        clone.choose_number(choice)
        loaded.choose_number(choice)
        demand(game.to_bytes() == told, "broken-clone-shares")
        demand(clone.to_bytes() == loaded.to_bytes(), "broken-copies-part")


def view_is_blind(kind: Kind, game: Game, player: int, chance: Chance) -> None:
    """With the cards a player does not know dealt anew, the player sees the same, options and log included."""
    other = kind.imagine(game, player, chance)
    other.log = game.log
    demand(kind.view(game, player) == kind.view(other, player), "broken-view", player=player)
    demand(called(game, player) == called(other, player), "broken-imagined")


def imagined_is_sound(kind: Kind, game: Game, player: int, chance: Chance) -> None:
    """A game that a player imagines can be played on like any other."""
    imagined = kind.imagine(game, player, chance)
    for _ in range(LOOK_AHEAD):
        decision_is_sound(imagined)
        if imagined.decision is None:
            return
        imagined.choose_number(chance.below(len(imagined.decision.options)))


def called(game: Game, player: int) -> list[str]:
    """A player's options in the pending decision as they call them: cards they do not know by where they lie."""
    decision = game.decision
    return [option_id(game, player, option) for option in options_of(decision, player)] if decision is not None else []


def refusals_are_told(kind: Kind, game: Game, player: int, chance: Chance) -> None:
    """Why not is answered for anything anybody could ask, and what is on offer is not refused."""
    verbs = [*kind.verbs, "nonsense"]
    words = ["", "1", "nonsense", *(word for known in kind.values.values() for word in known)]
    cards = len(game.printed)
    option = Option(
        verbs[chance.below(len(verbs))],
        chance.below(cards + 1) - 1,
        chance.below(cards + 1) - 1,
        words[chance.below(len(words))],
        chance.below(game.match.seats + 1) - 1,
        chance.below(12) - 1,
        chance.below(6) - 1,
    )
    refusal = kind.why_not(game, player, option)
    demand(refusal is None or refusal.message != "", "broken-refusal", option=option)
    decision = game.decision
    if decision is not None:
        offered = decision.options[chance.below(len(decision.options))]
        demand(kind.why_not(game, offered.whose(decision.player), offered) is None, "broken-offer", option=offered)
