import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadContract } from "@concordat/contracts";
import { defineContract } from "@concordat/contracts/define";
import type { ContractLike, ParseOptions } from "../index.js";

/** The expected result for a text. Only the given properties are compared. */
interface Expectation {
  readonly state: "valid" | "invalid" | "unreadable";
  readonly value?: unknown;
  readonly reason?: string;
  /** JSON Pointers of the violations, in order. */
  readonly paths?: readonly string[];
}

export interface CorpusCase {
  readonly title: string;
  /** A contract's reference, or the name of a schema in the corpus; omitted if the case has a schema of its own. */
  readonly contract?: string;
  readonly schema?: object;
  readonly text: string;
  readonly options?: ParseOptions;
  readonly expect: Expectation;
  /** Names of the repairs, in text order. */
  readonly repairs?: readonly string[];
}

const root = join(import.meta.dirname, "../..");

/** The files of the corpus, and those next to each repair. */
export function corpusFiles(): { readonly name: string; readonly cases: readonly CorpusCase[] }[] {
  return [
    ...jsonFiles("corpus").map((file) => ({ name: basename(file, ".json"), file })),
    ...repairFolders().map((name) => ({ name, file: join(root, "src/repairs", name, "cases.json") })),
  ].map(({ name, file }) => ({ name, cases: JSON.parse(readFileSync(file, "utf8")) as CorpusCase[] }));
}

/** Returns a set of texts whose expected results were decided before the parser read them. */
export function unseenCases(name: string): readonly CorpusCase[] {
  return JSON.parse(readFileSync(join(root, `corpus/unseen/${name}.json`), "utf8")) as CorpusCase[];
}

/** The names of these sets. */
export function unseenNames(): string[] {
  return jsonFiles("corpus/unseen").map((file) => basename(file, ".json"));
}

/** The names of the folders of repairs. */
export function repairFolders(): string[] {
  const entries = readdirSync(join(root, "src/repairs"), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function jsonFiles(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(root, folder, name));
}

const contracts = new Map<string, Promise<ContractLike>>();

export async function contractOf({ contract, schema }: CorpusCase): Promise<ContractLike> {
  if (contract === undefined) return defineContract({ title: "Case", ...schema }, { formats: "assertion" });
  let loaded = contracts.get(contract);
  if (loaded === undefined) {
    loaded = contract.includes("/") ? loadContract(contract) : Promise.resolve(foreign(contract));
    contracts.set(contract, loaded);
  }
  return loaded;
}

function foreign(name: string): ContractLike {
  return defineContract(JSON.parse(readFileSync(join(root, `corpus/schemas/${name}.json`), "utf8")), {
    formats: "assertion",
  });
}
