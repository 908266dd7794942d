"""Files of cards as others publish them and as people write them; and files that are none, broken, hostile or huge."""

from __future__ import annotations

import io
import json
import tomllib
import tracemalloc
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.collections import Source, read_cards
from mulligan.collections.reading import read_file
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Kind
from mulligan.kernel.shelves import shelves
from mulligan.lorcana.catalog import Catalog
from mulligan.lorcana.decks import check_deck
from mulligan.lorcana.imports import facts_from_json as lorcana_facts
from mulligan.lorcana.writing import read_cards as read_lorcana
from mulligan.lorcana.writing import write_cards as write_lorcana
from test_collections import CARDS, KEYS, all_facts

IN_EVERY_GAME = pytest.mark.parametrize("kind", [games.kind(name) for name in games.names()], ids=games.names())

MAGIC = CARDS["magic"]
MTGJSON = {
    "name": "Ann, Patient Reader",
    "manaCost": "{1}{U}",
    "manaValue": 2.0,
    "type": "Legendary Creature — Human Wizard",
    "types": ["Creature"],
    "text": "Flying\nWhen this creature enters the battlefield, draw a card.",
    "colors": ["U"],
    "power": "1",
    "toughness": "3",
    "setCode": "TST",
    "number": "7",
    "rarity": "rare",
    "legalities": {"standard": "Legal", "modern": "Banned"},
}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(mulligan_command, arguments, env={"MULLIGAN_LANG": "en", "COLUMNS": "200"})


def read(data: object, game: str | None = None) -> Source:
    """What becomes of a file that says this."""
    text = (
        data if isinstance(data, bytes) else str(data).encode() if isinstance(data, str) else json.dumps(data).encode()
    )
    return read_file(io.BytesIO(text), "cards.json", game)


def names(data: object, game: str | None = None) -> list[str]:
    return [one.name for one in read(data, game).found.cards]


# -- Files as others publish them --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        [MAGIC],
        {"object": "list", "has_more": False, "data": [MAGIC]},
        MAGIC,
        [MTGJSON],
        {"meta": {"date": "2026-01-01"}, "data": {"baseSetSize": 1, "cards": [MTGJSON], "code": "TST", "tokens": [{}]}},
        {"meta": {}, "data": {"TST": {"cards": [MTGJSON], "booster": {"x": {}}, "tokens": [{}]}, "ABC": {"cards": []}}},
        {"meta": {}, "data": {"Ann, Patient Reader": [MTGJSON]}},
    ],
    ids=["bulk", "list", "single", "mtgjson-cards", "mtgjson-set", "mtgjson-all", "mtgjson-atomic"],
)
def test_magic_cards_are_found_wherever_a_file_has_them(data: object) -> None:
    source = read(data)
    assert source.kind.name == "magic"
    assert not source.found.refused
    (card,) = source.found.cards
    facts = read([MAGIC]).found.cards[0].facts
    assert all_facts(card.facts) == all_facts(facts)


@pytest.mark.parametrize("form", ["list", "cards", "by-number", "set"])
def test_lorcana_cards_are_found_wherever_a_file_has_them(form: str) -> None:
    row = CARDS["lorcana"]
    data = {
        "list": [row],
        "cards": {"metadata": {"language": "en"}, "sets": {"1": {"name": "x"}}, "cards": [row]},
        "by-number": {"cards": {"1": row}},
        "set": {"metadata": {}, "name": "A set", "code": "T1", "cards": [row]},
    }[form]
    assert names(data) == [KEYS["lorcana"]]


def test_prose_is_called_plain_text_and_not_a_table_without_names(tmp_path: Path) -> None:
    path = tmp_path / "notes.md"
    path.write_text("# Notes\n\nThis is a text about cards, written by somebody who has none\n")
    answer = CliRunner().invoke(mulligan_command, ["cards", "import", str(path)])
    assert answer.exit_code == 2
    assert "it seems to be plain text" in answer.output


def test_a_card_table_of_cipher_may_be_in_several_languages() -> None:
    english = CARDS["cipher"]
    japanese = {**english, "language": "ja", "title": "読書家", "name": "アン", "skills": []}
    (card,) = read([japanese, english]).found.cards
    assert card.name == "Patient Reader, Ann"
    assert 'ja = ["読書家", "アン"]' in card.text
    (card,) = read([japanese]).found.cards
    assert (card.key, card.name) == ("T01-001", "読書家, アン")


