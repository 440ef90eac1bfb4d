"""Simulated runs of Concordat as data frames, and typed models of its contracts.

    >>> from concordat import Run
    >>> Run("out/market").decisions()  # doctest: +SKIP
"""

from __future__ import annotations

from .collections import Ensemble, Study, Sweep
from .errors import ConcordatError, NotRecordedWarning, VerificationError
from .export import Export
from .run import Run
from .verify import Verification, verify

__all__ = [
    "ConcordatError",
    "Ensemble",
    "Export",
    "NotRecordedWarning",
    "Run",
    "Study",
    "Sweep",
    "Verification",
    "VerificationError",
    "verify",
]
