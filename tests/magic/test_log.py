"""The log: everything that happens is a line of it, with who, which cards, and how much."""

from __future__ import annotations

from support import Story, rule


def told(story: Story, start: int = 0) -> list[str]:
    """The log's lines: who, what, which card, which other, how much, and the names written with it."""
    lines = []
    for note in story.game.log or []:
        if note.what:
            who = story.table.players[note.player] if note.player >= 0 else ""
            number = str(note.number) if note.number else ""
            words = (who, note.what, story.name(note.card), story.name(note.other), number, note.text)
            lines.append(" ".join(word for word in words if word))
    return lines[start:]


def resolve(story: Story, first: str = "a", second: str = "b") -> Story:
    """Both pass, so that the top of the stack resolves."""
    return story.do(first, "pass").do(second, "pass")


@rule("magic", "setup.start", "setup.mulligan", "zones.draw", "zones.shuffle", "turn.begin-step")
def test_the_start_of_a_game_is_told() -> None:
    players = {"a": {"library": ["Forest"] * 9}, "b": {"library": ["Island"] * 9}}
    story = Story("magic", players, phase="setup")
    story.do("a", "mulligan").do("b", "keep").do("a", "keep")
    hands = ["a draws Forest"] * 7 + ["b draws Island"] * 7
    again = ["b keeps 7", "a shuffles", "a takes-a-mulligan 6", *["a draws Forest"] * 6, "a keeps 6"]
    steps = ["a turn-begins 1", "a step-begins 1", "a step-begins 2"]
    assert told(story) == ["a starts", *hands, *again, *steps]


@rule("magic", "turn.order", "turn.draw", "turn.cleanup", "zones.discard")
def test_every_step_of_a_turn_is_told() -> None:
    players = {"a": {"hand": ["Swamp"] * 7 + ["Fog"]}, "b": {"library": ["Island"]}}
    story = Story("magic", players, phase="end").until(phase="cleanup").do("a", "choose", card="Fog")
    story.until(phase="main-1", active="b")
    lines = told(story)
    assert list(dict.fromkeys(lines)) == [
        "a step-begins 12",
        "a step-begins 13",
        "a is-discarded Fog",
        "b turn-begins 6",
        "b step-begins 1",
        "b step-begins 2",
        "b step-begins 3",
        "b draws Island",
        "b step-begins 4",
    ]


@rule("magic", "types.land", "casting.order", "cost.x", "stack.resolve", "damage.deal", "zones.dies")
def test_a_spell_is_told_from_its_announcement_to_what_it_does() -> None:
    players = {
        "a": {"battlefield": [{"card": "Mountain", "n": 4}], "hand": ["Mountain", "Volcanic Geyser"]},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "fish"}]},
    }
    story = Story("magic", players)
    story.do("a", "play", card="Mountain").do("a", "cast", card="Volcanic Geyser")
    resolve(story.do("a", "choose", card="fish").do("a", "choose", number=3))
    assert told(story, 1) == [
        "a plays-a-land Mountain",
        "a enters Mountain",
        "a announces Volcanic Geyser",
        "a casts Volcanic Geyser 3 Coral Merfolk",
        "a resolves Volcanic Geyser",
        "b is-dealt-damage-by fish Volcanic Geyser 3",
        "b dies fish",
    ]


@rule("magic", "activated.activate", "types.aura", "triggers.automatic", "keyword.sacrifice")
def test_abilities_are_told_as_they_are_activated_and_as_they_trigger() -> None:
    players = {
        "a": {
            "battlefield": [
                {"card": "Plains", "n": 2},
                {"card": "Soulmender", "as": "soul"},
                {"card": "Blood Bairn", "as": "bairn"},
                {"card": "Festering Newt", "as": "newt"},
            ],
            "hand": [{"card": "Divine Favor", "as": "favor"}],
        },
        "b": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}]},
    }
    story = Story("magic", players).do("a", "cast", card="favor").do("a", "choose", card="cow")
    resolve(resolve(story))
    resolve(story.do("a", "activate", card="soul"))
    story.do("a", "activate", card="bairn").do("a", "choose", card="newt")
    assert told(story, 1) == [
        "a announces favor",
        "a casts favor Canyon Minotaur",
        "a resolves favor",
        "a enters favor",
        "a triggers favor",
        "a ability-resolves favor",
        "a gains-life 3",
        "a activates soul",
        "a ability-resolves soul",
        "a gains-life 1",
        "a is-sacrificed newt",
        "a dies newt",
        "a triggers newt",
        "a activates bairn",
        "a targets newt Canyon Minotaur",
    ]


