"""Whether all is well."""

from typing import Literal

from klotz.server.web.models.base import Out


class HealthOut(Out):
    status: Literal["ok", "degraded", "down"]
    database: bool
    redis: bool | None
    node: str
    version: str
