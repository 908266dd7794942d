"""Playing with packs just opened: boosters, sealed pools, drafts, and decks of forty built from them.

`Sheets` (packs.py) opens packs of a set; `open_pools` (sealed.py) the pools of a sealed game; what a pack holds is in
data/GAME/packs.toml.
"""
