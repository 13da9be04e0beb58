"""The C file that makes an extension module of a unit's machine code.

It is written for Python's limited API, so one file serves every Python from 3.11 on. Each entry point checks what it
is given before machine code sees it: an array must hold records of the right type, be contiguous and writable; a
number must fit 64 bits. While the machine code runs, other Python threads may.
"""

from __future__ import annotations

import json

from magie.machine.kinds import BOOL, NOTHING, RowKind, Scalar
from magie.machine.module import Module
from magie.machine.registry import Rule, record_names

INCLUDES = r"""
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>
#include <stdint.h>
"""

CHECKS = r"""
extern int64_t magie__take_fault(void);

static PyObject *dtype_word;

/* Borrow the memory of an array of records; -1 and an exception if it is not what the rule needs. */
static int borrow(PyObject *given, int record, Py_buffer *rows, const char *rule, const char *name)
{
    PyObject *dtype = PyObject_GetAttr(given, dtype_word);
    int same;
    if (dtype == NULL) {
        PyErr_Format(PyExc_TypeError, "%s: %s must be a numpy array of %s", rule, name, RECORDS[record]);
        return -1;
    }
    same = dtype == dtypes[record] ? 1 : PyObject_RichCompareBool(dtype, dtypes[record], Py_EQ);
    Py_DECREF(dtype);
    if (same < 0)
        return -1;
    if (!same) {
        PyErr_Format(PyExc_TypeError, "%s: %s must be an array of %s", rule, name, RECORDS[record]);
        return -1;
    }
    return PyObject_GetBuffer(given, rows, PyBUF_WRITABLE);
}

static int is_number(PyObject *given, int64_t *number)
{
    *number = PyLong_AsLongLong(given);
    return *number == -1 && PyErr_Occurred() ? -1 : 0;
}

static int is_truth(PyObject *given, int64_t *number)
{
    *number = PyObject_IsTrue(given);
    return *number < 0 ? -1 : 0;
}

/* The result of a call, or an exception if the machine code met something that should not be. */
static PyObject *finished(PyObject *result)
{
    int64_t fault = magie__take_fault();
    if (fault == 0)
        return result;
    Py_XDECREF(result);
    PyErr_SetString(PyExc_IndexError, FAULTS[fault - 1]);
    return NULL;
}

/* bind(index, dtype): the numpy type of one of RECORDS; before anything that takes it is called. */
static PyObject *bind(PyObject *self, PyObject *given)
{
    Py_ssize_t index;
    PyObject *dtype;
    if (!PyArg_ParseTuple(given, "nO", &index, &dtype))
        return NULL;
    if (index < 0 || index >= RECORD_COUNT) {
        PyErr_SetString(PyExc_IndexError, "there is no such record");
        return NULL;
    }
    Py_INCREF(dtype);
    Py_XDECREF(dtypes[index]);
    dtypes[index] = dtype;
    Py_RETURN_NONE;
}
"""

TAIL = r"""
PyMODINIT_FUNC PyInit_%(name)s(void)
{
    PyObject *module = PyModule_Create(&definition);
    PyObject *records;
    Py_ssize_t index;
    if (module == NULL)
        return NULL;
    dtype_word = PyUnicode_InternFromString("dtype");
    records = PyTuple_New(RECORD_COUNT);
    if (dtype_word == NULL || records == NULL)
        return NULL;
    for (index = 0; index < RECORD_COUNT; index++)
        PyTuple_SetItem(records, index, PyUnicode_FromString(RECORDS[index]));
    if (PyModule_AddObject(module, "records", records) < 0)
        return NULL;
    return module;
}
"""

C_TYPES = {"int": "int64_t", "uint64": "uint64_t", "bool": "_Bool", "None": "void"}


