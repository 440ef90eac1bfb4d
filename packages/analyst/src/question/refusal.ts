import { AnalystError } from "../error/analyst-error.js";
import { listNames } from "../query/list-names.js";
import { isTimeColumn } from "../table/decimal-year.js";
import type { Table } from "../table/open-table.js";
import { isMeasurable } from "./measure/measured-columns.js";
import { quotedOption } from "./quoted.js";
import { isGrouping } from "./vocabulary.js";

const namesShown = 8;

/** Creates the error that says why a table cannot answer a question, and which questions it can answer. */
export function refusal(table: Table, reason: string): AnalystError {
  return new AnalystError("NOT_IN_TABLE", `${table.name}${refused}${reason}${offered}${offer(table)}`);
}

const refused = " cannot answer this: ";
const offered = ". It can ";

/** Returns the reason why a table cannot answer a question, without the options of a command. */
export function refusalReason(message: string): string {
  const [, reason = message] = message.split(refused);
  return (reason.split(offered)[0] ?? reason).replace(/; --.*$/s, "");
}

/** Describes the questions that a table can answer, as options. */
function offer({ columns }: Table): string {
  const measures = columns.filter(isMeasurable).map(({ name }) => name);
  const groups = columns.filter(isGrouping).map(({ name }) => name);
  const times = columns.filter(isTimeColumn).map(({ name }) => name);
  const parts = [
    measures.length === 0 ? "" : `measure ${shown(measures)} (--measure ${quotedOption(measures[0] ?? "")})`,
    "count rows (--aggregate count)",
    groups.length === 0 ? "" : `group and filter by ${shown(groups)} (--by ${quotedOption(groups[0] ?? "")})`,
    times.length === 0 ? "" : `compare periods of ${shown(times)} (--compare A:B)`,
  ];
  return parts.filter((part) => part !== "").join("; ");
}

function shown(names: readonly string[]): string {
  const rest = names.length - namesShown;
  return `${listNames(names.slice(0, namesShown))}${rest > 0 ? ` and ${rest} more` : ""}`;
}
