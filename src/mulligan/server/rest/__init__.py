"""What is asked over HTTP: games, cards, decks, rules, tables, replays."""
