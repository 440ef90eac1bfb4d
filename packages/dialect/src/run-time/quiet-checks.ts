/**
 * The number of running checks whose violations nobody reads. While it is not 0, no check explains a violation of a
 * union.
 */
export const quietChecks = { depth: 0 };
