"""Fire Emblem Cipher by its rulebook."""
