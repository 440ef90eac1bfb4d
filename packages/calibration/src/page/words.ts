import type {
  CalibratedDifference,
  CalibratedEstimate,
  CalibratedQuestion,
} from "@concordat/contracts/calibration-report";
import { counted, printNumber, printShare } from "@concordat/report-kit";
import { minAgents } from "../limits.js";

/** Formats a value of an estimate, as a share of an option or as a mean. */
export function valueText(value: number, option: string | null): string {
  return option === null ? printNumber(value) : printShare(value);
}

/** The name of the estimated option. */
export function optionName(option: string | null): string {
  return option ?? "mean";
}

/** A question with its message. */
export function questionName({
  message,
  question,
}: Pick<CalibratedQuestion, "message" | "question">): string {
  return message === null ? question : `${message}: ${question}`;
}

/** The worth of the agents, as a sentence. */
export function worthSentence({ worth, fidelity, method, option }: CalibratedEstimate): string {
  const { further, low, high, verdict } = worth;
  const { correlation } = fidelity;
  switch (verdict) {
    case "adds":
      return `The agents add as much as ${answers(further)} (${Math.max(0, Math.round(low))} to ${Math.round(high)}).`;
    case "nothing":
      return correlation !== undefined && correlation.low > 0
        ? `The agents add less than one real answer (correlation ${correlationText(correlation)}).`
        : `No relation of the agents to their people is shown, so the agents add nothing (correlation ${correlationText(correlation)}).`;
    case "reversed":
      return `The agents add nothing: they answer the opposite of their people (correlation ${correlationText(correlation)}, all of it below 0).`;
    case "unused":
      return method === "answers" && option !== null && correlation !== undefined
        ? "The agents are not used: fewer than 5 people chose this, or fewer than 5 did not."
        : "The agents add nothing: they do not vary.";
  }
}

/**
 * The intervals that all contain the truth together with 95 %, as a sentence; `null` if there is no more than one.
 */
export function simultaneousSentence(question: CalibratedQuestion): string | null {
  const shown = question.estimates.flatMap(({ option, simultaneous }) =>
    simultaneous === undefined
      ? []
      : [
          `${option === null ? "the mean" : `“${option}”`} ${valueText(simultaneous.low, option)} to ${valueText(simultaneous.high, option)}`,
        ],
  );
  const intervals = question.estimates.find(({ simultaneous }) => simultaneous !== undefined)?.simultaneous
    ?.intervals;
  return intervals === undefined
    ? null
    : `Wider, so that all ${intervals} such intervals hold at once in 95 of 100 cases: ${shown.join(", ")}.`;
}

/** Formats a correlation with its interval: `−0.22, 95 % interval −0.48 to 0.09`. */
function correlationText(correlation: CalibratedEstimate["fidelity"]["correlation"]): string {
  if (correlation === undefined) return "not known";
  const { estimate, low, high } = correlation;
  const shown = (value: number): string => printNumber(Number(value.toFixed(2)));
  return `${shown(estimate)}, 95 % interval ${shown(low)} to ${shown(high)}`;
}

function answers(further: number): string {
  const count = Math.round(further);
  return count === 1 ? "1 further real answer" : `${count} further real answers`;
}

/** Whether the agents alone have an interval: not if all agents of exactly these people answered. */
export function hasAgentsInterval({ simulated }: Pick<CalibratedEstimate, "simulated">): boolean {
  return simulated.low < simulated.high;
}

/** Returns a sentence about the meaning of the agents' own interval, or the reason why there is none. */
export function agentsIntervalSentence(questions: readonly Pick<CalibratedQuestion, "estimates">[]): string {
  return questions.some(({ estimates }) => estimates.some(hasAgentsInterval))
    ? "Where “agents alone” has an interval, it is about other draws of agents like these, and says nothing about people."
    : "“Agents alone” is exactly what these agents say: an interval of it would say nothing about people.";
}

