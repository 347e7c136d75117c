from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.accounts.small_server import SmallServer, small_server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SmallServer]:
    async with small_server(tmp_path) as made:
        yield made
