"""The Dockerfile, step by step and without Docker: what it copies is there, and what it makes serves."""

import json
import os
import re
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml

from tests.packaging.dockerfile import Build, Stage
from tests.packaging.environments import ROOT

NODE_MODULES = ROOT / "web/node_modules"
PATIENCE = 180.0

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="images are Linux's"),
    pytest.mark.skipif(
        shutil.which("npm") is None or not NODE_MODULES.is_dir(),
        reason="what the page is built with is not installed: make page does that where Node 20.19 or newer is",
    ),
]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Stage:
    return Build(ROOT, tmp_path_factory.mktemp("image"), NODE_MODULES).run()


def test_nothing_of_this_machine_gets_into_an_image(image: Stage) -> None:
    assert not list(image.inside("/klotz").rglob("__pycache__"))
    page = next(image.root.parent.glob("page/klotz/web"))
    assert (page / "node_modules").is_symlink()  # what the image's own npm would have installed


def test_the_package_is_installed_with_its_page(image: Stage) -> None:
    assert image.python is not None
    where = image.python.run(
        image.python.python, "-c", "import klotz; print(klotz.__file__)", cwd=image.root, env=image.variables
    )
    package = Path(where.stdout.strip()).parent
    assert package.is_relative_to(image.root / "venv")
    assert (package / "server/page/index.html").is_file()


def test_it_runs_as_somebody_who_may_write_where_it_writes(image: Stage) -> None:
    assert image.user != "root"
    assert image.environment["KLOTZ_CACHE"].startswith(f"/home/{image.user}/")


@contextmanager
def serving(image: Stage, folder: Path) -> Iterator[str]:
    """The image's own command, at any free port of this machine alone; where it is."""
    program, *arguments = image.command
    assert program == "klotz"
    assert int(arguments[arguments.index("--port") + 1]) in image.ports
    arguments[arguments.index("--host") + 1] = "127.0.0.1"
    arguments[arguments.index("--port") + 1] = "0"
    environment = {
        **os.environ,
        **image.variables,
        "KLOTZ_REDIS_URL": "",
    }
    said = folder / "log"
    with (
        said.open("w") as log,
        subprocess.Popen(
            [image.klotz(), *arguments], cwd=folder, env=environment, stdout=log, stderr=log
        ) as server,
    ):
        try:
            until = time.monotonic() + PATIENCE
            while not (found := re.search(r"http://[\d.]+:\d+", said.read_text(encoding="utf-8"))):
                assert server.poll() is None, said.read_text(encoding="utf-8")
                assert time.monotonic() < until
                time.sleep(0.1)
            yield found[0]
        finally:
            server.terminate()
    assert server.returncode == 0, said.read_text(encoding="utf-8")


def test_its_command_serves_and_its_health_check_sees_it(image: Stage, tmp_path: Path) -> None:
    python, *check = image.healthcheck
    assert python == "python"
    assert image.python is not None
    with serving(image, tmp_path) as url:
        asked = [word.replace("http://127.0.0.1:8000", url) for word in check]
        assert asked != check
        until = time.monotonic() + PATIENCE
        while subprocess.run([image.python.python, *asked], capture_output=True, check=False).returncode:
            assert time.monotonic() < until
        with urllib.request.urlopen(url) as page:
            assert b"/assets/" in page.read()
    # What must outlive the container is in its volume.
    data, kernels = "/var/lib/klotz", image.environment["KLOTZ_CACHE"]
    assert image.volumes == {data, kernels}
    assert {"klotz.db", "secret"} <= {file.name for file in image.inside(data).iterdir()}


def test_compose_runs_this_image_and_commands_that_exist(image: Stage) -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    ours = [service for service in services.values() if service.get("build") == "."]
    assert len(ours) == 2
    for service in ours:
        program, *arguments = service.get("command", image.command)
        assert program == "klotz"
        assert image.python is not None
        image.python.run(image.klotz(), *arguments, "--help", env=image.variables)
    ports = {f"{port}" for port in image.ports}
    assert services["proxy"]["command"][-1].rpartition(":")[2] in ports


def test_what_it_is_made_of_is_pinned() -> None:
    """A tag such as `17` means another image every week."""
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    bases = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    for image in [*bases, *(service["image"] for service in compose.values() if "image" in service)]:
        assert re.fullmatch(r"\w+:\d+\.\d+(\.\d+)?(-[a-z-]+)?", image), image


def test_the_page_is_built_from_what_is_locked() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert all("integrity" in about for path, about in packages.items() if path)
    assert not any("resolved" in about for about in packages.values())
    # The bundler has a build for each system: those of images are locked too.
    builds = {path.partition("/binding-")[2] for path in packages if "@rolldown/binding-" in path}
    assert {"linux-x64-gnu", "linux-arm64-gnu"} <= builds


def test_nothing_but_the_data_can_be_written() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    for name in ("node", "worker"):
        service = compose[name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert "KLOTZ_METRICS_TOKEN" in service["environment"]
    for name, service in compose.items():
        assert service["restart"] == "unless-stopped", name
        assert name == "node" or "healthcheck" in service, name  # the node's is in the image
