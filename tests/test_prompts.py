"""What a person is asked: every prompt says whose card asks, what it would do, and what is to be decided."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cipher.tables import own, table
from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.speech import Speaker, words
from support import Story
from test_views import course

ODD = re.compile(r"\bnone\b|\w_\w|  |\{ |\$|\.\.(?!\.)|\?\?| [,.;:?]")


def speaker_for(kind: Kind, game: Game, seat: int) -> Speaker:
    """Somebody who speaks to a player."""
    return Speaker(kind, game.match.edition, words("en", kind.name), seat)


def asked(story: Story, player: str = "a") -> str:
    """The prompt that a player reads."""
    assert story.game.decision is not None
    speaker = speaker_for(story.kind, story.game, story.table.players.index(player))
    return speaker.prompt(story.game, story.game.decision)


def offered(story: Story, player: str = "a") -> list[str]:
    """The options as that player reads them."""
    decision = story.game.decision
    assert decision is not None
    speaker = speaker_for(story.kind, story.game, story.table.players.index(player))
    return [speaker.option(story.game, option, decision.topic) for option in decision.options]


def games_of(kind: Kind) -> Iterator[Game]:
    """Decisions of games between the decks that come with the project."""
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()]
    for number, deck in enumerate(decks):
        match = kind.match(["a", "b"], [deck, decks[number - 1]], kind.newest(), kind.formats[0], None)
        yield from course(kind.new_game(match, number, True), number, 400)


@pytest.mark.parametrize("name", games.names())
def test_every_prompt_is_a_sentence_that_names_the_card_that_asks(name: str) -> None:
    kind = games.kind(name)
    told: set[tuple[str, str, int]] = set()
    for game in games_of(kind):
        decision = game.decision
        assert decision is not None
        key = (decision.topic, decision.rule, int(decision.about))
        if key in told:
            continue
        told.add(key)
        speaker = speaker_for(kind, game, int(decision.player))
        prompt = speaker.prompt(game, decision)
        assert prompt[0] == prompt[0].upper(), prompt
        assert prompt[-1] in "?.:", prompt
        assert not ODD.search(re.sub("“.*?”", "“”", prompt)), prompt  # abilities may have odd names
        if decision.about >= 0:
            assert speaker.card_now(game, decision.about) in prompt
    assert len(told) > 20


def test_be_our_guest_shows_the_cards_before_it_asks_and_says_what_each_question_means() -> None:
    deck = ["Stitch - New Dog", "Lantern", "Break", "Smash", "Ransack"]
    story = Story(
        "lorcana", {"a": {"ink": 2, "hand": [{"card": "Be Our Guest", "as": "guest"}], "deck": deck}, "b": {}}
    )
    story.do("a", "play", card="guest", how="ink")
    assert asked(story) == (
        "Be Our Guest: You may reveal a character card among them and put it into your hand. Do you?"
    )
    looking = story.view("a")["decision"]["looking"]
    assert [card["name"] for card in looking] == ["Stitch - New Dog", "Lantern", "Break", "Smash"]
    assert "looking" not in story.view("b")["decision"]
    story.do("a", "yes").do("a", "choose", card="Stitch - New Dog", **{"try": True})
    assert asked(story) == (
        "Be Our Guest: Put the rest on the bottom of your deck in any order. Which card is next, from the top down?"
    )
    assert [card["name"] for card in story.view("a")["decision"]["looking"]] == ["Lantern", "Break", "Smash"]


def test_a_choice_for_one_of_two_things_says_which() -> None:
    mine = {"ink": 5, "hand": [{"card": "Bestow a Gift", "as": "gift"}]}
    mine["play"] = [{"card": "Stitch - New Dog", "damage": 1, "as": "stitch"}]
    theirs = {"play": ["Maui - Hero to All", "Olaf - Friendly Snowman"]}
    story = Story("lorcana", {"a": mine, "b": theirs}).do("a", "play", card="gift", how="ink")
    story.do("a", "choose", card="stitch", **{"try": True})
    assert asked(story) == (
        "Bestow a Gift: Move 1 damage from chosen character to chosen opposing character. "
        "This is for: chosen opposing character. Which one?"
    )
    assert offered(story) == ["Maui - Hero to All (b)", "Olaf - Friendly Snowman (b)"]
    assert story.view("a")["decision"]["part"] == "chosen(character(opposing))"
    assert [option["card_of"] for option in story.view("a")["decision"]["options"]] == ["b", "b"]


def test_support_says_what_it_would_do_and_the_bag_what_waits() -> None:
    play = [{"card": "HeiHei - Boat Snack", "as": "heihei"}, "Stitch - New Dog"]
    story = Story("lorcana", {"a": {"play": play}, "b": {}}).do("a", "quest", card="heihei")
    assert asked(story).startswith("HeiHei - Boat Snack “Support”: You may have another chosen character get strength")
    assert asked(story).endswith("equal to the strength of this character this turn. Do you?")


def test_an_aura_says_what_it_does_to_what_it_enchants_and_whose_each_target_is() -> None:
    mine = {"battlefield": [{"card": "Plains", "n": 2}, "Pillarfield Ox"], "hand": [{"card": "Pacifism", "as": "aura"}]}
    story = Story("magic", {"a": mine, "b": {"battlefield": ["Serra Angel"]}}).do("a", "cast", card="aura")
    assert asked(story) == (
        "Pacifism: Enchant creature. Enchanted creature can't attack and can't block. Which target?"
    )
    assert offered(story) == ["Pillarfield Ox (yours)", "Serra Angel (b)"]


def test_who_may_pay_against_a_spell_is_told_whose_it_is_and_what_it_costs() -> None:
    text = "Counter target spell unless its controller pays {3}."
    soft = {"name": "Soft Counter", "mana_cost": "{1}{U}", "type_line": "Instant", "oracle_text": text}
    mine = {"hand": ["Shock"], "battlefield": [{"card": "Mountain", "n": 4}]}
    theirs = {"hand": ["Soft Counter"], "battlefield": [{"card": "Island", "n": 2}]}
    story = Story("magic", {"a": mine, "b": theirs}, cards=[soft]).do("a", "cast", card="Shock")
    story.do("a", "choose", player="b").do("a", "pass").do("b", "cast", card="Soft Counter")
    story.do("b", "choose", card="Shock", **{"try": True})
    story.runner.take({"resolve": 1})
    assert asked(story) == (
        "Soft Counter (b): Counter target spell unless that spell's controller pays {3}. Do you pay?"
    )


def test_a_skill_that_costs_says_what_it_costs_and_what_it_does_and_then_what_it_is_paid_with() -> None:
    seer = own("Seer", "when(attacks(this), discarding(chosen(hand)), draw(2))")
    mine = {"front": [{"card": "T-Seer", "as": "seer"}], "hand": ["B01-020", "B01-019"]}
    story = table(mine, cards=[seer]).do("a", "attack", card="seer", target="chrom")
    assert asked(story) == (
        "Test, Seer: When this unit attacks, you may put 1 card from your hand into the retreat area. "
        "If you do, draw 2 cards. Do you pay for it?"
    )
    story.do("a", "yes")
    assert asked(story) == "Test, Seer: Put 1 card from your hand into the retreat area. Which one?"


def test_whose_card_is_challenged_is_told_where_there_are_several_opponents() -> None:
    mine = {"play": [{"card": "Stitch - New Dog", "as": "stitch"}]}
    theirs = {"play": [{"card": "Maui - Hero to All", "exerted": True}]}
    story = Story("lorcana", {"a": mine, "b": theirs, "c": theirs})
    assert [line for line in offered(story) if "→" in line] == [
        "Stitch - New Dog → Maui - Hero to All (b)",
        "Stitch - New Dog → Maui - Hero to All (c)",
    ]
    assert "Stitch - New Dog → Maui - Hero to All" in offered(Story("lorcana", {"a": mine, "b": theirs}))


@pytest.mark.parametrize("name", games.names())
def test_a_prompt_does_not_depend_on_what_its_reader_cannot_know(name: str) -> None:
    kind = games.kind(name)
    luck = chance(3)
    for number, game in enumerate(games_of(kind)):
        decision = game.decision
        assert decision is not None
        if number % 23 == 0:
            for viewer in range(-1, game.match.seats):
                other = kind.imagine(game, max(viewer, 0), luck)
                assert other.decision is not None
                speaker = speaker_for(kind, game, viewer)
                assert speaker.prompt(game, decision) == speaker.prompt(other, other.decision)
