import type { Measure } from "../query/aggregate.js";
import type { Column } from "../table/column.js";
import { remarks } from "./choose-aggregate.js";
import type { Claims } from "./claims.js";
import type { Draft } from "./draft.js";
import type { MeasureMention } from "./find-measure.js";
import { matchName } from "./name-match.js";
import type { Token } from "./token.js";

/** What is measured, and whether words or options say so. */
export interface SettledMeasure {
  readonly measure: Measure;
  readonly chosen: "asked" | "assumed";
  /** The other column of a relationship. */
  readonly against: Column | null;
  /** The words name all of the column's name, so that a word before them tells nothing apart. */
  readonly isCovered: boolean;
  readonly assumptions: readonly string[];
  /** Another column that the words name as well. */
  readonly rival: Column | null;
}

/** Words of the file's own name, by themselves and not by a synonym. */
export function rowWord({ vocabulary: { fileStems } }: Draft): (token: Token) => boolean {
  return ({ stem }) => fileStems.has(stem);
}

export function asked(measure: Measure, draft?: Draft): SettledMeasure {
  return {
    measure,
    chosen: "asked",
    against: null,
    isCovered: true,
    rival: null,
    assumptions: draft === undefined ? [] : remarks(measure, draft),
  };
}

export function claimMention(claims: Claims, { tokens, column }: MeasureMention): void {
  claims.claim(
    claims.tokens.filter((token) =>
      tokens.some(({ start, end }) => start === token.start && end === token.end),
    ),
    "column",
  );
  // Other words for the same, such as the verb next to the noun.
  for (const token of claims.free())
    if (matchName(column.name, [token]).score >= 0.5) claims.claim([token], "column");
}
