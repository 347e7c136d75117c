"""Where a Chromium is on this machine, and how it is started for tests."""

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

from tests.needs import CHROMIUM, missing

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium_path(playwright: Playwright) -> Path:
    """By KLOTZ_CHROMIUM, then in the PATH, then Playwright's own; without one the test is left out."""
    if given := os.environ.get("KLOTZ_CHROMIUM"):
        return Path(given)
    for name in _NAMES:
        if found := shutil.which(name):
            return Path(found)
    own = Path(playwright.chromium.executable_path)
    if own.exists():
        return own
    raise missing(CHROMIUM, "neither by KLOTZ_CHROMIUM nor in the PATH nor Playwright's own")


def launch(playwright: Playwright, *, three_d: bool = True) -> Browser:
    """Where there is no graphics card, 3-D is drawn in software, and all else too, slowly. Root has no sandbox."""
    arguments = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"] if three_d else []
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return playwright.chromium.launch(executable_path=chromium_path(playwright), args=arguments)
