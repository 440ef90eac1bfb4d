import type { Period } from "../drivers/period.js";
import type { Measure } from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import type { Column } from "../table/column.js";
import type { Alternative } from "./alternative.js";
import type { TimeAxis } from "./axis.js";
import type { Condition } from "./condition.js";
import type { Operation } from "./operation.js";

/** The interpretation of a question: what it asks for. */
export interface Reading {
  readonly question: string;
  readonly operation: Operation;
  readonly measure: Measure;
  readonly measureChosen: "asked" | "assumed";
  /** The second column of a relationship. */
  readonly against: Column | null;
  readonly conditions: readonly Condition[];
  /** For a share, the rows of the part. */
  readonly part: readonly Condition[];
  /** The rows of totals that are left out, found once the measure is known. */
  readonly totals: readonly Condition[];
  readonly axis: TimeAxis | null;
  /** Another interpretation that the words allow. */
  readonly alternative: Alternative | null;
  /** Empty: all of time. One: only its rows. Two: they are compared. */
  readonly periods: readonly Period[];
  /** A note on the covered part of the two periods, if it is incomplete; otherwise `null`. */
  readonly coverage: string | null;
  readonly by: Dimension | null;
  readonly order: "desc" | "asc";
  readonly limit: number | null;
  /** The requested rank in a ranking: 2 for the second highest. */
  readonly place: number;
  /** Whether the question asks for a cause, which a table cannot show. */
  readonly asksWhy: boolean;
  /** Notes on unused options or words, with the reasons; shown first. */
  readonly notes: readonly string[];
  /** The assumptions made. */
  readonly assumptions: readonly string[];
}
