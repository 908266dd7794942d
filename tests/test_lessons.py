"""Lessons: each can be done in the way that it teaches, and in no way that it warns of; all of it is said in words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from mulligan import games
from mulligan.agents import deciders
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.options import Option
from mulligan.kernel.rules import ledger
from mulligan.kernel.views import options_of
from mulligan.lessons import DONE, MISSED, Coach, Lesson, lesson, lessons
from mulligan.lessons.shelf import PARTS, lesson_words
from mulligan.saves.session import Session
from mulligan.scenarios.files import run_one
from mulligan.scenarios.runner import PASSED
from mulligan.scenarios.sessions import scenario_session
from mulligan.speech import words

LESSONS = [one for game in games.names() for one in lessons(game)]
MOST_CHOICES = 200
Chooses = Callable[[Session, Coach], Option]

# What somebody does who has not understood: the first of these that can be done, and else nothing.
WRONG: dict[str, list[dict[str, object]]] = {
    "lorcana play": [{"do": "ink"}],
    "lorcana quest": [{"do": "end"}],
    "lorcana challenge": [{"do": "quest", "card": "mickey"}],
    "lorcana damage": [{"do": "challenge", "card": "mickey", "target": "stitch"}, {"do": "quest", "card": "olaf"}],
    "lorcana rush": [
        {"do": "ink", "card": "Mickey Mouse - True Friend"},
        {"do": "play", "card": "Mickey Mouse - True Friend"},
    ],
    "lorcana bodyguard": [{"do": "challenge", "card": "stitch"}, {"do": "challenge", "card": "mickey"}],
    "lorcana support": [{"do": "challenge", "card": "minnie"}, {"do": "quest", "card": "heihei"}],
    "lorcana song": [{"do": "ink", "card": "song"}, {"do": "quest", "card": "mickey"}],
    "lorcana shift": [{"do": "quest", "card": "stitch"}, {"do": "play", "how": "shift"}],
    "lorcana item": [{"do": "ink"}, {"do": "quest", "card": "minnie"}],
    "lorcana location": [{"do": "play", "card": "lagoon"}, {"do": "quest", "card": "stitch"}],
    "lorcana win": [{"do": "challenge", "card": "moana"}, {"do": "quest", "card": "stitch"}],
    "cipher deploy": [{"do": "deploy", "card": "cain", "row": "back"}],
    "cipher attack": [{"do": "attack", "card": "marth", "target": "chrom"}],
    "cipher orbs": [{"do": "attack", "card": "marth", "target": "lonqu"}],
    "cipher range": [{"do": "attack", "card": "marth", "target": "chrom"}, {"do": "move", "card": "gordin"}],
    "cipher move": [{"do": "attack", "card": "marth"}, {"do": "move", "card": "marth"}],
    "cipher support": [
        {"do": "attack", "card": "marth", "target": "stahl"},
        {"do": "attack", "card": "cain", "target": "chrom"},
    ],
    "cipher critical": [{"do": "attack", "card": "marth", "target": "stahl"}],
    "cipher skill": [{"do": "attack", "card": "linde", "target": "lonqu"}],
    "cipher win": [{"do": "attack", "card": "marth", "target": "lonqu"}],
    "magic block": [{"do": "done"}],
    "magic flying": [{"do": "attack", "card": "seakite"}, {"do": "attack", "card": "merfolk"}],
    "magic reach": [{"do": "done"}],
    "magic sorcery": [{"do": "cast", "card": "axe"}, {"do": "choose", "player": "You"}],
    "magic instant": [{"do": "attack", "card": "tusker"}],
    "magic aura": [{"do": "cast", "card": "pacifism"}, {"do": "choose", "card": "mystic"}],
    "magic ability": [{"do": "attack", "card": "soulmender"}],
    "magic trigger": [{"do": "attack", "card": "firecat"}],
    "magic win": [
        {"do": "attack", "card": "merfolk"},
        {"do": "cast", "card": "axe"},
        {"do": "choose", "player": "You"},
    ],
}


def play(one: Lesson, chooses: Chooses) -> list[str]:
    """A lesson played by somebody, the other side by the lesson; how it stood after each choice."""
    coach = Coach(one)
    session = scenario_session(one.scenario)
    states = [coach.state(session.game)]
    learner = session.setting.names.index(one.learner)
    while states[-1] == "" and len(states) < MOST_CHOICES:
        decision = session.game.decision
        assert decision is not None
        player = deciders(decision)[0]
        session.choose(chooses(session, coach) if player == learner else coach.answer(session.game, player))
        states.append(coach.state(session.game))
    return states


def as_shown(session: Session, coach: Coach) -> Option:
    """Somebody who does as they are told."""
    return coach.answer(session.game, 0)


def plain(session: Session, coach: Coach) -> Option:
    """Somebody who does nothing."""
    decision = session.game.decision
    assert decision is not None
    own = options_of(decision, 0)
    passive = [option for verb in session.kind.passive for option in own if option.verb == verb]
    return [*passive, *own][0]


def otherwise(picks: list[dict[str, object]], done: list[Option]) -> Chooses:
    """Somebody who does what is not meant, and how much of it they did."""

    def choose(session: Session, coach: Coach) -> Option:
        decision = session.game.decision
        assert decision is not None
        looker = coach.looker(session.game)
        own = options_of(decision, 0)
        fitting = [option for pick in picks for option in own if looker.fits(option, pick, 0)]
        done.extend(fitting[:1])
        return [*fitting, plain(session, coach)][0]

    return choose


@pytest.mark.parametrize("one", LESSONS, ids=repr)
def test_a_lesson_is_done_by_what_it_teaches_and_by_nothing_less(one: Lesson) -> None:
    outcome = run_one(one.scenario)
    assert (outcome.status, outcome.message) == (PASSED, "")
    states = play(one, as_shown)
    assert states[0] == ""
    assert states[-1] == DONE
    assert play(one, plain)[-1] == MISSED
    wrong = WRONG.get(f"{one.game} {one.name}")
    if wrong is not None:
        done: list[Option] = []
        assert play(one, otherwise(wrong, done))[-1] == MISSED
        assert done


@pytest.mark.parametrize("one", LESSONS, ids=repr)
def test_a_lesson_goes_the_same_way_with_players_as_each_language_calls_them(one: Lesson) -> None:
    told = one.for_readers()
    names = scenario_session(told.scenario).setting.names
    assert [words("zh-Hans").called(name) for name in names] == ["你", "老师"]
    assert play(told, as_shown) == play(one, as_shown)


def test_a_hint_is_the_next_step_and_not_one_whose_time_has_not_come() -> None:
    verbs: list[str] = []

    def listening(session: Session, coach: Coach) -> Option:
        option = coach.answer(session.game, 0)
        verbs.append(option.verb)
        return option

    play(lesson("magic", "instant"), listening)
    assert [verb for verb in verbs if verb not in ("pass", "done")] == ["attack", "cast", "choose"]


def test_every_wrong_way_belongs_to_a_lesson_and_most_lessons_have_one() -> None:
    known = {f"{one.game} {one.name}" for one in LESSONS}
    assert sorted(set(WRONG) - known) == []
    assert len(WRONG) > 0.75 * len(LESSONS)


@pytest.mark.parametrize("game", games.names())
def test_a_first_game_is_ten_to_fifteen_short_lessons_that_name_their_rules(game: str) -> None:
    own = lessons(game)
    assert 10 <= len(own) <= 15
    assert [one.number for one in own] == list(range(1, len(own) + 1))
    assert len({one.name for one in own}) == len(own)
    for one in own:
        book = ledger(game, str(one.scenario["edition"]))
        assert one.rules
        assert all(number in book.by_number for number in one.rules)
        assert one.scenario["edition"] == games.kind(game).newest()


@pytest.mark.parametrize("game", games.names())
def test_everything_in_a_lesson_is_said_in_a_few_plain_sentences(game: str) -> None:
    words = lesson_words(game, "en")
    wanted = [f"{one.name}-{part}" for one in lessons(game) for part in PARTS]
    assert list(words.ids) == wanted  # nothing is missing, and nothing is said to nobody
    for one in lessons(game):
        sentences = re.findall(r"[^.!?]+[.!?]", one.says("learn"))
        assert 1 <= len(sentences) <= 3, one
        assert all(len(one.says(part)) < 400 for part in PARTS)


def test_lessons_are_found_by_name_and_number_and_others_are_refused_by_name() -> None:
    assert lesson("lorcana", "quest") is lesson("lorcana", "3")
    with pytest.raises(MulliganError, match="there is no lesson 'juggling'"):
        lesson("lorcana", "juggling")
