"""The words of Magic's card language."""