@IN_EVERY_GAME
def test_names_that_differ_only_in_case_and_dashes_are_one_card(kind: Kind) -> None:
    row = CARDS[kind.name]
    names = ("fullName", "number") if kind.name != "magic" else ("name",)
    shouted = {**row, **{key: str(row[key]).upper() for key in names if key in row}}
    assert len(read([row, shouted], kind.name).found.cards) == 1


@IN_EVERY_GAME
def test_a_file_that_was_written_can_be_imported_again(kind: Kind, tmp_path: Path) -> None:
    path, out = tmp_path / "cards.json", tmp_path / "out.toml"
    path.write_text(json.dumps([CARDS[kind.name]]), "utf-8")
    assert "written to" in run("cards", "import", str(path), "--out", str(out)).output
    assert not shelves()
    again = read_cards(str(out))
    assert again.kind is kind
    assert all_facts(again.found.cards[0].facts) == all_facts(read_cards(str(path)).found.cards[0].facts)


def test_what_is_no_card_for_a_deck_is_left_out_and_a_card_of_two_faces_refused() -> None:
    token = {**MAGIC, "name": "Cat", "layout": "token"}
    faces = {**MAGIC, "name": "Day // Night", "layout": "transform", "card_faces": [{}, {}]}
    half = {**MTGJSON, "name": "Fire // Ice", "faceName": "Fire"}
    found = read([MAGIC, token, faces, half]).found
    assert (len(found.cards), found.left_out) == (1, 1)
    assert [str(one.error) for one in found.refused] == [
        "Day // Night: a card of two faces or halves, which none of the rules here can play",
        "Fire // Ice: a card of two faces or halves, which none of the rules here can play",
    ]


# -- Bans, dates and older wordings ------------------------------------------------------------------------------------

DATED = {
    **CARDS["lorcana"],
    "allowedInTournamentsFromDate": "2024-01-05",
    "allowedInFormats": {
        "Core": {"allowed": False, "allowedUntilDate": "2025-09-05", "bannedSinceDate": "2025-04-08"},
        "Infinity": {"allowed": False, "bannedSinceDate": "2026-03-26"},
    },
}


@pytest.mark.parametrize(
    ("form", "date", "wrong"),
    [
        ("constructed", "2025-03-14", []),
        ("constructed", "2025-07-04", []),
        ("constructed", "2026-03-26", ["deck-banned-card"]),
        ("core", "2023-12-31", ["deck-card-not-in-format"]),
        ("core", "2025-04-07", []),
        ("core", "2025-04-08", ["deck-banned-card"]),
        ("infinity", "2025-07-04", []),
        ("infinity", "2026-03-26", ["deck-banned-card"]),
        ("infinity", "2023-01-01", ["deck-card-not-in-format"]),
    ],
)
def test_a_ban_counts_in_its_format_from_its_date_on(form: str, date: str, wrong: list[str]) -> None:
    cards = Catalog()
    (facts,) = read_lorcana(tomllib.loads(write_lorcana([lorcana_facts(DATED)])), "test")
    cards.add(facts)
    deck = games.kind("lorcana").built_in_deck("the-heart-of-magic")
    deck.cards = [(4, facts.full_name)]
    found = [one.message for one in check_deck(deck, cards, form, date) if one.message != "deck-too-small"]
    assert found == wrong


def test_a_card_that_is_printed_again_stays_in_its_format() -> None:
    again = {
        **DATED,
        "setCode": "T9",
        "allowedInTournamentsFromDate": "2025-08-01",
        "allowedInFormats": {"Core": {"allowed": True}, "Infinity": {"allowed": True}},
    }
    (card,) = read([DATED, again]).found.cards
    facts = read_lorcana(tomllib.loads(card.text), "test")[0]
    assert facts.allowed == [("core", "2024-01-05", ""), ("infinity", "2024-01-05", "")]
    assert facts.set == "T1"


