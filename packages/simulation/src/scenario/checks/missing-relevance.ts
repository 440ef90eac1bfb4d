/** The message for a ranker or policy that needs a relevance file, in a scenario without one. */
export const missingRelevance =
  "needs the scenario's relevance, which is absent; `concordat simulate relevance` makes the file";
