import { quoteJson } from "@concordat/llm";
import { listNames } from "../query/list-names.js";
import { natureOf } from "../table/amount-or-level.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import type { Condition } from "./condition.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";

const variableName =
  /^(?:variables?|indicators?|indicator[ _.]?(?:name|code)|metrics?|measures?|parameters?|statistics?|attributes?|units?|uom|unit[ _.]of[ _.]measure)$/i;
const valueName =
  /^(?:values?|estimates?|amount|obs[ _.]?value|measurements?|readings?|numbers?|figures?|data)$/i;

/**
 * A column with the name of the variable whose value is in the next column: for example `rent` in one row and `income`
 * in another.
 */
export interface VariableColumn {
  readonly variable: Column;
  readonly value: Column;
}

export function variableColumn({ columns }: Table): VariableColumn | null {
  const variable = columns.find(
    ({ name, kind, distinct }) => kind === "text" && (distinct ?? 0) > 1 && variableName.test(name.trim()),
  );
  const value = columns.find(({ name, kind }) => kind === "number" && valueName.test(name.trim()));
  return variable === undefined || value === undefined ? null : { variable, value };
}

/**
 * Returns the value column for the named values of the variable. Its kind of numbers is known only if it is the same
 * for all of them.
 */
export function namedValue({ value }: VariableColumn, members: readonly string[]): Column {
  const natures = members.map((member) => natureOf(member));
  const [nature = value.nature] = natures;
  return { ...value, nature: natures.every((other) => other === nature) ? nature : "unknown" };
}

const shown = 8;

/**
 * Throws if values of different variables would be aggregated.
 * @throws {AnalystError} NOT_IN_TABLE naming the variables and the option that chooses one
 */
export async function assertComparableValues(
  table: Table,
  { measure, by, conditions, part }: Reading,
): Promise<void> {
  const found = variableColumn(table);
  if (found === null || measure.column?.id !== found.value.id) return;
  const { variable } = found;
  if (by?.column.id === variable.id || part.some(({ column }) => column.id === variable.id)) return;
  const members = await membersLeft(table, variable, conditions);
  if (members.length < 2) return;
  const more = members.length > shown ? ` and ${members.length - shown} more` : "";
  throw refusal(
    table,
    `${found.value.name} is of several things, which ${variable.name} tells apart: ${listNames(members.slice(0, shown))}${more}; --where ${quoteJson(`${variable.name} = ${members[0] ?? ""}`)} chooses one`,
  );
}

async function membersLeft(
  { select }: Table,
  { id }: Column,
  conditions: readonly Condition[],
): Promise<string[]> {
  const where = conditions.map(({ sql }) => ` AND (${sql})`).join("");
  const rows = await select(
    `SELECT DISTINCT ${id} FROM data WHERE ${id} IS NOT NULL${where} ORDER BY 1`,
    conditions.flatMap(({ values }) => values),
  );
  return rows.map(([member]) => String(member));
}
