"""Writes people.csv and answers.csv: 944 Americans of the National Election Study of 1996, from statsmodels.

The people are in the public domain. `answers.csv` has the votes of 150 of them, drawn at random, or of as many as the
second argument says; `votes.csv` has all.
"""

import csv
import random
import sys
from pathlib import Path

import statsmodels.api as sm

ANSWERED = int(sys.argv[2]) if len(sys.argv) > 2 else 150
folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
data = sm.datasets.anes96.load_pandas().data
columns = ["age", "educ", "income", "PID", "TVnews"]
people = [
    {"person": f"v{at:03}", **{name: int(row[name]) for name in columns}} for at, row in data.iterrows()
]
votes = [
    {"person": f"v{at:03}", "vote": "Dole" if row["vote"] == 1 else "Clinton"} for at, row in data.iterrows()
]


def write(name, rows):
    with open(folder / name, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


write("people.csv", people)
write("votes.csv", votes)
write("answers.csv", random.Random(1996).sample(votes, ANSWERED))
