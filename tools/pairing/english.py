"""Words of English that stand for each other in cards of any game, and mean something else."""

from __future__ import annotations

WORD = r"[^\s.,;:•“”—()]+[,;]?"
CLASSES = """
and | or
or more | or less | or fewer
first | second | third
top | bottom
at least | at most | exactly
more than | fewer than | less than
highest | lowest
greatest | least
may | must | can't
can | can't
is | isn't
are | aren't
has | doesn't have
have | don't have
do | don't
does | doesn't
if | unless
with | without
when | whenever | the next time
one | two | three
1 | 2 | 3
a | each | another | all
one of | each of | any of | up to one of
any number of | all | up to 2
each player | each opponent | you
this turn | next turn | each turn
at the start of | at the end of
hand | discard | deck | graveyard | library
gain | lose
gains | loses
gets | loses
more | less | fewer
up to 2 | 2
it | this card | that card
them | it
they | you
their | your | its
this way | this turn
reveal | look at
"""
ADDED = r"""
\byou may => you must
(?<![Uu]p to )\b(\d+) (?=[a-z{]) => up to \1_
\b(each|all) (?=[a-z]) => \1 other_
\b(a|an) (?=[a-z]) => another_
\b([Yy]our) (?=[a-z]) => \1 other_
\b(if|while|unless) (?=you|it|that) => \1 no longer_
(?<=[a-z])\.$ => _instead.
(?<=[a-z])\.$ => _this turn.
(?<=[a-z])\.$ => _this way.
(?<=[a-z])\.$ => _at random.
(?<=[a-z])\.$ => _of your choice.
"""
SAME = """
# Small words that say nothing by themselves.
«(?:the|then|then,|also|of|a|an|in order|,) ?→»
"""
