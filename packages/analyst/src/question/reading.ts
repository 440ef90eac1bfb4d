import type { Period } from "../drivers/period.js";
import type { Measure } from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import type { Column } from "../table/column.js";
import type { Alternative } from "./alternative.js";
import type { TimeAxis } from "./axis.js";
import type { Condition } from "./condition.js";
import type { Operation } from "./operation.js";

/** The request of a question that its words state. */
export interface Reading {
  readonly question: string;
  readonly operation: Operation;
  readonly measure: Measure;
  readonly measureChosen: "asked" | "assumed";
  /** The other column of a relationship. */
  readonly against: Column | null;
  readonly conditions: readonly Condition[];
  /** Of a share, the rows that are the part. */
  readonly part: readonly Condition[];
  readonly axis: TimeAxis | null;
  /** Another reading that the words leave open. */
  readonly alternative: Alternative | null;
  /** None: all of time. One: only its rows. Two: they are compared. */
  readonly periods: readonly Period[];
  /** How much the table has of the two periods, where it is not all of both; null: nothing is to be said. */
  readonly coverage: string | null;
  readonly by: Dimension | null;
  readonly order: "desc" | "asc";
  readonly limit: number | null;
  /** Of a ranking, the place that is asked for: 2 for the second highest. */
  readonly place: number;
  /** The question asks for a cause, which a table cannot tell. */
  readonly asksWhy: boolean;
  /** What was not used and why, to be said first. */
  readonly notes: readonly string[];
  /** What was taken for granted. */
  readonly assumptions: readonly string[];
}
