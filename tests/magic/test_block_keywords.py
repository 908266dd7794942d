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