def test_a_deck_is_asked_about_at_the_editions_date_or_another(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([DATED]))
    run("cards", "import", str(file))
    deck = tmp_path / "deck.txt"
    deck.write_text(f"4 {KEYS['lorcana']}\n")
    banned = f"{KEYS['lorcana']} is banned"
    check = ("deck", "check", str(deck), "--game", "lorcana")
    assert banned not in run(*check).output
    assert banned in run(*check, "--date", "2026-04-01").output
    assert banned in run(*check, "--format", "core").output
    assert banned not in run(*check, "--format", "core", "--edition", "2025-03-14").output
    assert banned not in run(*check, "--format", "core", "--date", "2025-01-01").output
    assert banned not in run(*check, "--format", "infinity").output
    assert "'yesterday' is no date" in run("deck", "check", str(deck), "--date", "yesterday").output


def test_an_older_wording_belongs_to_the_edition_of_its_time() -> None:
    past = {"fullText": "ONE PAGE When you play this character, you may draw 2 cards.", "usedUntil": "2025-01-01"}
    long_gone = {"fullText": "In words that nobody understands.", "usedUntil": "2023-09-29"}
    (card,) = read([{**CARDS["lorcana"], "historicData": [past, long_gone]}]).found.cards
    facts = read_lorcana(tomllib.loads(card.text), "test")[0]
    assert facts.as_of("2024-05-20").abilities == [("ONE PAGE", "when(played(this), may(draw(2)))")]
    assert facts.as_of("2025-03-14").abilities == facts.abilities != facts.as_of("2024-05-20").abilities
    assert facts.as_of("2024-05-20").cost == facts.cost
    found = read([{**CARDS["lorcana"], "historicData": [{**long_gone, "usedUntil": "2025-01-01"}]}]).found
    assert "its text cannot be compiled" in str(found.refused[0].error)


# -- Files that people write -------------------------------------------------------------------------------------------


@IN_EVERY_GAME
@pytest.mark.parametrize("ending", ["toml", "csv"])
def test_a_new_file_has_examples_that_can_be_played_at_once(kind: Kind, ending: str, tmp_path: Path) -> None:
    path = str(tmp_path / f"mine.{ending}")
    assert "is there, with examples" in run("cards", "new", kind.name, path).output
    assert "is there already" in run("cards", "new", kind.name, path).output
    checked = run("cards", "check", path)
    assert checked.exit_code == 0, checked.output
    assert "none is wrong" in checked.output
    assert not shelves()
    assert run("cards", "import", path).exit_code == 0
    for card in read_cards(path).found.cards:
        assert kind.has_card(card.key)
        assert kind.shelf(card.key) is not None


def test_what_is_wrong_with_ones_own_cards_is_told_by_line_card_and_word(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '# lorcana\n["Ann - A"]\ntype = "character"\ncost = 2\nstrength = 1\nwillpower = 3\ntext = """\nRush\n'
        'HI When you play this character, juggle.\n"""\n["Ben - B"]\ntype = "character"\nstrenght = 1\n'
        '["Cal - C"]\ntype = "action"\ncost = "x"\n["Dan - D"]\ncost = = 3\n["Eve - E"]\ntype = "action"\n'
        'abilities = [\n  "does(draw(1))",\n  "does(drw(1))",\n]\n["Eve - E"]\ntype = "action"\n["Fay - F"]\n'
        'type = "action"\ntext = 3\n',
        "utf-8",
    )
    result = run("cards", "check", str(path))
    assert result.exit_code == 1
    lines = [line.removeprefix(f"{path}:") for line in result.output.splitlines()]
    assert lines[0].startswith("9: Ann - A: its text cannot be compiled")
    assert "'juggle'" in lines[0]
    assert lines[1] == "13: Ben - B: 'strenght' is not a key here; did you mean 'strength'?"
    assert lines[2].startswith("16: Cal - C: cost must be a whole number")
    assert lines[3].startswith("17 cannot be read: Dan - D: Invalid value (at line 18")
    assert lines[4].startswith("23: Eve - E: ")
    assert "'draw'" in lines[4]
    assert lines[5] == "25: Eve - E is in the file already"
    assert lines[6].startswith("29: Fay - F: text must be")
    assert lines[7] == "No card is right, 7 are wrong."


