import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";

/** Cells that are not blank but have no value, such as `C3`, in order. */
export interface CellsWithoutValue {
  /**
   * References of formulas without a stored result, in a workbook that a program wrote and that was never recalculated.
   */
  readonly uncomputed: readonly string[];
  /** Formulas whose result is an error, with the error: `C3 (#DIV/0!)`. */
  readonly failed: readonly string[];
}

/** Finds the cells of a sheet that the workbook reader treats as blank. */
export async function cellsWithoutValue(file: string, sheet: string): Promise<CellsWithoutValue> {
  const bytes = await readFile(file);
  const texts = (names: readonly string[]): ReadonlyMap<string, string> => {
    const found = unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
    return new Map(Object.entries(found).map(([name, part]) => [name, Buffer.from(part).toString()]));
  };
  const index = texts([workbook, relationships]);
  const path = pathOf(sheet, index.get(workbook) ?? "", index.get(relationships) ?? "");
  const cells = path === undefined ? undefined : texts([path]).get(path);
  const uncomputed: string[] = [];
  const failed: string[] = [];
  for (const { groups: { attributes = "", content = "" } = {} } of (cells ?? "").matchAll(cell)) {
    const name = attribute(attributes, "r") ?? "?";
    const type = attribute(attributes, "t");
    const { text: result } = value.exec(content)?.groups ?? {};
    if (type === "e") failed.push(`${name} (${result ?? "an error"})`);
    // The result of a formula may be an empty text; then its type is string.
    else if (formula.test(content) && result === undefined && type !== "str") uncomputed.push(name);
  }
  return { uncomputed, failed };
}

const workbook = "xl/workbook.xml";
const relationships = "xl/_rels/workbook.xml.rels";

const cell = /<(?:\w+:)?c(?<attributes>(?:\s[^<>]*?)?)(?<!\/)>(?<content>[\s\S]*?)<\/(?:\w+:)?c>/g;
const formula = /<(?:\w+:)?f[\s>/]/;
const value = /<(?:\w+:)?(?:v|t)(?:\s[^<>]*)?>(?<text>[^<]+)/;

/** Returns the path of a sheet's cells inside a workbook; `undefined` if there is none. */
function pathOf(sheet: string, names: string, targets: string): string | undefined {
  const entries = names.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  const entry = entries.find((candidate) => attribute(candidate, "name") === sheet);
  const id = entry === undefined ? undefined : attribute(entry, "(?:\\w+:)?id");
  const links = targets.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const link = links.find((candidate) => attribute(candidate, "Id") === id);
  const target = link === undefined ? undefined : attribute(link, "Target");
  return target?.startsWith("/") === true ? target.slice(1) : target && `xl/${target}`;
}

/** Returns the value of an attribute of a tag; `undefined` if it is absent. */
function attribute(tag: string, name: string): string | undefined {
  const written = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return (written?.[1] ?? written?.[2])?.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (all, hex: string | undefined, decimal: string | undefined, entity: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return Number.isNaN(code) ? (entities[entity] ?? all) : String.fromCodePoint(code);
    },
  );
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
