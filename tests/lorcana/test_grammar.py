"""Printed text becomes the right tree; what is not understood is refused by name, never played in part."""

from __future__ import annotations

import json
import os
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner

from mulligan.cardlang.grammar import Grammar, NotUnderstood, Token
from mulligan.cardlang.nodes import Node
from mulligan.cardlang.notation import read, show
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.catalog import catalog
from mulligan.lorcana.grammar.texts import TextRefused, compile_keyword, compile_text, split_name
from mulligan.lorcana.imports import facts_from_json, import_database
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.lorcana.writing import read_cards, write_cards
from mulligan.scenarios import run_one
from support import TESTS

NOUNS = ("card", "character", "item", "location", "action", "song")


def normal(node: object) -> str:
    """A tree in its normal form: traits in one order, and a `may` only around what may be declined."""
    if not isinstance(node, Node):
        return repr(node)
    told: list[str] = []
    for name, value in node.arguments:
        parts = [normal(item) for item in value] if isinstance(value, list) else [normal(value)]
        told.append(f"{name}={'; '.join(sorted(parts) if node.word in NOUNS else parts)}")
    if node.word == "may" and len(told) == 1:
        inner = node.arguments[0][1]
        assert isinstance(inner, Node)
        if inner.word == "seq":
            first, *rest = inner.children()
            if all(one.word == "if" and one.children()[0].word == "it_was_done" for one in rest):
                after = "; ".join(normal(one) for one in rest)
                return f"seq(effects=may(effect={normal(first)}); {after})"
    return f"{node.word}({', '.join(told)})"


def same(one: str, other: str) -> bool:
    """Whether two notations mean the same."""
    return normal(read(one, LORCANA)) == normal(read(other, LORCANA))


