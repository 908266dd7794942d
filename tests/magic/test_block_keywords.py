"""Random games with the keywords of single blocks, in which everything must hold."""

from __future__ import annotations

import pytest
from tests.magic.blocks import play, row
from tests.support import rule

MANA = [
    row("Frosty", "{S}{S}", "Snow Creature — Elk", "{S}: Frosty gets +1/+1 until end of turn."),
    row("Freezing", "{1}{S}", "Snow Creature — Elk", "Cumulative upkeep {S}"),
    row("Either", "{2/G}{2/W}", "Creature — Elk", "{2/G}: Either gains trample until end of turn.", "3/3"),
    row("Glassy", "{4}", "Artifact Creature — Golem", "Sunburst", "0/0"),
    row("Lamp", "{2}", "Artifact", "Sunburst\nRemove a charge counter from Lamp: You gain 1 life."),
    row("Asking", "{2}{G}", "Sorcery", "You gain 2 life. If {W} was spent to cast Asking, draw a card."),
    row("Giving", "{1}{G}", "Creature — Elf", "{T}: Add one mana of any color."),
    row("Plotting", "{G}", "Sorcery", "Plotting deals 2 damage to target creature or player.\nConspire"),
    row("Sneaking", "{3}{G}", "Creature — Elf Rogue", "Prowl {1}{G}", "3/3"),
    row("Swelling", "{2}{G}", "Creature — Elf", "Amplify 2", "1/1"),
    row("Icy Forest", "", "Basic Snow Land — Forest", ""),
    row("Icy Plains", "", "Basic Snow Land — Plains", ""),
]


@rule("magic", "golden.card-over-rulebook")
@pytest.mark.parametrize("manual", [False, True], ids=["by-itself", "by-hand"])
def test_everything_holds_in_games_with_odd_mana(manual: bool) -> None:
    taken = play(MANA, ["Forest", "Plains", "Icy Forest", "Icy Plains"], 2, 31, manual)
    assert taken["cast"] > 10


OTHERS = [
    row(
        "Toll",
        "{1}{G}",
        "Enchantment",
        "Creatures can't attack you unless their controller pays {1} for each of those creatures.",
    ),
    row("Ox", "{G}", "Creature — Ox", "Ox can't attack unless you pay {1}.", "4/4"),
    row(
        "Bound",
        "{G}",
        "Creature — Spirit",
        "Soulbond\nAs long as Bound is paired with another creature, each of those creatures gets +1/+1.",
        "1/1",
    ),
    row(
        "Tied",
        "{1}{G}",
        "Creature — Elf",
        "Soulbond\nAs long as Tied is paired with another creature, both creatures have trample.",
    ),
    row("Grace", "{4}{G}", "Sorcery", "You gain 5 life.\nMiracle {G}"),
    row("Bolt", "{4}{G}", "Instant", "Bolt deals 3 damage to target creature or player.\nMiracle {1}{G}"),
    row("Weed", "{1}{G}", "Creature — Plant", "Dredge 2", "2/1"),
    row("Moss", "{2}{G}", "Creature — Plant", "Dredge 3\nSacrifice Moss: Draw a card.", "1/3"),
    row("More", "{G}", "Sorcery", "Draw two cards, then discard a card."),
    row("Steal", "{1}{G}", "Sorcery", "Gain control of target creature until end of turn. Untap that creature."),
]


@rule("magic", "golden.card-over-rulebook")
def test_everything_holds_in_games_with_pairs_miracles_dredge_and_tolls() -> None:
    taken = play(OTHERS, ["Forest"], 3, 41)
    assert taken["cast"] > 10
    assert taken["yes"] > 3


