"""A package without its page would look whole and not be: building one is refused with a sentence."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_SENTENCE = (
    "The page is not built, and a package without it has nothing to show in the browser. Build it first with "
    "`make page`, which needs Node 20.19 or newer, or set KLOTZ_WITHOUT_PAGE=1 for a package that plays in the "
    "terminal only."
)


class PageHook(BuildHookInterface[Any]):
    """Looks for the built page before a wheel or an sdist is made. An editable install may build it later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root, "src/klotz/server/page/index.html").is_file()
        if version != "editable" and not built and not os.environ.get("KLOTZ_WITHOUT_PAGE"):
            self.app.abort(_SENTENCE)
