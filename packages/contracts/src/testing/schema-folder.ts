import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../../schemas");

/** A test vector: an instance, and either that it is valid or the one rule that it breaks. */
export interface Vector {
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
  readonly violation?: { readonly path: string; readonly keyword: string };
}

/** A line of `rules.json`: a rule of a contract, and how it is shown. */
export interface Rule {
  readonly contract: string;
  readonly rule: string;
  readonly path?: string;
  readonly keyword?: string;
  /** The vector that breaks the rule. */
  readonly vector?: string;
  /** The vector that shows what is accepted. */
  readonly accepts?: string;
  /** The value to fill in, at `path`. */
  readonly default?: unknown;
}

/** The schema of a contract, as written by hand. */
export function readSchema(ref: string): Record<string, unknown> {
  return readJson(`${ref}/schema.json`);
}

/** The vectors of a contract. */
export function readVectors(ref: string): Vector[] {
  const groups: { readonly tests: readonly Vector[] }[] = readJson(`${ref}/vectors.json`);
  return groups.flatMap(({ tests }) => tests);
}

export function readRules(): Rule[] {
  return readJson("rules.json");
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(folder, path), "utf8"));
}
