"""How a draft or a sealed game begins: packs for every seat."""

from __future__ import annotations

from mulligan.kernel.kinds import DRAFT, SEALED, Kind
from mulligan.limited.draft import Draft, Opening
from mulligan.limited.files import KeptDraft
from mulligan.limited.packs import Sheets, packs_each
from mulligan.limited.sealed import open_pools


def new_draft(kind: Kind, code: str, seed: int, names: list[str], agents: list[str]) -> KeptDraft:
    """A draft of fresh packs. Whoever sits where opens the same packs, however many draft."""
    # rule: limited.draft
    sheets = Sheets(kind, code)
    each = packs_each(kind, DRAFT)
    packs = [[pack.cards for pack in sheets.packs(seed, seat * each, each)] for seat in range(len(names))]
    return KeptDraft(kind, sheets.set, seed, agents, Draft(names, packs))


def new_sealed(kind: Kind, code: str, seed: int, names: list[str], agents: list[str]) -> KeptDraft:
    """A sealed game of fresh packs: everybody has opened theirs."""
    # rule: limited.sealed
    packs = [[pack.cards for pack in own] for own in open_pools(kind, code, seed, len(names))]
    return KeptDraft(kind, Sheets(kind, code).set, seed, agents, Opening(names, packs), SEALED)
