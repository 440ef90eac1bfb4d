import type {
  CalibratedDifference,
  CalibratedEstimate,
  CalibratedQuestion,
} from "@concordat/contracts/calibration-report";
import { printNumber, printShare } from "@concordat/report-kit";

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
  const correlation = fidelity.correlation?.estimate;
  const shown = correlation === undefined ? "not known" : printNumber(Number(correlation.toFixed(2)));
  switch (verdict) {
    case "adds":
      return `The agents add as much as ${answers(further)} (${Math.max(0, Math.round(low))} to ${Math.round(high)}).`;
    case "nothing":
      return `The agents add nothing that these answers show (correlation ${shown}).`;
    case "reversed":
      return `The agents add nothing: they answer the opposite of their people (correlation ${shown}).`;
    case "unused":
      return method === "answers" && option !== null && correlation !== undefined
        ? "The agents are not used: fewer than 5 people chose this, or fewer than 5 did not."
        : "The agents add nothing: they do not vary.";
  }
}

function answers(further: number): string {
  const count = Math.round(further);
  return count === 1 ? "1 further real answer" : `${count} further real answers`;
}

/** The agents' errors, as sentences. */
export function errorSentences({ option, fidelity, simulated }: CalibratedEstimate): string[] {
  const { error, variance_ratio: ratio, brier, brier_of_rate: ofRate } = fidelity;
  const name = option === null ? "the mean" : `“${option}”`;
  const size = valueText(Math.abs(error.estimate), option).replace(" %", " percentage points");
  const surely = error.low > 0 || error.high < 0;
  return [
    surely
      ? `Agents put ${name} ${size} too ${error.estimate > 0 ? "high" : "low"} (they say ${valueText(simulated.estimate, option)} of all).`
      : `No error of the agents in ${name} is shown on average.`,
    ...(ratio === null || ratio >= 0.8
      ? []
      : [
          `Agents are too alike: their answers vary ${printNumber(Number(ratio.toFixed(2)))} times as much as the people’s.`,
        ]),
    ...(brier === null || ofRate === null || brier < ofRate
      ? []
      : [
          `For single people the agents are no better than the share of all: Brier score ${printNumber(Number(brier.toFixed(3)))}, that of the share ${printNumber(Number(ofRate.toFixed(3)))}.`,
        ]),
  ];
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
  const shown = (value: number): string =>
    option === null ? printNumber(value) : `${printNumber(Number((value * 100).toFixed(1)))}`;
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
