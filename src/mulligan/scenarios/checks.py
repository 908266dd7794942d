"""Whether a scenario says only what there is to say: keys, verbs, players, aliases, cards, rules, phases, formats.

A mistake is an error that names what is known and comes nearest, never a pass; also under `illegal`, where a misspelt
verb would fit no option and so seem to be right.
"""

from __future__ import annotations

from typing import Final

from mulligan.kernel.errors import BadScenario
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import AIMS, ORDER, RESOLVE, WAYS
from mulligan.kernel.rules import ledger
from mulligan.kernel.values import as_dict, as_list, as_text, as_whole, as_yes_or_no, shortly
from mulligan.scenarios.known import demand_known, nearest
from mulligan.scenarios.matching import FIELDS
from mulligan.scenarios.tables import Table

KEYS: Final = (
    *("id", "title", "game", "edition", "format", "rules", "cards", "players", "teams", "active", "turn", "phase"),
    *("seed", "shuffle", "trace", "steps"),
)
# Every step has one of these keys, which says what it is; with it may stand these others.
STEPS: Final[dict[str, tuple[str, ...]]] = {
    "do": ("by", "try", *FIELDS),
    "legal": ("by",),
    "illegal": ("by",),
    "expect": (),
    "until": (),
    "resolve": (),
    "replay": (),
    "alias": (),
}
ALIAS: Final = ("player", "zone", "name")
MOVES: Final = ("do", "legal", "illegal")
CARDS: Final = ("card", *AIMS)  # fields that name cards


def steps_of(scenario: dict[str, object]) -> list[dict[str, object]]:
    """The steps of a scenario."""
    if "steps" not in scenario:
        raise BadScenario("scenario-without-steps")
    return [as_dict(step) for step in as_list(scenario["steps"])]


def check_keys(scenario: dict[str, object], kind: Kind) -> None:
    """Refuse what can be seen to be wrong before the table is laid."""
    check_top(scenario, kind)
    players = list(as_dict(scenario.get("players")))
    for number, step in enumerate(steps_of(scenario), 1):
        try:
            check_step(step, kind, players)
        except BadScenario as error:
            raise BadScenario("step-failed", number=number, why=error) from None


def check_top(scenario: dict[str, object], kind: Kind) -> None:
    """Refuse what is wrong with anything but players and steps."""
    form = scenario.get("format") or kind.formats[0]
    demand_known("format", form, [*kind.formats, *kind.deck_formats])
    for key in scenario:
        demand_known("key", key, [*KEYS, *kind.switches.values(), *kind.words_of(str(form)).keys])
    for key in ("id", "title"):
        as_text(scenario.get(key, ""))
    for key in ("shuffle", "trace", *kind.switches.values()):
        as_yes_or_no(scenario.get(key, False))
    edition = scenario.get("edition") or kind.newest()
    demand_known("edition", edition, kind.editions)
    rulebook = ledger(kind.name, str(edition))
    for number in as_list(scenario.get("rules", [])):
        if not isinstance(number, str) or number not in rulebook.by_number:
            near = nearest(shortly(number), rulebook.by_number)
            raise BadScenario(
                "no-rule",
                game=kind.name,
                edition=rulebook.edition,
                number=number if isinstance(number, str) else shortly(number),
                hint=near,
            )


def kind_of_step(step: dict[str, object]) -> str:
    """What a step is: the one key that says so."""
    found = [word for word in STEPS if word in step]
    if len(found) != 1:
        if not found and (near := [(key, hint) for key in step if (hint := nearest(key, STEPS))]):
            demand_known("key", near[0][0], STEPS)
        raise BadScenario("scenario-step", known=list(STEPS), step=shortly(step))
    return found[0]