@rule("magic", "activated.activate", "keyword.equip", "types.equipment", "zones.graveyard")
def test_an_activation_names_its_targets_and_an_attachment_what_it_is_attached_to() -> None:
    players = {
        "a": {
            "battlefield": [
                {"card": "Plains", "n": 7},
                {"card": "Fireshrieker", "as": "shriek"},
                {"card": "Rod of Ruin", "as": "rod"},
                {"card": "Coral Merfolk", "as": "fish"},
            ],
            "hand": ["Solemn Offering"],
        },
        "b": {},
    }
    story = Story("magic", players)
    resolve(story.do("a", "activate", card="shriek").do("a", "choose", card="fish", **{"try": True}))
    resolve(story.do("a", "activate", card="rod").do("a", "choose", player="b"))
    assert told(story, 1) == [
        "a activates shriek Coral Merfolk",
        "a ability-resolves shriek",
        "a is-attached shriek fish",
        "a activates rod b",
        "a ability-resolves rod",
        "b is-dealt-damage rod 1",
    ]


@rule("magic", "stack.counter", "targets.choose-and-check", "triggers.automatic")
def test_what_is_countered_and_what_finds_no_target_is_told() -> None:
    players = {
        "a": {"battlefield": [{"card": "Mountain", "n": 3}], "hand": ["Shock", "Shock"]},
        "b": {
            "battlefield": [
                {"card": "Island", "n": 3},
                {"card": "Swamp", "n": 2},
                {"card": "Coral Merfolk", "as": "fish"},
            ],
            "hand": [{"card": "Cancel", "as": "no"}, {"card": "Altar's Reap", "as": "reap"}],
            "library": ["Fog", "Smelt"],
        },
    }
    story = Story("magic", players).do("a", "cast", card="Shock").do("a", "choose", player="b").do("a", "pass")
    resolve(story.do("b", "cast", card="no"), "b", "a")
    before = len(told(story))
    story.do("a", "cast", card="Shock").do("a", "choose", card="fish").do("a", "pass")
    story.do("b", "cast", card="reap")
    resolve(resolve(story, "b", "a"))
    assert told(story)[before - 3 : before] == ["b casts no Shock", "b resolves no", "a is-countered Shock"]
    assert told(story, before) == [
        "a announces Shock",
        "a casts Shock Coral Merfolk",
        "b announces reap",
        "b is-sacrificed fish",
        "b dies fish",
        "b casts reap",
        "b resolves reap",
        "b draws Fog",
        "b draws Smelt",
        "a is-countered Shock",
    ]


@rule("magic", "triggers.automatic")
def test_a_trigger_without_a_target_is_told() -> None:
    players = {
        "a": {
            "battlefield": [{"card": "Swamp", "n": 2}, {"card": "Festering Newt", "as": "newt"}],
            "hand": ["Altar's Reap"],
        },
        "b": {},
    }
    story = Story("magic", players).do("a", "cast", card="Altar's Reap")
    assert told(story, 2) == [
        "a is-sacrificed newt",
        "a dies newt",
        "a triggers newt",
        "a casts Altar's Reap",
        "a has-no-target newt",
    ]


