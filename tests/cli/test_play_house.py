"""`klotz play --house`: the page for phones at home."""

import io
from contextlib import redirect_stdout
from ipaddress import ip_address

import pytest
import segno
import typer

from klotz.cli.play import page, play


def test_phones_are_shown_a_code_and_a_warning() -> None:
    said = io.StringIO()
    with redirect_stdout(said):
        page._invite("http://192.168.1.20:8000/")
    text = said.getvalue()
    drawn = io.StringIO()
    segno.make("http://192.168.1.20:8000/", micro=False).terminal(out=drawn, compact=True)
    assert drawn.getvalue() in text
    assert "Anyone in this network can open it and play" in text


def test_the_address_is_one_that_others_reach() -> None:
    found = page.home_address()
    assert found is None or not ip_address(found).is_loopback


def test_a_machine_without_a_network_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "home_address", lambda: None)
    with pytest.raises(typer.Exit):
        page.open_page(browser=False, house=True)
    assert "connect it to the Wi-Fi at home" in capsys.readouterr().err


def test_the_terminal_is_for_nobody_else(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit):
        play("blokus-duo", house=True)
    assert "phones open the page, not the terminal" in capsys.readouterr().err
