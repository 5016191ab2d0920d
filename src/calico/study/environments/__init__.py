"""Environments for learning: PettingZoo, Gymnasium, and a batch of thousands of games.

They need the extra ``calico-quilt[rl]``.  Observations and actions are described in
``docs/study/environments.md``.
"""

from calico.errors import MissingExtra

try:
    from calico.study.environments.actions import (
        ACTIONS,
        action_of,
        action_of_goals,
        goals_of,
        move_of,
    )
    from calico.study.environments.aec import TableEnv, env
    from calico.study.environments.batch import BatchEnv
    from calico.study.environments.observation import FIELDS, unfold
    from calico.study.environments.solo import SoloEnv
except ModuleNotFoundError as missing:
    if str(missing.name).partition(".")[0] not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    raise MissingExtra("missing-extra", what=__name__, extra="rl") from None

__all__ = [
    "ACTIONS",
    "FIELDS",
    "BatchEnv",
    "SoloEnv",
    "TableEnv",
    "action_of",
    "action_of_goals",
    "env",
    "goals_of",
    "move_of",
    "unfold",
]
