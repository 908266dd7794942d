"""Magic: The Gathering by the Magic 2014 rulebook."""
