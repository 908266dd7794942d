"""Drafts: who picks what from where, what each sees of it, and that none is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import BadSave, MulliganError
from mulligan.limited.draft import Draft
from mulligan.limited.files import KeptDraft, latest, load_draft, read_draft
from mulligan.limited.opening import new_draft
from mulligan.scenarios import FAILED, SKIPPED, run_one
from support import rule

MAGIC = games.kind("magic")
NAMES = list("abcdefgh")


def magic_draft(seats: int = 8, seed: int = 1) -> KeptDraft:
    return new_draft(MAGIC, "m14", seed, NAMES[:seats], ["" for _ in range(seats)])


def pick_by_chance(draft: Draft, seed: int, most: int = 1_000_000) -> None:
    luck = chance(seed)
    while not draft.over and most > 0:
        asked = draft.asked()
        seat = asked[luck.below(len(asked))]
        options = draft.options(seat)
        draft.pick(seat, options[luck.below(len(options))])
        most -= 1


@rule("magic", "limited.draft")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_three_packs_of_fifteen_are_picked_to_the_last_card(seats: int) -> None:
    draft = magic_draft(seats).draft
    assert [[len(pack) for pack in own] for own in draft.packs] == [[15, 15, 15]] * seats
    pick_by_chance(draft, seats)
    assert [len(pool) for pool in draft.pools] == [45] * seats
    opened = sorted(card for own in draft.packs for pack in own for card in pack)
    assert sorted(card for pool in draft.pools for card in pool) == opened


@rule("magic", "limited.draft")
@pytest.mark.parametrize("seats", [1, 3, 9])
def test_fewer_than_four_or_more_than_eight_cannot_draft(seats: int) -> None:
    names = [str(number) for number in range(seats)]
    with pytest.raises(MulliganError, match="for 4 to 8 players"):
        Draft(names, [[["Shock"]] for _ in names])


@rule("magic", "limited.draft")
def test_packs_go_left_right_left() -> None:
    packs = [[[f"{seat}-{pack}-{card}" for card in range(3)] for pack in range(3)] for seat in range(4)]
    draft = Draft(NAMES[:4], packs)
    for number, left in enumerate((1, -1, 1)):
        for seat in range(4):
            draft.pick(seat, draft.options(seat)[0])
        for seat in range(4):
            whose = (seat - left) % 4
            assert draft.hands[seat] == [f"{whose}-{number}-1", f"{whose}-{number}-2"]
            draft.pick(seat, draft.options(seat)[0])


@rule("magic", "limited.draft")
def test_nobody_sees_what_another_picked_or_holds() -> None:
    """All that a seat is told stays the same whatever the others pick from their packs, as long as it gets the same."""
    names = NAMES[:4]
    packs = [[["Shock", "Fog", "Cancel", "Negate", "Corrupt"]] for _ in names]
    one, other = Draft(names, packs), Draft(names, packs)
    for draft, others in ((one, ("Shock", "Fog", "Cancel")), (other, ("Negate", "Corrupt", "Fog"))):
        for seat, card in zip((1, 2, 3), others, strict=True):
            draft.pick(seat, card)
    assert one.view(0) == other.view(0)
    assert one.view(-1) == other.view(-1)
    hidden = json.dumps({key: value for key, value in one.view(0).items() if key not in ("pack", "pool", "options")})
    assert not any(card in hidden for card in packs[0][0])
    assert not any(card in json.dumps(one.view(-1)) for card in packs[0][0])


@given(st.integers(4, 8), st.integers(1, 3), st.integers(1, 9), st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_in_every_draft_no_card_is_lost_and_all_have_as_many(seats: int, rounds: int, size: int, seed: int) -> None:
    packs = [[[f"{(seat + card) % 7}" for card in range(size)] for _ in range(rounds)] for seat in range(seats)]
    draft = Draft(NAMES[:seats], packs)
    while not draft.over:
        held = sum(map(len, draft.hands)) + sum(map(len, draft.pools))
        assert held == seats * size * (draft.round + 1)
        counts = [len(pool) for pool in draft.pools]
        assert max(counts) - min(counts) <= 1, "nobody picks twice before all have picked"
        pick_by_chance(draft, seed + len(draft.picks), 1)
    assert {len(pool) for pool in draft.pools} == {size * rounds}
    assert draft.replayed() == draft


def test_the_same_seed_brings_the_same_packs_however_many_draft() -> None:
    assert magic_draft(8, 5).draft.packs[:4] == magic_draft(4, 5).draft.packs
    assert magic_draft(4, 5).draft.packs != magic_draft(4, 6).draft.packs


def test_lorcana_drafts_four_packs_of_twelve_enough_for_forty_cards() -> None:
    kind = games.kind("lorcana")
    draft = new_draft(kind, "", 3, NAMES[:4], [""] * 4).draft
    pick_by_chance(draft, 3)
    assert {len(pool) for pool in draft.pools} == {48}


# -- Kept --------------------------------------------------------------------------------------------------------------


def test_a_draft_goes_on_from_its_file_after_every_pick(tmp_path: Path) -> None:
    kept = magic_draft(4)
    path = tmp_path / "a.draft"
    kept.keep(path)
    luck = chance(9)
    for _ in range(60):
        seat = kept.draft.asked()[0]
        options = kept.draft.options(seat)
        kept.pick(seat, options[luck.below(len(options))])
        again = load_draft(path.read_bytes(), "a")
        assert again.draft == kept.draft
    assert (again.set, again.seed, again.agents) == ("m14", 1, [""] * 4)
    assert again.whole() == kept.whole() == path.read_bytes()


def test_a_line_that_breaks_off_costs_only_itself(tmp_path: Path) -> None:
    kept = magic_draft(4)
    path = tmp_path / "a.draft"
    kept.keep(path)
    for seat in range(3):
        kept.pick(seat, kept.draft.options(seat)[0])
    data = path.read_bytes()
    again = load_draft(data[:-5], "a")
    assert len(again.draft.picks) == 2


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nothing",
        b"[1]",
        b'{"draft":"x"}',
        b'{"draft":1}',
        b'{"mulligan":2}',
        b'{"draft":1,"engine":"","game":"chess","set":"","seed":1,"names":[],"agents":[],"packs":[]}',
        b'{"draft":1,"engine":"","game":"magic","set":"","seed":1,"names":["a"],"agents":[""],"packs":[[["Shock"]]]}',
        b'{"draft":1,"engine":"","game":"magic","set":"","seed":1,"names":["a"],"agents":[""],"packs":[[["No Card"]]]}',
        b'{"draft":2,"engine":"","game":"magic","set":"","seed":1,"names":["a"],"agents":[""],"packs":[]}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
    ],
)
def test_a_file_that_is_no_draft_gets_one_clear_sentence(data: bytes) -> None:
    with pytest.raises(BadSave) as error:
        load_draft(data, "some.draft")
    assert "some.draft" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_pick_that_could_not_be_made_is_told_by_its_line() -> None:
    kept = magic_draft(4)
    data = kept.whole() + b'{"seat":0,"pick":"Black Lotus"}\n'
    with pytest.raises(BadSave, match="line 2"):
        load_draft(data, "x")
    for seat in (-1, 4, 10**9):
        with pytest.raises(BadSave, match="line 2"):
            load_draft(kept.whole() + f'{{"seat":{seat},"pick":"Shock"}}\n'.encode(), "x")


DRAFTING = """
import sys
from pathlib import Path
from mulligan import games
from mulligan.limited.opening import new_draft
kept = new_draft(games.kind("magic"), "m14", 4, list("abcd"), [""] * 4)
kept.keep(Path(sys.argv[1]))
while not kept.draft.over:
    seat = kept.draft.asked()[0]
    kept.pick(seat, kept.draft.options(seat)[-1])
    print(len(kept.draft.picks), flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed by signals")
def test_a_draft_outlives_the_death_of_its_process(tmp_path: Path) -> None:
    path = tmp_path / "killed.draft"
    script = tmp_path / "drafting.py"
    script.write_text(DRAFTING)
    process = subprocess.Popen(
        [sys.executable, str(script), str(path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdout is not None
    told = 0
    for line in process.stdout:
        told = int(line)
        if told >= 20:
            break
    process.send_signal(signal.SIGKILL)
    process.wait(10)
    rest = process.stdout.read().split()
    process.stdout.close()
    again = read_draft(str(path))
    assert len(again.draft.picks) >= max([told, *map(int, rest)])
    again.keep(path)
    while not again.draft.over:
        seat = again.draft.asked()[0]
        again.pick(seat, again.draft.options(seat)[-1])
    whole = magic_draft(4, 4).draft
    while not whole.over:
        whole.pick(whole.asked()[0], whole.options(whole.asked()[0])[-1])
    assert again.draft == whole, "as if nobody had killed it"


def test_the_latest_draft_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    assert latest() is None
    for number in (1, 2):
        kept = magic_draft(4, number)
        path = tmp_path / "drafts" / f"{number}.draft"
        kept.keep(path)
        assert latest() is None or latest() != path, "somebody is at it"
        kept.close()
        os.utime(path, (time.time() + number, time.time() + number))
    found = latest()
    assert found is not None
    assert found.name == "2.draft"


# -- Stories -----------------------------------------------------------------------------------------------------------

TABLE = {name: {"packs": [["Shock", "Fog"]]} for name in "abcd"}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"steps": [{"by": "a", "do": "pik", "card": "Shock"}]}, "pick"),
        ({"steps": [{"by": "a", "illegal": {"do": "pick", "card": "Shokc"}}]}, "Shock"),
        ({"steps": [{"by": "e", "do": "pick", "card": "Shock"}]}, "not a player"),
        ({"steps": [{"by": "a", "illegal": {"do": "pick", "target": "Shock"}}]}, "not a key"),
        ({"steps": [{"expect": {"a.pol": 1}}]}, "pool"),
        ({"steps": [{"resolve": 1}]}, "not a key"),
        ({"players": {"a": {"packs": [["Shock"]]}}, "steps": []}, "4 to 8"),
        ({"players": {**TABLE, "d": {}}, "steps": []}, "as many"),
        ({"players": {**TABLE, "d": {"hand": 1}}, "steps": []}, "packs"),
        ({"players": {**TABLE, "d": {"packs": [[{}]]}}, "steps": []}, "text"),
        ({"game": "cipher", "steps": []}, "format"),
        ({"rules": ["9.9"], "steps": []}, "9.9"),
        ({"steps": [{"by": "a", "do": "pick"}]}, "fits 2 options"),
        ({"steps": [{"until": {"a.pool": 9}}]}, "never came"),
        ({"steps": [{"by": "a", "legal": {"do": "pick", "card": "Cancel"}}]}, "not legal"),
        ({"steps": [{"by": "a", "illegal": {"do": "pick", "card": "Fog"}}]}, "is legal"),
    ],
)
def test_a_mistake_in_a_story_about_packs_is_named(change: dict[str, object], told: str) -> None:
    outcome = run_one({"game": "magic", "format": "draft", "players": TABLE, **change})
    assert outcome.status == FAILED
    assert told in outcome.message


def test_a_story_with_a_card_that_is_not_known_is_skipped() -> None:
    players = {**TABLE, "d": {"packs": [["Shokc", "Fog"]]}}
    outcome = run_one({"game": "magic", "format": "draft", "players": players, "steps": []})
    assert outcome.status == SKIPPED
    assert "Shock" in outcome.message


def test_lorcana_is_drafted_in_stories_too() -> None:
    players = {name: {"packs": [["Stitch - New Dog", "Dragon Fire"]]} for name in "abcd"}
    steps = [{"by": name, "do": "pick", "card": "Dragon Fire"} for name in "abcd"]
    steps.append({"expect": {"a.pool": ["Dragon Fire", "Stitch - New Dog"], "over": True}})
    assert run_one({"game": "lorcana", "format": "draft", "players": players, "steps": steps}).status == "passed"
