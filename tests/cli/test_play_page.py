"""What `klotz play` says while the page is open: nothing, unless games have to be compiled first."""

import pytest

from klotz.cli.play import page

COMPILING = "Compiling the games, once and in the background"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(page, "_is_up", lambda address: True)
    monkeypatch.setattr("webbrowser.open", found.append)
    monkeypatch.setattr("time.sleep", lambda seconds: None)
    return found


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ([True], []),
        ([False, False, True], [COMPILING, "All games are ready."]),
        ([False, None], [COMPILING]),  # somebody has ended it
        ([None], []),
    ],
)
def test_what_is_said(
    answers: list[bool | None],
    said: list[str],
    opened: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    left = iter(answers)
    monkeypatch.setattr(page, "_are_games_ready", lambda address: next(left))
    page._follow("http://here/", True)
    assert opened == ["http://here/"]
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(said)
    assert all(line.startswith(start) for line, start in zip(lines, said, strict=True))


def test_the_browser_is_left_alone_if_asked(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "_are_games_ready", lambda address: True)
    page._follow("http://here/", False)
    assert opened == []
