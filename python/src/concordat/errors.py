"""Errors of the package, and the warning about what a ledger does not contain."""


class ConcordatError(Exception):
    """A folder is not what it was expected to be. The message says what is wrong and what to do."""


class VerificationError(ConcordatError):
    """A run could not be verified, because the command could not be started or failed."""


class NotRecordedWarning(UserWarning):
    """A ledger does not contain every row: rules that scrolled past are computed again by a replay, not recorded."""
