from pathlib import Path

from tests.order import LONGEST, dealt


def module_of(test: str) -> str:
    return test.partition("::")[0]


def test_every_hand_begins_with_long_modules_and_nothing_is_lost() -> None:
    quick = [f"quick_{module}.py::{number}" for module in range(30) for number in range(10)]
    long = [f"{module}::{number}" for module in LONGEST[:7] for number in range(6)]
    tests = [*quick[:150], *long, *quick[150:]]
    order = dealt(tests, 3, module_of)
    assert sorted(order) == sorted(tests)
    size = len(tests) // 3
    hands = [order[:size], order[size : 2 * size], order[2 * size :]]
    for number, hand in enumerate(hands):
        begun = list(dict.fromkeys(module_of(test) for test in hand if module_of(test) in LONGEST))
        assert begun == list(LONGEST[:7][number::3])
        assert [module_of(test) for test in hand[: 6 * len(begun)]] == [
            module for module in begun for _ in range(6)
        ]


def test_a_few_tests_stay_as_they_are() -> None:
    tests = [f"{LONGEST[0]}::{number}" for number in range(9)] + ["quick.py::0"]
    assert dealt(tests, 3, module_of) == tests


def test_long_modules_are_there() -> None:
    assert [name for name in LONGEST if not (Path(__file__).parent / name).exists()] == []
