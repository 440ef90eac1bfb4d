/**
 * Formats the time of a survey, such as `before round 0` or `after the last round`.
 * @param round the round in which the survey is recorded
 * @param rounds the number of rounds of the scenario. A survey that follows the last round is recorded in the round
 *   with this number
 */
export function formatSurveyTime(round: number, rounds: number): string {
  return round === rounds ? "after the last round" : `before round ${round}`;
}

/** Formats the times of two surveys, such as `from round 0 to round 4` or `from round 0 to after the last round`. */
export function sinceAsked(since: number, round: number, rounds: number): string {
  return `from round ${since} to ${round === rounds ? "after the last round" : `round ${round}`}`;
}
