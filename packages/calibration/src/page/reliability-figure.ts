import type { CalibratedEstimate, CalibratedQuestion } from "@concordat/contracts/calibration-report";
import { figure, folded, printShare, reliabilityChart } from "@concordat/report-kit";
import { labelOf } from "./label.js";

/** The caption of a chart of probabilities. */
const captionOfProbabilities =
  "On the dashed line agents are right: of people whose agents gave it 30 %, 30 % said so.";

/** The word for what the agents gave for an option, and the caption of the chart. */
const words: Readonly<
  Record<CalibratedQuestion["source"], { readonly given: string; readonly caption: string }>
> = {
  odds: { given: "odds", caption: captionOfProbabilities },
  percentages: { given: "percentages", caption: captionOfProbabilities },
  answers: {
    given: "answers",
    caption:
      "At the left the people whose agents said otherwise, at the right those whose agents said so. Right agents would be in the two corners on the dashed line.",
  },
};

/** Renders the folded reliability chart of an option. Empty for a mean, and if there are no points. */
export function reliability(
  { option, fidelity }: CalibratedEstimate,
  source: CalibratedQuestion["source"],
): string[] {
  if (option === null || fidelity.reliability.length === 0) return [];
  const { given, caption } = words[source];
  const name = labelOf(option);
  const chart = {
    name: `Reliability of the ${given} of ${option}`,
    predictedTitle: `the agents’ ${given}`,
    observedTitle: `people who said “${name}”`,
    points: fidelity.reliability.map(({ simulated, real, low, high, n }) => ({
      predicted: Math.min(1, Math.max(0, simulated)),
      observed: real,
      interval: { low, high },
      n,
    })),
    format: (value: number) => printShare(value),
  };
  return [
    folded(
      `Reliability of “${name}”`,
      figure((width) => reliabilityChart(chart, width), caption),
    ),
  ];
}
