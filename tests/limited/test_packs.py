"""Packs: what is in them, how often, and that a seed brings the same ones."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Deck
from mulligan.limited.packs import Sheets, cards_by_set, sets_with_packs
from mulligan.limited.sealed import cards_in, open_pools
from support import rule

MAGIC = games.kind("magic")
CORE_SETS = ["m10", "m11", "m12", "m13", "m14"]
MANY = 400


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(mulligan_command, list(arguments))
    return result.exit_code, result.output


@rule("magic", "limited.booster-pack", "limited.rarity")
@pytest.mark.parametrize("code", CORE_SETS)
def test_a_pack_has_eleven_commons_with_a_basic_land_three_uncommons_and_a_rare(code: str) -> None:
    for pack in Sheets(MAGIC, code).packs(1, 0, 60):
        found = Counter(pack.rarities)
        assert found["basic land"] == 1
        assert found["common"] + found["basic land"] == 11
        assert found["uncommon"] == 3
        assert found["rare"] + found["mythic"] == 1
        assert len(pack.cards) == 15
        assert len(set(pack.cards)) == 15, "nothing twice in a pack"


@rule("magic", "limited.rarity")
def test_about_every_eighth_pack_has_a_mythic_rare_in_the_place_of_a_rare() -> None:
    packs = Sheets(MAGIC, "m14").packs(2, 0, 4000)
    share = sum("mythic" in pack.rarities for pack in packs) / len(packs)
    assert 0.105 < share < 0.145  # 15 of 121: four deviations either way


@rule("magic", "limited.rarity")
def test_cards_of_a_rarity_come_equally_often() -> None:
    packs = Sheets(MAGIC, "m14").packs(3, 0, MANY)
    commons = Counter(one["card"] for pack in packs for one in pack.row() if one["rarity"] == "common")
    known = [card for card, rarity in cards_by_set(MAGIC)["m14"].items() if rarity == "common"]
    assert set(commons) == set(known)
    expected = 10 * MANY / len(known)
    assert all(expected / 2 < count < expected * 2 for count in commons.values())


def test_the_same_seed_brings_the_same_packs_and_another_others() -> None:
    sheets = Sheets(MAGIC, "m14")
    assert [pack.cards for pack in sheets.packs(7, 0, 3)] == [
        pack.cards for pack in Sheets(MAGIC, "m14").packs(7, 0, 3)
    ]
    assert sheets.pack(7, 1).cards == sheets.packs(7, 0, 2)[1].cards
    assert sheets.pack(7, 0).cards != sheets.pack(8, 0).cards
    assert sheets.pack(7, 0).cards != sheets.pack(7, 1).cards


def test_every_core_set_has_its_reprints_and_each_card_the_rarity_it_has_there() -> None:
    by_set = cards_by_set(MAGIC)
    assert set(CORE_SETS) <= set(by_set)
    assert by_set["m10"]["Giant Growth"] == "common"
    assert by_set["m14"]["Giant Growth"] == "common"
    for code in CORE_SETS:
        assert {"Plains", "Island", "Swamp", "Mountain", "Forest"} <= set(by_set[code])
        assert 225 <= len(by_set[code]) <= 236, "229 cards and five basic lands, but for those no grammar reads yet"


def test_a_lorcana_pack_has_six_commons_three_uncommons_two_higher_and_a_foil() -> None:
    kind = games.kind("lorcana")
    foils: Counter[str] = Counter()
    for code in sets_with_packs(kind):
        for pack in Sheets(kind, code).packs(4, 0, 100):
            assert len(pack.cards) == 12
            assert pack.rarities[:6] == ["common"] * 6
            assert pack.rarities[6:9] == ["uncommon"] * 3
            assert all(one in ("rare", "super rare", "legendary") for one in pack.rarities[9:11])
            assert len(set(pack.cards[:11])) == 11
            foils[pack.rarities[11]] += 1
    assert set(foils) == {"common", "uncommon", "rare", "super rare", "legendary"}
    assert foils["common"] > foils["uncommon"] > foils["rare"] > foils["legendary"]


def test_a_set_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(MulliganError, match=r"no set 'm99'.*m14"):
        Sheets(MAGIC, "m99")


def test_a_set_can_be_named_as_people_call_it() -> None:
    assert Sheets(MAGIC, "Magic 2012").set == "m12"


# -- Sealed ------------------------------------------------------------------------------------------------------------


@rule("magic", "limited.sealed")
def test_each_player_opens_six_packs_however_many_play() -> None:
    pools = open_pools(MAGIC, "m14", 5, 20)
    assert len(pools) == 20
    assert all(len(packs) == 6 and len(cards_in(packs)) == 90 for packs in pools)
    assert cards_in(open_pools(MAGIC, "m14", 5, 3)[2]) == cards_in(pools[2])
    assert len({tuple(cards_in(packs)) for packs in pools}) == 20


def test_cipher_has_no_sealed_game_and_says_so() -> None:
    with pytest.raises(MulliganError, match="no format 'sealed'"):
        open_pools(games.kind("cipher"), "", 1, 2)


# -- Deck check --------------------------------------------------------------------------------------------------------


def deck_of(cards: dict[str, int], pool: dict[str, int] | None = None, side: dict[str, int] | None = None) -> Deck:
    deck = Deck("test")
    deck.cards = [(count, name) for name, count in cards.items()]
    deck.side = [(count, name) for name, count in (side or {}).items()]
    deck.pool = [(count, name) for name, count in (pool or {}).items()]
    return deck


def complaints(deck: Deck, form: str, game: str = "magic") -> list[tuple[str, str, int, int]]:
    kind = games.kind(game)
    found = kind.check_deck(deck, kind.newest(), form)
    return [(one.message, one.card, one.count, one.limit) for one in found]


@rule("magic", "decks.limited", "limited.sealed")
@pytest.mark.parametrize("form", ["sealed", "draft", "limited"])
def test_a_limited_deck_has_only_cards_of_its_pool_and_any_number_of_basic_lands(form: str) -> None:
    pool = {"Shock": 2, "Giant Growth": 1}
    assert complaints(deck_of({"Shock": 2, "Giant Growth": 1, "Mountain": 37}, pool), form) == []
    assert complaints(deck_of({"Shock": 3, "Mountain": 37}, pool), form) == [("deck-not-in-pool", "Shock", 3, 2)]
    assert complaints(deck_of({"Fog": 1, "Mountain": 39}, pool), form) == [("deck-not-in-pool", "Fog", 1, 0)]
    assert complaints(deck_of({"Shock": 2, "Mountain": 37}, pool), form) == [("deck-too-small", "", 39, 40)]


@rule("magic", "decks.sideboard")
def test_the_sideboard_of_a_limited_deck_is_the_rest_of_its_pool() -> None:
    pool = {"Shock": 20, "Giant Growth": 20}
    deck = deck_of({"Shock": 20, "Mountain": 20}, pool, {"Giant Growth": 20})
    assert complaints(deck, "sealed") == [], "more than fifteen"
    deck = deck_of({"Shock": 20, "Mountain": 20}, pool, {"Shock": 1})
    assert complaints(deck, "sealed") == [("deck-not-in-pool", "Shock", 21, 20)]


@pytest.mark.parametrize(("form", "most"), [("sealed", 6), ("draft", 24), ("limited", 24)])
def test_without_its_pool_a_deck_has_no_more_of_a_card_than_packs_can_have_held(form: str, most: int) -> None:
    assert complaints(deck_of({"Shock": 40}), form) == [("deck-beyond-packs", "Shock", 40, most)]
    assert complaints(deck_of({"Shock": most, "Mountain": 40 - most}), form) == []
    assert complaints(deck_of({"Mountain": 40}), form) == []


def test_a_lorcana_deck_from_packs_has_forty_cards_of_any_inks_and_as_many_copies_as_there_were() -> None:
    kind = games.kind("lorcana")
    pool = Counter(card for packs in open_pools(kind, "1", 6, 1) for card in cards_in(packs))
    cards = dict(list(Counter({name: pool[name] for name in sorted(pool)}).items())[:40])
    inks = {ink for name in cards for ink in kind.card_sheet(name)["ink"]}
    assert len(inks) > 2
    assert complaints(deck_of(cards, dict(pool)), "sealed", "lorcana") == []
    five = deck_of({"Stitch - New Dog": 5, "Ariel - On Human Legs": 35}, {"Stitch - New Dog": 5})
    assert [one[0] for one in complaints(five, "draft", "lorcana")] == ["deck-not-in-pool"]
    assert complaints(deck_of({"Stitch - New Dog": 39}), "draft", "lorcana") == [("deck-too-small", "", 39, 40)]


# -- The command -------------------------------------------------------------------------------------------------------


def test_the_command_opens_packs_and_the_same_again_for_a_seed() -> None:
    code, told = run("booster", "magic", "--set", "m13", "--seed", "5", "--packs", "2", "--json")
    assert code == 0
    row = json.loads(told)
    assert (row["set"], row["seed"], [len(pack) for pack in row["packs"]]) == ("m13", 5, [15, 15])
    assert run("booster", "magic", "--set", "m13", "--seed", "5", "--packs", "2", "--json")[1] == told
    code, plain = run("booster", "lorcana", "--seed", "1")
    assert code == 0
    assert len(plain.splitlines()) == 13
    code, told = run("booster", "magic", "--set", "zzz")
    assert code == 2
    assert "zzz" in told


def test_the_command_lists_the_sets() -> None:
    code, told = run("booster", "magic", "--sets")
    assert code == 0
    assert [line.split()[0] for line in told.splitlines()] == CORE_SETS


def test_deck_check_knows_the_pool(tmp_path: Path) -> None:
    assert run("sealed", "magic", "--seed", "3", "--out", str(tmp_path))[0] == 0
    pool = tmp_path / "pool-1.txt"
    assert sum(int(line.split()[0]) for line in pool.read_text().splitlines()) == 90
    deck = tmp_path / "deck.txt"
    deck.write_text("40 Shock\n")
    code, told = run("deck", "check", str(deck), "--game", "magic", "--format", "sealed")
    assert code == 1
    assert "the packs can have held 6 at most (rule 4.limited" in told
    name = next(line.partition(" ")[2] for line in pool.read_text().splitlines() if line.startswith("1 "))
    deck.write_text(f"1 {name}\n39 Forest\n")
    assert run("deck", "check", str(deck), "--game", "magic", "--format", "sealed", "--pool", str(pool))[0] == 0
    deck.write_text(f"2 {name}\n38 Forest\n")
    code, told = run("deck", "check", str(deck), "--game", "magic", "--format", "draft", "--pool", str(pool))
    assert code == 1
    assert "the pool has 1" in told


# -- Imported sets -----------------------------------------------------------------------------------------------------


def set_file(path: Path) -> Path:
    """A set of our own in Scryfall's fields."""
    rows = []
    for rarity, count in (("common", 12), ("uncommon", 5), ("rare", 3), ("mythic", 1)):
        for number in range(count):
            rows.append(
                {
                    "object": "card",
                    "name": f"Own {rarity.title()} {number}",
                    "mana_cost": "{G}",
                    "type_line": "Creature — Bear",
                    "oracle_text": "",
                    "power": "2",
                    "toughness": "2",
                    "set": "own",
                    "collector_number": str(len(rows) + 1),
                    "rarity": rarity,
                }
            )
    shock = {"name": "Shock", "mana_cost": "{R}", "type_line": "Instant", "set": "own", "rarity": "uncommon"}
    rows.append({**shock, "oracle_text": "Shock deals 2 damage to target creature or player."})
    path.write_text(json.dumps(rows))
    return path


def test_packs_of_an_imported_set_have_its_own_cards_and_a_basic_land(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MULLIGAN_COLLECTION", str(tmp_path / "cards"))
    code, told = run("cards", "import", str(set_file(tmp_path / "own.json")), "--game", "magic")
    assert code == 0, told
    assert "own" in sets_with_packs(MAGIC)
    pack = Sheets(MAGIC, "own").pack(1, 0)
    assert Counter(pack.rarities)["common"] == 10
    assert MAGIC.is_free(pack.cards[-1])
    assert all(card.startswith("Own ") or card == "Shock" for card in pack.cards[:-1])
    assert cards_by_set(MAGIC)["own"]["Shock"] == "uncommon", "a card that is built in is in the set all the same"
    assert cards_by_set(MAGIC)["m14"]["Shock"] == "common"
    assert any("Shock" in pack.cards for pack in Sheets(MAGIC, "own").packs(1, 0, 20))
