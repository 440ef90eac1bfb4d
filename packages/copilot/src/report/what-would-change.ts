import type { DecisionRun } from "@concordat/contracts/decision-run";
import type { Contradiction } from "../contradiction/find-contradictions.js";
import { sameStance } from "../synthesis/spread.js";
import { inPlace } from "./in-place.js";
import type { CheckStatement } from "./report-item.js";
import { type SensitivityLine, sensitivityLines } from "./sensitivity-lines.js";

/** Maximum number of figures that are named by their label. */
const maxLabels = 3;

/**
 * Returns a line for each thing that would change a recommendation: first its weakest assumption, then the changed
 * facts with which it was tested. If it was not tested, the lines say so and list related parts of the record. Empty if
 * the run has no recommendation.
 */
export function whatWouldChange(
  run: DecisionRun,
  check: CheckStatement,
  contradictions: readonly Contradiction[],
): SensitivityLine[] {
  if (run.synthesis.state !== "completed") return [];
  const tested = sensitivityLines(run, check);
  return [
    ...weakestAssumption(run, check),
    ...(isTested(run) ? [] : fromRecord(run, check, contradictions)),
    ...tested,
  ];
}

function isTested({ sensitivity }: DecisionRun): boolean {
  return sensitivity?.state === "completed" && sensitivity.changes.some(({ state }) => state === "completed");
}

function weakestAssumption({ synthesis }: DecisionRun, check: CheckStatement): SensitivityLine[] {
  const assumption = synthesis.state === "completed" ? synthesis.weakest_assumption : undefined;
  if (assumption === undefined) return [];
  return [
    {
      text: "The least certain assumption behind it:",
      // What is assumed needs no source.
      rationale: { ...check({ ...assumption, named: null }).item, isWithoutSource: false },
    },
  ];
}

function fromRecord(
  run: DecisionRun,
  check: CheckStatement,
  contradictions: readonly Contradiction[],
): SensitivityLine[] {
  const { synthesis, options = [] } = run;
  if (synthesis.state !== "completed") return [];
  const { output } = synthesis;
  const chosen = options.find(({ name }) => sameStance(name, output.recommendation));
  const ofOption = chosen?.state === "completed" ? chosen.would_change : [];
  return [
    ...ofOption.map((item) => ({
      text: "For the recommended option:",
      rationale: inPlace(check({ ...item, named: null })),
    })),
    ...disputed(contradictions),
    ...output.open_questions.map((question) => ({
      text: `The answer to an open question: ${question}`,
      rationale: null,
    })),
  ];
}

function disputed(contradictions: readonly Contradiction[]): SensitivityLine[] {
  const names = [...new Set(contradictions.map(({ first }) => first.name))];
  if (names.length === 0) return [];
  const more = names.length > maxLabels ? ` and ${names.length - maxLabels} more` : "";
  const listed = `${names.slice(0, maxLabels).join(", ")}${more}`;
  return [{ text: `Which figure is right where the documents disagree: ${listed}.`, rationale: null }];
}
