import type { Column } from "../table/column.js";
import { nameParts } from "../table/name-parts.js";
import type { Draft } from "./draft.js";
import type { MemberMention } from "./find-members.js";
import { isMeasurable } from "./measure/measured-columns.js";
import { matchName } from "./name-match.js";
import type { Token } from "./token.js";
import { positiveMember } from "./yes-no-columns.js";

/** Minimum number of initial letters that two forms of a word must share, as `readmission` and `readmitted` do. */
const minRoot = 6;

/**
 * Finds the share of the rows with `yes`, as in `the readmission rate` for a column `Readmitted` of yes and no. Returns
 * `null` if the table has a column of rates, or a column of 0 and 1, which is averaged instead.
 */
export function rateOfRows({ question, claims, vocabulary }: Draft): MemberMention | null {
  const isRateColumn = vocabulary.table.columns.some(
    (column) => isMeasurable(column) && nameParts(column.name).includes("rate"),
  );
  if (isRateColumn || !/\brates?\b(?! of\b)/i.test(question)) return null;
  const at = claims.tokens.findIndex(({ lower }) => /^rates?$/.test(lower));
  const [noun, rate] = claims.tokens.slice(Math.max(0, at - 1), at + 1);
  if (noun === undefined || rate === undefined || claims.useOf(rate) !== undefined) return null;
  const found = [...vocabulary.byColumn.keys()].filter((column) => isNamedBy(column, noun));
  const [column, ...others] = found;
  const member = column === undefined ? null : positiveMember(column, vocabulary);
  if (member === null || others.length > 0) return null;
  claims.claim([noun, rate], "member");
  return { tokens: [noun], members: [member] };
}

function isNamedBy({ name, kind }: Column, noun: Token): boolean {
  if (kind === "number") return false;
  if (matchName(name, [noun]).score >= 0.79) return true;
  const root = noun.lower.slice(0, minRoot);
  return root.length === minRoot && nameParts(name).some((part) => part.startsWith(root));
}
