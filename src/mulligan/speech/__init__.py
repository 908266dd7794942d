"""Putting things into words: log lines, options, refusals, complaints. The words are in files under data."""

from mulligan.speech.errors import sentence
from mulligan.speech.names import Names, names
from mulligan.speech.speaker import Speaker
from mulligan.speech.words import Words, words

__all__ = ["Names", "Speaker", "Words", "names", "sentence", "words"]
