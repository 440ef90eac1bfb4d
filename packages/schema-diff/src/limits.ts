// How much work a comparison may be. Beyond a limit a change is undecided, never compatible.

/** Levels of objects and lists in a schema; a deeper one is refused. */
export const mostLevels = 1_000;

/** Whole values tried as a witness of one change. */
export const mostCandidatesOfChange = 600;

/** Whole values tried as a witness of the whole difference. */
export const mostCandidatesOfWhole = 3_000;

/** Steps of a proof. A schema of a megabyte takes some tens of thousands. */
export const mostProofSteps = 60_000;

/** Depth to which two schemas are compared to prove that no value fits both. */
export const mostDisjointDepth = 8;

/** Values of one schema that are kept. */
export const mostValues = 24;

/** Values of one type that are tried for those that are kept. */
export const mostCandidates = 160;

/** Depth inside a value at which a difference is looked for. */
export const mostSearchDepth = 10;

/** Differences of a part of the values that are looked at. */
export const mostCounterexamplesInside = 40;

/** Values that are changed in one respect. */
export const mostBases = 8;