def check_step(step: dict[str, object], kind: Kind, players: list[str]) -> None:
    """Refuse a step with unknown keys, verbs or players."""
    what = kind_of_step(step)
    for key in step:
        demand_known("key", key, [what, *STEPS[what]])
    if what in MOVES:
        move = step if what == "do" else step[what]
        if not isinstance(move, dict):
            raise BadScenario("scenario-legal")
        check_move(move, kind, players, ("by", "try") if what == "do" else ())
        if what == "illegal":
            check_fields(move, kind)
        if "by" in step or what == "do":
            demand_known("player", step.get("by"), players)
    elif what == "alias":
        for name, place in as_dict(step["alias"]).items():
            row = as_dict(place)
            for key in row:
                demand_known("key", key, ALIAS)
            for key in ALIAS:
                if key not in row:
                    raise BadScenario("scenario-alias", name=name, key=key)
            demand_known("player", row["player"], players)
    elif what == "resolve":
        if step["resolve"] != "all":
            as_whole(step["resolve"], 1)
    elif what == "replay":
        as_yes_or_no(step["replay"])
    else:
        as_dict(step[what])


def check_move(move: dict[str, object], kind: Kind, players: list[str], others: tuple[str, ...]) -> None:
    """Refuse a choice with an unknown verb or field, or a value that a field never has."""
    for key in move:
        demand_known("key", key, ["do", *FIELDS, *others])
    demand_known("verb", move.get("do"), kind.verbs)
    if "player" in move:
        demand_known("player", move["player"], players)
    if "number" in move:
        as_whole(move["number"])
    if "try" in move:
        as_yes_or_no(move["try"])
    for field in WAYS:
        if field in move and field in kind.values:
            demand_known("value", as_text(move[field]).lower(), kind.values[field])


def check_fields(move: dict[str, object], kind: Kind) -> None:
    """Refuse a field that no option of this verb has: what it names would fit none, and so seem to be illegal."""
    verb = as_text(move["do"])
    fields = kind.verbs[verb]
    if verb in (RESOLVE, ORDER) or any(field in fields for field in AIMS):
        fields = (*fields, *AIMS)
    for key in move:
        if key != "do" and key not in fields:
            raise BadScenario("scenario-field-of-verb", field=key, verb=verb, known=list(fields))


def check_table(table: Table, scenario: dict[str, object]) -> None:
    """Refuse what can be seen to be wrong once the table is laid: aliases, cards, phases and zones that are unknown."""
    top = table.tabletop
    aliases = set(table.aliases)
    for number, step in enumerate(steps_of(scenario), 1):
        try:
            what = kind_of_step(step)
            if what in MOVES:
                move = step if what == "do" else as_dict(step[what])
                check_cards(move, table, aliases)
                check_ability(move, table)
            elif what == "alias":
                for name, place in as_dict(step["alias"]).items():
                    aliases.add(name)
                    demand_known("zone", as_dict(place)["zone"], top.readable_zones())
            elif what == "until":
                until = as_dict(step["until"])
                if "phase" in until:
                    demand_known("phase", until["phase"], [name for name in top.phase_names if name])
                if "active" in until:
                    demand_known("player", until["active"], table.players)
        except BadScenario as error:
            raise BadScenario("step-failed", number=number, why=error) from None


def check_ability(move: dict[str, object], table: Table) -> None:
    """Refuse the name of an ability that no card in this game has printed or could gain; a number is always one."""
    ability = move.get("ability", 1)
    if isinstance(ability, int) and not isinstance(ability, bool):
        return
    top, told = table.tabletop, as_text(ability)
    names = top.ability_names()
    if top.ability_word(told) not in [top.ability_word(name) for name in names]:
        raise BadScenario("scenario-unknown-ability", name=told, hint=nearest(told, names))


def check_cards(move: dict[str, object], table: Table, aliases: set[str]) -> None:
    """Refuse a card that neither has an alias nor is in the catalog or in this game."""
    for field in CARDS:
        given = move.get(field, [])
        for name in given if isinstance(given, list) else [given]:
            told = as_text(name)
            if told in aliases or (told in table.players and field != "card") or table.tabletop.has_card(told):
                continue
            near = nearest(told, [*aliases, *table.tabletop.names()])
            raise BadScenario("scenario-unknown-card", name=told, hint=near, aliases=sorted(aliases))
