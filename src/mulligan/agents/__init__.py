"""Who chooses: agents see what their seat may know, and return an option. One file an agent."""

from __future__ import annotations

from mulligan.agents.commanding import PREFIX, CommandAgent
from mulligan.agents.first_greedy import FirstGreedyAgent
from mulligan.agents.greedily import GreedyAgent
from mulligan.agents.levels import EasyAgent, ExpertAgent, HardAgent, NormalAgent
from mulligan.agents.loading import load_agent
from mulligan.agents.randomly import RandomAgent
from mulligan.agents.searching import SearchAgent, search_agent
from mulligan.agents.seat import Agent, Seat, ask, deciders, options_of
from mulligan.kernel.errors import MulliganError

__all__ = [
    "AGENTS",
    "LEVELS",
    "Agent",
    "GreedyAgent",
    "RandomAgent",
    "SearchAgent",
    "Seat",
    "agent",
    "ask",
    "deciders",
    "options_of",
]

LEVELS: dict[str, type[Agent]] = {"easy": EasyAgent, "normal": NormalAgent, "hard": HardAgent, "expert": ExpertAgent}
AGENTS: dict[str, type[Agent]] = {
    **LEVELS,
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "greedy-0.1": FirstGreedyAgent,
    "search": SearchAgent,
}


def agent(name: str) -> Agent:
    """An agent by its name, by a budget as `search-0.5s` or `search-400`, or by where its class is: `module:Class`.

    `command:node bot.js` is a program that is started and asked.
    """
    if name.startswith(PREFIX):
        return CommandAgent(name.removeprefix(PREFIX))
    if ":" in name:
        return load_agent(name)
    if name in AGENTS:
        return AGENTS[name]()
    found = search_agent(name)
    if found is None:
        raise MulliganError("no-agent", name=name, agents=list(AGENTS))
    return found
