/**
 * Matches parts of column names. In a column that matches `good`, a higher value is better; in one that matches `bad`,
 * it is worse.
 */
const good =
  /\bbat(?:ting)? ?av|batting|\bobp\b|\bslg\b|scor|rating|rated|stars|mpg|mileage|\bcty\b|\bhwy\b|grade|mark|point|\bwins?\b|won|goal|income|salar|pay|wage|earn|sales|revenue|profit|gross|budget|perform|result|efficien|accura|econom|quality|satisf|life|literacy|survi|attend|turnout|vote|yield|harvest|prestige|happi|fitness|growth|gdp|speed|hp\b|horse/i;
const bad =
  /\bera\b|\bwhip\b|death|died|kill|plague|mortal|crime|murder|assault|theft|accident|crash|loss|cost|debt|deficit|unemp|jobless|delay|late|pollut|ozone|emission|error|fail|defect|disease|cases|infect|poverty|infant|strike|injur|damage|fatal|victim|wound|cancel|complain|churn|absen|miss|rank|position|place|\btime|duration|seconds|minutes|laps?\b/i;
const speeds = /speed|velocity|mph|kmh|rate|pace/i;
const durations = /time|duration|second|minute|laps?\b|finish|run\d|\d+ ?m\b|hurdle|marathon/i;

/**
 * Returns the sort order that puts the best, worst, fastest or slowest rows first, as the question requests. Returns
 * `unknown` if the column's name does not tell whether more is better, and `null` if the question requests no such
 * order.
 */
export function orderOfWorth(question: string, name: string): "desc" | "asc" | "unknown" | null {
  const spaced = name.replace(/[_.]/g, " ");
  const speed = /\b(fastest|quickest|slowest)\b/i.exec(question)?.[1]?.toLowerCase();
  if (speed !== undefined) {
    if (!speeds.test(spaced) && !durations.test(spaced)) return "unknown";
    return (speed === "slowest") === speeds.test(spaced) ? "asc" : "desc";
  }
  const worth = /\b(best|worst)\b/i.exec(question)?.[1]?.toLowerCase();
  if (worth === undefined) return null;
  if (good.test(spaced) === bad.test(spaced)) return "unknown";
  return (worth === "best") === good.test(spaced) ? "desc" : "asc";
}
