"""Magic for people: when they are asked, stops and holding priority, abilities in words, the board, refusals."""

from __future__ import annotations

from tests.support import Story, rule

from mulligan.cli.board import Board
from mulligan.cli.choosing import Choices
from mulligan.cli.why import WhyNot
from mulligan.kernel.options import Option
from mulligan.speech import Speaker, Words

WORDS = Words("en", "magic")


def asked(story: Story, player: str = "a", stops: list[str] | None = None, hold: bool = False) -> bool:
    """Whether a person in this seat is asked now."""
    return story.kind.unasked(story.game, story.table.players.index(player), stops or [], hold) is None


def told(story: Story, player: str = "a") -> list[str]:
    """The options as the person reads them."""
    seat = story.table.players.index(player)
    speaker = Speaker(story.kind, "2014", WORDS, seat)
    decision = story.game.decision
    board = Board(story.kind, WORDS)
    view = story.kind.view(story.game, seat)
    return [
        choice.in_words() for choice in Choices(story.game, decision.options, decision.topic, speaker, board, view).all
    ]


@rule("magic", "casting.modes")
def test_modes_are_told_in_words() -> None:
    hand = {"hand": ["Fortify"], "battlefield": [{"card": "Plains", "n": 3}]}
    story = Story("magic", {"a": hand, "b": {}}).do("a", "cast", card="Fortify")
    assert told(story) == [
        "creatures you control get +2/+0 until end of turn",
        "creatures you control get +0/+2 until end of turn",
    ]


@rule("magic", "priority.passing")
def test_nobody_is_asked_where_nothing_can_be_done() -> None:
    story = Story("magic", {"a": {}, "b": {}})
    assert not asked(story)
    assert asked(story, stops=["main-1"])
    assert asked(story, hold=True)


@rule("magic", "priority.passing")
def test_nobody_who_pays_by_hand_is_asked_only_because_of_untapped_lands() -> None:
    lands = {"battlefield": ["Mountain"]}
    assert not asked(Story("magic", {"a": lands, "b": {}}, manual_mana=True))
    assert asked(Story("magic", {"a": {**lands, "hand": ["Shock"]}, "b": {}}, manual_mana=True))


@rule("magic", "priority.passing", "turn.upkeep")
def test_an_instant_is_asked_for_in_the_main_phase_and_in_the_upkeep_only_on_wish() -> None:
    players = {"a": {"hand": ["Shock"], "battlefield": ["Mountain"]}, "b": {}}
    assert asked(Story("magic", players))
    assert not asked(Story("magic", players, phase="upkeep"))
    assert asked(Story("magic", players, phase="upkeep"), stops=["upkeep"])


@rule("magic", "priority.passing", "stack.respond")
def test_a_spell_of_ones_own_is_passed_over_unless_priority_is_held_and_anothers_is_asked_about() -> None:
    hand = {"hand": ["Shock", "Shock"], "battlefield": ["Mountain", "Mountain"]}
    story = Story("magic", {"a": hand, "b": hand}).do("a", "cast", card="Shock").do("a", "choose", player="b")
    assert not asked(story)
    assert asked(story, hold=True)
    story.do("a", "pass")
    assert asked(story, "b")


def test_every_stop_is_a_step_of_the_turn() -> None:
    story = Story("magic", {"a": {}, "b": {}})
    assert story.kind.stops()[:2] == ["upkeep", "draw"]


def test_abilities_are_told_in_words_and_passing_comes_last() -> None:
    story = Story(
        "magic",
        {
            "a": {
                "battlefield": [
                    {"card": "Shivan Dragon", "as": "dragon"},
                    {"card": "Trollhide", "attached_to": "dragon"},
                    {"card": "Mountain", "n": 2},
                    "Forest",
                ]
            },
            "b": {},
        },
    )
    lines = told(story)
    assert lines[0] == "Shivan Dragon: {R}: This creature gets +1/+0 until end of turn"
    assert lines[1].startswith("Shivan Dragon: {1}{G}: Regenerate this")
    assert lines[-1] == "pass"


