"""The games as PettingZoo knows games: agents act in turn (AEC), with masks of what is open to them.

Agents are the players, ``player_0`` at seat A and so on. An episode is one hand; at its end every agent is rewarded
with what its side made.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from ventaglio.core.refusal import BadInput
from ventaglio.games.common.lab.observations import Bytes
from ventaglio.games.common.lab.tables import ReadableTables
from ventaglio.lab.environments.rendering import drawn

LIMIT: Final = 5000
"""Moves after which a hand is broken off, unless another limit is asked for: players who only swap would never end."""

Observation = dict[str, Bytes]


class TableEnv(AECEnv):  # type: ignore[misc]  # the package tells no types
    """One table of a game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 -- asked of the class

    def __init__(self, tables: ReadableTables, render_mode: str | None = None, language: str = "en") -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadInput(f"no render mode {render_mode!r}: there is 'ansi'", "lab-render", mode=str(render_mode))
        self.table = tables
        self.metadata = {**self.metadata, "name": f"{tables.game}_v1"}
        self.render_mode = render_mode
        self.language = language
        self.possible_agents = [f"player_{player}" for player in range(tables.players)]
        self.agents: list[str] = []
        self._seeds, _ = np_random(0)
        self.truncations: dict[str, bool] = {}
        self.terminations: dict[str, bool] = {}
        self.rewards: dict[str, float] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._cumulative_rewards: dict[str, float] = {}

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Dict]:
        """What each agent sees: bytes, and the mask of what it may do."""
        seen = spaces.Box(0, 255, (self.table.observation.size,), np.uint8)
        mask = spaces.Box(0, 1, (self.table.actions.size,), np.int8)
        return {agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents}

    @cached_property
    def action_spaces(self) -> dict[str, spaces.Discrete]:
        """What each agent may do: one number."""
        return {agent: spaces.Discrete(self.table.actions.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal. With a seed the same hands follow again."""
        if seed is not None:
            self._seeds, _ = np_random(seed)
        self.table.reset([int(self._seeds.integers(1 << 62))])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        player = int(self.table.turns[0])
        if player >= 0:
            self.agent_selection = self.possible_agents[player]
            self._name_actions()

    def _name_actions(self) -> None:
        """Say what is open to whoever is to act."""
        names = {int(action): self.table.action_name(int(action)) for action in np.flatnonzero(self.table.masks[0])}
        self.infos = {agent: {"actions": names if agent == self.agent_selection else {}} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, whoever is to act; open to it are actions only at its own turn."""
        player = self.possible_agents.index(agent)
        seen = self.table.observe(player)[0].copy()
        mask = np.zeros(self.table.actions.size, np.int8)
        if self.table.turns[0] == player:
            mask[:] = self.table.masks[0]
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do an action of the agent that is to act. One that is not open raises `BadInput`, and nothing is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} is to act", "lab-to-act", agent=agent)
        came = self.table.step([int(action)])
        self._cumulative_rewards[agent] = 0
        self.rewards = {name: float(came.rewards[0, player]) for player, name in enumerate(self.possible_agents)}
        if came.terminated[0] or came.truncated[0]:
            self.terminations = dict.fromkeys(self.agents, bool(came.terminated[0]))
            self.truncations = dict.fromkeys(self.agents, bool(came.truncated[0]))
            self.infos = {name: {"actions": {}} for name in self.agents}
        self._turn()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the terminal shows it to whoever is to act."""
        if self.render_mode is None:
            return None
        return drawn(self.table, self.possible_agents.index(self.agent_selection), self.language)

    def close(self) -> None:
        """Nothing is kept open."""
