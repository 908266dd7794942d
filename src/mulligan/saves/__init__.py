"""Games that are kept: sessions with their history, save files, the journal that is written while people play.

`Session` (session.py) is a game with everything chosen in it; `load_session` (loading.py) reads one from a save file;
`BestOf` (best_of.py) is a match of several games; `journal` keeps a session on disk after every choice; `disk` writes
files without losing any.
"""
