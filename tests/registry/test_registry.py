"""One place knows the games: what may be registered, what is refused, and that a broken package harms no other."""

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import klotz
from klotz import games, registry, words
from klotz.registry import PARTS, Family, FamilyError, Listing, Registry, UnknownGame
from klotz.registry.builtin import FAMILIES
from klotz.registry.family import PACKAGES
from klotz.testing import registered
from tests.games.toy import FAMILY as TOY

OWN = Family(
    name="own",
    games=(Listing("own", "Own"), Listing("own-large", "Large own", variant_of="own")),
    rules="own_package.rules:RULES",
)


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, registry.ENTRY_POINTS)


def registry_with(*entries: EntryPoint) -> Registry:
    def installed() -> Iterable[EntryPoint]:
        return entries

    return Registry(FAMILIES, installed)


class TestDescriptor:
    @pytest.mark.parametrize("name", ["", "Own", "own game", "-own", "own-", "own--2", "a" * 33, None, 3])
    def test_a_name_is_a_name(self, name: str) -> None:
        with pytest.raises(FamilyError, match=r"name: .* is no name"):
            replace(OWN, name=name)
        with pytest.raises(FamilyError, match=r"'own': games: .* is no name"):
            replace(OWN, games=(Listing(name, "Title"),))

    def test_games_are_listed_once_and_are_variants_of_their_own_family(self) -> None:
        with pytest.raises(FamilyError, match="'own': games: there are none"):
            replace(OWN, games=())
        with pytest.raises(FamilyError, match="'own' is listed twice"):
            replace(OWN, games=(Listing("own", "A"), Listing("own", "B")))
        with pytest.raises(FamilyError, match="'own' is a variant of no game"):
            replace(OWN, games=(Listing("own", "A", variant_of="blokus"),))

    @pytest.mark.parametrize("part", [*PARTS, *PACKAGES])
    @pytest.mark.parametrize("reference", ["", "no good", "package.module:", ":RULES", 3])
    def test_a_reference_has_its_form(self, part: str, reference: str) -> None:
        with pytest.raises(FamilyError, match=f"'own': {part}: .* is not written as"):
            replace(OWN, **{part: reference})  # type: ignore[arg-type]

    def test_rules_cannot_be_left_out(self) -> None:
        with pytest.raises(FamilyError, match="'own': rules"):
            replace(OWN, rules=None)  # type: ignore[arg-type]

    @pytest.mark.parametrize(
        ("reference", "problem"),
        [
            ("no_such_package:RULES", "'no_such_package:RULES' cannot be loaded: ModuleNotFoundError"),
            ("klotz.games:NOTHING", "'klotz.games:NOTHING' cannot be loaded: AttributeError"),
            ("klotz.games:names", "'klotz.games:names' is a function, not a FamilyRules"),
        ],
    )
    def test_a_reference_that_leads_nowhere_names_family_and_field(
        self, reference: str, problem: str
    ) -> None:
        with pytest.raises(FamilyError, match=f"'own': rules: {problem}") as found:
            replace(OWN, rules=reference).load("rules", games.FamilyRules)
        assert (found.value.family, found.value.field) == ("own", "rules")

    def test_a_package_of_files_that_is_not_there(self) -> None:
        with pytest.raises(FamilyError, match="'own': words: 'no_such_package' cannot be found"):
            replace(OWN, words="no_such_package").files("words")

    def test_rules_without_a_game_that_is_listed(self) -> None:
        with (
            registered(replace(OWN, rules=TOY.rules)),
            pytest.raises(FamilyError, match=r"'own': rules: .* has no game 'own-large'"),
        ):
            klotz.game("own-large")

    @pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
    def test_every_part_of_the_built_in_families_is_there(self, family: Family) -> None:
        for part in PARTS:
            if getattr(family, part) is not None:
                assert family.load(part, object) is not None
        for part in PACKAGES:
            if getattr(family, part) is not None:
                assert family.files(part) is not None
        rules = family.load("rules", games.FamilyRules)
        assert rules is not None
        assert tuple(rules.options) == family.names