@rule("magic", "combat.declare-attackers", "combat.declare-blockers", "combat.damage", "keyword.lifelink")
def test_a_combat_is_told() -> None:
    players = {
        "a": {
            "battlefield": [
                {"card": "Child of Night", "as": "child"},
                {"card": "Canyon Minotaur", "as": "cow"},
                {"card": "Coral Merfolk", "as": "fish"},
            ]
        },
        "b": {"battlefield": [{"card": "Siege Mastodon", "as": "wall"}, {"card": "Jace, Memory Adept", "as": "jace"}]},
    }
    story = Story("magic", players).until(phase="declare-attackers")
    story.do("a", "attack", card="child", target="b").do("a", "attack", card="cow", target="b")
    story.do("a", "attack", card="fish", target="jace").do("a", "done")
    story.until(phase="declare-blockers").do("b", "block", card="wall", target="cow").do("b", "done")
    story.until(phase="end-of-combat")
    assert told(story, 1) == [
        "a step-begins 5",
        "a step-begins 6",
        "a attacks child b",
        "a attacks cow b",
        "a attacks fish jace",
        "a step-begins 7",
        "b blocks wall cow",
        "a step-begins 9",
        "b is-dealt-damage child 2",
        "b is-dealt-damage-by wall cow 3",
        "b is-dealt-damage-by jace fish 2",
        "a is-dealt-damage-by cow wall 3",
        "a gains-life 2",
        "a dies cow",
        "a step-begins 10",
    ]


@rule("magic", "combat.declare-attackers")
def test_an_attack_on_the_first_player_names_them() -> None:
    players = {"a": {}, "b": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}]}}
    story = Story("magic", players, active="b", phase="declare-attackers").do("b", "attack", card="cow", target="a")
    assert told(story, 1) == ["b attacks cow a"]


@rule("magic", "replacement.regenerate", "damage.life-loss", "types.emblem", "zones.graveyard")
def test_regeneration_lost_life_an_emblem_and_a_lost_permanent_are_told() -> None:
    players = {
        "a": {
            "battlefield": [
                {"card": "Swamp", "n": 6},
                {"card": "Vampire Warlord", "as": "lord"},
                {"card": "Coral Merfolk", "as": "fish"},
                {"card": "Liliana of the Dark Realms", "as": "lili", "counters": {"loyalty": 6}},
            ],
            "hand": [{"card": "Dark Favor", "as": "favor"}, {"card": "Liturgy of Blood", "as": "liturgy"}],
        },
        "b": {},
    }
    story = Story("magic", players).do("a", "activate", card="lili", ability=3)
    resolve(story)
    assert told(story, 1) == [
        "a activates lili",
        "a goes-to-the-graveyard lili",
        "a ability-resolves lili",
        "a gets-an-emblem Emblem",
    ]
    before = len(told(story))
    resolve(story.do("a", "activate", card="lord"))
    resolve(story.do("a", "cast", card="liturgy").do("a", "choose", card="lord", **{"try": True}))
    resolve(resolve(story.do("a", "cast", card="favor")))
    assert told(story, before) == [
        "a is-sacrificed fish",
        "a dies fish",
        "a activates lord",
        "a ability-resolves lord",
        "a announces liturgy",
        "a casts liturgy Vampire Warlord",
        "a resolves liturgy",
        "a regenerates lord",
        "a announces favor",
        "a casts favor Vampire Warlord",
        "a resolves favor",
        "a enters favor",
        "a triggers favor",
        "a ability-resolves favor",
        "a loses-life 1",
    ]


@rule("magic", "ending.win", "ending.draw", "ending.concede")
def test_how_a_game_ends_is_told() -> None:
    storm = {"name": "Storm", "mana_cost": "{R}", "type_line": "Sorcery", "notation": ["does(damage(2, everyone))"]}
    for life, end in ((2, ["a loses", "b loses", "is-drawn"]), (3, ["a loses", "b wins"])):
        players = {"a": {"life": 2, "battlefield": ["Mountain"], "hand": ["Storm"]}, "b": {"life": life}}
        story = resolve(Story("magic", players, cards=[storm]).do("a", "cast", card="Storm"))
        assert told(story, 3) == ["a resolves Storm", "a is-dealt-damage Storm 2", "b is-dealt-damage Storm 2", *end]
    story = Story("magic", {"a": {}, "b": {}}).do("b", "concede")
    assert told(story, 1) == ["b concedes", "b loses", "a wins"]
