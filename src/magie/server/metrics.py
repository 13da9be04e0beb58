"""Figures for Prometheus, in its text format: counters, gauges and how long things took. No addresses, no rooms."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

Labels = tuple[tuple[str, str], ...]
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
# Seconds; a person notices from a tenth on.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
HELP = {
    "magie_requests_total": "REST requests by path and status",
    "magie_request_seconds": "time until a REST request was answered",
    "magie_frames_in_total": "frames from clients",
    "magie_frames_out_total": "frames to clients",
    "magie_refused_total": "requests refused at the door, and too much computing time, by reason",
    "magie_commands_total": "commands of players by result",
    "magie_command_seconds": "time until a command was in the store and acknowledged",
    "magie_client_faults_total": "live connections a client broke off, or broke: left, slow, text, handshake, flood",
    "magie_failures_total": "mistakes of the server itself; each is in the log",
    "magie_live_connections": "live connections open now",
    "magie_computing_seconds_total": "computing time of questions, uploads and replays",
    "magie_rooms_in_memory": "rooms this process keeps ready",
    "magie_store_appends_total": "appends to logs of rooms",
    "magie_store_commits_total": "commits of the database; many appends share one",
    "magie_store_conflicts_total": "races for a row that were lost",
    "magie_store_failing": "1 while the store keeps nothing, by cause",
    "magie_store_news_total": "appends that PostgreSQL has told this process of, by whether it holds the room",
    "magie_memory_bytes": "resident memory of the process",
    "magie_worker_starts_total": "how often each worker was started",
}


class Metrics:
    """Counts of one process since it started."""

    def __init__(self) -> None:
        self._counters: dict[str, Counter[Labels]] = {}
        self._times: dict[str, tuple[list[int], list[float]]] = {}
        self._gauges: dict[str, dict[Labels, Callable[[], float]]] = {}

    def count(self, name: str, amount: int = 1, **labels: str) -> None:
        self._counters.setdefault(name, Counter())[tuple(labels.items())] += amount

    def took(self, name: str, seconds: float) -> None:
        counts, total = self._times.setdefault(name, ([0] * (len(BOUNDS) + 1), [0.0]))
        counts[bisect_left(BOUNDS, seconds)] += 1
        total[0] += seconds

    def gauge(self, name: str, value: Callable[[], float], **labels: str) -> None:
        """A figure that is looked up when somebody asks. Names that end in _total only ever grow."""
        self._gauges.setdefault(name, {})[tuple(labels.items())] = value

    def value(self, name: str, **labels: str) -> int:
        return self._counters.get(name, Counter())[tuple(labels.items())]

    def text(self) -> str:
        """All figures as Prometheus reads them."""
        lines: list[str] = []
        for name, counter in sorted(self._counters.items()):
            lines += _head(name, "counter")
            lines += [f"{name}{_labels(labels)} {count}" for labels, count in sorted(counter.items())]
        for name, (counts, total) in sorted(self._times.items()):
            lines += _head(name, "histogram")
            lines += _buckets(name, counts)
            lines += [f"{name}_sum {total[0]:.6f}", f"{name}_count {sum(counts)}"]
        for name, values in sorted(self._gauges.items()):
            lines += _head(name, "counter" if name.endswith("_total") else "gauge")
            lines += [f"{name}{_labels(labels)} {value():g}" for labels, value in sorted(values.items())]
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"]


def _labels(labels: Labels) -> str:
    # Values are paths of our routes, methods and codes: nothing in them needs to be escaped.
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""


def _buckets(name: str, counts: list[int]) -> Iterable[str]:
    total = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=True):
        total += count
        yield f'{name}_bucket{{le="{bound}"}} {total}'


def merged(texts: Mapping[str, str], own: str) -> str:
    """The figures of several workers as one text, each with the number of its worker, and those of their dispatcher."""
    blocks: dict[str, tuple[list[str], list[str]]] = {}
    for worker, text in [*texts.items(), ("", own)]:
        for line in text.splitlines():
            if line.startswith("# "):
                heads, lines = blocks.setdefault(line.split(" ", 3)[2], ([], []))
                if line not in heads:
                    heads.append(line)
            else:
                lines.append(_of_worker(line, worker) if worker else line)
    return "".join(f"{line}\n" for heads, lines in blocks.values() for line in heads + lines)


def _of_worker(line: str, worker: str) -> str:
    sample, _, value = line.rpartition(" ")
    name, _, labels = sample.partition("{")
    return f'{name}{{worker="{worker}"{"," + labels if labels else "}"} {value}'


def resident_bytes() -> float:
    """The memory of this process, where the system tells it easily."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[1])
    except OSError:
        return 0.0
    import resource

    return float(pages * resource.getpagesize())
