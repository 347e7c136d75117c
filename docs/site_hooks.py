"""What the documentation site needs besides its pages.

Pages link to files of the repository that are not part of the site, such as CONTRIBUTING.md: on the site such a link
is the name of the file. A file that does not exist stays a link, and is found to be dead.

A code block that is a file has its name after the language, for the tests; on the site it is the block's title.
"""

import re
from pathlib import Path
from typing import Any, Final

_ROOT: Final = Path(__file__).parent.parent
_OUTSIDE: Final = re.compile(r"\[([^\]]*)\]\((\.\./[^)#]+)(#[^)]*)?\)")
_FILE: Final = re.compile(r"^( *`{3,}\w+) ([\w.-]+)$", re.MULTILINE)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    folder = Path(page.file.abs_src_path).parent

    def named(link: re.Match[str]) -> str:
        target = (folder / link[2]).resolve()
        is_ours = (
            target.exists() and target.is_relative_to(_ROOT) and not target.is_relative_to(_ROOT / "docs")
        )
        return (
            f"{link[1]} (`{target.relative_to(_ROOT).as_posix()}` in the repository)" if is_ours else link[0]
        )

    return _OUTSIDE.sub(named, _FILE.sub(r'\1 title="\2"', markdown))
