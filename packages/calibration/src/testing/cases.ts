import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A table of people with their agents. */
export interface OracleCase {
  readonly name: string;
  readonly people: readonly {
    readonly real: number | null;
    readonly simulated: number;
    readonly weight: number;
  }[];
}

const folder = join(import.meta.dirname, "../oracle");

/** The tables for which other programs computed reference results. */
export const cases: readonly OracleCase[] = JSON.parse(readFileSync(join(folder, "cases.json"), "utf8"));

/** The reference results for a table, with the names used in facts.py. */
export type Facts = Readonly<Record<string, number>> & { readonly wilson: readonly [number, number] };

/** The reference results, computed with `facts.py`. */
export const facts: readonly Facts[] = JSON.parse(readFileSync(join(folder, "facts.json"), "utf8"));
