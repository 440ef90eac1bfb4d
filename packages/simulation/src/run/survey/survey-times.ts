/**
 * Formats the time of a survey: `before round 0`, `after the last round`.
 * @param round the round in which the survey is recorded
 * @param rounds the number of rounds of the scenario. A survey recorded in the round of this number follows the last
 * one
 */
export function formatSurveyTime(round: number, rounds: number): string {
  return round === rounds ? "after the last round" : `before round ${round}`;
}

/** Formats the times of two surveys: `from round 0 to round 4`, `from round 0 to after the last round`. */
export function sinceAsked(since: number, round: number, rounds: number): string {
  return `from round ${since} to ${round === rounds ? "after the last round" : `round ${round}`}`;
}