ABILITIES = {
    # what players do, with their own things and by their own choice
    "When you play this character, choose an opponent. They discard a card at random and draw a card.": (
        "when(played(this), choose_player(opponents, seq(discard_at_random(1, they), draw(1, they))))"
    ),
    "Whenever this character quests, each opponent loses 1 lore and you gain 1 lore.": (
        "when(quests(this), seq(lose_lore(1, opponents), gain_lore(1)))"
    ),
    "When you play this character, shuffle chosen player's discard into their deck.": (
        "when(played(this), choose_player(everyone, shuffle_into_deck(card(theirs, in_discard))))"
    ),
    "When you play this character, return chosen item to its player's hand. That player discards a card.": (
        "when(played(this), seq(return_to_hand(chosen(item)),"
        " each(player_of(it), discard(chosen(card(theirs, in_hand), by=they)))))"
    ),
    # more, fewer, as many as others
    "While you have at least as much lore as each opponent, this character has Ward.": (
        "always(give(this, ward), not(some_player(opponents, more(lore_total(they), lore_total))))"
    ),
    "When you play this character, if an opponent has fewer items in play than you, draw a card.": (
        "when(played(this), draw(1), some_player(opponents, more(count(item(yours)), count(item(theirs)))))"
    ),
    # what is replaced, lost, dealt in full
    "If this character would be banished, you may banish one of your items instead.": (
        "always(may_be_banished_instead(this, banish(chosen(item(yours)))))"
    ),
    "If one of your characters would be banished in a challenge, return that card to your hand instead.": (
        "always(banished_instead(character(yours), return_to_hand(that), in_challenge))"
    ),
    "While this character is exerted, opposing characters lose all abilities.": (
        "always(give(character(opposing), loses_abilities), matches(this, card(exerted)))"
    ),
    "Damage dealt by this character can't be reduced.": "always(give(this, deals_fully))",
    # names
    "While you have 3 or more characters with different names in play, this character gets +2 {L}.": (
        "always(give(this, lore(2)), is(different_names(character(yours)), at_least(3)))"
    ),
    "Whenever you play a character with the same name as another of your characters, draw a card.": (
        "when(played(character(same_name_as_another(character(yours)))), draw(1))"
    ),
    "Your characters named Ann and Bob get +1 {S}.": (
        'always(give(character(yours, any_of(named("Ann"), named("Bob"))), strength(1)))'
    ),
    # cards under a card, cards in a discard, the nth of a turn
    "When this character is banished, you may return a card from under him to your hand.": (
        "when(banished(this), may(return_to_hand(chosen(were_under(this(in_discard))))))"
    ),
    "You may play this character from your discard.": "always(may_play_from_discard)",
    "Whenever you draw your second card each turn, gain 1 lore.": "when(nth(2, draws), gain_lore(1))",
    "You pay 1 {I} less for the second action you play each turn.": (
        "always(pay_less(1, action), happened(played(action), exactly(1)))"
    ),
    "Opponents can't play more than 1 action each turn.": (
        "always(cannot_play(action, players_who(opponents, happened(played(action, they), at_least(1)))))"
    ),
    # triggers
    "When you play this character, you may draw a card.": "when(played(this), may(draw(1)))",
    "Whenever he quests, gain 3 lore.": "when(quests(this), gain_lore(3))",
    "When you play this character and whenever she is challenged, draw 2 cards.": (
        "when(or(played(this), is_challenged(this)), draw(2))"
    ),
    "Whenever one of your other Gardener characters is banished in a challenge, return that card to your hand.": (
        'when(banished(character(yours, other, of("Gardener")), in_challenge), return_to_hand(that(in_discard)))'
    ),
    "During your turn, whenever you play a song, deal 1 damage to each opposing ready character.": (
        "when(played(song), deal(1, character(opposing, ready)), during=your_turn)"
    ),
    "Once during your turn, whenever a card is put into your inkwell, chosen character gains Rush this turn.": (
        "when(inks, give(chosen(character), rush, this_turn), during=your_turn, limit=once_per_turn)"
    ),
    "At the start of your turn, if you have 2 or more items in play, each opponent loses 1 lore.": (
        "when(turn_starts, lose_lore(1, opponents), if=have(item(yours), at_least(2)))"
    ),
    "At the end of your turn, if this character is exerted, remove up to 2 damage from him.": (
        "when(turn_ends, heal(2, this), if=matches(this, card(exerted)))"
    ),
    "Whenever a character is banished while here, you may put the top card of your deck into your inkwell facedown"
    " and exerted.": "when(banished(character(at_location(this))), may(into_inkwell_exerted(top(1))))",
    "Whenever you play a Gardener character, if you used Shift to play them, they get +2 {S} this turn.": (
        'when(shifted(character(of("Gardener"))), give(that, strength(2), this_turn))'
    ),
    # costs, "to", "if you do", "instead", "otherwise"
    "{E}, 2 {I}, Banish this item — Banish chosen damaged character.": (
        "use(exert_this, ink(2), by(banish(this)), banish(chosen(character(damaged))))"
    ),
    "Whenever this character quests, you may pay 1 {I} to exert chosen opposing item.": (
        "when(quests(this), may(pay_to(ink(1), exert(chosen(item(opposing))))))"
    ),
    "When you play this item, you may choose and discard a card to return chosen location to its player's hand.": (
        "when(played(this), may(pay_to(by(discard(chosen(card(yours, in_hand)))), return_to_hand(chosen(location)))))"
    ),
    "When you play this character, you may banish chosen item of yours. If you do, draw 2 cards.": (
        "when(played(this), seq(may(banish(chosen(item(yours)))), if(it_was_done, draw(2))))"
    ),
    "{E} — Deal 1 damage to chosen character. If a Gardener character is chosen, deal 2 damage instead.": (
        'use(exert_this, instead(chosen(character), deal(1, it), matches(it, character(of("Gardener"))), deal(2, it)))'
    ),
    "At the start of your turn, if you have no cards in your hand, draw 2 cards. Otherwise, gain 1 lore.": (
        "when(turn_starts, if(is(cards_in_hand, exactly(0)), draw(2), gain_lore(1)))"
    ),
    # who "they" are: the chosen ones only if somebody was chosen
    "When you play this character, you may ready chosen character. They can't quest for the rest of this turn.": (
        "when(played(this), may(seq(make_ready(chosen(character)), give(it, cannot_quest, this_turn))))"
    ),
    "2 {I} — Ready this character. She can't challenge for the rest of this turn.": (
        "use(ink(2), seq(make_ready(this), give(this, cannot_challenge, this_turn)))"
    ),
    "When you play this character, exert chosen character. Deal 1 damage to another chosen character.": (
        "when(played(this), seq(exert(chosen(character)), deal(1, chosen(character(another)))))"
    ),
    "When you play this character, you may reveal the top card of your deck. If it's an item card, put it into your"
    " hand. Otherwise, put it on the bottom of your deck.": (
        "when(played(this), may(seq(reveal_top(1), if(matches(it, item), return_to_hand(it), to_bottom(it)))))"
    ),
    # static abilities
    "This character can't be challenged.": "always(give(this, cannot_be_challenged))",
    "This character enters play exerted.": "always(enters_exerted)",
    "This character can't {E} to sing songs.": "always(give(this, cannot_sing))",
    "Your other Gardener characters get +1 {S} and gain Ward.": (
        'always(give(character(yours, other, of("Gardener")), strength(1), ward))'
    ),
    "While you have a character named Old Bramble or Thistle in play, this character gets +2 {L}.": (
        'always(give(this, lore(2)), if=have(character(yours, any_of(named("Old Bramble"), named("Thistle")))))'
    ),
    "This character can't quest unless you have an item in play.": (
        "always(give(this, cannot_quest), if=not(have(item(yours))))"
    ),
    "Opposing characters with cost 3 or less can't challenge your locations.": (
        "always(give(location(yours), cannot_be_challenged_by(character(opposing, with_cost(at_most(3))))))"
    ),
    "Gardener characters get +1 {W} while here.": (
        'always(give(character(of("Gardener"), at_location(this)), willpower(1)))'
    ),
    "For each card in your inkwell, you pay 1 {I} less to play this character.": (
        "always(pay_less(cards_in_inkwell, this))"
    ),
    "This character gets +2 {S} for each damaged character opponents have in play.": (
        "always(give(this, strength(times(2, count(character(opposing, damaged))))))"
    ),
    "During opponents' turns, your exerted characters gain Resist +1.": (
        "always(give(character(yours, exerted), resist(1)), if=their_turn)"
    ),
    "Your characters gain “{E}, 1 {I} — Draw a card.”": (
        'always(give(character(yours), ability("OURS", use(exert_this, ink(1), draw(1)))))'
    ),
}

