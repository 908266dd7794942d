"""What can be wrong with what somebody asks. Every message says what, where, by which rule, and what would be right."""


class MulliganError(Exception):
    """Something a person can mend; shown as one clear message, never as a stack trace."""


class NotAnOption(MulliganError):
    """The choice is not one of the options of the pending decision."""


class NoDecision(MulliganError):
    """Nobody is asked anything now."""


class UnknownCard(MulliganError):
    """No card of that name is in the catalog."""


class BadNotation(MulliganError):
    """A card's notation cannot be read."""


class BadDeck(MulliganError):
    """A deck list cannot be read, or is not legal."""


class BadSave(MulliganError):
    """A save file is broken or belongs to something else."""


class BadScenario(MulliganError):
    """A scenario file does not follow the format."""
