"""Makes the tables and the questions of every set: python3 make.py, with QUESTIONS_OUT and VEGA_DATASETS in the environment."""

import os
import subprocess
import sys

folder = os.path.dirname(os.path.abspath(__file__))
for name in sorted(os.listdir(folder)):
    if name.startswith("set_"):
        subprocess.run([sys.executable, os.path.join(folder, name)], check=True, stdout=subprocess.DEVNULL)
