import type { CalibratedEstimate } from "@concordat/contracts/calibration-report";
import { printFixed, printNumber } from "@concordat/report-kit";
import { amountTexts, quotedName, valueTexts } from "./words.js";

/** Returns sentences on the error of the agents, on the variance of their answers, and on their Brier score. */
export function errorSentences({
  option,
  people,
  fidelity,
  simulated,
  rectified,
}: CalibratedEstimate): string[] {
  const { error, variance_ratio: ratio, brier, brier_of_rate: ofRate } = fidelity;
  const name = quotedName(option);
  const isSignificant = error.low > 0 || error.high < 0;
  const [agents, figure, low, high] = valueTexts(
    [simulated.estimate, rectified.estimate, rectified.low, rectified.high],
    option,
  );
  const whose =
    simulated.n < people ? `the figure of the ${simulated.n} of ${people} who answered` : "their figure";
  return [
    isSignificant
      ? `Agents put ${name} ${errorText(error, option)} too ${error.estimate > 0 ? "high" : "low"}: ${whose} is ${agents}, the rectified one ${figure}.`
      : `That agents put ${name} too high or too low is not shown: ${whose} is ${agents}, the rectified one ${figure} (${low} to ${high}).`,
    ...(ratio === null || ratio >= 0.8
      ? []
      : [
          `Agents are too alike${option === null ? "" : ` in ${name}`}: their answers vary ${ratio < 0.01 ? "less than a hundredth" : `${printNumber(Number(ratio.toFixed(2)))} times`} as much as the people’s.`,
        ]),
    ...(brier === null || ofRate === null || brier < ofRate
      ? []
      : [
          `For single people the agents are no better than the share of all (${name}): Brier score ${printFixed(brier, 3)}, that of the share ${printFixed(ofRate, 3)} (from 0, the best, to 1).`,
        ]),
  ];
}

/**
 * Formats the size of an error, without its sign, and its interval: `22.9 percentage points (16.6 to 27.7)`, `1.15
 * (0.97 to 1.32)`.
 */
function errorText(
  { estimate, low, high }: CalibratedEstimate["fidelity"]["error"],
  option: string | null,
): string {
  const [min, max] = estimate > 0 ? [low, high] : [high, low];
  const [size, from, to] = amountTexts([Math.abs(estimate), Math.abs(min), Math.abs(max)], option);
  return `${size} (${from} to ${to})`;
}
