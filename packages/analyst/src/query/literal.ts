import type { JsonSchema } from "@concordat/contracts/contract";
import type { BoundValue } from "../table/cell.js";
import type { ColumnKind } from "../table/column.js";

/** The syntax of values of one kind in a filter. */
interface Literal {
  /** A description of valid values. */
  readonly expected: string;
  /** The schema that an engine gets. */
  readonly schema: JsonSchema;
  /** The SQL placeholder of the value. */
  readonly placeholder: string;
  /** Returns the value to bind; `null` if the value does not have this type. */
  read(value: unknown): BoundValue | null;
}

/**
 * The literals of each column kind. A number in quotation marks is accepted as a number, because models often write it
 * this way.
 */
export const literals: Readonly<Record<ColumnKind, Literal>> = {
  number: {
    expected: "a number",
    schema: { type: "number" },
    placeholder: "?",
    read(value) {
      if (typeof value === "number") return Number.isFinite(value) ? value : null;
      if (typeof value !== "string" || !/^-?\d{1,38}(\.\d{1,30})?$/.test(value)) return null;
      return value.includes(".") ? Number(value) : BigInt(value);
    },
  },
  text: {
    expected: "a string",
    schema: { type: "string" },
    placeholder: "CAST(? AS VARCHAR)",
    read: (value) => (typeof value === "string" ? value : null),
  },
  boolean: {
    expected: "true or false",
    schema: { type: "boolean" },
    placeholder: "?",
    read: (value) => (typeof value === "boolean" ? value : null),
  },
  time: {
    expected: 'a date or time such as "2008-03-14" or "2008-03-14T09:26:53"',
    schema: { type: "string", maxLength: 19 },
    placeholder: "CAST(? AS TIMESTAMP)",
    read: (value) => (typeof value === "string" ? readTime(value) : null),
  },
};

const timePattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)Z?)?$/;

function readTime(text: string): string | null {
  const [, date, time] = timePattern.exec(text) ?? [];
  if (date === undefined) return null;
  const clock = time === undefined ? "00:00:00" : time.length === 5 ? `${time}:00` : time;
  const moment = new Date(`${date}T${clock.slice(0, 8)}Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
  return exists ? `${date} ${clock}` : null;
}
