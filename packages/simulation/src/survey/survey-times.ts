/**
 * When a survey is asked, in words: `before round 0`, `after the last round`.
 * @param round at whose beginning it is recorded
 * @param rounds of the scenario; one asked in the round of this number comes after the last of them
 */
export function formatSurveyTime(round: number, rounds: number): string {
  return round === rounds ? "after the last round" : `before round ${round}`;
}

/** From which survey to which, in words: `from round 0 to round 4`, `from round 0 to after the last round`. */
export function sinceAsked(since: number, round: number, rounds: number): string {
  return `from round ${since} to ${round === rounds ? "after the last round" : `round ${round}`}`;
}
