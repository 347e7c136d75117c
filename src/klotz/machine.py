"""What machine this is: a figure without it says little."""

import os
import platform
import re
import subprocess
from pathlib import Path

import klotz


def machine() -> dict[str, str | int]:
    import numpy as np

    from klotz.jit import numba  # takes a while, and `klotz --help` imports this module

    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count() or 1,
        "os": platform.platform(),
        "python": platform.python_version(),
        "numba": "not installed" if numba is None else numba.__version__,
        "numpy": np.__version__,
        "klotz": klotz.__version__,
    }


def cpu_model() -> str:
    """The processor's name; Python itself knows it on few systems."""
    system = platform.system()
    if system == "Linux":
        try:
            info = Path("/proc/cpuinfo").read_text(encoding="utf-8")
        except OSError:
            info = ""
        if match := re.search(r"^model name\s*: (.+)$", info, re.MULTILINE):
            return match[1].strip()
    elif system == "Darwin":
        asked = subprocess.run(
            ["sysctl", "-n", "machdep.cpu.brand_string"], capture_output=True, text=True, check=False
        )
        if asked.stdout.strip():
            return asked.stdout.strip()
    return platform.processor() or platform.machine()
