"""What is not in the subset fails the build, with file, line and a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from magie.machine.errors import NotInSubset
from tests.machine.kit import FIRST_LINE, load_text, translated

# A body for `def rule(a: int, row: IntRow, sheets: Batch[Sheet]) -> int:`, the line of it that is refused, the reason.
REFUSED = {
    "a list": ("b = [a]\nreturn 1", 1, "List is not part of what rules may use"),
    "a float": ("return a + int(0.5)", 1, "0.5 is not a whole number"),
    "a text": ('b = "x"\nreturn 1', 1, "'x' is not a whole number"),
    "true division": ("return int(a / 2)", 1, "the operator Div is not part"),
    "a power": ("return a**2", 1, "the operator Pow"),
    "a lambda": ("f = lambda: 1\nreturn 1", 1, "Lambda is not part"),
    "a comprehension": ("return sum(i for i in range(3))", 1, "sum is not a rule"),
    "a call of the library": ("return np.random.randint(3)", 1, "np.random.randint is not a rule"),
    "print": ("print(a)\nreturn 1", 1, "print is not a rule"),
    "an exception": ("if a:\n    raise ValueError\nreturn 1", 2, "Raise is not part"),
    "try": ("try:\n    return 1\nfinally:\n    pass", 1, "Try is not part"),
    "a global": ("global LIMIT\nreturn 1", 1, "Global is not part"),
    "an import": ("import os\nreturn 1", 1, "Import is not part"),
    "a slice": ("return len(row[1:])", 1, "Slice is not part"),
    "a loop over a row": ("for b in row:\n    a += b\nreturn a", 1, "a loop goes over range"),
    "else of a loop": ("for b in range(3):\n    pass\nelse:\n    return 2\nreturn 1", 1, "a loop has no else"),
    "a step that is not known": ("for b in range(0, 9, a):\n    pass\nreturn 1", 1, "the step of a range"),
    "an unknown name": ("return nobody + a", 1, "the name nobody is not known"),
    "a name without a value": ("if a:\n    b = 1\nreturn b", 3, "b may have no value yet"),
    "a loop variable after its loop": ("for b in range(a):\n    pass\nreturn b", 3, "b may have no value yet"),
    "a missing result": ("if a:\n    return 1", 0, "rule may end without a result"),
    "a field that is not there": ("return sheets[0].nothing", 1, "sheets[0] has no field nothing"),
    "a field of a number": ("return a.total", 1, "a is int and has no field"),
    "an index into a number": ("return a[0]", 1, "a is int, not a row"),
    "too many indices": ("return row[0, 1]", 1, "row has 1 dimensions, not 2"),
    "a place outside a row": ("return sheets[0].marks[4]", 1, "place 4 of a row of 4"),
    "a division by zero": ("return a // 0", 1, "this divides by zero"),
    "a shift too far": ("return a << 64", 1, "a shift goes by 0 to 63"),
    "a number too large": ("return a + 18446744073709551616", 1, "does not fit 64 bits"),
    "two kinds in one name": ("b = sheets[0]\nb = sheets[0].pairs[0]\nreturn 1", 2, "b holds a record of one type"),
    "a record as a number": ("return sheets[0] + 1", 1, "a record cannot stand where int"),
    "numbers joined by and": ("return a and 3", 1, "may join numbers only where"),
    "a choice between kinds": ("b = a if a else sheets[0]\nreturn 1", 1, "one branch is int, the other a record"),
    "wrong arguments": ("return helper(a)", 1, "helper takes a, b"),
    "an unknown argument": ("return helper(a, c=2)", 1, "helper takes a, b"),
    "a dropped result": ("a + 1\nreturn 1", 1, "this computes something and drops it"),
    "several targets": ("b = c = a\nreturn b", 1, "one assignment has one target"),
    "a walrus": ("return (b := a)", 1, "NamedExpr is not part"),
    "a pattern with a name": ("match a:\n    case b:\n        return b", 2, "a case is a constant"),
    "is": ("return int(a is 3)", 1, "the comparison Is"),
    "a formatted text": ('b = f"{a}"\nreturn 1', 1, "JoinedStr is not part"),
    "a result of nothing": ("b = nothing()\nreturn 1", 1, "returns nothing"),
}


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.filterwarnings("ignore::SyntaxWarning")
def test_what_is_outside_the_subset_is_refused(name: str, tmp_path: Path) -> None:
    body, line, reason = REFUSED[name]
    helpers = "def helper(a: int, b: int) -> int:\n    return a + b\n\n\ndef nothing() -> None:\n    pass\n\n\n"
    head = "def rule(a: int, row: IntRow, sheets: Batch[Sheet]) -> int:\n"
    text = helpers + head + "".join(f"    {each}\n" for each in body.splitlines())
    module = load_text(text, tmp_path)
    with pytest.raises(NotInSubset) as refused:
        translated(module, ["rule"])
    assert reason in refused.value.sentence
    assert refused.value.line == FIRST_LINE + helpers.count("\n") + line
    assert str(refused.value).startswith(f"{module.__name__}.py:{refused.value.line}: ")


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ("def rule(a) -> int:", "the parameter a has no annotation"),
        ("def rule(a: int):", "the result has no annotation"),
        ("def rule(a: float) -> int:", "is not a kind of value"),
        ("def rule(a: str) -> int:", "is not a kind of value"),
        ("def rule(a: int = 3) -> int:", "must be a plain one without a default"),
        ("def rule(*a: int) -> int:", "must be a plain one without a default"),
        ("def rule(a: int) -> Sheet:", "never a record or a row"),
        ("def rule(a: None) -> int:", "the parameter a cannot be None"),
    ],
)
def test_annotations_decide_the_kinds(head: str, reason: str, tmp_path: Path) -> None:
    module = load_text(head + "\n    return 1\n", tmp_path)
    with pytest.raises(NotInSubset, match=reason):
        translated(module, ["rule"])
