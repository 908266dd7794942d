"""Sitting down at the table of a scenario, and making a scenario of the table one sits at."""

from __future__ import annotations

from mulligan import games
from mulligan.kernel.errors import BadScenario
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.values import as_dict
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting, check_names
from mulligan.scenarios.checks import check_keys, check_table
from mulligan.scenarios.files import read_scenarios
from mulligan.scenarios.laying import lay_table
from mulligan.scenarios.stories import story_of
from mulligan.scenarios.writing import scenario_of


class LaidSetting(Setting):
    """A setting whose table a scenario lays, instead of decks and a shuffle."""

    def __init__(self, kind: Kind, scenario: dict[str, object]) -> None:
        check_keys(scenario, kind)
        check_names(list(as_dict(scenario.get("players"))))
        self.given = scenario
        self.table = lay_table(scenario, kind)
        check_table(self.table, scenario)
        match = self.table.game.match
        super().__init__(
            kind,
            match.names,
            [Deck() for _ in match.names],
            match.edition,
            str(scenario.get("format") or ""),
            match.teams if len(set(match.teams)) < match.seats else None,
        )

    def match(self) -> Match:
        """The match that the scenario made."""
        return self.table.game.match

    def begin(self, match: Match) -> Game:
        """The game as the scenario lays it."""
        game = self.table.tabletop.load(self.table.start)
        game.keep_log()
        return game

    def scenario(self) -> dict[str, object]:
        """The scenario."""
        return self.given


def scenario_session(scenario: dict[str, object], kind: Kind | None = None) -> Session:
    """A sitting at the table of a scenario, before its first step."""
    game = scenario.get("game")
    if not isinstance(game, str):
        raise BadScenario("scenario-without-game", games=games.names())
    found = games.kind(game)
    if kind is not None and kind.name != found.name:
        raise BadScenario("scenario-of-another-game", found=found.name, wanted=kind.name)
    return Session(LaidSetting(found, scenario))


def first_scenario(text: str, where: str) -> dict[str, object]:
    """The first scenario of a file."""
    found = read_scenarios(text, where)
    if not found:
        raise BadScenario("scenario-none", where=where)
    if isinstance(found[0][1], BadScenario):
        raise found[0][1]
    return found[0][1]


def scenario_now(session: Session, player: int) -> dict[str, object]:
    """The table of a sitting as a scenario: what a player knows while the game goes on, and all of it after its end."""
    setting, game = session.setting, session.game
    if game.over and setting.scenario() is None and setting.chooser < 0 and not setting.switches:
        whole = story_of(
            session.kind, session.match, setting.decks, setting.seed, game.choices or [], format=setting.format
        )
        if whole is not None:
            return whole
    return scenario_of(session.kind, game, player, setting.format)