def test_a_table_says_what_is_wrong_in_which_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(
        "# magic\nname;cost;types;power;toughness;text\nAnn;{G};creature;2;2;Trample\nBen;{G};creatur;2;2;\n"
        ';{G};creature;1;1;\nCal;{G};creature;1;1;"Flying\nJuggle."\nDan;{G};creature;1;1;;;\n',
        "utf-8",
    )
    output = run("cards", "check", str(path)).output
    told = [line.removeprefix(f"{path}:") for line in output.splitlines()]
    assert told[0].startswith("4: Ben: 'creatur' is not among the types")
    assert told[1] == "5: a card without a name"
    assert told[2].startswith("6: Cal: its text cannot be compiled: 'Juggle.'")
    assert told[3].startswith("8: Dan has 2 cells more than there are columns")
    assert told[4] == "1 card is right, 4 are wrong."
    with pytest.raises(MulliganError, match="the first line of a table names its columns"):
        read("a,b,c\n1,2,3\n")
    with pytest.raises(MulliganError, match=r"cards.json:2: not a table"):
        read('name,cost\n"Ann"x,3\n', "magic")


# -- Files that are none, broken, hostile or huge ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "has no cards in it"),
        (b" \n", "has no cards in it"),
        (b"%PDF-1.7 ...", "seems to be a PDF document"),
        (b"\x89PNG\r\n", "seems to be a picture"),
        (b"PK\x03\x04", "seems to be a packed file; unpack it first"),
        (b"\x1f\x8b\x08", "seems to be a packed file; unpack it first"),
        (b"<!doctype html><html>", "seems to be a web page"),
        (b"4 Stitch - New Dog\n4 Moana\n", "seems to be plain text, perhaps a deck list"),
        (b"\x00\x01\x02", "neither text nor JSON"),
        (b"\xff\xfe[\x00", "not a text in UTF-8"),
        (b'[{"name": "\xff"}]', "not a text in UTF-8"),
        (b"[]", "has no cards in it"),
        (b"{}", "has no cards in it"),
        (b"[1, 2]", "of none of the games"),
        (b'{"a": 1}', "of none of the games"),
        (b'[{"name": "x"}]', "of none of the games"),
        (b'[{"name": "x"', "is broken at its beginning"),
        (b"[" * 100_000, "is broken at its beginning"),
        (b'{"data": [', "is broken at its beginning"),
        (b'{"data" 3}', "a name with a colon is missing"),
        (b'{"cards": {"a" 3}}', "a name with a colon is missing"),
        (b"[nonsense]", "is broken at its beginning"),
    ],
)
def test_what_is_no_file_of_cards_is_called_what_it_is(data: bytes, told: str) -> None:
    with pytest.raises(MulliganError) as caught:
        read(data)
    text = str(caught.value)
    assert told in text
    assert text.startswith("cards.json")
    assert "\n" not in text
    assert len(text) < 300


@IN_EVERY_GAME
def test_a_file_that_breaks_off_says_after_which_card_and_nothing_is_kept(kind: Kind, tmp_path: Path) -> None:
    whole = json.dumps([CARDS[kind.name]] * 3)
    for cut in (whole[:-1], whole[:-40], whole + "]", whole[:-1] + ",{"):
        path = tmp_path / "cards.json"
        path.write_text(cut, "utf-8")
        result = run("cards", "import", str(path))
        assert result.exit_code == 2, result.output
        assert "is broken after" in result.output
        assert KEYS[kind.name].partition(",")[0] in result.output or kind.name == "cipher"
        assert "nothing was imported" in result.output
        assert not shelves()


HOSTILE: list[object] = [
    None,
    7,
    "x",
    [],
    {},
    {"name": None},
    {"name": "\x1b[2J"},
    {"name": "a\nb"},
    {"name": '"]\n["x"]\ncost = 3'},
    {"name": "Ann", "cost": 10**300, "attack": 1},
    {"name": "x" * 10_000},
    {"name": "Ann", "oracle_text": "x" * 10_000, "fullText": "x" * 10_000, "type_line": "Instant"},
    {"name": "Ann", "cost": float("nan"), "attack": float("inf"), "power": "nan"},
    {"name": "Ann", "type": ["Character"], "skills": {"a": 1}, "type_line": 3, "abilities": {"x": []}},
    {"name": "Ann", "more": list(range(10_000))},
    {"name": "Ann", "notation": ["no such word((("], "cost": 1, "attack": 1, "type": "Action", "type_line": "Instant"},
    {"name": "Ann", "notation": ["does(" * 3000], "cost": 1, "attack": 1, "type": "Action", "type_line": "Instant"},
]


