"""Every game and format as a PettingZoo environment (AEC), which comes with `mulligan[learn]`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from mulligan.kernel.kinds import Deck
from mulligan.lab.observing import ACTIONS, LARGEST, Numbers
from mulligan.lab.playground import MOST_CHOICES, Playground
from mulligan.speech import Speaker, words

Seen = dict[str, Any]  # PettingZoo's: the observation and the mask


class CardGame(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which whoever must choose is the agent to act. docs/environments.md describes what it sees."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "mulligan_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        decks: Sequence[Deck] = (),
        players: int = 0,
        edition: str = "",
        format: str = "",
        teams: list[int] | None = None,
        cards: Sequence[str] = (),
        most: int = MOST_CHOICES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Playground(game, decks, players, edition, format, teams, cards, most)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.match.names)
        shape = (self.table.observer.size,)
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, shape, numpy.int32),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), numpy.int8),
                }
            )
            for name in self.possible_agents
        }
        self.action_spaces = {name: spaces.Discrete(ACTIONS) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self.action_spaces[agent]

    def parts(self, observation: Numbers) -> dict[str, Numbers]:
        """An observation as its tables: story, players, cards, waiting, options."""
        return self.table.observer.parts(observation)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed begins the same one."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.table.seat)]
        self.tell_overflow()

    def observe(self, agent: str) -> Seen:
        """What an agent sees now, and what it may do."""
        numbers, mask, _ = self.table.observe(self.possible_agents.index(agent))
        return {"observation": numbers, "action_mask": mask}

    def tell_overflow(self) -> None:
        """Tell who must choose how many options there are, by how many pages, and what there was no room for."""
        seat = max(0, self.table.seat)
        _, _, overflow = self.table.observe(seat)
        self.infos[self.possible_agents[seat]] = {
            "options": self.table.count(),
            "page": self.table.page,
            "pages": self.table.pages(),
            "overflow": overflow,
        }

    def step(self, action: int | None) -> None:
        """The selected agent takes an option, or turns the page."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.act(int(action if action is not None else -1))
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
            self.tell_overflow()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What somebody who only watches sees: as a text, or printed."""
        told = self.in_words()
        if self.render_mode == "human":
            print(told)  # noqa: T201  that is what rendering for people is
            return None
        return told

    def in_words(self) -> str:
        """The table in words."""
        table = self.table
        game = table.game
        speaker = Speaker(table.kind, game.match.edition, words("en", table.kind.name), -1)
        lines = [repr(game)]
        view = table.observer.parts(table.observer.observe(table.kind.view(game, -1, 1 << 30))[0])
        names = table.observer.columns["players"]
        for seat, name in enumerate(game.match.names):
            numbers = ", ".join(f"{key} {view['players'][seat][index]}" for index, key in enumerate(names))
            lines.append(f"{name}: {numbers}")
        if game.decision is not None:
            lines.append(speaker.prompt(game, game.decision))
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is left open."""


def env(game: str, **settings: Any) -> CardGame:
    """An environment of a game: `env("lorcana", format=…, players=…)`."""
    return CardGame(game, **settings)
