"""What is wrong with a field of a request, as a flaw with a sentence in every language.

Pydantic has about a hundred kinds of error, each with an English sentence for programmers. People read ours.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from klotz.server.refusals import Flaw, Refusal, invalid

_FLAWS: Final[Mapping[str, Flaw]] = {
    "missing": Flaw.FIELD_MISSING,
    "extra_forbidden": Flaw.FIELD_UNKNOWN,
    "string_type": Flaw.FIELD_TEXT,
    "string_unicode": Flaw.FIELD_TEXT,
    "int_type": Flaw.FIELD_NUMBER,
    "int_parsing": Flaw.FIELD_NUMBER,
    "int_parsing_size": Flaw.FIELD_NUMBER,
    "int_from_float": Flaw.FIELD_NUMBER,
    "float_type": Flaw.FIELD_NUMBER,
    "float_parsing": Flaw.FIELD_NUMBER,
    "finite_number": Flaw.FIELD_NUMBER,
    "bool_type": Flaw.FIELD_YES_NO,
    "bool_parsing": Flaw.FIELD_YES_NO,
    "list_type": Flaw.FIELD_LIST,
    "tuple_type": Flaw.FIELD_LIST,
    "frozen_set_type": Flaw.FIELD_LIST,
    "dict_type": Flaw.FIELD_OBJECT,
    "model_type": Flaw.FIELD_OBJECT,
    "model_attributes_type": Flaw.FIELD_OBJECT,
    "string_too_short": Flaw.FIELD_SHORT,
    "string_too_long": Flaw.FIELD_LONG,
    "too_short": Flaw.FIELD_FEW,
    "too_long": Flaw.FIELD_MANY,
    "greater_than_equal": Flaw.FIELD_LOW,
    "less_than_equal": Flaw.FIELD_HIGH,
    "literal_error": Flaw.FIELD_CHOICE,
    "enum": Flaw.FIELD_CHOICE,
    "union_tag_invalid": Flaw.FIELD_CHOICE,
    "union_tag_not_found": Flaw.FIELD_MISSING,
    "string_pattern_mismatch": Flaw.FIELD_FORM,
    "date_type": Flaw.FIELD_DATE,
    "date_parsing": Flaw.FIELD_DATE,
    "date_from_datetime_parsing": Flaw.FIELD_DATE,
    "date_from_datetime_inexact": Flaw.FIELD_DATE,
    "json_invalid": Flaw.FIELD_JSON,
}

_BOUNDS: Final = {"min_length": "least", "ge": "least", "max_length": "most", "le": "most"}
"""What pydantic calls the bounds of a field, and what a sentence does."""


def refusal_of(errors: Sequence[Mapping[str, Any]]) -> Refusal:
    """The refusal for what pydantic found: the first flaw is said, and all are told."""
    fields = [_described(error) for error in errors] or [{"flaw": Flaw.FIELD_JSON, "field": "body"}]
    return invalid(**fields[0], fields=fields)


def _described(error: Mapping[str, Any]) -> dict[str, Any]:
    """Only where and what: the input itself may be a password."""
    where = [str(part) for part in error["loc"]]
    context = error.get("ctx", {})
    if error["type"] == "union_tag_not_found":
        where.append(str(context["discriminator"]).strip("'"))
    described: dict[str, Any] = {
        "flaw": _FLAWS.get(error["type"], Flaw.FIELD),
        "field": ".".join(where) or "body",
    }
    described |= {_BOUNDS[name]: bound for name, bound in context.items() if name in _BOUNDS}
    choices = context.get("expected", context.get("expected_tags"))
    if described["flaw"] is Flaw.FIELD_CHOICE:
        described["choices"] = str(choices).replace(" or ", ", ").replace("'", "")
    return described
