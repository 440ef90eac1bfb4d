import type { Period } from "../drivers/period.js";
import type { Measure } from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import type { Column } from "../table/column.js";
import type { Alternative } from "./alternative.js";
import type { TimeAxis } from "./axis.js";
import type { Condition } from "./condition.js";
import type { Operation } from "./operation.js";

/** The interpretation of a question: what to compute, for which rows. */
export interface Reading {
  readonly question: string;
  readonly operation: Operation;
  readonly measure: Measure;
  readonly measureChosen: "asked" | "assumed";
  /** The second column of a relationship. */
  readonly against: Column | null;
  readonly conditions: readonly Condition[];
  /** For a share, the conditions of the rows in the numerator. */
  readonly part: readonly Condition[];
  /** Conditions that exclude rows of totals. They are determined after the measure. */
  readonly totals: readonly Condition[];
  readonly axis: TimeAxis | null;
  /** Another interpretation that the words allow. */
  readonly alternative: Alternative | null;
  /** The periods. None: all rows. One: only its rows. Two: they are compared. */
  readonly periods: readonly Period[];
  /** A sentence about the part of the two periods that the table covers, if it is incomplete; otherwise `null`. */
  readonly coverage: string | null;
  readonly by: Dimension | null;
  readonly order: "desc" | "asc";
  readonly limit: number | null;
  /** The requested rank in a ranking: 2 for the second highest. */
  readonly place: number;
  /** Whether the question asks for a cause, which a table cannot show. */
  readonly asksWhy: boolean;
  /** Notes about options or words that are not used, with the reasons. They are shown first. */
  readonly notes: readonly string[];
  /** Assumptions of the interpretation, as sentences. */
  readonly assumptions: readonly string[];
}
