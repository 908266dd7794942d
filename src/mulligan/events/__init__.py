"""Events: rounds of Swiss and knock-out between players, over tables or simulations, kept after each result.

`Event` (event.py) is an event in memory; `standings.py` ranks its players; `swiss.py` and `knockout.py` pair them;
`files.py` keeps it.
"""
