"""What was done or could be done, in words that stand alone: the heading of an option and the option."""

from __future__ import annotations

from typing import Final

from mulligan.cli.language import say
from mulligan.kernel.game import Game
from mulligan.kernel.options import CHOOSE, NO, YES, Option
from mulligan.speech import Speaker

ANSWERS: Final = (CHOOSE, YES, NO)  # what is told by its words alone


def deed(speaker: Speaker, game: Game, option: Option, topic: str = "") -> str:
    """An option in words, with what kind of thing it is where that is not said."""
    told = speaker.option(game, option, topic)
    if option.verb in ANSWERS or option.verb in speaker.kind.passive:
        return told
    return say("deed", group=speaker.words.say(f"group-{option.verb}"), option=told)
