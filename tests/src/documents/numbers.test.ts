import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { publicPackages } from "../tarballs/packages.js";

const root = join(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8").replace(/\s+/g, " ");

/** The value of a constant, or of a member of an object of constants, in a source file. */
function constantIn(file: string, name: string): number {
  const [, value = "NaN"] =
    new RegExp(`\\b${name}(?: =|:) ([\\d_]+(?: \\* [\\d_]+)*)[;,]`).exec(read(file)) ?? [];
  return value
    .split(" * ")
    .map((factor) => Number(factor.replaceAll("_", "")))
    .reduce((product, factor) => product * factor, 1);
}

/** Number of values in a list in a file. */
function lengthOf(file: string): number {
  const values: unknown = JSON.parse(read(file));
  return Array.isArray(values) ? values.length : Number.NaN;
}

/** Number of agents in a scenario's audience of segments, or in one of its segments. */
function agentsOf(scenario: string, segment?: number): number {
  const { audience } = JSON.parse(read(`examples/${scenario}/scenario.json`));
  return Math.round(audience.size * (segment === undefined ? 1 : audience.segments[segment].share));
}

const words: Readonly<Record<number, string>> = {
  3: "three",
  5: "five",
  10: "ten",
  12: "twelve",
  40: "forty",
  50: "fifty",
  1000: "thousand",
};
const inWords = (count: number): string => words[count] ?? String(count);

const lease = constantIn("packages/simulation-postgres/src/queue/lease.ts", "defaultLeaseSeconds");
const shard = constantIn("packages/simulation-postgres/src/coordinator/coordinate.ts", "shardSeconds");
const patience =
  constantIn(
    "packages/simulation-postgres/src/database/retry-until-reachable.ts",
    "defaultReconnectTimeoutSeconds",
  ) / 60;
const pipe = constantIn("packages/files/src/pipe/other-end.ts", "otherEndMs") / 1_000;
const bundle = constantIn("tests/src/runtimes/any-runtime.test.ts", "bundleBudget") / 1_000;
const json = constantIn("tests/src/runtimes/any-runtime.test.ts", "jsonBudget") / 1_024;
const text = constantIn("tests/src/runtimes/any-runtime.test.ts", "textBudget") / 1_024;
const listed = constantIn("packages/simulation-report/src/limits.ts", "listed");
const resharers = constantIn("packages/simulation-report/src/limits.ts", "cascadeNodes");
const iterations = constantIn("packages/analyst/src/limits.ts", "iterations");
const calls = constantIn("packages/analyst/src/limits.ts", "maxActions");
const imported = constantIn("packages/import/src/text/decode-text.ts", "maxBytes") / 1_000_000;
const input = constantIn("packages/files/src/read/read-whole.ts", "largest") / 1_024 ** 2;
const timeouts = constantIn("packages/simulation/src/run/consecutive-timeouts.ts", "timeoutsThatPause");
const attempts = constantIn("packages/llm/src/limits.ts", "maxAttempts");

/** Sentences of pages with a number, each written with the number that is so. */
const claims: readonly (readonly [page: string, sentence: string])[] = [
  ["examples/README.md", `| ${lengthOf("examples/feed.json")} posts, \`post/v1\``],
  ["examples/README.md", `| a ${lengthOf("examples/profiles.json") === 12 ? "dozen" : "?"} people`],
  ["examples/README.md", `a ${inWords(agentsOf("rumour"))} agents drawn from segments`],
  ["docs/start/audience.md", `a ${inWords(agentsOf("rumour"))} agents, drawn from segments`],
  ["examples/README.md", `a core of ${inWords(agentsOf("crowd", 0))} agents that a model decides for`],
  ["examples/README.md", `in a crowd of ${agentsOf("crowd") - agentsOf("crowd", 0)} that follow rules`],
  ["docs/install.md", `packs all ${publicPackages().length} packages`],
  ["docs/simulate-on-several-machines.md", `After ${lease} seconds without a sign of life`],
  ["packages/simulation-postgres/README.md", `gives no sign of life for ${lease} seconds`],
  ["docs/simulate-on-several-machines.md", `A shard takes about ${inWords(shard)} seconds`],
  ["docs/simulate-on-several-machines.md", `wait for it, for ${inWords(patience)} minutes`],
  [
    "packages/simulation-postgres/README.md",
    `wait for a database that is restarted, for ${inWords(patience)} minutes`,
  ],
  ["packages/simulation/README.md", `unless ${inWords(timeouts)} come in a row`],
  ["packages/simulation-report/README.md", `lists hold ${inWords(listed)} at most`],
  ["packages/simulation-report/README.md", `${inWords(resharers)} resharers are drawn`],
  ["packages/import/README.md", `at most ${imported} MB`],
  ["apps/cli/README.md", `at most ${input} MiB`],
  ["apps/cli/README.md", `named pipe's other end is awaited for ${pipe} seconds`],
  ["packages/files/README.md", `a pipe without a reader is given up after ${pipe} seconds`],
  ["packages/analyst/README.md", `${inWords(iterations)} iterations: six of exploration`],
  ["packages/analyst/README.md", `four tools at most ${inWords(calls)} times`],
  ["docs/from-a-zod-schema.md", `${inWords(attempts)} answers in all`],
  ["docs/compare/index.md", `up to ${inWords(attempts)} answers by default`],
  ["docs/measurements.md", `loads at most ${bundle} kB, minified and compressed`],
  ["packages/llm/README.md", `at most ${bundle} kB, gzipped, of \`generateObject\``],
  ["README.md", `at most ${text} KiB (minified and gzipped)`],
  ["packages/parser/README.md", `at most ${json} kB, minified and gzipped`],
];

it.each(claims)("%s says what is so: %s", (page, sentence) => {
  expect(sentence).not.toMatch(/NaN|\?/);
  expect(read(page).includes(sentence)).toBe(true);
});
