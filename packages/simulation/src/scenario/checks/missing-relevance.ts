/** What is said of a ranker or policy `relevance` in a scenario without the file. */
export const missingRelevance =
  "needs the scenario's relevance, which is absent; `concordat simulate relevance` makes the file";