@IN_EVERY_GAME
def test_a_hostile_card_loses_only_itself(kind: Kind) -> None:
    text = json.dumps([*HOSTILE[:9], CARDS[kind.name], *HOSTILE[9:]])
    deep = '{"name": "Deep", "cost": ' + "[" * 50_000 + "]" * 50_000 + "}"
    text = text[:-1] + f", {deep}, " + json.dumps({**CARDS[kind.name], "number": "9" * 5000}) + "]"
    found = read(text, kind.name).found
    assert KEYS[kind.name] in [one.key for one in found.cards]
    for one in found.refused:
        assert "\x1b" not in str(one.error)
        assert "\n" not in str(one.error)
    for one in found.cards:
        assert list(tomllib.loads(one.text)) == [one.key]


def test_a_number_without_end_costs_one_card() -> None:
    text = json.dumps([MAGIC, {**MAGIC, "name": "Big", "loyalty": 7}]).replace(
        '"loyalty": 7', '"cmc": ' + "9" * 100_000
    )
    assert names(text) == [KEYS["magic"], "Big"]
    row = json.dumps([CARDS["lorcana"], {**CARDS["lorcana"], "fullName": "Big", "cost": 7}])
    found = read(row.replace('"cost": 7', '"cost": ' + "9" * 100_000)).found
    assert [one.key for one in found.cards] == [KEYS["lorcana"]]
    assert "cost must be a whole number" in str(found.refused[0].error)


class Endless:
    """A file that is made while it is read: so many cards, one after the other."""

    def __init__(self, count: int, more: str) -> None:
        self.left = count
        self.piece = b"[" + json.dumps({**MAGIC, "more": more}).encode()
        self.rest = self.piece

    def read(self, size: int) -> bytes:
        while len(self.rest) < size and self.left:
            self.left -= 1
            self.rest += b"," + self.piece[1:]
            if not self.left:
                self.rest += b"]"
        found, self.rest = self.rest[:size], self.rest[size:]
        return found


def test_a_big_file_needs_little_memory() -> None:
    """20 MB in the memory of a few cards; what 500 MB take is in docs/collections.md."""
    read_file(Endless(1, "x"), "big.json", "magic")  # type: ignore[arg-type]  # the grammar is there from then on
    tracemalloc.start()
    found = read_file(Endless(8_000, "x" * 2_500), "big.json", "magic").found  # type: ignore[arg-type]
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [one.name for one in found.cards] == [KEYS["magic"]]
    assert most < 8 << 20


def test_a_value_of_many_megabytes_is_no_card() -> None:
    with pytest.raises(MulliganError, match="a value has more than 16 million letters"):
        read_file(Endless(1, "x" * (34 << 20)), "big.json", "magic")  # type: ignore[arg-type]


@IN_EVERY_GAME
def test_a_collection_that_somebody_broke_says_so(kind: Kind, tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text(json.dumps([CARDS[kind.name]]), "utf-8")
    run("cards", "import", str(tmp_path / "cards.json"))
    (shelf,) = shelves()
    text = shelf.path.read_text("utf-8")
    for broken, told in (
        (text.replace("cost = ", "cost = ="), "cannot be read"),
        (text.replace("cost = ", "coast = "), "'coast' is not a key here"),
        (text.replace("when(", "wen(").replace("always(", "wen("), "wen"),
    ):
        shelf.path.unlink()
        shelf.path.write_text(broken, "utf-8")
        result = run("cards", "show", KEYS[kind.name], "--game", kind.name)
        assert told in result.output, result.output
        assert "Traceback" not in result.output
    for other in ("", "# mulligan cards", "# mulligan cards lorcana {", "# mulligan cards x []", "\x00"):
        (shelf.path.parent / "other.toml").write_text(other)
    assert run("cards", "collections").exit_code == 0


# -- How much of a file is understood ----------------------------------------------------------------------------------


def test_coverage_tells_shares_by_set_and_what_stops_most_cards(tmp_path: Path) -> None:
    row = CARDS["lorcana"]
    juggling = {"fullText": "HI When you play this character, juggle 3 plates."}
    rows = [
        row,
        *({**row, **juggling, "fullName": f"Bob - {number}", "setCode": "T2"} for number in range(3)),
        {**row, "fullName": "Cal - C", "fullText": "HI When you play this character, hum.", "setCode": "T2"},
        {**row, "fullName": "Stitch - New Dog", "setCode": "1", "fullText": "Rush"},
    ]
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(rows))
    told = json.loads(run("cards", "coverage", str(path), "--json").output)
    assert (told["names"], told["understood"]) == (6, 2)
    assert told["sets"]["T2"] == {"names": 4, "understood": 0}
    assert told["phrases"][0] == {"words": "juggle N plates", "cards": 3, "as": "Bob - 0"}
    assert told["otherwise"] == ["Stitch - New Dog"]
    assert told["by_hand"] == []
    assert 0 < told["lines_used"] < told["grammar_lines"]
    assert {one["card"] for one in told["lines_for_one_card"]} <= {"Ann - Patient Reader", "Stitch - New Dog"}
    output = run("cards", "coverage", str(path), "--all").output
    assert "33.3 %" in output
    assert "   3  juggle N plates  (Bob - 0)" in output
    assert "Cal - C: its text cannot be compiled" in output
    assert not shelves()


