"""Disney Lorcana by its comprehensive rules, in three editions."""
