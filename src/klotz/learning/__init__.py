"""Learning the weights of players by self-play, one way for all games.

`method` says what a family of games contributes; `folder` what is kept on disk; `selfplay`, `training` and `gate` are
the steps of a round, and `loop` repeats them.
"""

from klotz.learning.card import card_beside
from klotz.learning.executors import Executor, executor
from klotz.learning.folder import Folder, Round
from klotz.learning.gate import gate
from klotz.learning.loop import learn
from klotz.learning.method import FamilyLearning, NotLearned, Stage, learning_of
from klotz.learning.plan import Wishes
from klotz.learning.plots import draw_plots
from klotz.learning.progress import Progress
from klotz.learning.selfplay import selfplay
from klotz.learning.training import train

__all__ = [
    "Executor",
    "FamilyLearning",
    "Folder",
    "NotLearned",
    "Progress",
    "Round",
    "Stage",
    "Wishes",
    "card_beside",
    "draw_plots",
    "executor",
    "gate",
    "learn",
    "learning_of",
    "selfplay",
    "train",
]
