"""The settings of the Blokus search."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How to search. docs/strength.md has the matches in which these were compared with other values.

    The defaults are for weights without a network. Weights with one bring the settings that they were tuned with.
    """

    c_puct: float = 1.0
    """PUCT's exploration constant: higher explores more."""
    fpu_reduction: float = 0.1
    """First-play urgency: how much less than its siblings' mean a move without visits is taken to be worth."""
    rollout_sample: int = 5
    """Random legal moves of which a rollout plays the best by the rollout policy; 1 is uniform."""
    margin_weight: float = 0.3
    """How much of a result is the margin, rather than who won."""
    margin_scale: float = 10.0
    """The margin, in points, that is worth half as much as the largest margin could be."""
    value_weight: float = 0.5
    """How much of a simulation's result is the value function's, rather than the rollout's."""
    late_value_weight: float = 0.5
    """The same in the last phase of a game."""
    expand_visits: int = 1
    """At which visit a position is expanded. Before, it is evaluated without a network, which is cheaper."""
    first_value_weight: float = 0.5
    """As `value_weight`, for positions that are not expanded yet: of the linear value function."""
    policy_temperature: float = 0.75
    """Of the priors: higher spreads the search over more moves."""
    policy_noise: float = 0.1
    """Up to this much is added to or taken from every logit of the policy. A search without rollouts would else be
    the same whatever its seed, and the trees of several threads would be alike."""
    max_children: int = 80
    """A node keeps at most this many moves as candidates: those with the highest priors."""
    max_root_children: int = 400
    """The same at the root."""
    smart_pruning_factor: float = 1.0
    """With 1 a search ends early when no other move could become the most visited one in the time that is left; with
    more, when none could in that time divided by this."""
    use_policy: bool = True
    """False gives all moves the same prior."""
    reuse_subtree: bool = True
    """Whether the part of the last tree below the present position is kept."""
    solve_endgame: bool = True
    """Whether the last plies are solved exactly."""

    def __post_init__(self) -> None:
        if not self.smart_pruning_factor >= 1:
            raise ValueError(f"smart_pruning_factor is 1 or more, not {self.smart_pruning_factor!r}")
