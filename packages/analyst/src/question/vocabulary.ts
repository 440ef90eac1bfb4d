import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import { stemOf, stemsOf, type Token } from "./token.js";

/** A value of a column by which rows are grouped. */
export interface Member {
  readonly column: Column;
  readonly value: string | number | boolean;
  /** The value as displayed. */
  readonly text: string;
}

/** The names that a question can refer to: columns, and the values of grouping columns. */
export interface Vocabulary {
  readonly table: Table;
  /** Members by their stems, separated by spaces. */
  readonly members: ReadonlyMap<string, readonly Member[]>;
  /** The values of each column for which they are known. */
  readonly byColumn: ReadonlyMap<Column, readonly Member[]>;
  /** Stems of the file's name, which describes a row. */
  readonly fileStems: ReadonlySet<string>;
  /** Numbers in the file's name, as they are written, for example 500 for sp500.csv. */
  readonly fileNumbers: ReadonlySet<string>;
}

/** Maximum number of values of a column that are compared by their stems. */
const maxMembers = 3_000;
/** Maximum number of columns whose values are read. */
const maxColumns = 80;
/** Maximum number of words of a value that a question can name. */
export const maxMemberWords = 8;

/** Matches a name of a person whose surname comes first: `Hirst, Damien`. */
const surnameFirst = /^\s*([\p{L}'’-]+(?: [\p{L}'’-]+)?), [\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2}\s*$/u;

/** Matches the number of a value in a list, as in `5. Advanced Degree` or `2) Black`. */
const numberBefore = /^\s*\d{1,2}[.):] ?\W*(?=\p{L}{2})/u;

/** Returns the words of a name with the surname last, as in `Damien Hirst`. */
function turnedName<Word>(words: readonly Word[], surname: number): Word[] {
  return [...words.slice(surname), ...words.slice(0, surname)];
}

/** Reads the members of grouping columns. */
export async function readVocabulary(table: Table, tokens: readonly Token[]): Promise<Vocabulary> {
  const members = new Map<string, Member[]>();
  const byColumn = new Map<Column, Member[]>();
  const add = (member: Member): void => {
    const stems = stemsOf(member.text);
    if (stems.length === 0) return;
    const surname = surnameFirst.exec(member.text)?.[1];
    const turned = surname === undefined ? [] : [turnedName(stems, stemsOf(surname).length)];
    const unnumbered = numberBefore.test(member.text) && stems.length > 1 ? [stems.slice(1)] : [];
    for (const key of [stems, ...turned, ...unnumbered].map((words) => words.join(" ")))
      members.set(key, [...(members.get(key) ?? []), member]);
    byColumn.set(member.column, [...(byColumn.get(member.column) ?? []), member]);
  };
  const grouping = table.columns.filter(isGrouping);
  for (const column of grouping.filter(({ distinct }) => (distinct ?? 0) <= maxMembers).slice(0, maxColumns))
    for (const value of await distinctValues(table, column)) add({ column, value, text: String(value) });
  const known = new Set(byColumn.keys());
  const named = phrasesOf(tokens);
  for (const column of grouping.filter((candidate) => !known.has(candidate)).slice(0, maxColumns))
    for (const value of await valuesNamed(table, column, named)) add({ column, value, text: String(value) });
  return {
    table,
    members,
    byColumn,
    fileStems: new Set(fileWords(table.name)),
    fileNumbers: new Set(table.name.match(/\d+/g) ?? []),
  };
}

export function isGrouping({ role, kind }: Column): boolean {
  return role === "category" && kind !== "number";
}

async function distinctValues(table: Table, { id }: Column): Promise<(string | boolean)[]> {
  const rows = await table.select(`SELECT DISTINCT ${id} FROM data WHERE ${id} IS NOT NULL ORDER BY 1`, []);
  return rows.flatMap(([value]) => (typeof value === "string" || typeof value === "boolean" ? [value] : []));
}

async function valuesNamed(
  table: Table,
  { id, kind }: Column,
  phrases: readonly string[],
): Promise<string[]> {
  if (kind !== "text" || phrases.length === 0) return [];
  const rows = await table.select(
    `SELECT DISTINCT ${id} FROM data WHERE lower(${id}) IN (${phrases.map(() => "?").join(", ")}) LIMIT 50`,
    phrases,
  );
  return rows.map(([value]) => String(value));
}

function phrasesOf(tokens: readonly Token[]): string[] {
  const phrases = new Set<string>();
  for (let start = 0; start < tokens.length; start++)
    for (let length = 1; length <= maxMemberWords && start + length <= tokens.length; length++)
      for (const phrase of spellingsOf(tokens.slice(start, start + length))) phrases.add(phrase);
  return [...phrases];
}

/** Returns some words as one text, and two to four of them also as a name whose surname comes first. */
function spellingsOf(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ lower }) => lower);
  const isName = words.length >= 2 && words.length <= 4 && tokens.every(({ isName: named }) => named);
  const surname = words.at(-1) ?? "";
  return [words.join(" "), ...(isName ? [`${surname}, ${words.slice(0, -1).join(" ")}`] : [])];
}

/** Returns the stems of the words in a file's name, including those of their singular forms. */
export function fileWords(name: string): string[] {
  const base = name.replace(/^.*[\\/]/, "").replace(/\.[a-z0-9.]+$/i, "");
  const words = base
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  return words.map(stemOf);
}
