"""REST, fuzzed by schemathesis from the published OpenAPI document."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.processes import Served

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
# What is wrong may also be too large: schemathesis does not take 413 for a refusal by itself.
CONFIGURATION = """
[checks]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
"""


def fuzz_rest(server: Served, examples: int, seed: int) -> int:
    """Let schemathesis loose; returns how many cases it made. AssertionError, with its words, if it found something.

    `examples` are for each operation, and come on top of those that cover the schema systematically.
    """
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.address}/api/openapi.json"]
    command += ["--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing", "--max-examples", str(examples)]
    command += ["--seed", str(seed), "--no-color", "--workers", "1", "--suppress-health-check", "all"]
    command += ["--warnings", "off", "--request-timeout", "60", "--continue-on-failure"]
    command += ["--exclude-operation-id", "upload"]  # it cannot write JSON Lines; see `uploads.py`
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "schemathesis.toml").write_text(CONFIGURATION, encoding="utf-8")
        environment = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environment)
    assert done.returncode == 0, done.stdout[-9000:] + done.stderr[-2000:]
    counted = re.search(r"(\d[\d,]*) generated", done.stdout)
    return int(counted[1].replace(",", "")) if counted else 0
