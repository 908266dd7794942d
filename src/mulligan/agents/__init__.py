"""Who chooses: agents see what their seat may know, and return an option. One file an agent."""

from __future__ import annotations

from mulligan.agents.greedily import GreedyAgent
from mulligan.agents.loading import load_agent
from mulligan.agents.randomly import RandomAgent
from mulligan.agents.seat import Agent, Seat, ask, deciders, options_of
from mulligan.kernel.errors import MulliganError

__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "Seat", "agent", "ask", "deciders", "options_of"]

AGENTS: dict[str, type[Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}


def agent(name: str) -> Agent:
    """An agent by its name, or by where its class is: `module:Class`."""
    if ":" in name:
        return load_agent(name)
    if name not in AGENTS:
        raise MulliganError("no-agent", name=name, agents=list(AGENTS))
    return AGENTS[name]()
