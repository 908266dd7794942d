"""Scenarios made from whole games: decks shuffled by the game's seed, and every choice a step."""

from __future__ import annotations

from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.options import AIMS, CHOOSE, CONCEDE, WAYS, Option
from mulligan.kernel.tabletop import Tabletop
from mulligan.scenarios.runner import PASSED, run_scenario
from mulligan.scenarios.writing import aliases, grouped, teams_of


def story_of(
    kind: Kind, match: Match, decks: list[Deck], seed: int, choices: list[int], format: str = ""
) -> dict[str, object] | None:
    """A whole game as a scenario that passes; None if it cannot be told so, as where tokens were chosen."""
    top = kind.tabletop()
    top.game = kind.new_game(match, seed, True)
    game = kind.new_game(match, seed, True)
    made = made_choices(game, choices)
    used = sorted({card for _, option in made for card in (option.card, option.target) if card >= 0})
    if used and used[-1] >= len(top.game.printed):
        return None  # what was not there from the beginning has no alias
    names = aliases(top, used)
    steps = [*leads(top, match, decks), *(step_of(kind, match, names, by, option) for by, option in made)]
    scenario: dict[str, object] = {
        "id": f"{kind.name}-{seed}",
        "game": kind.name,
        "edition": match.edition,
        "format": format or kind.formats[0],
        "players": {name: {top.deck: deck_entries(top, names, seat)} for seat, name in enumerate(match.names)},
        "teams": teams_of(match),
        "phase": "setup",
        "shuffle": True,
        "seed": seed,
        "steps": [*steps, {"expect": ending(game)}],
    }
    scenario = {key: value for key, value in scenario.items() if value is not None}
    return scenario if run_scenario(scenario, kind).status == PASSED else None


def made_choices(game: Game, choices: list[int]) -> list[tuple[int, Option]]:
    """Make the choices of a game again: who chose what."""
    made: list[tuple[int, Option]] = []
    for choice in choices:
        decision = game.decision
        assert decision is not None
        option = Option(CONCEDE, actor=-1 - choice) if choice < 0 else decision.options[choice]
        made.append((option.whose(decision.player), option))
        game.choose(option)
    return made


def leads(top: Tabletop[Game], match: Match, decks: list[Deck]) -> list[dict[str, object]]:
    """The first choices of those whose decks say what leads them, from the player who begins."""
    order = [(top.game.active + i) % match.seats for i in range(match.seats)]
    return [
        {"by": match.names[seat], **choice}
        for seat in order
        if decks[seat].leader and (choice := top.lead(decks[seat].leader))
    ]


def deck_entries(top: Tabletop[Game], names: dict[int, str], seat: int) -> list[object]:
    """A player's deck, in the order of its list."""
    cards = [card for card in range(len(top.game.owner)) if top.game.owner[card] == seat]
    return grouped(
        [
            {
                "card": top.catalog_name(card),
                **({"as": names[card]} if card in names else {}),
                **top.lasting_state(card),
            }
            for card in cards
        ]
    )


def ending(game: Game) -> dict[str, object]:
    """How a game stands in the end."""
    winner = game.match.names[game.result] if game.result >= 0 else None
    return {"over": game.over, "turn": int(game.turn), "winner": winner}


def step_of(kind: Kind, match: Match, names: dict[int, str], by: int, option: Option) -> dict[str, object]:
    """A choice as a step."""
    fields = kind.verbs.get(option.verb, ())
    step: dict[str, object] = {"by": match.names[by], "do": option.verb}
    if option.card >= 0:
        step["card"] = names[option.card]
    if option.target >= 0:
        step[kind.aim_of(option)] = names[option.target]
    if option.player >= 0:
        step["player" if option.verb == CHOOSE else AIMS[0]] = match.names[option.player]
    if option.number >= 0 and "number" in fields:
        step["number"] = int(option.number)
    if option.ability > 0 and "ability" in fields:
        step["ability"] = int(option.ability)
    if option.text:
        word = next((field for field in WAYS if field in fields), "option")
        step[word] = int(option.text) if option.text.isdecimal() else option.text
    return step
