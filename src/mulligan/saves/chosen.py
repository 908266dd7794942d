"""What was chosen, in words that outlive the program: verb, cards by owner, name and copy, target, player, number.

An option is a line of a list, and its cards are numbers: both belong to one release. `Chosen` is what a save keeps
instead. It is found again among the options of a decision by what it says, in whatever order they come.
"""

from __future__ import annotations

from typing import Final

import msgspec

from mulligan.kernel.errors import BadSave
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import CONCEDE, Decision, Option

MOST_SPOKEN: Final = 2_000  # choices that name no card, kept to be used again

CardName = tuple[int, str, int]  # whose, which printed card, which of their copies of it, from 1


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of a player; fields that say nothing are left out."""

    do: str
    by: int
    card: CardName | None = None
    target: CardName | None = None
    text: str = ""
    player: int = -1
    number: int = -1
    ability: int = -1
    nth: int = 0  # of several options that say the same, which one
    unasked: bool = False  # it was made for a person who need not be asked

    def __str__(self) -> str:
        cards = " → ".join(card[1] for card in (self.card, self.target) if card is not None)
        more = [str(one) for one in (self.text, self.number) if one not in ("", -1)]
        return " ".join([self.do, *([cards] if cards else []), *more])

    def says(self) -> Chosen:
        """It, without what tells equal options apart and without how it came about."""
        return msgspec.structs.replace(self, nth=0, unasked=False)


class Names:
    """What cards of one match are called: by owner, printed name and copy."""

    def __init__(self, kind: Kind, first: Game) -> None:
        self.kind = kind
        self.faces: dict[int, str] = {}  # names by printed card
        self.decks: list[CardName] = []  # the cards that were there when the game began
        copies: dict[tuple[int, str], int] = {}
        for card in range(len(first.printed)):
            owner, face = int(first.owner[card]), self.face(first, card)
            copies[owner, face] = copies.get((owner, face), 0) + 1
            self.decks.append((owner, face, copies[owner, face]))

    def face(self, game: Game, card: int) -> str:
        """The name printed on a card."""
        number = int(game.printed[card])
        if number not in self.faces:
            self.faces[number] = self.kind.printed_name(game, card)
        return self.faces[number]

    def of(self, game: Game, card: int) -> CardName | None:
        """What a card is called; None for no card."""
        if card < 0:
            return None
        if card < len(self.decks):
            return self.decks[card]
        owner, face = int(game.owner[card]), self.face(game, card)
        copy = sum(1 for one in self.decks if one[:2] == (owner, face))
        for one in range(len(self.decks), card + 1):  # what came into the game later
            copy += game.owner[one] == owner and self.face(game, one) == face
        return owner, face, copy


def describe(names: Names, game: Game, decision: Decision, option: Option) -> Chosen:
    """What an option says, whichever of several equal ones it is."""
    told = names.kind.lasting(game, option)
    return Chosen(
        told.verb,
        int(option.whose(decision.player)),
        names.of(game, told.card),
        names.of(game, told.target),
        told.text,
        int(told.player),
        int(told.number),
        int(told.ability),
    )


def what_is_chosen(names: Names, game: Game, option: Option, unasked: bool = False) -> Chosen:
    """The choice that taking an option of the pending decision is."""
    decision = game.decision
    assert decision is not None
    if option.verb == CONCEDE:
        return once(Chosen(CONCEDE, int(option.whose(decision.player))))
    said = describe(names, game, decision, option)
    alike = [one for one in decision.options if might_be(one, option)]
    equal = [one for one in alike if one is option or describe(names, game, decision, one) == said]
    nth = next((position for position, one in enumerate(equal) if one == option), 0)
    return once(msgspec.structs.replace(said, nth=nth, unasked=unasked) if nth or unasked else said)


_spoken: Final[dict[Chosen, Chosen]] = {}


def once(chosen: Chosen) -> Chosen:
    """A choice that names no card, which is made over and over at all tables, as one object for them all."""
    if chosen.card is not None or chosen.target is not None or chosen.text or len(_spoken) >= MOST_SPOKEN:
        return chosen
    return _spoken.setdefault(chosen, chosen)


def might_be(one: Option, other: Option) -> bool:
    """Whether two options could say the same: their numbers may only count in lists."""
    return one.verb == other.verb and one.card == other.card and one.target == other.target and one.text == other.text


def find(names: Names, game: Game, chosen: Chosen) -> Option:
    """The option of the pending decision that a choice means; an error says why there is none."""
    decision = game.decision
    if decision is None:
        raise BadSave("chosen-after-the-end", choice=str(chosen))
    if chosen.do == CONCEDE:
        if not 0 <= chosen.by < game.match.seats or not game.playing[chosen.by]:
            raise BadSave("chosen-by-nobody", choice=str(chosen))
        return Option(CONCEDE, actor=chosen.by)
    wanted = chosen.says()
    told = [
        (option, describe(names, game, decision, option))
        for option in decision.options
        if option.verb == wanted.do and option.text == wanted.text
    ]
    equal = [option for option, said in told if said == wanted]
    if 0 <= chosen.nth < len(equal):
        return equal[chosen.nth]
    if not equal:  # another copy of the same card will do, if only one can be meant
        equal = [option for option, said in told if any_copy(said) == any_copy(wanted)]
        if len(equal) == 1:
            return equal[0]
    if equal:
        raise BadSave("chosen-unclear", choice=str(chosen), count=len(equal))
    asked = game.match.names[decision.options[0].whose(decision.player)]
    raise BadSave("chosen-not-offered", choice=str(chosen), player=asked, verbs=decision.verbs())


def any_copy(said: Chosen) -> Chosen:
    """What an option says, whichever copies of its cards it is about."""
    card = None if said.card is None else (*said.card[:2], 0)
    target = None if said.target is None else (*said.target[:2], 0)
    return msgspec.structs.replace(said, card=card, target=target)
