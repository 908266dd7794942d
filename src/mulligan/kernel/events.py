"""Events: what happens, told once to whoever listens."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """Something that happens to a card or a player. The kinds are the game's own."""

    kind: i64
    card: i64  # whom it happens to, or who does it
    other: i64  # the second card in it
    player: i64
    number: i64  # how much
    flags: i64  # circumstances, the game's own bits

    def __init__(
        self, kind: i64, card: i64 = -1, other: i64 = -1, player: i64 = -1, number: i64 = 0, flags: i64 = 0
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
        player: i64,
        card: i64,
        other: i64,
        number: i64,
        text: str,
        known: i64,
        other_known: i64,
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

    def __reduce__(self) -> tuple[object, ...]:
        return Note, (
            self.what,
            self.rules,
            self.player,
            self.card,
            self.other,
            self.number,
            self.text,
            self.known,
            self.other_known,
        )
