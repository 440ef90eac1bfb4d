import { join } from "node:path";
import { readOwnFile } from "@concordat/files";
import { type ContractSource, constantOf } from "./contract-source.js";
import { parseJsonFile } from "./parse-json-file.js";

/** The file in a folder of schemas that lists the current version of each contract. */
const fileName = "current.json";

/** A contract before it is known which of its versions is the current one. */
export type FoundContract = Omit<ContractSource, "isCurrent">;

/** Contracts with their current versions, and the problems found while determining them. */
export interface CurrentVersions {
  readonly sources: readonly ContractSource[];
  readonly problems: readonly string[];
}

/**
 * Determines the current version of each contract: its only version, or the one in `current.json`. Adding a version
 * does not change the current one, so that no import changes its meaning.
 */
export async function markCurrent(folder: string, found: readonly FoundContract[]): Promise<CurrentVersions> {
  const { chosen, problem } = await readChoices(join(folder, fileName));
  const names = [...new Set(found.map(({ name }) => name))];
  const versions = (name: string): number[] =>
    found.flatMap((source) => (source.name === name ? [source.version] : []));
  const current = new Map(names.map((name) => [name, currentOf(versions(name), chosen.get(name))]));
  const unknown = [...chosen.keys()].filter((name) => !names.includes(name));
  return {
    sources: found.map((source) => ({ ...source, isCurrent: current.get(source.name) === source.version })),
    problems: [
      ...(problem === null ? [] : [problem]),
      ...unknown.map((name) => `${join(folder, fileName)}: ${name} is not a contract in ${folder}`),
      ...names
        .filter((name) => problem === null && current.get(name) === null)
        .map((name) => undecided(folder, name, versions(name), chosen.get(name))),
    ],
  };
}

function currentOf(versions: readonly number[], chosen: unknown): number | null {
  if (chosen !== undefined) return versions.find((version) => version === chosen) ?? null;
  return versions.length === 1 ? (versions[0] ?? null) : null;
}

function undecided(folder: string, name: string, versions: readonly number[], chosen: unknown): string {
  const file = join(folder, fileName);
  const list = versions.map((version) => `v${version}`).join(", ");
  const line = JSON.stringify({ [name]: versions[0] });
  if (chosen !== undefined)
    return `${file}: ${name} has no version ${JSON.stringify(chosen)}; it has ${list}`;
  return `${join(folder, name)}: has ${list}; say in ${file} which of them ${constantOf({ name })} stands for: ${line} leaves every import as it is`;
}

interface Choices {
  readonly chosen: ReadonlyMap<string, unknown>;
  readonly problem: string | null;
}

async function readChoices(file: string): Promise<Choices> {
  const bytes = (await readOwnFile(file)) ?? Buffer.from("{}");
  const value = parsed(bytes);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return { chosen: new Map(Object.entries(value)), problem: null };
  }
  const problem = `${file}: is not an object of version numbers by contract, such as {"city": 2}`;
  return { chosen: new Map(), problem };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return parseJsonFile(bytes);
  } catch {
    return null;
  }
}
