import type {
  CalibratedDifference,
  CalibratedEstimate,
  CalibratedQuestion,
  CalibrationReport,
} from "@concordat/contracts/calibration-report";
import { counted, printFixed, printNumber, printNumbers, printShare } from "@concordat/report-kit";
import { minAgents } from "../limits.js";

/** Formats a value of an estimate, as a share of an option or as a mean. */
export function valueText(value: number, option: string | null): string {
  return option === null ? printNumber(value) : printShare(value);
}

/** Formats values that belong together: means have the same number of decimals. */
export function valueTexts(values: readonly number[], option: string | null): string[] {
  return option === null ? printNumbers(values) : values.map((value) => printShare(value));
}

/** The three estimates of an option as texts. */
export interface EstimateTexts {
  /** The estimate from the real answers alone. */
  readonly real: string;
  /** The estimate from the agents alone. */
  readonly simulated: string;
  /** The rectified estimate. */
  readonly rectified: string;
}

/** Formats the three estimates, each with its interval if it has one: `42.0 % (33.1–51.5)`, `4.00 (3.51–4.24)`. */
export function estimateTexts(estimate: CalibratedEstimate): EstimateTexts {
  const { option, real, simulated, rectified } = estimate;
  const all = [real, simulated, rectified].flatMap(({ estimate: value, low, high }) => [value, low, high]);
  const texts = valueTexts(all, option);
  const shown = (place: number): string => {
    const [value = "", low = "", high = ""] = texts.slice(place * 3, place * 3 + 3);
    const dash = Math.min(...all.slice(place * 3, place * 3 + 3)) < 0 ? " to " : "–";
    return `${value} (${withoutUnit(low)}${dash}${withoutUnit(high)})`;
  };
  const isShown = hasAgentsInterval(estimate);
  return { real: shown(0), simulated: isShown ? shown(1) : (texts[3] ?? ""), rectified: shown(2) };
}

/** Formats a share without its percent sign. */
export function withoutUnit(text: string): string {
  return text.replace(" %", "");
}

/**
 * Returns a sentence about the reliability of the intervals. It is guaranteed only for a random selection of
 * respondents. For some reports, the selection is unknown, or the table contradicts it.
 */
export function intervalsSentence({ assumptions }: Pick<CalibrationReport, "assumptions">): string {
  const intervals = "the intervals of “real alone” and “rectified”";
  if (assumptions.differing_columns.length > 0)
    return `${intervals} would hold in 95 of 100 cases if the people who answered were a random part; they differ from the others, so that the intervals and what the agents add may be wrong.`;
  const has = (code: CalibrationReport["assumptions"]["warnings"][number]["code"]): boolean =>
    assumptions.warnings.some((warning) => warning.code === code);
  const conditions = [
    ...(has("HEAVY_WEIGHTS") ? ["the large weights are right"] : []),
    ...(has("LEAK") ? ["agents were told nothing that is known only of the people who answered"] : []),
    ...(has("CLUSTERED") ? ["people were drawn one by one, or enough groups were drawn"] : []),
    ...(has("SELF_SELECTED") || has("LOW_RESPONSE")
      ? ["people without an answer are like those with one"]
      : []),
  ];
  if (assumptions.chosen !== "unknown" && conditions.length > 0)
    return `${intervals} hold in 95 of 100 cases only if ${conditions.join(" and ")}.`;
  return assumptions.chosen === "unknown"
    ? `${intervals} hold in 95 of 100 cases if the people who answered are like a random part, which is not known; so does what the agents are said to add.`
    : assumptions.asked === undefined
      ? `${intervals} hold in 95 of 100 cases, if nearly all who were drawn answered: how many were asked was not stated.`
      : `${intervals} hold in 95 of 100 cases.`;
}

/** Whether respondents were selected at random: that was stated, and the table does not contradict it. */
export function isSelectionKnown({ assumptions }: Pick<CalibrationReport, "assumptions">): boolean {
  return assumptions.chosen !== "unknown" && assumptions.differing_columns.length === 0;
}

/** Formats an amount, in percentage points for an option, and the ends of its interval, which have no unit. */
export function amountTexts(
  [amount, low, high]: readonly [amount: number, low: number, high: number],
  option: string | null,
): readonly [amount: string, low: string, high: string] {
  const [text = "", from = "", to = ""] = valueTexts([amount, low, high], option).map(withoutUnit);
  return [option === null ? text : `${text} percentage points`, from, to];
}

/** Returns the name of the estimated quantity for a sentence: the mean, or an option in quotation marks. */
export function quotedName(option: string | null): string {
  return option === null ? "the mean" : `“${option}”`;
}

/** Returns the name of the estimated option. */
export function optionName(option: string | null): string {
  return option ?? "mean";
}

/** Returns the name of a question together with its message. */
export function questionName({
  message,
  question,
}: Pick<CalibratedQuestion, "message" | "question">): string {
  return message === null ? question : `${message}: ${question}`;
}

/** Correlation from which the answers of agents and people are treated as equal except for rounding. */
const maxDistinguishable = 1 - 1e-8;

