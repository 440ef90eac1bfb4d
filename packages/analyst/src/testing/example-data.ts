import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The path of a table of the package vega-datasets. */
export function exampleTable(name: string): string {
  const entry = fileURLToPath(import.meta.resolve("vega-datasets"));
  return join(dirname(entry), "..", "data", name);
}
