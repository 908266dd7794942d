"""Many games: series and their statistics, scenario files, the coverage of the rulebooks, and how fast it all is."""
