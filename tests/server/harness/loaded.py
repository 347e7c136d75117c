"""Loads what a server and a worker load, in the process that they are forked from."""

import asyncio
from importlib import import_module

from klotz import registry
from klotz.server.live.readiness import load_rules
from klotz.server.run import prepare
from klotz.server.settings import ServerSettings
from klotz.warmup import all_steps

for module in ("klotz.cli", "klotz.server.web.app", "klotz.server.worker", "redis.asyncio"):
    import_module(module)
all_steps()
for family in registry.families():
    load_rules(family)
asyncio.run(prepare(ServerSettings(database_url="sqlite+aiosqlite://")))