/** A sentence stating that the interval of the agents alone is rough; `null` if it is not, or if there is none. */
export function roughSentence({ estimates }: Pick<CalibratedQuestion, "estimates">): string | null {
  const few = estimates.filter((one) => hasAgentsInterval(one) && one.simulated.n < minAgents);
  if (few.length === 0) return null;
  const counts = few.map(({ simulated }) => simulated.n);
  return `The interval of the agents alone is rough: it is from only ${counted(Math.min(...counts), "agent")}, fewer than ${minAgents}.`;
}

/** A sentence that explains why rectified estimates move although the agents add nothing; `null` if none does. */
export function movedSentence(questions: readonly Pick<CalibratedQuestion, "estimates">[]): string | null {
  const isMoved = ({ worth: { verdict }, rectified, real }: CalibratedEstimate): boolean =>
    (verdict === "nothing" || verdict === "reversed") && rectified.estimate !== real.estimate;
  return questions.some(({ estimates }) => estimates.some(isMoved))
    ? "Rectified figures move even where agents add nothing: the agents of those who answered are not exactly like all agents, and each figure is moved by this difference times the slope found in the real answers. Without a relation this is chance, which the interval contains. It is not left out, because choosing after looking would make the intervals too narrow."
    : null;
}

/** The agents' errors, as sentences. */
export function errorSentences({
  option,
  people,
  fidelity,
  simulated,
  rectified,
}: CalibratedEstimate): string[] {
  const { error, variance_ratio: ratio, brier, brier_of_rate: ofRate } = fidelity;
  const name = option === null ? "the mean" : `“${option}”`;
  const isSignificant = error.low > 0 || error.high < 0;
  const who = simulated.n < people ? `the ${simulated.n} of ${people} who answered say` : "they say";
  const said = `${who} ${valueText(simulated.estimate, option)}${simulated.n < people ? "" : " of all"}`;
  return [
    isSignificant
      ? `Agents put ${name} ${errorText(error, option)} too ${error.estimate > 0 ? "high" : "low"}: ${said}, and people rectified ${valueText(rectified.estimate, option)}.`
      : `That agents put ${name} too high or too low is not shown: ${said}, and people rectified ${valueText(rectified.estimate, option)} (${valueText(rectified.low, option)} to ${valueText(rectified.high, option)}).`,
    ...(ratio === null || ratio >= 0.8
      ? []
      : [
          `Agents are too alike${option === null ? "" : ` in ${name}`}: their answers vary ${printNumber(Number(ratio.toFixed(2)))} times as much as the people’s.`,
        ]),
    ...(brier === null || ofRate === null || brier < ofRate
      ? []
      : [
          `For single people the agents are no better than the share of all (${name}): Brier score ${printNumber(Number(brier.toFixed(3)))}, that of the share ${printNumber(Number(ofRate.toFixed(3)))}.`,
        ]),
  ];
}

/** The size of an error without its sign: `22.9 percentage points (16.6 to 27.7)`, `1.15 (0.97 to 1.32)`. */
function errorText(
  { estimate, low, high }: CalibratedEstimate["fidelity"]["error"],
  option: string | null,
): string {
  const shown = (value: number): string => valueText(Math.abs(value), option).replace(" %", "");
  const [min, max] = estimate > 0 ? [low, high] : [high, low];
  const unit = option === null ? "" : " percentage points";
  return `${shown(estimate)}${unit} (${shown(min)} to ${shown(max)})`;
}

/** The difference between two messages, as a sentence. */
export function differenceSentence({
  question,
  option,
  a,
  b,
  rectified,
  verdict,
}: CalibratedDifference): string {
  const what = option === null ? question : `${question}, “${option}”`;
  const shown = (value: number): string => valueText(value, option).replace(" %", "");
  const unit = option === null ? "" : " percentage points";
  const range = `${shown(rectified.estimate)}${unit}, ${shown(rectified.low)} to ${shown(rectified.high)}`;
  switch (verdict) {
    case "higher":
      return `${what}: ${b} is higher than ${a} (${range}).`;
    case "lower":
      return `${what}: ${b} is lower than ${a} (${range}).`;
    case "not-told-apart":
      return `${what}: that ${b} differs from ${a} is not shown (${range}).`;
  }
}