class TestRegistering:
    def test_a_game_is_found_by_name_while_it_is_registered(self) -> None:
        before = games.names()
        with registered(TOY):
            assert games.names() == (*before, "toy")
            assert klotz.game("toy").rules == ("TY-1", "TY-2", "TY-3")
            assert klotz.game("toy").start(3).seats == 3
        assert games.names() == before
        with pytest.raises(klotz.UnknownGame):
            klotz.game("toy")

    def test_a_family_brings_its_words(self) -> None:
        assert not words.has("outcome-toy-rolled")
        with registered(TOY):
            assert klotz.Outcome((1, 2), (2, 1), "toy-rolled").sentence() == "The die has been rolled."
            assert words.say("toy-not-now", language="fi") == "Nobody can do that now.", "English is enough"
        assert not words.has("outcome-toy-rolled")

    def test_words_that_are_missing_silence_no_other_game(self) -> None:
        with registered(replace(OWN, words="no_such_package")), registered(TOY):
            assert words.say("outcome-toy-rolled") == "The die has been rolled."
            assert "words" in registry.problems()["own"]

    def test_taken_names_are_refused(self) -> None:
        own = registry_with()
        own.register(OWN)
        own.register(OWN)  # the same once more changes nothing
        with pytest.raises(FamilyError, match="'own': name: is taken by another family"):
            own.register(replace(OWN, rules="elsewhere:RULES"))
        with pytest.raises(FamilyError, match="'other': games: 'own' is a game of 'own' already"):
            own.register(replace(OWN, name="other"))
        with pytest.raises(FamilyError, match="'blokus': name: is taken"):
            klotz.register(Family(name="blokus", games=(Listing("mine", "Mine"),), rules="mine:RULES"))
        with pytest.raises(FamilyError, match="'blokus-duo' is a game of 'blokus' already"):
            klotz.register(Family(name="mine", games=(Listing("blokus-duo", "Mine"),), rules="mine:RULES"))
        with pytest.raises(TypeError, match=r"a klotz\.Family"):
            klotz.register("mine")  # type: ignore[arg-type]
        assert "mine" not in games.names()

    def test_an_unknown_game(self) -> None:
        with pytest.raises(
            UnknownGame, match=r"'blocus' \(did you mean 'blokus'\?\); the games are blokus, "
        ):
            registry_with().family_of("blocus")


class TestPackages:
    def test_an_installed_package_adds_its_games(self) -> None:
        with_toy = registry_with(entry("toy", "tests.games.toy:FAMILY"))
        assert with_toy.find("toy") == TOY
        assert with_toy.names() == (*(name for family in FAMILIES for name in family.names), "toy")
        assert with_toy.problems() == {}

    def test_packages_are_looked_for_once_and_only_where_built_in_games_do_not_suffice(self) -> None:
        scans = []

        def installed() -> Iterable[EntryPoint]:
            scans.append(1)
            return ()

        lazy = Registry(FAMILIES, installed)
        assert lazy.family_of("bloqs-maestro").name == "bloqs"
        assert lazy.part("blokus", "rules", games.FamilyRules)
        assert scans == []
        assert lazy.find("toy") is None
        lazy.names()
        assert scans == [1]

    @pytest.mark.parametrize(
        ("value", "problem"),
        [
            ("no_such_package:FAMILY", "ModuleNotFoundError: No module named 'no_such_package'"),
            ("tests.games.toy:NOTHING", "AttributeError"),
            ("tests.games.toy:RULES", "TypeError: a klotz.Family is registered"),
            ("tests.registry.test_registry:TAKEN", "'blokus' is a game of 'blokus' already"),
        ],
    )
    def test_a_broken_package_is_told_and_harms_no_other(self, value: str, problem: str) -> None:
        mixed = registry_with(entry("broken", value), entry("toy", "tests.games.toy:FAMILY"))
        assert mixed.find("toy") == TOY
        assert mixed.family_of("blokus").name == "blokus"
        assert problem in mixed.problems()["entry point 'broken'"]
        with pytest.raises(UnknownGame, match="entry point 'broken': "):
            mixed.family_of("broken")


TAKEN = Family(name="taken", games=(Listing("blokus", "Mine"),), rules="mine:RULES")


def test_importing_klotz_looks_for_nothing(tmp_path: Path) -> None:
    """Neither packages nor kernels: whoever imports klotz waits for neither."""
    script = (
        "import sys, klotz; heavy = {'numba', 'numpy', 'importlib.metadata', 'klotz.games.blokus'};"
        "sys.exit(', '.join(heavy & set(sys.modules)) or None)"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_sentences_of_families_as_one_file() -> None:
    assert words.of_families("en") == ""
    with registered(TOY):
        assert "toy-not-now = Nobody can do that now." in words.of_families("en")
        assert words.of_families("sv") == words.of_families("en"), "there is no Swedish folder"
