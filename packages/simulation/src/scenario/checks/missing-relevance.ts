/** The message for a ranker or policy `relevance` in a scenario without a relevance file. */
export const missingRelevance =
  "needs the scenario's relevance, which is absent; `concordat simulate relevance` makes the file";
