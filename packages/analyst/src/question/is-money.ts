import { nameParts } from "../table/name-parts.js";
import type { Reading } from "./reading.js";

const moneyName =
  /^(?:price|prices|cost|costs|revenue|sales|turnover|profit|profits|loss|income|earnings|salary|salaries|wage|wages|pay|budget|gross|net|amount|amounts|fee|fees|fare|fares|tip|tips|bill|bills|total|value|cash|money|spent|spend|spending|expenditure|expenses|payment|payments|paid|charge|charges|donation|donations|contributions?|receipts?|disbursements?|debts?|loans?|worth|takings|tax|taxes|rent|invest\w*|capital|assets|usd|eur|gbp|dollars?|euros?|damages?|prize|winnings)$/;

export function isMoney({ name, unit }: NonNullable<Reading["measure"]["column"]>): boolean {
  return (
    /[$€£¥]|^(?:usd|eur|gbp|chf|jpy)$/i.test(`${unit ?? ""}`) ||
    nameParts(name).some((part) => moneyName.test(part) || isAbbreviationOf(part))
  );
}

/** Whether a part of a name contains a word for money, as `libprice` and `rev` do. */
function isAbbreviationOf(part: string): boolean {
  return /price|cost|sales|income|wage|salar|gross|budget|rev$|exp$|usd|eur/.test(part);
}
