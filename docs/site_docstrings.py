"""Examples in docstrings are code on the site too: what begins with `>>>` is fenced, up to the next empty line."""

from typing import Any

import griffe


def fenced(text: str) -> str:
    """The docstring with its examples fenced. What is indented is code already."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if not inside and line.startswith(">>>"):
            lines += ["", "```python"]
            inside = True
        if inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join([*lines, "```"] if inside else lines)


class Docstrings(griffe.Extension):
    def on_instance(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