ACTIONS = {
    "Draw a card, then choose and discard 2 cards.": "does(seq(draw(1), discard(chosen(card(yours, in_hand), 2))))",
    "Each player discards their hand. Each opponent draws 3 cards.": (
        "does(seq(each(everyone, discard(card(theirs, in_hand))), draw(3, opponents)))"
    ),
    "Exert up to 3 chosen characters with 2 {S} or less. They can't ready at the start of their next turn.": (
        "does(seq(exert(up_to(3, character(with_strength(at_most(2))))),"
        " give(it, cannot_ready_at_start, their_next_turn)))"
    ),
    "Look at the top 3 cards of your deck. You may reveal a Gardener character card and put it into your hand. Put the"
    " rest on the bottom of your deck in any order.": (
        'does(look(3, may_take(character(of("Gardener"))), rest(on_bottom)))'
    ),
    "Choose one: • Banish chosen location. • Ready chosen item. It can't ready at the start of its next turn.": (
        "does(choose_one(banish(chosen(location)),"
        " seq(make_ready(chosen(item)), give(it, cannot_ready_at_start, their_next_turn))))"
    ),
    "Whenever one of your characters challenges this turn, draw a card.": (
        "does(floating(when(challenges(character(yours)), draw(1)), this_turn))"
    ),
    "Move up to 2 damage counters from chosen character of yours to chosen opposing character.": (
        "does(move_damage(2, chosen(character(yours)), chosen(character(opposing))))"
    ),
    "Return an action card that isn't a song from your discard to your hand. You pay 1 {I} less for the next action you"
    " play this turn.": (
        "does(seq(return_to_hand(chosen(action(yours, in_discard, non(is_song)))), pay_less_next(1, action)))"
    ),
    "Each opponent chooses and banishes one of their items.": (
        "does(each(opponents, banish(chosen(item(theirs), by=they))))"
    ),
}


@pytest.mark.parametrize("printed", ABILITIES)
def test_an_ability_compiles(printed: str) -> None:
    found = compile_text(printed, "Our Own", "OURS")
    assert found == [show(read(ABILITIES[printed], LORCANA))] or same(found[0], ABILITIES[printed])


@pytest.mark.parametrize("printed", ACTIONS)
def test_an_action_compiles(printed: str) -> None:
    assert compile_text(printed, "Our Own", action=True) == [show(read(ACTIONS[printed], LORCANA))]


def test_two_static_facts_in_one_sentence_are_two_abilities() -> None:
    found = compile_text("While this character is exerted, opposing characters can't quest and your items gain Ward.")
    assert found == [
        "always(give(character(opposing), cannot_quest), matches(this, card(exerted)))",
        "always(give(item(yours), ward), matches(this, card(exerted)))",
    ]