def extension_source(name: str, module: Module) -> str:
    """The C text of the extension module `name`."""
    records: dict[str, int] = {}
    functions = []
    methods = ['    {"bind", bind, METH_VARARGS, NULL},']
    for rule in module.entries:
        functions.append(_entry_point(rule, records))
        methods.append(f'    {{"{rule.symbol}", (PyCFunction)(void *)call_{rule.symbol}, METH_FASTCALL, NULL}},')
    names = ", ".join(json.dumps(record) for record in records) or '""'
    faults = ",\n    ".join(json.dumps(sentence) for sentence in module.faults) or '""'
    return "\n".join(
        [
            INCLUDES,
            f"#define RECORD_COUNT {len(records)}",
            f"static const char *const RECORDS[] = {{{names}}};",
            f"static PyObject *dtypes[{max(len(records), 1)}];",
            f"static const char *const FAULTS[] = {{\n    {faults}\n}};",
            CHECKS,
            *functions,
            "static PyMethodDef methods[] = {",
            *methods,
            "    {NULL, NULL, 0, NULL}",
            "};",
            f'static struct PyModuleDef definition = {{PyModuleDef_HEAD_INIT, "{name}", NULL, -1, methods}};',
            TAIL % {"name": name},
        ]
    )


def _entry_point(rule: Rule, records: dict[str, int]) -> str:
    """One function that Python calls: look at the arguments, call the machine code, give back its result."""
    shown = rule.function.__name__
    row_records = record_names(rule.function)
    types, passed, steps = [], [], []
    rows = 0
    for number, parameter in enumerate(rule.parameters):
        kind = parameter.kind
        if isinstance(kind, RowKind):
            record = records.setdefault(row_records[parameter.name], len(records))
            types += ["void *", "int64_t"]
            passed += [f"rows[{rows}].buf", f"rows[{rows}].len / {kind.dtype.itemsize}"]
            steps.append(
                f'    if (borrow(given[{number}], {record}, &rows[{rows}], "{shown}", "{parameter.name}") < 0)'
            )
            steps.append("        goto done;")
            steps.append("    borrowed++;")
            rows += 1
        else:
            assert isinstance(kind, Scalar)
            types.append(C_TYPES[kind.name])
            passed.append(f"number{number}")
            steps.append(
                f"    if ({'is_truth' if kind is BOOL else 'is_number'}(given[{number}], &number{number}) < 0)"
            )
            steps.append("        goto done;")
    numbers = [f"number{number}" for number, parameter in enumerate(rule.parameters) if f"number{number}" in passed]
    result_type = C_TYPES[rule.result.name]
    call = f"{rule.symbol}({', '.join(passed)})"
    made = {"bool": "PyBool_FromLong(value)", "None": "(Py_INCREF(Py_None), Py_None)"}.get(
        rule.result.name, "PyLong_FromLongLong(value)"
    )
    return "\n".join(
        [
            f"extern {result_type} {rule.symbol}({', '.join(types) or 'void'});",
            f"static PyObject *call_{rule.symbol}(PyObject *self, PyObject *const *given, Py_ssize_t count)",
            "{",
            f"    Py_buffer rows[{max(rows, 1)}];",
            "    int borrowed = 0;",
            "    PyObject *result = NULL;",
            *(["    int64_t " + ", ".join(numbers) + ";"] if numbers else []),
            *([] if rule.result is NOTHING else [f"    {result_type} value;"]),
            f"    if (count != {len(rule.parameters)}) {{",
            f'        PyErr_SetString(PyExc_TypeError, "{shown} takes {len(rule.parameters)} arguments");',
            "        return NULL;",
            "    }",
            *steps,
            "    Py_BEGIN_ALLOW_THREADS",
            f"    {call};" if rule.result is NOTHING else f"    value = {call};",
            "    Py_END_ALLOW_THREADS",
            f"    result = finished({made});",
            *(["done:"] if steps else []),
            "    while (borrowed)",
            "        PyBuffer_Release(&rows[--borrowed]);",
            "    return result;",
            "}",
            "",
        ]
    )
