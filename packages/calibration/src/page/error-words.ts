import type { CalibratedEstimate } from "@concordat/contracts/calibration-report";
import { printFixed } from "@concordat/report-kit";
import { deviationRatio } from "../fidelity/deviation-ratio.js";
import { amountTexts, quotedName, valueTexts } from "./words.js";

/** Returns sentences on the error of the agents, on the variance of their answers, and on their Brier score. */
export function errorSentences(estimate: CalibratedEstimate): string[] {
  const { option, people, fidelity, simulated, rectified } = estimate;
  const { error, brier, brier_of_rate: ofRate } = fidelity;
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
    ...alikeSentences(estimate),
    ...(brier === null || ofRate === null || brier < ofRate
      ? []
      : [
          `For single people the agents are no better than the share of all (${name}): Brier score ${printFixed(brier, 3)}, that of the share ${printFixed(ofRate, 3)} (from 0, the best, to 1).`,
        ]),
  ];
}

/**
 * Says that the agents' numbers vary less than the people's, if the interval of the ratio shows it. Nothing is said of an
 * option: the variance of yes and no follows from the share, and that of probabilities from what agents can know.
 */
function alikeSentences({ option, real, design_effect: effect, fidelity }: CalibratedEstimate): string[] {
  const { variance_ratio: ratio, correlation } = fidelity;
  if (option !== null || ratio === null || correlation === undefined) return [];
  const { low, high } = deviationRatio(ratio, correlation.estimate, real.n / effect);
  if (high >= 1) return [];
  const [shown, from, to] = [Math.sqrt(ratio), low, high].map((value) => printFixed(value, 2));
  return [
    `Agents are too alike: the standard deviation of their answers is ${shown} times that of the people’s (95 % interval ${from} to ${to}).`,
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
