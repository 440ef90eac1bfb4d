// How much work a comparison may be. Beyond a limit a change is undecided, never compatible.

/** Levels of objects and lists in a schema; a deeper one is refused. */
export const maxLevels = 1_000;

/** Whole values tried as a witness of one change. */
export const maxCandidatesOfChange = 600;

/** Whole values tried as a witness of the whole difference. */
export const maxCandidatesOfWhole = 3_000;

/** Steps of a proof. A schema of a megabyte takes some tens of thousands. */
export const maxProofSteps = 60_000;

/** Depth to which two schemas are compared to prove that no value fits both. */
export const maxDisjointDepth = 8;

/** Values of one schema that are kept. */
export const maxValues = 24;

/** Values of one type that are tried for those that are kept. */
export const maxCandidates = 160;

/** Maximum depth inside a value at which to search for a difference. */
export const maxSearchDepth = 10;

/** Maximum number of differences of a part to try. */
export const maxCounterexamplesInside = 40;

/** Values that are changed in one respect. */
export const maxBases = 8;

/** Smaller values tried in place of a witness; one that is still large is shown as it is. */
export const maxShrinkSteps = 400;

/** Pairs of schemas looked at to prove that no value fits both; branches of a large protocol have thousands. */
export const maxDisjointSteps = 500;

/** Work spent on one change of an API's schema, of which a large API has thousands. */
export const workOfApiChange = { steps: 1_500, values: 1_000 };
