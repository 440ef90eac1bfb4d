// The public suites that schemas are measured on, where CONCORDAT_SUITES names a folder that holds them: lines of
// JSON, read where they lie.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.env.CONCORDAT_SUITES;

/** Why there is nothing to measure, or null. */
export const missing =
  folder === undefined
    ? "CONCORDAT_SUITES is not set"
    : existsSync(folder)
      ? null
      : `CONCORDAT_SUITES names no folder: ${folder}`;

/** The schemas of JSONSchemaBench, by dataset. */
export function jsonSchemaBench() {
  const at = join(folder, "jsonschemabench");
  return readdirSync(at)
    .filter((file) => file.endsWith(".ndjson"))
    .map((file) => ({ dataset: file.replace(".ndjson", ""), schemas: lines(join(at, file)) }));
}

/** The cases of MaskBench: a schema and instances, each valid or not. */
export function maskBench() {
  return lines(join(folder, "maskbench/cases.ndjson"));
}

function lines(file) {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
}
