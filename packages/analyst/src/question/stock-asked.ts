import type { Column } from "../table/column.js";
import { countColumn, isStock } from "./measure/measured-columns.js";

/** Nouns for those who are somewhere at a moment, and are counted again at the next. */
const present =
  /\b(?:prisoners?|inmates?|detainees?|employees?|workforce|staff|headcount|members?|subscribers?|residents?|inhabitants?|tenants?|unemployed|jobless|jobseekers?|employed|imprisoned|incarcerated|homeless|enrol+ed|hospitali[sz]ed)\b/i;
/** Phrases for being somewhere, as in `were in prison` or `are out of work`. */
const being =
  /\b(?:(?:is|are|was|were|be|been|being) (?:\p{L}+ ){0,2}?(?:in|behind|on|at|out of|without|under) (?:the )?(?:prisons?|jails?|custody|detention|bars|hospitals?|intensive care|care|work|jobs?|employment|payroll|arrest|remand|parole|probation|benefits?|welfare|armed forces|army|navy|register)|lives?|lived|living)\b/iu;
/** Verbs for what happens once to each, whose counts add up over time. */
const happening =
  /\b(?:born|die[sd]?|killed|arriv\w*|left|leav\w*|hired|join(?:s|ed)|sold|admitted|admissions?|releas\w*|sentenced|convicted|arrested|moved|immigrat\w*|emigrat\w*|new|newly|became|lost|laid off|signed up|per (?:year|month|week|day|quarter))\b/i;

/** Names of columns of people who have a state, such as `Employed`, and of the places where they have it. */
const stateName =
  /^(?:employed|enrol+ed|prisoners?|inmates?|detainees?|imprisoned|incarcerated|hospitali[sz]ed)$/i;

/**
 * Whether a question asks for a quantity at a moment of a column of counts whose name does not say so, as in `how many
 * people were in prison` for a column `count` with one number for each quarter. Such numbers are not added up over
 * time.
 */
export function asksForStock(question: string, column: Column | null, columns: readonly Column[]): boolean {
  if (column === null) return false;
  if (isStock(column) || stateName.test(column.name.trim())) return true;
  if (happening.test(question)) return false;
  return countColumn(columns)?.id === column.id && (present.test(question) || being.test(question));
}
