import type { Database } from "./database.js";
import { quoteIdentifier, quoteText } from "./quote-sql.js";

/** Maximum depth of nested objects whose fields become columns. Objects that are nested more deeply are omitted. */
const maxDepth = 4;

/**
 * Returns a relation in which the fields of nested objects are separate columns. For example, `sales: { eu: 5 }`
 * becomes a column `sales.eu`. If the file is one object that contains a list, the list becomes the table. For GeoJSON,
 * these are the properties of the features.
 */
export async function flattenedColumns(database: Database, relation: string): Promise<string> {
  let flat = await listInside(database, relation);
  for (let depth = 0; depth < maxDepth; depth++) {
    const columns = await columnsOf(database, flat);
    if (!columns.some(isObject)) return flat;
    const expressions: string[] = [];
    for (const column of columns)
      expressions.push(
        ...(isObject(column)
          ? await fieldsOf(database, flat, column, columns)
          : [quoteIdentifier(column.name)]),
      );
    flat = `(SELECT ${expressions.join(", ")} FROM ${flat})`;
  }
  return flat;
}

interface TypedName {
  readonly name: string;
  readonly type: string;
}

async function columnsOf(database: Database, relation: string, selected = "*"): Promise<TypedName[]> {
  const rows = await database.run(`DESCRIBE SELECT ${selected} FROM ${relation}`);
  return rows.map(([name, type]) => ({ name: String(name), type: String(type) }));
}

function isObject({ type }: TypedName): boolean {
  return /^STRUCT\(.*\)$/s.test(type);
}

async function listInside(database: Database, relation: string): Promise<string> {
  const columns = await columnsOf(database, relation);
  const [only, ...others] = columns.filter(({ type }) => /^STRUCT\(.*\)\[\]$/s.test(type));
  if (only === undefined || others.length > 0) return relation;
  const list = `(SELECT unnest(${quoteIdentifier(only.name)}) AS item FROM ${relation})`;
  if (only.name === "features" && columns.some(({ name }) => name === "type"))
    return `(SELECT properties.* FROM (SELECT item.properties AS properties FROM ${list}))`;
  return columns.length === 1 ? `(SELECT item.* FROM ${list})` : relation;
}

/**
 * Returns the SQL of an object's fields. Returns the object itself if a field would have the same name as another
 * column.
 */
async function fieldsOf(
  database: Database,
  relation: string,
  { name }: TypedName,
  columns: readonly TypedName[],
): Promise<string[]> {
  const object = quoteIdentifier(name);
  const fields = await columnsOf(database, relation, `${object}.*`);
  const names = fields.map((field) => `${name}.${field.name}`);
  const taken = new Set(columns.map((column) => column.name.toLowerCase()));
  const areOwn = new Set(names.map((field) => field.toLowerCase())).size === names.length;
  if (!areOwn || names.some((field) => taken.has(field.toLowerCase()))) return [`[${object}] AS ${object}`];
  return fields.map(
    (field) =>
      `struct_extract(${object}, ${quoteText(field.name)}) AS ${quoteIdentifier(`${name}.${field.name}`)}`,
  );
}
