import { printNumber } from "@concordat/report-kit";
import { numberInCell } from "../../drivers/drivers.js";
import { type Aggregate, measureSql } from "../../query/aggregate.js";
import type { Column } from "../../table/column.js";
import { compares } from "../condition.js";
import type { Draft } from "../draft.js";
import type { Hints } from "../hints.js";
import { isMeasurable } from "../measure/measured-columns.js";
import { bestMatch, isFree } from "./compared-column.js";
import type { PlacedCondition } from "./placed-condition.js";

/**
 * The wordings of a comparison with an average, with its direction and the aggregate: `less … than the average
 * college`, `above average`.
 */
const wordings: readonly RegExp[] = [
  /\b(?<side>more|less|fewer|higher|lower|greater|larger|smaller|bigger|older|younger|taller|shorter|longer|heavier|lighter|cheaper)\b[^,?.]*?\bthan (?:the |an )?(?<of>average|mean|median)\b(?: \p{L}+)?/iu,
  /\b(?<side>above|below|over|under)[- ](?:the )?(?<of>average|mean|median)\b/iu,
];

/** Number of digits of the average that the condition shows. Rows are compared with the exact average. */
const minDigits = 7;

const below = /^(?:less|fewer|lower|smaller|younger|shorter|lighter|cheaper|below|under)$/i;

/**
 * Reads a condition that a number is below or above the average of all rows, as in `how many colleges spend less
 * (Expend) than the average college`. The assumption names the average.
 */
export async function comparedWithAverage(draft: Draft, hints: Hints): Promise<PlacedCondition[]> {
  const { question, claims, cues, vocabulary } = draft;
  if (!cues.counts && !cues.share) return [];
  const match = wordings.map((wording) => wording.exec(question)).find((found) => found !== null);
  const { side = "", of = "" } = match?.groups ?? {};
  if (match === undefined || match === null) return [];
  const column = hints.columns[0] ?? columnNear(draft, match);
  if (column === null) return [];
  const aggregate: Aggregate = of.toLowerCase() === "median" ? "median" : "average";
  const [[value = null] = []] = await vocabulary.table.select(
    `SELECT ${measureSql({ column, aggregate })} FROM data`,
    [],
  );
  const average = numberInCell(value);
  if (average === null) return [];
  const end = match.index + match[0].length;
  claims.claim(
    claims.within(match.index, end).filter((token) => token.parenthesis < 0),
    "number",
  );
  draft.assumptions.push(`The ${aggregate} of ${column.name} over all rows is ${printNumber(average)}.`);
  const condition = compares(column, below.test(side) ? "<" : ">", average);
  const text = condition.text.replace(String(average), String(Number(average.toPrecision(minDigits))));
  return [{ condition: { ...condition, text }, start: match.index }];
}

/** Returns the column that is named by words within the comparison or before it; `null` if there is none. */
function columnNear({ claims, vocabulary }: Draft, match: RegExpExecArray): Column | null {
  const numbers = vocabulary.table.columns.filter(isMeasurable);
  const end = match.index + match[0].length;
  const parts = [
    claims.within(match.index, end),
    claims.tokens.filter((token) => token.start >= end).slice(0, 3),
    claims.tokens.filter((token) => token.end <= match.index).slice(-3),
  ];
  for (const part of parts) {
    const best = bestMatch(
      part.filter((token) => isFree(token, claims)),
      numbers,
    );
    if (best === null) continue;
    claims.claim(best.tokens, "column");
    return best.column;
  }
  return null;
}