/** Returns a sentence that says how many real answers the agents are worth. */
export function worthSentence({ worth, fidelity, method, option, people, real }: CalibratedEstimate): string {
  if (real.n === people && real.low === real.high)
    return "Everybody answered, so that nothing is estimated and agents cannot add anything.";
  if (real.n === people)
    return "Everybody of the table answered, so that there is no agent of anybody else from whom more could be learned.";
  const { further, low, high, verdict } = worth;
  const { correlation } = fidelity;
  switch (verdict) {
    case "adds":
      return `The agents add as much as ${furtherAnswers(further)} (${Math.max(0, Math.round(low))} to ${Math.round(high)}).`;
    case "nothing":
      return correlation !== undefined && correlation.low > 0
        ? `The agents add less than one real answer, although they are related to their people (correlation ${correlationText(correlation)}): to estimate the relation costs as much as it gains, as with few answers, unequal weights, or where the agents of those who answered differ much from all agents.`
        : `No relation of the agents to their people is shown, so the agents add nothing (correlation ${correlationText(correlation)}).`;
    case "reversed":
      return `The agents answer the opposite of their people (correlation ${correlationText(correlation)}, all of it below 0). ${
        further < 1
          ? "They add nothing."
          : `The real answers show this relation, and the rectified interval uses it: it is as narrow as with ${furtherAnswers(further)}. They do not count as worth of the agents: nothing shows that agents are wrong in the same way elsewhere.`
      }`;
    case "unused":
      if (correlation !== undefined && Math.abs(correlation.estimate) > maxDistinguishable)
        return "The agents are not used: they agree with everybody who answered, so that how wrong they are about the others cannot be measured.";
      if (option === null && fidelity.variance_ratio === null)
        return "The agents are not used: all people who answered gave the same answer.";
      return method === "answers" &&
        option !== null &&
        (correlation !== undefined || fidelity.variance_ratio === null)
        ? "The agents are not used: fewer than 5 people chose this, or fewer than 5 did not."
        : "The agents add nothing: they do not vary.";
  }
}

/**
 * Returns a sentence with the simultaneous intervals, which all contain the true values with a probability of 95 %.
 * Returns `null` for fewer than two.
 */
export function simultaneousSentence(question: CalibratedQuestion): string | null {
  const shown = question.estimates.flatMap(({ option, simultaneous }) => {
    if (simultaneous === undefined || simultaneous.low === simultaneous.high) return [];
    const ends = valueTexts([simultaneous.low, simultaneous.high], option);
    return [`${quotedName(option)} ${ends.join(" to ")}`];
  });
  const intervals = question.estimates.find(({ simultaneous }) => simultaneous !== undefined)?.simultaneous
    ?.intervals;
  return intervals === undefined || shown.length === 0
    ? null
    : `Wider, so that all ${intervals} such intervals hold at once in 95 of 100 cases: ${shown.join(", ")}.`;
}

/** Formats a correlation with its interval: `−0.22, 95 % interval −0.48 to 0.09`. */
function correlationText(correlation: CalibratedEstimate["fidelity"]["correlation"]): string {
  if (correlation === undefined) return "not known";
  const { estimate, low, high } = correlation;
  return `${printFixed(estimate, 2)}, 95 % interval ${printFixed(low, 2)} to ${printFixed(high, 2)}`;
}

/** Formats a number of further real answers. */
export function furtherAnswers(further: number): string {
  const count = Math.round(further);
  return count === 1 ? "1 further real answer" : `${count} further real answers`;
}

/** Whether the mean of the agents alone has an interval. It has none if all agents of exactly these people answered. */
function hasAgentsInterval({ simulated }: Pick<CalibratedEstimate, "simulated">): boolean {
  return simulated.low < simulated.high;
}

/** Returns a sentence about the meaning of the agents' own interval, or the reason why there is none. */
export function agentsIntervalSentence(questions: readonly Pick<CalibratedQuestion, "estimates">[]): string {
  return questions.some(({ estimates }) => estimates.some(hasAgentsInterval))
    ? "Where “agents alone” has an interval, it is about other draws of agents like these, and says nothing about people."
    : "“Agents alone” is exactly what these agents say: an interval of it would say nothing about people.";
}

/**
 * Returns a sentence that says that the interval of the agents alone is only approximate; `null` if it is exact, or if
 * there is none.
 */
export function roughSentence({ estimates }: Pick<CalibratedQuestion, "estimates">): string | null {
  const few = estimates.filter((one) => hasAgentsInterval(one) && one.simulated.n < minAgents);
  if (few.length === 0) return null;
  const counts = few.map(({ simulated }) => simulated.n);
  return `The interval of the agents alone is rough: it is from only ${counted(Math.min(...counts), "agent")}, fewer than ${minAgents}.`;
}

/**
 * Returns a sentence that explains why rectified estimates differ from the real answers although the agents add no
 * information; `null` if none does.
 */
export function movedSentence(questions: readonly Pick<CalibratedQuestion, "estimates">[]): string | null {
  const isMoved = ({ worth: { verdict }, rectified, real }: CalibratedEstimate): boolean =>
    (verdict === "nothing" || verdict === "reversed") && rectified.estimate !== real.estimate;
  return questions.some(({ estimates }) => estimates.some(isMoved))
    ? "Rectified figures move even where agents add nothing: the agents of those who answered are not exactly like all agents, and each figure is moved by this difference times the slope found in the real answers. Without a relation this is chance, which the interval contains. It is not left out, because choosing after looking would make the intervals too narrow."
    : null;
}

/** Describes the difference between two messages in a sentence. */
export function differenceSentence({
  question,
  option,
  a,
  b,
  rectified,
  verdict,
}: CalibratedDifference): string {
  const what = option === null ? question : `${question}, “${option}”`;
  const [amount, low, high] = amountTexts([rectified.estimate, rectified.low, rectified.high], option);
  const range = `${amount}, ${low} to ${high}`;
  switch (verdict) {
    case "higher":
      return `${what}: ${b} is higher than ${a} (${range}).`;
    case "lower":
      return `${what}: ${b} is lower than ${a} (${range}).`;
    case "not-told-apart":
      return `${what}: that ${b} differs from ${a} is not shown (${range}).`;
  }
}
