import type { Measure } from "../../query/aggregate.js";
import type { Column } from "../../table/column.js";
import { remarks } from "../choose-aggregate.js";
import type { Claims } from "../claims.js";
import type { Draft } from "../draft.js";
import { matchName } from "../name-match.js";
import type { Token } from "../token.js";
import type { MeasureMention } from "./find-measure.js";

/** The measure, and whether words or options determined it. */
export interface SettledMeasure {
  readonly measure: Measure;
  readonly chosen: "asked" | "assumed";
  /** The second column of a relationship. */
  readonly against: Column | null;
  /** Whether the words cover the complete name of the column, so that a word before them does not restrict it. */
  readonly isCovered: boolean;
  readonly assumptions: readonly string[];
  /** Another column that the words match equally well. */
  readonly rival: Column | null;
}

/** Returns a function that tells whether a word itself, and not a synonym, occurs in the file's name. */
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
  // Synonyms, such as the verb next to the noun.
  for (const token of claims.free())
    if (matchName(column.name, [token]).score >= 0.5) claims.claim([token], "column");
}
