"""Events: what happens, told once to whoever listens."""

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """Something that happens to a card or a player. The kinds are the game's own."""

    kind: int
    card: int  # whom it happens to, or who does it
    other: int  # the second card in it
    player: int
    number: int  # how much
    flags: int  # circumstances, the game's own bits

    def __init__(
        self, kind: int, card: int = -1, other: int = -1, player: int = -1, number: int = 0, flags: int = 0
    ) -> None:
        self.kind = kind
        self.card = card
        self.other = other
        self.player = player
        self.number = number
        self.flags = flags


@mypyc_attr(acyclic=True)
class Note:
    """A line of the log before it is put into words: what, who, how much, by which rules, who may know the cards."""

    def __init__(
        self,
        what: str,
        rules: tuple[str, ...],
        player: int,
        card: int,
        other: int,
        number: int,
        text: str,
        known: int,
        other_known: int,
    ) -> None:
        self.what = what
        self.rules = rules
        self.player = player
        self.card = card
        self.other = other
        self.number = number
        self.text = text
        self.known = known
        self.other_known = other_known
