import type { Item } from "@concordat/contracts/decision-run";
import type { Support } from "../citation/check-run.js";

/** A statement of the report. */
export interface ReportItem {
  readonly text: string;
  /** The number of answers that contain the item, such as `2 of 3`; `null` if each specialist was asked once. */
  readonly named: string | null;
  /** The passages that the item cites. */
  readonly footnotes: readonly Footnote[];
  /** The owner and the date of a next step; absent for other items. */
  readonly detail?: string;
  /**
   * The values of the item that the cited passages do not contain. Empty if they contain all of them, or if the item
   * cites nothing.
   */
  readonly missing: readonly string[];
}

/**
 * A passage that items cite. Its label is a number and not the passage's id, because ids are chosen by the author of
 * the run.
 */
export interface Footnote {
  readonly label: string;
  /** The location of the passage, such as `minutes.pdf, page 2, line 4`; `null` if unknown. */
  readonly place: string | null;
  readonly text: string;
}

/** A statement with the passages that it cites. */
export interface CitedStatement extends Pick<Item, "text" | "sources"> {
  readonly named: string | null;
  /** An assumption that the statement makes and that needs no source. Default: none. */
  readonly supposed?: string;
}

/** A statement as an item of the report, with the state of its support. */
export interface CheckedStatement {
  readonly state: Support["state"];
  readonly item: ReportItem;
}

/** Checks a statement of the run against the passages that it cites. */
export type CheckStatement = (statement: CitedStatement) => CheckedStatement;
