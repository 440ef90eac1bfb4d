import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { printChange, printShare, sentenceList } from "@concordat/report-kit";
import type { AnalysedChange } from "../drivers/analyse-change.js";
import type { Decomposition, Driver } from "../drivers/drivers.js";

type Finding = AnalysisReport["findings"][number];

const maxNamed = 3;

/**
 * Findings computed from the numbers of a dimension, which a reader would otherwise have to derive from its
 * table.
 */
export function computedFindings(
  { total, decompositions }: Pick<AnalysedChange, "total" | "decompositions">,
  fileOf: (dimension: string) => string,
): Finding[] {
  if (total === null) return [];
  return decompositions.flatMap((decomposition) => {
    const statements = [concentration(decomposition, total.change), opposition(decomposition, total.change)];
    return statements
      .filter((statement) => statement !== null)
      .map((statement) => ({
        statement,
        confidence: 1,
        confidence_basis: "computed" as const,
        confidence_explanation: "It is arithmetic over every row of the table. It says how much, not why.",
        evidence: [fileOf(decomposition.dimension)],
      }));
  });
}

/**
 * Describes the fewest values of a column that account for half of the change, or states that the change is spread
 * over most of them. Returns `null` if nothing changed, or if the column has fewer than two values.
 */
function concentration({ dimension, drivers }: Decomposition, change: number): string | null {
  if (change === 0 || drivers.length < 2) return null;
  const along = drivers.filter(({ effect }) => Math.sign(effect) === Math.sign(change));
  let sum = 0;
  let count = 0;
  while (count < along.length && sum / change < 0.5) sum += along[count++]?.effect ?? 0;
  if (count > drivers.length / 2 && count > 1) {
    return `The change is spread over ${dimension}: it takes ${count} of ${drivers.length} members to make up half of it.`;
  }
  const members = `${count} of ${drivers.length} members of ${dimension}`;
  const who = count <= maxNamed ? `${listOf(along.slice(0, count))}, ${members},` : members;
  return `${who} ${count === 1 ? "makes" : "make"} up ${printShare(sum / change)} of the change.`;
}

/** Returns a sentence about the values that changed in the opposite direction, or states that there are none. */
function opposition({ dimension, drivers }: Decomposition, change: number): string | null {
  const against = drivers.filter(({ effect }) => effect !== 0 && Math.sign(effect) !== Math.sign(change));
  if (drivers.length < 2) return null;
  if (change === 0)
    return against.length === 0 ? null : `By ${dimension}, rises and falls cancel each other out.`;
  if (against.length === 0) return `No member of ${dimension} went against the change.`;
  const sum = against.reduce((total, { effect }) => total + effect, 0);
  const who =
    against.length <= maxNamed
      ? listOf(against)
      : `${against.length} of ${drivers.length} members of ${dimension}`;
  return `${who} went against the change, by ${printChange(sum)}${against.length === 1 ? "" : " together"}.`;
}

function listOf(drivers: readonly Driver[]): string {
  return sentenceList(drivers.map(({ member, dimension }) => member ?? `(no ${dimension})`));
}
