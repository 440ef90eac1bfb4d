import { quoteJson } from "@concordat/llm";
import { parsePeriod } from "../drivers/period.js";
import { AnalystError } from "../error/analyst-error.js";
import { listNames } from "../query/list-names.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import type { TimeAxis } from "./axis.js";
import { type Comparator, type Condition, compares, isNoneOf, isOneOf, lacksValue } from "./condition.js";
import { cellItems, hasItem, listsAmong } from "./list-cells.js";
import { inPeriod } from "./resolve-periods.js";

const form = /^(.+?)\s*(<=|>=|!=|<>|=|<|>)\s*(.*)$/s;

/**
 * Parses the condition of an option: `Region = Europe`, `mag >= 5`, `state = TX | OK`, `date = 2008-03`, `price is missing`.
 * @throws {AnalystError} BAD_OPTION
 */
export async function parseWhere(table: Table, axis: TimeAxis | null, text: string): Promise<Condition> {
  return missingIn(table, text) ?? (await itemIn(table, text)) ?? (await comparisonIn(table, axis, text));
}

/**
 * Parses a condition on the items of a list: `countries has IT`, `countries lacks IT | FR`. Returns `null` if the
 * condition is another one.
 */
async function itemIn(table: Table, text: string): Promise<Condition | null> {
  const [, name, verb, items] = /^(.+?)\s+(has|lacks)\s+(.+)$/i.exec(text.trim()) ?? [];
  const column = table.columns.find(
    (candidate) => candidate.name.toLowerCase() === name?.trim().toLowerCase(),
  );
  if (column === undefined || verb === undefined || items === undefined || column.kind !== "text")
    return null;
  const rows = await table.select(
    `SELECT DISTINCT ${column.id} FROM data WHERE ${column.id} IS NOT NULL`,
    [],
  );
  const cells = rows.map(([value]) => String(value));
  const separator = listsAmong(cells);
  if (separator === null) throw bad(text, `"${column.name} = …", since its cells hold one value each`);
  const known = new Set(cells.flatMap((cell) => cellItems(cell, separator)));
  const asked = items.split("|").map((item) => item.trim());
  const unknown = asked.find((item) => !known.has(item));
  if (unknown !== undefined)
    throw bad(text, `an item of ${quoteJson(column.name)}, such as ${listNames([...known].slice(0, 8))}`);
  return hasItem(column, asked, separator, verb.toLowerCase() === "lacks");
}

/** Reads a condition such as `price is missing`; `null` if the condition is of another kind. */
function missingIn({ columns }: Table, text: string): Condition | null {
  const [, name, not] = /^(.+?)\s+is\s+(not\s+)?missing$/i.exec(text.trim()) ?? [];
  return name === undefined ? null : lacksValue(columnCalled(columns, name, text), not === undefined);
}

async function comparisonIn(table: Table, axis: TimeAxis | null, text: string): Promise<Condition> {
  const { column, comparator, value } = split(table, axis, text);
  if (column.kind === "number" || column.kind === "boolean" || column.kind === "text") {
    if (comparator !== "=" && comparator !== "!=")
      return compares(numeric(column, text), comparator, numberIn(value, text));
    const values = value.split("|").map((item) => item.trim());
    if (
      column.kind === "number" &&
      axis?.parts.includes(column) === true &&
      comparator === "=" &&
      values.length === 1
    ) {
      const period = parsePeriod(value);
      if (period !== null) return inPeriod({ ...axis, column }, period);
    }
    const typed =
      column.kind === "number"
        ? values.map((item) => numberIn(item, text))
        : column.kind === "boolean"
          ? values.map((item) => /^(?:true|yes|1)$/i.test(item))
          : await written(table, column, values, text);
    return comparator === "=" ? isOneOf(column, typed) : isNoneOf(column, typed);
  }
  const period = parsePeriod(value.trim());
  if (period === null || comparator !== "=" || axis === null)
    throw bad(text, `a period, such as "${column.name} = 2008", "= 2008-03" or "= 2008..2010"`);
  return inPeriod({ ...axis, column }, period);
}

function split(
  { columns }: Table,
  axis: TimeAxis | null,
  text: string,
): { column: Column; comparator: Comparator; value: string } {
  const match = form.exec(text.trim());
  const [, name = "", sign = "=", value = ""] = match ?? [];
  const known = axis === null ? columns : [...columns, axis.column];
  if (match === null)
    throw bad(text, 'a condition such as "Region = Europe", "price > 10" or "price is missing"');
  const column = columnCalled(known, name, text);
  const comparator = sign === "<>" ? "!=" : sign;
  return { column, comparator: isComparator(comparator) ? comparator : "=", value: value.trim() };
}

function columnCalled(columns: readonly Column[], name: string, text: string): Column {
  const column =
    columns.find((candidate) => candidate.name === name.trim()) ??
    columns.find((candidate) => candidate.name.toLowerCase() === name.trim().toLowerCase());
  if (column === undefined)
    throw bad(text, `one of the columns ${listNames(columns.map((candidate) => candidate.name))}`);
  return column;
}

function isComparator(sign: string): sign is Comparator {
  return ["=", "!=", "<", "<=", ">", ">="].includes(sign);
}

function numeric(column: Column, text: string): Column {
  if (column.kind === "number") return column;
  throw bad(text, `= or !=, since ${quoteJson(column.name)} does not hold numbers`);
}

function numberIn(value: string, text: string): number {
  const number = Number(value);
  if (value === "" || !Number.isFinite(number)) throw bad(text, "a number, such as 5 or 2.5");
  return number;
}

/** Returns the values of a column that equal the given ones in any case, as they are spelled in the table. */
async function written(
  { select }: Table,
  { id, name }: Column,
  values: readonly string[],
  text: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const value of values) {
    const rows = await select(
      `SELECT DISTINCT ${id} FROM data WHERE lower(${id}) = lower(?) ORDER BY ${id} = ? DESC LIMIT 1`,
      [value, value],
    );
    const member = rows[0]?.[0];
    if (typeof member !== "string") {
      const some = await select(
        `SELECT ${id} FROM data WHERE ${id} IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 8`,
        [],
      );
      throw bad(
        text,
        `a member of ${quoteJson(name)}, such as ${listNames(some.map(([member_]) => String(member_)))}`,
      );
    }
    found.push(member);
  }
  return found;
}

function bad(text: string, wanted: string): AnalystError {
  return new AnalystError("BAD_OPTION", `cannot use the condition ${quoteJson(text)}; give ${wanted}`);
}
