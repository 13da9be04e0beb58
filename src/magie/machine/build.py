"""Builds the machine code of one unit: translate, optimise, write an object, link an extension module.

Runs in a process of its own (`python -m magie.machine unit NAME FOLDER`), so that LLVM's memory is given back. What it
is doing goes to standard output, a line for each step.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from magie.machine.errors import NotInSubset
from magie.machine.glue import extension_source
from magie.machine.module import Module, write_module
from magie.machine.registry import registry
from magie.machine.units import EXTENSION, OBJECT, TABLE, Unit

OPTIMISE = 2
Report = Callable[[str, int], None]  # one of STEPS, and how many rules it has done or is about


def build_unit(unit: Unit, folder: Path, checked: bool, report: Report) -> Path:
    """Make the machine code of a unit and put it into a folder; the path of the file."""
    module = translate(unit, checked, report)
    machine_code = compile_module(module, report)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix="making-") as work:
        report("linking", module.rules)
        made = link(unit, module, machine_code, Path(work))
        if made is None:
            made = Path(work) / (unit.name + OBJECT)
            made.write_bytes(machine_code)
            table = Path(work) / (unit.name + TABLE)
            table.write_text(json.dumps({"faults": module.faults}), encoding="utf-8")
            os.replace(table, folder / (unit.stem(checked) + TABLE))
        place = folder / (unit.stem(checked) + (EXTENSION if made.suffix == ".so" else OBJECT))
        os.replace(made, place)  # whole or not at all: others may be looking for it
    return place


def translate(unit: Unit, checked: bool, report: Report) -> Module:
    """Import a unit's modules, which registers their rules, and write them as LLVM text."""
    report("translating", 0)
    for module in unit.modules:
        import_module(module)
    entries = [entry for entry in registry.entries if entry.__module__ in unit.modules]

    def heard(done: int) -> None:
        if done % 50 == 0:
            report("translating", done)

    return write_module(entries, registry, checked, heard)


def compile_module(module: Module, report: Report) -> bytes:
    """Optimise the whole module once and make an object of it, for any processor of this kind."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    machine: Any = target.create_target_machine(opt=OPTIMISE, reloc="pic", codemodel="small")
    head = f'target triple = "{llvm.get_process_triple()}"\ntarget datalayout = "{machine.target_data}"\n'
    parsed = llvm.parse_assembly(head + module.text)
    parsed.verify()
    report("optimising", module.rules)
    options = llvm.create_pipeline_tuning_options(speed_level=OPTIMISE)
    options.loop_vectorization = True  # of the card game, whose rows are long, some 5%; elsewhere it does no harm
    options.slp_vectorization = False
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(parsed, passes)
    report("writing", module.rules)
    machine_code: bytes = machine.emit_object(parsed)
    return machine_code


def compiler() -> list[str] | None:
    """A C compiler that can make an extension module here, or None; `CC` names another, and `CC=` none."""
    if os.name == "nt" or not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    named = os.environ.get("CC")
    if named is not None:
        return named.split() or None
    found = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    return [found] if found else None


def link(unit: Unit, module: Module, machine_code: bytes, work: Path) -> Path | None:
    """Make an extension module; None where that is not possible."""
    command = compiler()
    if command is None:
        return None
    source, item, made = work / "glue.c", work / "rules.o", work / (unit.name + EXTENSION)
    source.write_text(extension_source(unit.name, module), encoding="utf-8")
    item.write_bytes(machine_code)
    shared = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared", "-Wl,-s"]
    done = subprocess.run(
        [
            *command,
            "-O1",
            "-fPIC",
            *shared,
            f"-I{sysconfig.get_path('include')}",
            str(source),
            str(item),
            "-o",
            str(made),
        ],
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        print(json.dumps({"warning": f"{command[0]} could not link: {done.stderr.strip()[-800:]}"}), flush=True)
        return None
    return made


def say(step: str, rules: int) -> None:
    """One line for the process that asked for this build."""
    print(json.dumps({"step": step, "rules": rules}), flush=True)


def build_and_say(unit: Unit, folder: Path, checked: bool) -> int:
    """The whole of the process: exit code 0, or 1 with the reason on standard error."""
    try:
        build_unit(unit, folder, checked, say)
    except (NotInSubset, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0
