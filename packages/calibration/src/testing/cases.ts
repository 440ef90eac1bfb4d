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

/** The tables of which other programs computed the facts. */
export const cases: readonly OracleCase[] = JSON.parse(readFileSync(join(folder, "cases.json"), "utf8"));

/** What other programs compute of a table, as facts.py names it. */
export type Facts = Readonly<Record<string, number>> & { readonly wilson: readonly [number, number] };

/** What they computed, with `facts.py`. */
export const facts: readonly Facts[] = JSON.parse(readFileSync(join(folder, "facts.json"), "utf8"));
