"""What `serve`, `play` and `bank` share: a place to listen, a browser, and a server that says how far it is."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from magie.cli._words import Problem, Words
from magie.version import VERSION

if TYPE_CHECKING:
    from magie.server.operation.dispatcher import Dispatcher
    from magie.server.operation.process import Options, TableServer

PORT = 8000
HERE_ONLY = "127.0.0.1"
PORTS_TO_TRY = 20
SECONDS_TO_ANSWER = 2.0


class Messages:
    """Sentences about serving."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, **arguments: Any) -> str:
        from magie.text.fluent import message

        return message(f"serve-{name}", self.language, **arguments)


def take_port(host: str, wish: int | None, say: Messages) -> socket.socket:
    """The first listener. A port that was asked for is that port; the usual one may be another when it is taken."""
    from magie.server.operation.process import PortTaken, listen

    port = PORT if wish is None else wish
    if not 0 <= port <= 65_535:
        raise Problem(say("bad-port"))
    try:
        return listen(host, port, PORTS_TO_TRY)
    except PortTaken as taken:
        if taken.free is None:
            raise Problem(say("all-taken", port=port)) from None
        if wish is not None:
            raise Problem(say("port-taken", port=port, free=taken.free)) from None
        print(say("other-port", port=port, free=taken.free), flush=True)
        return listen(host, taken.free, PORTS_TO_TRY)
    except OSError as problem:
        raise Problem(say("bad-host", host=host, problem=problem.strerror or str(problem))) from None


def address_of(listener: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = HERE_ONLY
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def running_server() -> str | None:
    """The address of a Magie of this version that already has the port we would take, or one shortly after it."""
    from magie.server.operation.process import PortTaken, listen

    for port in range(PORT, PORT + PORTS_TO_TRY):
        try:
            listen(HERE_ONLY, port, 0).close()
        except PortTaken:
            if _is_magie(port):
                return f"http://{HERE_ONLY}:{port}/"
        else:
            return None
    return None


def _is_magie(port: int) -> bool:
    connection = http.client.HTTPConnection(HERE_ONLY, port, timeout=SECONDS_TO_ANSWER)
    with contextlib.closing(connection), contextlib.suppress(OSError, http.client.HTTPException, ValueError):
        connection.request("GET", "/api/health", headers={"Accept": "application/json"})
        told = json.loads(connection.getresponse().read(10_000))
        return isinstance(told, dict) and told.get("version") == VERSION and told.get("status") in ("ok", "starting")
    return False


def open_page(address: str, say: Messages) -> None:
    """Open the page in a browser; where there is none, say where it is."""
    if not _opened(address):
        print(say("no-browser", address=address), flush=True)


def _opened(address: str) -> bool:
    try:
        browser = webbrowser.get()
        # One that runs in the terminal would lie over our own lines; somebody who wants it names it in BROWSER.
        if type(browser) is webbrowser.GenericBrowser and "BROWSER" not in os.environ:
            return False
        return browser.open(address)
    except (webbrowser.Error, OSError):
        return False


def serve(options: Options, listener: socket.socket, language: str, *, opens_page: bool, page: str = "") -> int:
    """Serve until told to stop, and say how it goes. `page` is the one to begin with."""
    say, words = Messages(language), Words(language)
    server = _server(options, listener, words, say)
    address = address_of(listener) + page

    def listening() -> None:
        """The page is there at once and shows how far the engine is; only then there is time to look up words."""
        if opens_page:
            # In a thread of its own, because a slow browser should keep nothing waiting.
            threading.Thread(target=open_page, args=(address, say), daemon=True).start()
        print(say("listening", address=address), flush=True)

    server.on_listening = listening
    try:
        server.run_here()
    except KeyboardInterrupt:
        pass  # the usual way to stop it
    except Exception as problem:
        raise _explained(problem, options.editions, words, say) from problem
    print(say("stopped"), flush=True)
    return 0


def _server(options: Options, listener: socket.socket, words: Words, say: Messages) -> TableServer | Dispatcher:
    from magie.cli.terminal.starting import CompilationShown
    from magie.server.host.network import local_addresses
    from magie.server.operation.process import TableServer
    from magie.server.safety.client import is_loopback

    shown = CompilationShown(words)
    host, port = listener.getsockname()[:2]

    def ready() -> None:
        shown.close()
        print(say("ready", address=address_of(listener)), flush=True)
        if not is_loopback(host) and not options.proxies:
            found = ", ".join(f"http://{address}:{port}/" for address in local_addresses() if ":" not in address)
            print(say("house", addresses=found) if found else say("no-house"), flush=True)

    if options.processes > 1:
        from magie.server.operation.dispatcher import Dispatcher

        return Dispatcher(options, listener, ready, shown)
    return TableServer(options, [listener], ready, shown)


def _explained(problem: Exception, editions: Path | None, words: Words, say: Messages) -> Exception:
    """What kept the server from starting, for the person who started it."""
    from magie.errors import BrokenEdition
    from magie.server.host.keys import UnsafeKey
    from magie.server.operation.dispatcher import WorkerFailed
    from magie.server.store.errors import StoreError

    match problem:
        case StoreError():
            return Problem(problem.sentence(say.language))
        case WorkerFailed():
            return Problem(say("worker-failed", problem=str(problem)))
        case UnsafeKey():
            return Problem(say("key", file=str(problem.path), reason=problem.reason, problem=problem.problem))
        case BrokenEdition():
            return Problem(words("file-broken", file=str(editions), place=problem.place, problem=problem.problem))
        case _:
            return problem
