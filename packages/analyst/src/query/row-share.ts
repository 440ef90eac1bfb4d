import type { Column } from "../table/column.js";

/**
 * A computed column whose value is 100 in rows with one of the given values, and 0 in all others. Its average is the
 * share of these rows in per cent.
 */
export interface RowShare extends Column {
  /** The column of the members. */
  readonly from: readonly [Column];
  /** The values whose rows count as 100. */
  readonly members: readonly (string | number | boolean)[];
}

/**
 * Returns a computed column whose average is the share, in per cent, of the rows with one of the given values. Rows
 * without a value are included in the denominator.
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

/** Returns a value as an SQL literal. */
function literal(member: string | number | boolean): string {
  return typeof member === "string" ? `'${member.replaceAll("'", "''")}'` : String(member);
}

/** Returns the computed column for a text such as `share where Sex = F | M`; `undefined` for other texts. */
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
