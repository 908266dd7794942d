"""The laboratory: puzzles solved, games analysed, decks and agents compared, environments for those who learn."""
