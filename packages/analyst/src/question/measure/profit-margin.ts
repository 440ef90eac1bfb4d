import type { Column } from "../../table/column.js";
import type { Draft } from "../draft.js";
import { isMeasurable, ratioOf } from "./measured-columns.js";
import { asked, type SettledMeasure } from "./settled-measure.js";

const words = /\b(?:net )?profit margins?\b|\bmargins?\b(?=.*\bas an? (?:share|percentage|fraction) of)/i;

/**
 * Returns the profit margin for a table with columns of profits and sales: the profits divided by the sales. Returns
 * `null` if the question does not ask for it.
 */
export function profitMargin({ question, claims, vocabulary }: Draft): SettledMeasure | null {
  const match = words.exec(question);
  const { columns } = vocabulary.table;
  if (match === null || columns.some(({ name }) => /margin/i.test(name))) return null;
  const profit = onlyNamed(columns, /^(?:net[ _]?)?profits?$/i);
  const sales = onlyNamed(columns, /^(?:(?:net|total)[ _]?)?(?:sales|revenues?|turnover)$/i);
  if (profit === undefined || sales === undefined) return null;
  const share =
    /\bas an? (?:share|percentage|fraction) of (?:the |our |its )?(?:sales|revenues?|turnover)\b/i.exec(
      question,
    );
  claims.claim(claims.within(match.index, match.index + match[0].length), "column");
  if (share !== null) claims.claim(claims.within(share.index, share.index + share[0].length), "column");
  return asked(ratioOf(profit, sales));
}

function onlyNamed(columns: readonly Column[], name: RegExp): Column | undefined {
  const [only, ...more] = columns.filter((column) => isMeasurable(column) && name.test(column.name.trim()));
  return more.length === 0 ? only : undefined;
}
