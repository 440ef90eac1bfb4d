import { checkValue } from "@concordat/contracts/options";
import type { SimulationComparison } from "@concordat/contracts/simulation-comparison";
import { counted, escapeHtml, page, shortened } from "@concordat/report-kit";
import { reportRule } from "../render/report-rule.js";
import { style } from "../render/style.js";
import { comparisonNotes, comparisonSections } from "./comparison-sections.js";

/**
 * Renders a comparison as one HTML file: the differences, their sizes and their certainty, and what cannot be
 * distinguished.
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
