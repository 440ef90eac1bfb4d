import { readdir } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { type Documents, isSchema } from "@concordat/dialect";
import type { ContractSource } from "../contract-source.js";
import { SchemaProblemsError } from "../schema-problems-error.js";
import { asSources, parsedFile, schemasIn } from "./contracts-of-document.js";

/** A parsed file of a folder. */
interface ParsedFile {
  readonly file: string;
  readonly value: unknown;
}

/** Whether a folder has JSON files, and none of them is a `schema.json`, the name in folders of contracts. */
export async function isForeignFolder(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const names = entries.map((entry) => basename(entry)).filter((name) => name.endsWith(".json"));
  return names.length > 0 && !names.includes("schema.json");
}

/**
 * Returns a contract for each schema in the JSON files of a folder and its subfolders. Files may refer to each other by
 * path or by `$id`.
 * @throws {SchemaProblemsError} naming every file that is not JSON, and every schema that cannot be used
 */
export async function readForeignFolder(folder: string): Promise<ContractSource[]> {
  const entries = (await readdir(folder, { recursive: true })).filter((entry) => entry.endsWith(".json"));
  const read = await Promise.allSettled(entries.toSorted().map((entry) => parsed(join(folder, entry))));
  const files = read.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const unread = read.flatMap((one) =>
    one.status === "rejected" && one.reason instanceof SchemaProblemsError ? one.reason.problems : [],
  );
  const found = files.map((one) =>
    schemasIn(one.value, one.file, { documents: documentsFor(one, files, folder), uri: uriOf(one, folder) }),
  );
  const problems = [...unread, ...found.flatMap((one) => one.problems)];
  return asSources({ schemas: found.flatMap(({ schemas }) => schemas), problems }, folder);
}

async function parsed(file: string): Promise<ParsedFile> {
  return { file, value: await parsedFile(file) };
}

/**
 * Returns the other files by every name that a reference can use: the path in the folder, the `$id`, and the URI to
 * which a relative reference resolves.
 */
function documentsFor(from: ParsedFile, files: readonly ParsedFile[], folder: string): Documents {
  const base = idOf(from.value);
  const others = files.filter(({ file }) => file !== from.file);
  return Object.fromEntries(
    others.flatMap((other): [string, unknown][] => {
      const path = relative(dirname(from.file), other.file).split(sep).join("/");
      const uris = [uriOf(other, folder), resolved(path, base), idOf(other.value)];
      return uris.flatMap((uri): [string, unknown][] => (uri === undefined ? [] : [[uri, other.value]]));
    }),
  );
}

function uriOf({ file }: ParsedFile, folder: string): string {
  return relative(folder, file).split(sep).map(encodeURIComponent).join("/");
}

function idOf(value: unknown): string | undefined {
  const id = isSchema(value) ? (value.$id ?? value.id) : undefined;
  return typeof id === "string" ? id : undefined;
}

function resolved(path: string, base: string | undefined): string | undefined {
  return base === undefined || !URL.canParse(path, base) ? undefined : new URL(path, base).href;
}
