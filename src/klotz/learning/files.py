"""Files that are whole or not there at all, whatever kills the program while it writes them."""

import io
import json
import os
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.errors import KlotzError
from klotz.games.contract import Json

Arrays = Mapping[str, npt.NDArray[Any]]

_EPOCH: Final = (1980, 1, 1, 0, 0, 0)


class Damaged(KlotzError, ValueError):
    """A file does not hold what it should; the message names it and says why."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under another name, then rename it."""
    unfinished = path.with_name(f"{path.name}.part")
    with unfinished.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def write_json(path: Path, document: Json) -> None:
    write_whole(path, (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode())


def read_json(path: Path) -> Json:
    try:
        document = json.loads(path.read_bytes())
    except ValueError as error:
        raise Damaged(f"{path} is damaged: {error}") from None
    if not isinstance(document, dict):
        raise Damaged(f"{path} is damaged: no JSON object")
    return document


def append_line(path: Path, document: Json) -> None:
    with path.open("ab") as file:
        file.write(json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


def read_lines(path: Path) -> list[Json]:
    """The lines of a log. One that was cut off when the program was killed is left out."""
    found = []
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


# ---------------------------------------------------------------------- arrays


def packed(arrays: Arrays) -> bytes:
    """Arrays as an .npz file. Unlike NumPy's own, it has no time of day in it: equal arrays make equal bytes."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name, array in arrays.items():
            content = io.BytesIO()
            np.lib.format.write_array(content, np.asanyarray(array), allow_pickle=False)
            entry = zipfile.ZipInfo(f"{name}.npy", _EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content.getvalue())
    return whole.getvalue()


def unpacked(data: bytes) -> dict[str, npt.NDArray[Any]]:
    """The arrays of an .npz file. ValueError if there is anything wrong with it."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
            if not isinstance(arrays, np.lib.npyio.NpzFile):
                raise ValueError("no .npz file")
            return {name: arrays[name] for name in arrays.files}
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, OSError) as error:
        raise ValueError(str(error) or type(error).__name__) from error