AWAY = [
    row("Dim", "{G}", "Creature — Drake", "Flying\nPhasing"),
    row("Fading", "{1}{G}", "Creature — Drake", "{1}: Fading phases out.", "3/3"),
    row("Veil", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has phasing."),
    row("Coat", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."),
    row(
        "Bound",
        "{G}",
        "Creature — Spirit",
        "Soulbond\nAs long as Bound is paired with another creature, both creatures have trample.",
    ),
    row("Two", "{2}{G}", "Sorcery", "Put two 1/1 green Elf creature tokens onto the battlefield."),
    row("Off", "{1}{G}", "Instant", "Target creature phases out."),
    row("Well", "", "Land", "{T}: Add {G}{G}. Spend this mana only to cast creature spells."),
    row(
        "Lens",
        "{2}",
        "Artifact",
        "{T}: Add one mana of any color. Spend this mana only to cast instant or sorcery spells.",
    ),
    row("Masked", "{3}{G}", "Creature — Elf", "Morph {G}", "4/4"),
    row("Blast", "{X}{G}", "Sorcery", "Blast deals X damage to target creature or player."),
    row(
        "Kicks",
        "{G}",
        "Creature — Elf",
        "Kicker {2}\nIf Kicks was kicked, it enters the battlefield with two +1/+1 counters on it.",
        "1/1",
    ),
]


@rule("magic", "golden.card-over-rulebook")
@pytest.mark.parametrize("manual", [False, True], ids=["by-itself", "by-hand"])
def test_everything_holds_in_games_with_phasing_and_mana_for_certain_spells(manual: bool) -> None:
    taken = play(AWAY, ["Forest"], 2, 51, manual)
    assert taken["cast"] > 10
    assert taken["activate"] > 10


HELP = [
    row("Many", "{2}{G}{G}", "Sorcery", "You gain 4 life.\nConvoke"),
    row("Crowd", "{X}{G}", "Instant", "Crowd deals X damage to target creature or player.\nConvoke"),
    row("Feast", "{4}{G}", "Creature — Zombie", "Delve", "4/4"),
    row("Knot", "{X}{G}", "Instant", "Delve\nCounter target spell unless its controller pays {X}."),
    row(
        "Mage",
        "{G}",
        "Creature — Wizard",
        "Kicker {1}{R} and/or {1}{G}\nWhen Mage enters the battlefield, if it was kicked with its {1}{R} kicker, "
        "draw a card.",
        "1/1",
    ),
    row("Elf", "{G}", "Creature — Elf", "{T}: Add {G}.", "1/1"),
    row("Elk", "{G}", "Creature — Elk", "", "2/1"),
    row("Note", "{1}{G}", "Sorcery", "You gain 1 life.\nCipher"),
    row("Imp", "{R}", "Creature — Imp", "", "2/1"),
    row("Zap", "{R}", "Instant", "Destroy target creature."),
]


@rule("magic", "golden.card-over-rulebook")
@pytest.mark.parametrize("manual", [False, True], ids=["by-itself", "by-hand"])
def test_everything_holds_in_games_with_help_while_paying(manual: bool) -> None:
    taken = play(HELP, ["Forest", "Mountain"], 2, 61, manual)
    assert taken["cast"] > 10
    assert taken["choose"] > 10


HIDDEN = [
    row("Chant", "{G}", "Instant — Arcane", "You gain 1 life.\nSplice onto Arcane {G}"),
    row("Sting", "{1}{G}", "Sorcery — Arcane", "Sting deals 1 damage to target creature.\nSplice onto Arcane {1}{G}"),
    row(
        "Ghost",
        "{1}{G}",
        "Creature — Spirit",
        "Haunt\nWhen Ghost enters the battlefield or the creature it haunts dies, you gain 1 life.",
        "1/1",
    ),
    row(
        "Omen",
        "{1}{G}",
        "Sorcery",
        "Target player sacrifices a creature.\nHaunt\nWhen the creature Omen haunts dies, draw a card.",
    ),
    row(
        "Cellar",
        "",
        "Land",
        "Hideaway\n{T}: Add {G} to your mana pool.\n"
        "{G}, {T}: You may play the exiled card without paying its mana cost if you control three or more creatures.",
    ),
    row(
        "Vault",
        "{1}",
        "Artifact",
        "{T}: Put a charge counter on Vault.\n"
        "{T}, Remove X charge counters from Vault: Add X mana of any one color to your mana pool.",
    ),
    row("Orb", "{1}{G}", "Enchantment", "Players can't untap more than two lands during their untap steps."),
    row("Bear", "{G}", "Creature — Bear", "Rampage 1", "2/2"),
    row(
        "Shield",
        "{G}",
        "Instant",
        "The next time a source of your choice would deal damage to you this turn, prevent that damage. "
        "You gain life equal to the damage prevented this way.",
    ),
]


@rule("magic", "golden.card-over-rulebook")
@pytest.mark.parametrize("manual", [False, True], ids=["by-itself", "by-hand"])
def test_everything_holds_in_games_with_splice_haunt_and_hidden_cards(manual: bool) -> None:
    taken = play(HIDDEN, ["Forest"], 3, 57, manual)
    assert taken["cast"] > 10
