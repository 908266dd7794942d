"""How a draft begins: packs for every seat."""

from __future__ import annotations

from mulligan.kernel.kinds import DRAFT, Kind
from mulligan.limited.draft import Draft
from mulligan.limited.files import KeptDraft
from mulligan.limited.packs import Sheets, packs_each


def new_draft(kind: Kind, code: str, seed: int, names: list[str], agents: list[str]) -> KeptDraft:
    """A draft of fresh packs. Whoever sits where opens the same packs, however many draft."""
    # rule: limited.draft
    sheets = Sheets(kind, code)
    each = packs_each(kind, DRAFT)
    packs = [[pack.cards for pack in sheets.packs(seed, seat * each, each)] for seat in range(len(names))]
    return KeptDraft(kind, sheets.set, seed, agents, Draft(names, packs))
