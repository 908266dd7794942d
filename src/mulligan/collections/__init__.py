"""The player's own cards: taking them in from files of others, designing them, keeping them.

read_cards(path, game)    what becomes of the cards of a file, whatever kind of file it is
keep(kind, found, path)   put them into the collection, whole or not at all
remove(shelf)             take an import out of it
coverage(path, game)      how much of a file is understood, and what stops the rest
"""

from mulligan.collections.coverage import CardCoverage, coverage
from mulligan.collections.keeping import Kept, find_shelf, keep, remove
from mulligan.collections.reading import Source, read_cards

__all__ = ["CardCoverage", "Kept", "Source", "coverage", "find_shelf", "keep", "read_cards", "remove"]
