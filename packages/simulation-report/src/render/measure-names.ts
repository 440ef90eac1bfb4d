import { formatNumber, formatShare, shortened } from "@concordat/report-kit";
import type { Measure, MeasuredValue } from "@concordat/simulation";
import { formatSurveyTime, sinceAsked } from "@concordat/simulation/results";

/** The parts of a measure on which its name depends. */
type Named = Pick<MeasuredValue, "measure" | "survey">;

/**
 * Returns the name of a measure, without its segment.
 * @param rounds the number of rounds of the scenario. It determines whether a survey followed the last round
 */
export function measureName({ measure, survey }: Named, rounds: number): string {
  if (survey === undefined) return names[measure];
  const { question, answer, round, since = null } = survey;
  const what = answer === null ? names[measure] : `${names[measure]} “${shortened(answer, 40)}”`;
  const when = since === null ? formatSurveyTime(round, rounds) : sinceAsked(since, round, rounds);
  return `${what} to ${shortened(question, 40)}, ${when}`;
}

const names: Readonly<Record<Measure, string>> = {
  exposures: "items shown",
  reach: "agents reached",
  half_reach_rounds: "rounds to half of the reach",
  scroll_rate: "scrolled past, per item shown",
  like_rate: "likes per item shown",
  reply_rate: "replies per item shown",
  reshare_rate: "reshares per item shown",
  quote_rate: "quotes per item shown",
  follow_rate: "follows per item shown",
  unfollow_rate: "unfollows per item shown",
  mute_rate: "mutes per item shown",
  compose_rate: "own posts per item shown",
  cascade_size: "resharers per post",
  cascade_depth: "longest chain of reshares per post",
  unanswered_rate: "invalid or failed, per decision asked for",
  answer_share: "share of the answer",
  answer_mean: "mean of the answers",
  answer_share_shift: "shift in the share of the answer",
  answer_mean_shift: "shift in the mean of the answers",
};

/** Formats the value of a measure. Returns a dash if there is none. */
export function measured(value: number | null, isShare: boolean): string {
  return isShare ? formatShare(value) : formatNumber(value);
}

/** Whether a measure is a share, including shifts of shares. */
export function isShare(measure: Measure): boolean {
  return measure.endsWith("_rate") || measure.startsWith("answer_share");
}
