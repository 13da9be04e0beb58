"""Structures that several threads read for the first time at the same moment.

That is what happens when a server starts again and the people of several tables come back at once: their logs are read
in threads. With msgspec alone about one start in two hundred ended in a segmentation fault. See `magie._structs`.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import magie

ROUNDS = 300  # with msgspec alone the first two hundred were always too many
STRESS = """
import faulthandler, json, sys, threading, types
from magie import _structs

faulthandler.enable()
sys.setswitchinterval(1e-6)
SOURCE = '''
from __future__ import annotations
import msgspec
class Inner(msgspec.Struct):
    x: int = 0
    y: list[int] = []
    z: dict[str, int] | None = None
class Outer(msgspec.Struct):
    a: int
    b: list[Inner]
    c: dict[str, Inner]
    d: Inner | None = None
'''
PLAIN = {"a": 1, "b": [{"x": 1, "y": [1, 2], "z": {"q": 1}}], "c": {"k": {"x": 2}}, "d": {"y": [3]}}
TEXT = json.dumps(PLAIN).encode()

done = 0
for number in range(int(sys.argv[1])):
    module = types.ModuleType(f"fresh{number}")
    sys.modules[module.__name__] = module
    exec(SOURCE, module.__dict__)
    start = threading.Barrier(4)
    ways = [
        lambda: _structs.decode(TEXT, module.Outer),
        lambda: _structs.convert(PLAIN, module.Outer),
        lambda: _structs.decoder(module.Outer | None).decode(TEXT),
        lambda: _structs.decode(b"[" + TEXT + b"]", list[module.Outer])[0],
    ]

    def read(way):
        global done
        start.wait()
        assert way().c["k"].x == 2
        done += 1

    threads = [threading.Thread(target=read, args=(way,)) for way in ways]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    del sys.modules[module.__name__]
print(done)
"""
SOURCES = sorted(Path(magie.__file__).parent.rglob("*.py"))


def test_threads_may_read_a_type_for_the_first_time_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", STRESS, str(ROUNDS)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) == 4 * ROUNDS


@pytest.mark.parametrize("name", ["convert", "Decoder", "decode"])
def test_structures_are_read_in_no_other_way(name: str) -> None:
    assert len(SOURCES) > 300
    for path in SOURCES:
        if path.name == "_structs.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("msgspec."):
                reads = ast.unparse(node.func).endswith(f".{name}")
                # Without a type it is plain data that is read.
                has_type = name != "decode" or any(word.arg == "type" for word in node.keywords)
                assert not (reads and has_type), f"{path}:{node.lineno}: use magie._structs"
