import type { Column } from "../table/column.js";

/** A column computed from another: 100 in the rows that have one of the members, and 0 in the others. */
export interface RowShare extends Column {
  /** The column of the members. */
  readonly from: readonly [Column];
  /** The members whose rows are counted. */
  readonly members: readonly (string | number | boolean)[];
}

/**
 * The share of the rows with one of the members, in per cent, as a column whose average it is. Rows without a value are
 * among the others, as in a share of all rows.
 */
export function rowShare(column: Column, members: readonly (string | number | boolean)[]): RowShare {
  const isOne = members.map((member) => `${column.id} = ${literal(member)}`).join(" OR ");
  return {
    name: `share where ${column.name} = ${members.join(" | ")}`,
    id: `(CASE WHEN ${isOne} THEN 100.0::DOUBLE ELSE 0.0::DOUBLE END)`,
    kind: "number",
    role: "measure",
    nature: "level",
    type: "DOUBLE",
    unit: "%",
    likelyKind: null,
    missing: 0,
    distinct: 2,
    least: "0",
    greatest: "100",
    from: [column],
    members,
  };
}

export function isRowShare(column: Column): column is RowShare {
  return "members" in column;
}

/** A member in SQL. */
function literal(member: string | number | boolean): string {
  return typeof member === "string" ? `'${member.replaceAll("'", "''")}'` : String(member);
}

/** The column of `share where Sex = F | M`; `undefined` if a name is not of this form. */
export function rowShareNamed(columns: readonly Column[], name: string): RowShare | undefined {
  const rest = /^share where (.+)$/.exec(name)?.[1];
  if (rest === undefined) return undefined;
  const column = columns.find((candidate) => rest.startsWith(`${candidate.name} = `));
  if (column === undefined) return undefined;
  const members = rest
    .slice(column.name.length + " = ".length)
    .split(" | ")
    .map((text) => memberIn(text, column));
  return members.includes(null)
    ? undefined
    : rowShare(
        column,
        members.filter((member) => member !== null),
      );
}

function memberIn(text: string, { kind }: Column): string | number | boolean | null {
  if (kind === "text") return text;
  if (kind === "boolean") return text === "true" ? true : text === "false" ? false : null;
  const value = Number(text);
  return kind === "number" && text.trim() !== "" && Number.isFinite(value) ? value : null;
}
