"""Answers of many lines, each of them JSON."""

from typing import Any, Final

NDJSON: Final = "application/x-ndjson"


def lines_of(model: str) -> dict[int | str, dict[str, Any]]:
    """How a route says in OpenAPI what each line is; `schema.py` adds the model."""
    return {200: {"content": {NDJSON: {"schema": {"$ref": f"#/components/schemas/{model}"}}}}}
