"""Cards of our own with the keywords of single blocks, and random games with them in which everything must hold."""

from __future__ import annotations

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.soundness import decision_is_sound
from mulligan.magic.catalog import catalog
from mulligan.magic.imports import facts_from_json
from mulligan.magic.table import make_match, new_game
from mulligan.sim.invariants import Cards, copies_are_exact, imagined_is_sound, refusals_are_told, view_is_blind

KIND = games.kind("magic")
MOST = 350  # decisions of a game


def row(name: str, cost: str, line: str, text: str, size: str = "2/2", **more: object) -> dict[str, object]:
    """A card in the fields of a card database."""
    power, _, toughness = size.partition("/")
    return {
        "name": name,
        "mana_cost": cost,
        "type_line": line,
        "oracle_text": text,
        **({"power": power, "toughness": toughness} if "Creature" in line else {}),
        **more,
    }


def play(
    rows: list[dict[str, object]], lands: list[str], count: int, seed: int, manual: bool = False
) -> dict[str, int]:
    """Play games by chance with decks of these cards; now and then look closely. How often each verb was taken."""
    cards = catalog().copy()
    names: list[str] = []
    for one in rows:
        facts = facts_from_json(one)
        cards.add(facts)
        names.append(facts.name)
    luck = chance(seed)
    taken: dict[str, int] = {}
    for number in range(count):
        decks = [
            [names[luck.below(len(names))] for _ in range(26)] + [lands[luck.below(len(lands))] for _ in range(18)]
            for _ in range(2)
        ]
        match = make_match(["a", "b"], decks, cards)
        match.kind = KIND
        match.manual = manual
        game = new_game(match, seed * 1000 + number, True)
        whole = Cards(game)
        for _ in range(MOST):
            decision = game.decision
            if decision is None:
                break
            decision_is_sound(game)
            choice = luck.below(len(decision.options))
            if decision.options[choice].verb == "pass" and len(decision.options) > 1 and luck.below(3):
                choice = 1 + luck.below(len(decision.options) - 1)
            if luck.below(8) == 0:
                whole.all_there(game)
                copies_are_exact(KIND, game, choice)
                for player in range(2):
                    view_is_blind(KIND, game, player, luck.copy())
                    imagined_is_sound(KIND, game, player, luck.copy())
                    refusals_are_told(KIND, game, player, luck)
            verb = decision.options[choice].verb
            taken[verb] = taken.get(verb, 0) + 1
            game.choose_number(choice)
    return taken