def test_the_board_shows_creatures_as_they_are_and_equal_lands_once() -> None:
    story = Story(
        "magic",
        {
            "a": {"battlefield": [{"card": "Predatory Sliver", "n": 2}, {"card": "Forest", "n": 3}]},
            "b": {"life": 7},
        },
    )
    view = story.view("a")
    rows = view["players"][0]["battlefield"]
    assert [row.get("power") for row in rows[:2]] == [3, 3]
    drawn = [line.plain for line in Board(story.kind, WORDS).draw(view)]
    assert any(line.startswith("    2 × Predatory Sliver  3/3") for line in drawn)
    assert "    3 × Forest" in drawn


def test_an_aura_lies_under_what_it_enchants_with_what_it_does_and_a_change_with_its_cause() -> None:
    story = Story(
        "magic",
        {
            "a": {"hand": ["Giant Growth"], "battlefield": ["Forest", "Pillarfield Ox"]},
            "b": {
                "battlefield": [{"card": "Serra Angel", "as": "angel"}, {"card": "Pacifism", "attached_to": "angel"}]
            },
        },
    )
    story.do("a", "cast", card="Giant Growth").do("a", "choose", card="Pillarfield Ox").do("a", "pass").do("b", "pass")
    drawn = [line.plain for line in Board(story.kind, WORDS).draw(story.view("a"))]
    angel = next(number for number, line in enumerate(drawn) if "Serra Angel" in line)
    assert drawn[angel + 1] == "      ↳ Pacifism (b): cannot attack, cannot block"
    assert any("Pillarfield Ox  5/7" in line and "+3 power, +3 toughness by Giant Growth" in line for line in drawn)


def test_the_stack_names_whose_spell_it_is_and_its_targets() -> None:
    story = Story("magic", {"a": {"hand": ["Shock"], "battlefield": ["Mountain"]}, "b": {}})
    story.do("a", "cast", card="Shock").do("a", "choose", player="b")
    drawn = Board(story.kind, WORDS).draw(story.view("b"))
    assert "stack: Shock (a) → b" in [line.plain for line in drawn]
    speaker = Speaker(story.kind, "2014", WORDS, 1)
    assert ("a casts Shock → b.", "2.spells.cast") in speaker.log(story.game)


@rule("magic", "casting.timing", "types.land", "cost.mana-cost")
def test_refusals_say_what_is_in_the_way() -> None:
    story = Story(
        "magic",
        {"a": {"hand": [{"card": "Shivan Dragon", "as": "dragon"}, {"card": "Forest", "as": "forest"}]}, "b": {}},
        phase="upkeep",
    )
    speaker = Speaker(story.kind, "2014", WORDS, 0)
    for verb, card, why in (
        ("cast", "dragon", "only in a main phase of your own turn"),
        ("cast", "forest", "lands are not cast but played"),
        ("attack", "dragon", "it is not on the battlefield"),
    ):
        option = Option(verb, story.card(card))
        assert why in speaker.refusal(story.game, option, story.kind.why_not(story.game, 0, option))


@rule("magic", "cost.mana-cost", "casting.order")
def test_paying_by_hand_tells_what_is_left_to_pay() -> None:
    cards = ["Forest", "Forest", "Plains"]
    own = {"name": "Courier", "mana_cost": "{2}{G/W}", "type_line": "Creature", "power": "2", "toughness": "2"}
    story = Story("magic", {"a": {"battlefield": cards, "hand": ["Courier"]}, "b": {}}, cards=[own], manual_mana=True)
    story.do("a", "cast", card="Courier")
    speaker = Speaker(story.kind, "2014", WORDS, 0)
    assert "{2}{W/G} is left to pay" in speaker.prompt(story.game, story.game.decision)
    story.do("a", "pay", card="Forest")
    assert "{2} is left to pay" in speaker.prompt(story.game, story.game.decision)


def test_what_is_cast_is_not_cast_face_down_unless_it_is_said() -> None:
    story = Story("magic", {"a": {"hand": ["Shivan Dragon"], "battlefield": ["Mountain"]}, "b": {}})
    speaker = Speaker(story.kind, story.kind.newest(), Words("en", "magic"), 0)
    question = WhyNot(story.game, 0, speaker, story.view("a"), [])
    assert question.answer("cast shivan dragon")[0].startswith("Shivan Dragon cannot be cast: ")
    assert question.answer("cast face down shivan dragon")[0].startswith("Shivan Dragon cannot be cast face down: ")
