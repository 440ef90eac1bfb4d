import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";

/**
 * The cells of a sheet, such as `C3`, that hold a formula of which the workbook has no result, in order: a program wrote the
 * workbook and none has computed it. The reader of workbooks takes them for blank ones.
 */
export async function uncomputedCells(file: string, sheet: string): Promise<string[]> {
  const bytes = await readFile(file);
  const texts = (names: readonly string[]): ReadonlyMap<string, string> => {
    const found = unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
    return new Map(Object.entries(found).map(([name, part]) => [name, Buffer.from(part).toString()]));
  };
  const index = texts([workbook, relationships]);
  const path = pathOf(sheet, index.get(workbook) ?? "", index.get(relationships) ?? "");
  const cells = path === undefined ? undefined : texts([path]).get(path);
  return [...(cells ?? "").matchAll(cell)].flatMap(({ groups: { attributes = "", content = "" } = {} }) => {
    // The result of a formula may be no letters at all: then it is said to be a string.
    const isComputed = value.test(content) || attribute(attributes, "t") === "str";
    return !formula.test(content) || isComputed ? [] : [attribute(attributes, "r") ?? "?"];
  });
}

const workbook = "xl/workbook.xml";
const relationships = "xl/_rels/workbook.xml.rels";

const cell = /<(?:\w+:)?c(?<attributes>(?:\s[^<>]*?)?)(?<!\/)>(?<content>[\s\S]*?)<\/(?:\w+:)?c>/g;
const formula = /<(?:\w+:)?f[\s>/]/;
const value = /<(?:\w+:)?(?:v|t)(?:\s[^<>]*)?>[^<]/;

/** Where a workbook keeps the cells of a sheet. */
function pathOf(sheet: string, names: string, targets: string): string | undefined {
  const entries = names.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  const entry = entries.find((candidate) => attribute(candidate, "name") === sheet);
  const id = entry === undefined ? undefined : attribute(entry, "(?:\\w+:)?id");
  const links = targets.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const link = links.find((candidate) => attribute(candidate, "Id") === id);
  const target = link === undefined ? undefined : attribute(link, "Target");
  return target?.startsWith("/") === true ? target.slice(1) : target && `xl/${target}`;
}

/** The value of an attribute of a tag. */
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
