"""`magie play`: the page is there at once, a browser is opened, and a table that already runs is used."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from magie.cli import _serving
from magie.cli.__main__ import main
from magie.version import VERSION

SECONDS = 60.0  # on a busy machine; nothing is measured with it


def test_nothing_heavy_is_loaded_before_the_page_is_served() -> None:
    script = (
        "import sys, magie.cli._serving, magie.server.operation.process as process\n"
        "process.TableServer(process.Options(), [process.listen('127.0.0.1', 0)])\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", script], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "magie.server.operation.startup" in loaded
    assert not loaded & {"numba", "llvmlite", "numpy", "starlette.routing", "babel", "fluent.runtime", "magie.game"}


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent differently there")
def test_the_page_is_served_until_ctrl_c(tmp_path: Path) -> None:
    environment = {**os.environ, "MAGIE_STORE": str(tmp_path / "tables.sqlite3"), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "magie", "play", "--no-open", "--port", "0"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            told = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", told)
            assert found, told
            assert _page(int(found[1])).startswith(b"<!doctype html>")
        finally:
            process.send_signal(signal.SIGINT)
            rest, _ = process.communicate(timeout=SECONDS)
    assert "Stopped. All games are kept." in rest
    assert process.returncode == 0


def _page(port: int) -> bytes:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    connection.request("GET", "/")
    response = connection.getresponse()
    assert response.status == 200
    page = response.read()
    connection.close()
    return page


@contextmanager
def neighbour(answer: object) -> Iterator[int]:
    """A program that already has a port, and answers every question alike."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = json.dumps(answer).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


class Browser:
    def __init__(self) -> None:
        self.opened: list[str] = []

    def open(self, address: str) -> bool:
        self.opened.append(address)
        return True


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    found = Browser()
    monkeypatch.setattr(webbrowser, "get", lambda: found)
    return found


def test_a_table_that_already_runs_is_opened(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with neighbour({"status": "ok", "version": VERSION}) as port:
        monkeypatch.setattr(_serving, "PORT", port)
        assert main(["play", "--lang", "en"]) == 0
        assert browser.opened == [f"http://127.0.0.1:{port}/"]
        assert f"is already running here: http://127.0.0.1:{port}/" in capsys.readouterr().out
        assert main(["play", "--lang", "de", "--no-open"]) == 0
        assert len(browser.opened) == 1
        assert "läuft hier schon" in capsys.readouterr().out


@pytest.mark.parametrize("answer", [{"status": "ok", "version": "0.0.1"}, {"status": "fine"}, ["ok"], "hello"])
def test_another_program_on_the_port_is_left_alone(answer: object, monkeypatch: pytest.MonkeyPatch) -> None:
    with neighbour(answer) as port:
        monkeypatch.setattr(_serving, "PORT", port)
        assert _serving.running_server() is None
        with _serving.take_port("127.0.0.1", None, _serving.Messages("en")) as listener:
            assert listener.getsockname()[1] > port


def test_a_slow_browser_does_not_delay_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from magie.server.operation.process import Options, TableServer, listen

    may_open = threading.Event()
    monkeypatch.setattr(_serving, "open_page", lambda address, say: may_open.wait(SECONDS))

    def listened(server: TableServer) -> None:
        began = time.monotonic()
        server.on_listening()
        assert time.monotonic() - began < SECONDS / 2
        may_open.set()

    monkeypatch.setattr(TableServer, "run_here", listened)
    with listen("127.0.0.1", 0) as listener:
        options = Options(store=str(tmp_path / "tables.sqlite3"))
        assert _serving.serve(options, listener, "en", opens_page=True) == 0
    assert may_open.is_set()


def test_without_a_browser_the_address_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    say = _serving.Messages("en")
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(webbrowser, "get", none)
    _serving.open_page("http://127.0.0.1:8000/", say)
    assert "Open http://127.0.0.1:8000/ yourself" in capsys.readouterr().out
    # One that would take over the terminal is as good as none.
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    _serving.open_page("http://127.0.0.1:8000/", say)
    assert "Open http://127.0.0.1:8000/ yourself" in capsys.readouterr().out


@pytest.mark.parametrize("options", [["--seed", "0"], ["--players", "Ada,bot"], ["--fast"], ["--bot", "steady"]])
def test_options_of_the_terminal_are_not_silently_ignored(
    options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--lang", "en", *options]) == 2
    assert f"{options[0]} is for the game in the terminal: add --terminal" in capsys.readouterr().err
