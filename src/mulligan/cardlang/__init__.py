"""The card language: a tree of typed words, its notation, and the words all games share."""
