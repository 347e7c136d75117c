"""What earlier versions wrote, kept as they wrote it: see the README beside the data."""

import gzip
import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "0.1-dev"
RECORDS: Final = FOLDER / "records"
MENDED: Final = {"computer, level None": ""}
"""What should never have been said, and what is said instead: nobody sits at a free place."""


def read(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def still_says(then: Any, now: Any, where: str = "") -> None:
    """All that was said then is said now. A version may say more: fields may be added to an object."""
    if isinstance(then, dict):
        assert isinstance(now, dict), f"{where}: {now!r} is no object"
        missing = then.keys() - now.keys()
        assert not missing, f"{where}: {missing} is no longer said"
        for key, value in then.items():
            still_says(value, now[key], f"{where}.{key}")
    elif isinstance(then, list):
        assert isinstance(now, list), f"{where}: {now!r} is no list"
        assert len(then) == len(now), f"{where}: {len(then)} became {len(now)}"
        for index, (old, new) in enumerate(zip(then, now, strict=True)):
            still_says(old, new, f"{where}[{index}]")
    elif isinstance(then, str) and then.startswith("{"):  # a record, in which options may have been added
        still_says(json.loads(then), json.loads(now), where)
    else:
        assert MENDED.get(then, then) == now, f"{where}: {then!r} became {now!r}"