def test_a_line_of_the_grammar_serves_a_card_in_any_of_its_languages(tmp_path: Path) -> None:
    whole = {"name": "Ann", "cost": 1, "attack": 10, "support": 10, "symbol": "red", "language": "en"}
    skill = [{"raw": "Lance |ACT| [Flip 1 Bond face-down] Until the end of the turn, this unit gains <Lance>."}]
    same = [{"raw": "槍 [起] 【 [絆裏返１] 】ターン終了まで、このユニットは [槍] を得る。"}]
    both = [{**whole, "number": "T-1", "skills": skill}, {**whole, "number": "T-1", "language": "ja", "skills": same}]
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([*both, {**whole, "number": "T-2", "skills": skill}]))
    told = json.loads(run("cards", "coverage", str(path), "--json").output)
    assert (told["names"], told["understood"]) == (2, 2)
    assert [one for one in told["lines_for_one_card"] if one["line"].startswith("en-")] == []
    assert {one["card"] for one in told["lines_for_one_card"]} == {"T-1"}, "read in Japanese, too"


# -- Searching ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "found", "not_found"),
    [
        (["stitch", "cost<=1"], "Stitch - New Dog", "Stitch - Rock Star"),
        (["cost=1", "strength>2", "--game", "lorcana"], "", "Stitch - New Dog"),
        (["ink=amber", "type=princess", "keyword=singer"], "Ariel - Spectacular Singer", "Ariel - On Human Legs"),
        (["colour=red", "power>=5", "type=dragon"], "Shivan Dragon", "Dragon Hatchling"),
        (["weapon=sword", "attack>60", "symbol=red"], "Savior of His Realm, Marth", "Altean Prince, Marth"),
        (["name:ariel", "text:sing"], "Ariel - On Human Legs", "Stitch - New Dog"),
        (["ariel", "inkable=no"], "", "Ariel - On Human Legs"),
        (["ariel", "rarity!=uncommon"], "Ariel - Spectacular Singer", "Ariel - On Human Legs"),
    ],
)
def test_cards_are_searched_by_name_text_and_numbers(wishes: list[str], found: str, not_found: str) -> None:
    lines = run("cards", "search", *wishes).output.splitlines()
    assert not found or found in lines
    assert not_found not in lines
    assert lines[-1].endswith(" cards")


def test_a_game_may_be_named_first_where_no_card_is_called_so() -> None:
    named = run("cards", "search", "lorcana", "type=location").output
    assert named == run("cards", "search", "type=location", "--game", "lorcana").output != "0 cards\n"
    assert "Magic Broom - Bucket Brigade" in run("cards", "search", "magic", "broom").output


def test_a_name_without_its_marks_is_told_and_no_card_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("cards", "new", "lorcana", str(file))
    file.write_text(file.read_text().replace('["Ann - Patient Reader"]', "[Ann - Patient Reader]"))
    told = run("cards", "check", str(file)).output
    assert "cannot be read" in told
    assert "line 10" in told


def test_a_search_for_what_no_card_has_says_so() -> None:
    assert "no card has 'strenght'; did you mean 'strength'?" in run("cards", "search", "strenght>3").output
    assert "'cost=x' wants a number" in run("cards", "search", "cost=x", "--game", "lorcana").output
    assert "'cost<=x' wants a number" in run("cards", "search", "cost<=x").output
    assert run("cards", "search", "zzz").output == "0 cards\n"
