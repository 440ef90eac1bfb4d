// Limits on the work of a comparison. Beyond a limit a change is undecided, never compatible.

/** Maximum depth of objects and lists in a schema; a deeper one is rejected. */
export const maxLevels = 1_000;

/** Maximum number of complete values tried as a witness of one change. */
export const maxCandidatesOfChange = 600;

/** Maximum number of complete values tried as a witness of the complete difference. */
export const maxCandidatesOfWhole = 3_000;

/** Maximum number of steps of a proof. A schema of a megabyte takes some tens of thousands. */
export const maxProofSteps = 60_000;

/** Maximum depth to which two schemas are compared to prove that no value satisfies both. */
export const maxDisjointDepth = 8;

/** Maximum number of values stored per schema. */
export const maxValues = 24;

/** Maximum number of values of one type that are tried for these. */
export const maxCandidates = 160;

/** Maximum depth inside a value at which to search for a difference. */
export const maxSearchDepth = 10;

/** Maximum number of differences of a part to try. */
export const maxCounterexamplesInside = 40;

/** Maximum number of values that are changed in one respect. */
export const maxBases = 8;

/**
 * Maximum number of smaller values that are tried instead of a witness, which is a value that proves a change to be
 * breaking. If none is suitable, the witness is shown unchanged.
 */
export const maxShrinkSteps = 400;

/**
 * Maximum number of pairs of schemas examined to prove that no value satisfies both; branches of a large
 * protocol have thousands.
 */
export const maxDisjointSteps = 500;

/** The work on one change of an API's schema; a large API has thousands. */
export const workOfApiChange = { steps: 1_500, values: 1_000 };