def test_keywords_compile() -> None:
    lines = {
        "Evasive (Only characters with Evasive can challenge this one.)": "evasive",
        "Challenger +2": "challenger(2)",
        "Shift 4 ⬡": "shift(4)",
        "Thistle Shift 3 (You may play this on top of one of your Thistle characters.)": 'shift(3, "Thistle")',
        "Shift: Discard an item card": "shift(discard(chosen(item(yours, in_hand, other))))",
        "Sing Together 8": "sing_together(8)",
    }
    assert {line: compile_keyword(line)[0] for line in lines} == lines


@pytest.mark.parametrize(
    ("printed", "words"),
    [
        ("Whenever this character quests, juggle three turnips. Draw a card.", "juggle three turnips"),
        ("Whenever this character quests, draw a card. Then turn the table around.", "turn the table around"),
        ("They can't quest for the rest of this turn and it rains.", "it rains"),
        ("Chosen character gets +2 {S}.", "Chosen character"),
    ],
)
def test_what_is_not_understood_is_refused_by_name(printed: str, words: str) -> None:
    with pytest.raises(TextRefused) as refused:
        compile_text(printed, "Old Bramble - Gardener")
    assert "Old Bramble - Gardener" in str(refused.value)
    assert refused.value.sentence in printed
    assert words.split()[0] in str(refused.value)


def test_a_card_is_refused_rather_than_played_in_part() -> None:
    with pytest.raises(MulliganError, match=r"Half Known.*juggle"):
        facts_from_json(
            card("Half Known", abilities=[keyword("Ward"), ability("When you play this character, juggle.")])
        )


def card(name: str, **more: object) -> dict[str, object]:
    return {
        "name": name,
        "type": "Character",
        "cost": 2,
        "inkwell": True,
        "color": "Amber",
        "strength": 2,
        "willpower": 3,
        "lore": 1,
        "subtypes": ["Storyborn"],
        **more,
    }


def ability(effect: str, **more: object) -> dict[str, object]:
    return {"type": "triggered", "effect": effect, **more}


def keyword(word: str) -> dict[str, object]:
    return {"type": "keyword", "keyword": word}


def notations(**more: object) -> list[str]:
    return [notation for _, notation in facts_from_json(card("Our Own", **more)).abilities]


def test_the_fields_of_a_database() -> None:
    draws = "use(exert_this, ink(2), draw(1))"
    told = {"type": "activated", "name": "OURS", "effect": "Draw a card."}
    assert notations(abilities=[{**told, "costs": ["⟳", "2 ⬡"]}]) == [draws]
    assert notations(abilities=[{**told, "costsText": "{E}, 2 {I}"}]) == [draws]
    assert notations(abilities=[{"type": "activated", "fullText": "OUR OWN\n⟳, 2 ⬡ — Draw a card."}]) == [draws]
    assert notations(fullText="Resist +1\nOUR OWN ⟳, 2 ⬡ — Draw\na card.") == ["resist(1)", draws]
    assert notations(keywordAbilities=["Evasive", "Challenger +1"]) == ["evasive", "challenger(1)"]
    song = {"effect": "A character with cost 3 or more can ⟳ to sing this song for free.", "type": "static"}
    sung = notations(type="Action", subtypes=["Song"], abilities=[song], effects=["Gain 1 lore.\nDraw a card."])
    assert sung == ["does(seq(gain_lore(1), draw(1)))"]
    assert notations(type="Action", fullText="Gain 1 lore.\nDraw a card.") == sung
    assert facts_from_json(card("Weed", fullText="You may have up to 30 copies of Weed in your deck.")).limit == 30
    assert split_name("WHO'S THERE? {E} — Draw a card.") == ("WHO'S THERE?", "{E} — Draw a card.")


