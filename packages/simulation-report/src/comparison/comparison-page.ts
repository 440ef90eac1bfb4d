import { checkValue } from "@concordat/contracts/options";
import type { SimulationComparison } from "@concordat/contracts/simulation-comparison";
import { counted, escapeHtml, page, shortened } from "@concordat/report-kit";
import { measured } from "../render/measure-names.js";
import { reportRule } from "../render/report-rule.js";
import { style } from "../render/style.js";
import { comparedSurveys } from "./compared-surveys.js";
import { bySize, inSentences, sides } from "./comparison-sections.js";

/**
 * Renders a comparison as one HTML file: the differences, their sizes and their certainty, and the measures without a
 * significant difference.
 * @example
 * await writeFile("comparison.html", renderComparison(compareRuns({ a, b })));
 */
export function renderComparison(comparison: SimulationComparison): string {
  checkValue(comparison, reportRule("compareRuns", "a", "b", "results"), "comparison");
  const { a, b } = comparison;
  const runs = counted(a.runs.length + b.runs.length, "run");
  return page({
    kind: "Comparison of Simulations",
    title: `${shortened(a.name, 60)} (A) and ${shortened(b.name, 60)} (B)`,
    notes: comparisonNotes(comparison),
    main: comparisonSections(comparison),
    footer: `<p>${escapeHtml(`Made by Concordat from the measures of ${runs}.`)}</p>`,
    style,
  });
}

/**
 * Renders the sections of a page on the differences between two simulations, their sizes and their certainty, and on
 * what cannot be distinguished: first as sentences, then as a chart and as tables. The ids of the sections start with
 * `differs`, `size`, `surveys` and `sides`.
 * @example
 * const html = page({ kind: "Study", title, notes: [], main: comparisonSections(comparison), footer: "" });
 */
export function comparisonSections(comparison: SimulationComparison): string {
  return [inSentences(comparison), bySize(comparison), comparedSurveys(comparison), sides(comparison)]
    .filter((part) => part !== "")
    .join("\n");
}

/** Returns the notes to read before any number of a comparison. */
export function comparisonNotes({ a, b, results }: SimulationComparison): string[] {
  const unanswered = results.filter(
    ({ measure, segment }) => measure === "unanswered_rate" && segment === null,
  );
  const lost = unanswered.filter(({ mean_a, mean_b }) => (mean_a ?? 0) > 0 || (mean_b ?? 0) > 0);
  return [
    ...(a.runs.length < 2 || b.runs.length < 2
      ? [
          "One side is a single run, so no difference here says more than that these runs differ: agents of one network are not independent. Ensembles of several runs can be told apart.",
        ]
      : []),
    ...lost.map(
      ({ mean_a, mean_b }) =>
        `Decisions failed: ${measured(mean_a, true)} of those asked for in A, ${measured(mean_b, true)} in B. What they would have been is not known.`,
    ),
  ];
}
