"""The second step of a round: new weights from the games of this round and the ones before."""

from collections.abc import Iterator
from time import process_time

from klotz.learning.card import training_card
from klotz.learning.files import Damaged, append_line, read_lines, write_json, write_whole
from klotz.learning.folder import Folder, Round
from klotz.learning.method import Report, Trained, TrainingTask
from klotz.learning.progress import Progress
from klotz.learning.shards import learned_from


def train(folder: Folder, current: Round) -> Iterator[Progress]:
    """Train on all shards of the stage's window of rounds."""
    plan, label = current.plan, f"round {current.number}: training"
    yield Progress(label, 0, 1, "reading the games")
    window = window_of(folder, current)
    paths = [path for each in window for path in each.shards]
    if lacking := [path for path in paths if not path.exists()]:
        raise ValueError(
            f"{lacking[0]} is missing, and {len(lacking) - 1} more: klotz selfplay {plan.game} plays them"
        )
    try:
        abouts, shards = zip(*(learned_from(path, current.stage) for path in paths), strict=True)
    except Damaged as error:
        raise Damaged(f"{error}; klotz selfplay {plan.game} plays it again") from None
    checkpoint = current.path / "checkpoint"
    task = TrainingTask(
        plan.game,
        current.start.read_bytes(),
        _learner_before(folder, current),
        shards,
        plan.training,
        plan.seed_of(current.number, "training"),
        checkpoint,
    )
    log = current.log("training")
    if not checkpoint.exists():
        log.unlink(missing_ok=True)
    before = sum(line["seconds"] for line in read_lines(log)[-1:])
    began = process_time()
    steps = current.stage.train(task)
    while True:
        try:
            report = next(steps)
        except StopIteration as end:
            trained: Trained = end.value
            break
        append_line(log, _line(report, before + process_time() - began))
        yield Progress(label, report.done, 1, words(report.losses))
    seconds = before + process_time() - began
    if trained.learner is not None:
        write_whole(current.learner, trained.learner)
    card = training_card(current, trained.weights, window, abouts, seconds)
    write_json(current.weights.with_suffix(".json"), card)
    write_whole(current.weights, trained.weights)  # last: with it the step is done
    checkpoint.unlink(missing_ok=True)
    folder.note(
        current, "trained", weights=card["digest"], positions=card["data"]["positions"], **card["losses"]
    )


def window_of(folder: Folder, current: Round) -> list[Round]:
    """The rounds whose games are learned from: the last ones of the same stage."""
    same = [each for each in folder.rounds[: current.number] if each.plan.stage == current.plan.stage]
    return same[-current.stage.window :]


def _learner_before(folder: Folder, current: Round) -> bytes | None:
    """What the training of the last accepted round of the same stage left."""
    for each in reversed(folder.rounds[: current.number - 1]):
        verdict = each.verdict
        if (
            each.plan.stage == current.plan.stage
            and verdict
            and verdict["accepted"]
            and each.learner.exists()
        ):
            return each.learner.read_bytes()
    return None


def _line(report: Report, seconds: float) -> dict[str, float]:
    losses = {name: float(f"{loss:.6g}") for name, loss in report.losses.items()}
    return {"step": report.step, "seconds": float(f"{seconds:.2f}"), **losses}


def words(losses: dict[str, float]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {value:.4f}" for name, value in losses.items())