def test_a_database_is_imported_and_written(tmp_path: Path) -> None:
    rows = [
        card(
            "Thistle",
            version="Gardener",
            abilities=[keyword("Ward"), ability("When you play this character, draw 2 cards.")],
        ),
        card("Juggler", abilities=[ability("Whenever this character quests, juggle.")]),
        card(
            "Shed", type="Location", moveCost=1, abilities=[ability("Characters gain “⟳ — Gain 1 lore.” while here.")]
        ),
    ]
    cards, refused = import_database({"cards": rows})
    assert [facts.full_name for facts in cards] == ["Thistle - Gardener", "Shed"]
    assert [str(error) for error in refused] == [
        "Juggler: its text cannot be compiled: 'Whenever this character quests, juggle.': not understood: 'juggle'"
    ]
    again = read_cards(tomllib.loads(write_cards(cards)), "cards.toml")
    assert [(one.full_name, one.abilities, one.move_cost) for one in again] == [
        (one.full_name, one.abilities, one.move_cost) for one in cards
    ]
    (tmp_path / "cards.json").write_text(json.dumps({"cards": rows}), "utf-8")
    told = CliRunner().invoke(
        mulligan_command, ["cards", "import", str(tmp_path / "cards.json"), "--out", str(tmp_path / "o.toml")]
    )
    assert told.exit_code == 0, told.output
    assert "Juggler" in told.output
    assert "2 cards of Disney Lorcana written to" in told.output
    assert "1 card is not understood" in told.output
    assert list(tomllib.loads((tmp_path / "o.toml").read_text("utf-8"))) == ["Thistle - Gardener", "Shed"]


def test_custom_cards_in_words_are_played() -> None:
    rows = [
        card(
            "Thistle", abilities=[ability("When you play this character, deal 2 damage to chosen opposing character.")]
        ),
        card("Bramble", abilities=[ability("When this character is banished, its player's friends weep.")]),
        card("Moss", abilities=[ability("During your turn, this character gets +1 {L}.", type="static")]),
    ]
    story = {
        "id": "ours",
        "game": "lorcana",
        "cards": [rows[0], rows[2]],
        "players": {
            "a": {"ink": 2, "hand": ["Thistle"], "play": ["Moss"]},
            "b": {"play": [{"card": "Mickey Mouse - True Friend", "as": "friend"}]},
        },
        "steps": [
            {"by": "a", "do": "play", "card": "Thistle", "how": "ink"},
            {"by": "a", "do": "quest", "card": "Moss"},
            {"expect": {"a.lore": 2, "friend.damage": 2}},
        ],
    }
    outcome = run_one(story)
    assert outcome.status == "passed", outcome.message
    refused = run_one({**story, "cards": rows})
    assert refused.status != "passed"
    assert "friends weep" in refused.message


def test_a_grammar_takes_the_best_production_and_says_where_it_stops() -> None:
    grammar = Grammar({})
    grammar.add(
        "deed:\n"
        "  deal <n:number> [ big|bad ] to <w:whom>  => deal($n, *$w)\n"
        "whom:\n"
        "  him and <w:whom>  => (him, *$w)\n"
        "  him  => (him)\n",
        "test",
    )
    grammar.check()
    words = [Token(raw, 0, 0) for raw in ["deal", "2", "bad", "to", "him", "and", "him"]]
    assert grammar.read("deed", words).show() == "deal(2, him, him)"
    with pytest.raises(NotUnderstood) as stopped:
        grammar.read("deed", [*words[:5], Token("or", 0, 0)])
    assert stopped.value.at == 5


def database() -> Path:
    """Where printed texts are, if anywhere: the project itself has none."""
    given = os.environ.get("MULLIGAN_SHARED")
    shared = Path(given) if given else TESTS.parent.parent / "shared"
    return shared / "data" / "lorcana" / "allCards.json"


@pytest.mark.skipif(not database().is_file(), reason="no database of printed cards here")
def test_printed_cards_compile_to_the_trees_made_by_hand() -> None:
    cards, refused = import_database(json.loads(database().read_text("utf-8")))
    found = {plain(facts.full_name): facts for facts in cards}
    by_hand = tomllib.loads(files("mulligan").joinpath("data", "lorcana", "by-hand.toml").read_text("utf-8"))
    wrong = []
    for hand in catalog().cards.values():
        if hand.full_name in by_hand:
            continue
        facts = found.get(plain(hand.full_name))
        if facts is None:
            wrong.append(f"{hand.full_name}: {[str(error) for error in refused if hand.full_name in str(error)]}")
            continue
        ours = [(name, normal(read(text, LORCANA))) for name, text in hand.abilities]
        theirs = [(name, normal(read(text, LORCANA))) for name, text in facts.abilities]
        if ours != theirs or hand.limit != facts.limit:
            wrong.append(f"{hand.full_name}: {hand.abilities} but {facts.abilities}")
    assert not wrong, "\n".join(wrong)
    assert len(cards) / (len(cards) + len(refused)) > 0.9
