"""Pictures of studies. Shapes, hatches and dashes carry the meaning; colour only helps, so grey prints are complete."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from magie.lab.intervals import Estimate
from magie.lab.problems import LabProblem, extra
from magie.lab.study import SHARES, Study, column_name

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SUFFIXES = (".png", ".svg")
HATCHES = ("", "///", "\\\\\\", "xxx", "...", "+++", "ooo", "---", "|||", "***", "//..", "xx..")
LINES = ("-", "--", "-.", ":")
MARKERS = ("o", "s", "^", "D", "v", "P", "X", "*")
GREYS = ("#222222", "#777777", "#aaaaaa", "#444444")
BAR = "#c8d3dc"
EDGE = "#222222"


def draw(study: Study, path: Path, language: str | None = None) -> None:
    """Write the picture of a study as PNG or SVG."""
    if path.suffix.lower() not in SUFFIXES:
        raise LabProblem("plot-kind", file=str(path))
    if not path.parent.is_dir():
        raise LabProblem("no-such-folder", folder=str(path.parent))
    extra("matplotlib")
    # The object interface without pyplot: no window, no global state, safe in a server or a notebook.
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "magie", "hatch.linewidth": 0.6, "font.size": 9}):
        figure = Figure(figsize=SIZES[study.kind](study), layout="constrained")
        axes = figure.add_subplot()
        DRAWERS[study.kind](axes, study, language)
        axes.set_title(_say(f"plot-{study.kind}", language), loc="left", fontsize=10, pad=14)
        axes.text(0, 1.0, study.about(language), transform=axes.transAxes, fontsize=7, va="bottom", color="#444444")
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        # Without the date the same study is the same file.
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def _say(name: str, language: str | None) -> str:
    from magie.text.fluent import message

    return message(f"lab-{name}", language)


def _bars(axes: Axes, names: list[str], values: list[Estimate], hatches: list[str], factor: float) -> None:
    """Bars from the top down, each with its interval."""
    places = list(range(len(names)))
    means = [factor * value.mean for value in values]
    drawn = axes.barh(places, means, color=BAR, edgecolor=EDGE, linewidth=0.6)
    for bar, hatch in zip(drawn, hatches):
        bar.set_hatch(hatch)
    known = [place for place in places if abs(values[place].low) != float("inf")]
    axes.errorbar(
        [means[place] for place in known],
        known,
        xerr=[
            [factor * (values[place].mean - values[place].low) for place in known],
            [factor * (values[place].high - values[place].mean) for place in known],
        ],
        fmt="none",
        ecolor=EDGE,
        capsize=2,
        linewidth=0.8,
    )
    axes.set_yticks(places, names)
    axes.invert_yaxis()


def _squares(axes: Axes, study: Study, language: str | None) -> None:
    groups = list(dict.fromkeys(row["group"] for row in study.rows if row["group"] is not None))
    hatches = [
        "" if row["group"] is None else HATCHES[1 + groups.index(row["group"]) % (len(HATCHES) - 1)]
        for row in study.rows
    ]
    _bars(axes, [row["square"] for row in study.rows], [row["share"] for row in study.rows], hatches, 100)
    axes.axvline(100 / len(study.rows), color=EDGE, linestyle=":", linewidth=0.8)
    axes.tick_params(axis="y", labelsize=7)
    axes.margins(y=0.01)
    axes.set_xlabel(_say("axis-landings", language))


def _groups(axes: Axes, study: Study, language: str | None) -> None:
    hatches = [HATCHES[place % len(HATCHES)] for place in range(len(study.rows))]
    _bars(axes, [row["group"] for row in study.rows], [row["earned_back"] for row in study.rows], hatches, 100)
    axes.axvline(100, color=EDGE, linestyle="--", linewidth=1)
    axes.set_xlabel(_say("axis-earned-back", language))


def _lengths(axes: Axes, study: Study, language: str | None) -> None:
    for place, (run, rounds, games) in enumerate(study.extra["histograms"]):
        total = sum(games)
        left = [100.0]
        for count in games:
            left.append(left[-1] - 100 * count / total)
        axes.step(
            [0, *rounds],
            left,
            where="post",
            label=run.text(language),
            color=GREYS[place % len(GREYS)],
            linestyle=LINES[place % len(LINES)],
            marker=MARKERS[place % len(MARKERS)],
            markevery=max(1, len(rounds) // 12),
            markersize=4,
            linewidth=1.2,
        )
    axes.set_xlabel(_say("axis-rounds", language))
    axes.set_ylabel(_say("axis-still-running", language))
    axes.set_ylim(0, 102)
    axes.set_xlim(left=0)
    if len(study.rows) > 1:
        axes.legend(fontsize=7, frameon=False)


def _variants(axes: Axes, study: Study, language: str | None) -> None:
    """Differences in percent of what was there without the variant; shares of wins in points."""
    names, values = [], []
    for row in study.rows:
        difference: Estimate = row["difference"]
        is_share = row["measure"].startswith("wins") or row["measure"] in SHARES
        unit = 1.0 if is_share else row["without"].mean
        if unit == 0:
            continue
        names.append(column_name(row["measure"], language))
        low, high = difference.low / unit, difference.high / unit
        values.append(Estimate(difference.mean / unit, low, high, difference.count))
    places = list(range(len(names)))
    axes.axvline(0, color=EDGE, linestyle=":", linewidth=0.8)
    for place, value in zip(places, values):
        axes.plot([100 * value.low, 100 * value.high], [place, place], color=EDGE, linewidth=1.2)
        is_clear = value.low > 0 or value.high < 0
        axes.plot(100 * value.mean, place, marker="o", color=EDGE, markerfacecolor=EDGE if is_clear else "white")
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.set_xlabel(_say("axis-difference", language))


DRAWERS: dict[str, Any] = {"squares": _squares, "groups": _groups, "lengths": _lengths, "variants": _variants}
SIZES: dict[str, Any] = {
    "squares": lambda study: (7, 1.5 + 0.17 * len(study.rows)),
    "groups": lambda study: (7, 1.5 + 0.3 * len(study.rows)),
    "lengths": lambda study: (7, 4),
    "variants": lambda study: (7, 1.5 + 0.3 * len(study.rows)),
}
