import type { Support } from "../citation/check-run.js";
import type { CheckedStatement, ReportItem } from "./report-item.js";

/** A list with its heading, or the text that replaces the list. */
export interface Section {
  readonly heading: string;
  readonly items: readonly ReportItem[];
  /** Items that no passage supports, listed separately. Empty lists are omitted. */
  readonly apart: readonly { readonly heading: string; readonly items: readonly ReportItem[] }[];
  /** The reason why the specialist gave no items, if it failed or was not asked yet; `null` if it answered. */
  readonly instead: string | null;
}

/**
 * Whether a section has content and therefore its own heading in the report. The other sections are summarized in one
 * line.
 */
export function hasOwnHeading({ items, apart, instead }: Section): boolean {
  return items.length > 0 || apart.length > 0 || instead !== null;
}

/** Creates a section with a text instead of items. */
export function sectionWithout(heading: string, instead: string | null): Section {
  return { heading, items: [], apart: [], instead };
}

/** Creates a section of statements: first those that passages support, then the others. */
export function sectionWith(heading: string, checked: readonly CheckedStatement[]): Section {
  const inState = (...states: Support["state"][]): ReportItem[] =>
    checked.filter(({ state }) => states.includes(state)).map(({ item }) => item);
  const apart = [
    { heading: "Not in the cited source", items: inState("not-in-source") },
    { heading: "No source cited", items: inState("without-source") },
  ];
  return {
    heading,
    items: inState("cited", "unchecked"),
    apart: apart.filter(({ items }) => items.length > 0),
    instead: null,
  };
}
