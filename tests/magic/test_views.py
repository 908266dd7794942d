"""What is seen of a game of Magic: attachments, what changes a permanent, targets, cards being looked at."""

from __future__ import annotations

import pytest

from support import Story, rule


def table(mine: dict | None = None, theirs: dict | None = None, **keys: object) -> Story:
    return Story("magic", {"a": mine or {}, "b": theirs or {}}, **keys)


def on_battlefield(story: Story, seat: str, viewer: str) -> dict[str, dict]:
    """Permanents by their names."""
    return {card["name"]: card for card in story.seat(seat, viewer)["battlefield"]}


@rule("magic", "types.aura", "types.equipment")
@pytest.mark.parametrize("viewer", ["a", "b", ""])
def test_an_aura_shows_what_it_enchants_and_that_shows_the_aura_and_what_it_does(viewer: str) -> None:
    story = table(
        {"battlefield": [{"card": "Divine Favor", "as": "favor", "attached_to": "ox"}]},
        {"battlefield": [{"card": "Pillarfield Ox", "as": "ox"}]},
    )
    favor = on_battlefield(story, "a", viewer)["Divine Favor"]
    ox = on_battlefield(story, "b", viewer)["Pillarfield Ox"]
    assert (favor["attached_to"], ox["attachments"]) == (ox["id"], [favor["id"]])
    assert (ox["power"], ox["toughness"], ox["printed_power"], ox["printed_toughness"]) == (3, 7, 2, 4)
    assert ox["changes"] == [
        {"what": "power", "amount": 1, "by": favor["id"], "name": "Divine Favor"},
        {"what": "toughness", "amount": 3, "by": favor["id"], "name": "Divine Favor"},
    ]
    assert "changes" not in favor


@rule("magic", "counters.counter", "layers.duration")
def test_counters_and_spells_that_change_a_creature_are_told_as_causes() -> None:
    story = table(
        {
            "battlefield": [{"card": "Pillarfield Ox", "as": "ox", "counters": {"+1/+1": 2}}, "Forest"],
            "hand": [{"card": "Giant Growth", "as": "growth"}],
        }
    )
    story.do("a", "cast", card="growth").do("a", "choose", card="ox", **{"try": True})
    waiting = story.view("b")["stack"][0]
    assert (waiting["name"], waiting["targets"], waiting["targets_of"]) == ("Giant Growth", [story.card("ox")], ["a"])
    assert waiting["effect"].startswith("does(give(target(creature)")
    story.runner.take({"resolve": 1})
    ox = on_battlefield(story, "a", "b")["Pillarfield Ox"]
    told = [(cause["what"], cause["amount"], cause.get("name"), cause.get("text")) for cause in ox["changes"]]
    assert told == [
        ("power", 3, "Giant Growth", None),
        ("toughness", 3, "Giant Growth", None),
        ("power", 2, None, "counters"),
        ("toughness", 2, None, "counters"),
    ]
    assert (ox["power"], ox["printed_power"]) == (7, 2)


@rule("magic", "zones.library")
def test_cards_of_a_library_that_are_looked_at_are_told_to_who_looks() -> None:
    library = ["Shock", "Fog", "Forest", "Serra Angel"]
    story = table(
        {
            "battlefield": [{"card": "Island", "n": 3}],
            "hand": [{"card": "Glimpse the Future", "as": "glimpse"}],
            "library": library,
        }
    )
    story.do("a", "cast", card="glimpse")
    story.runner.take({"resolve": 1})
    assert [card["name"] for card in story.view("a")["decision"]["looking"]] == library[:3]
    assert "looking" not in story.view("b")["decision"]


@rule("magic", "targets.choose-and-check")
def test_whose_permanent_a_target_would_be_is_told_with_the_option() -> None:
    story = table(
        {"battlefield": [{"card": "Mountain"}, "Pillarfield Ox"], "hand": [{"card": "Shock", "as": "shock"}]},
        {"battlefield": ["Serra Angel"]},
    )
    story.do("a", "cast", card="shock")
    options = story.view("a")["decision"]["options"]
    assert sorted(str(option.get("card_of", option.get("player", "mine"))) for option in options) == [
        "a",
        "b",
        "b",
        "mine",
    ]
    assert story.view("a")["decision"]["part"] == "target(creature_or_player)"
