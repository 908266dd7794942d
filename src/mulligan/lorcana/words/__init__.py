"""The words of Lorcana's card language, a file for each kind."""
