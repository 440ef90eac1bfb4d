// What a schema takes, from the document to a grammar that llama.cpp has read: processor time and memory of the slowest
// and of the largest of both public suites (CONCORDAT_SUITES). Goal: none over 2 s or 500 MB.
import { fork } from "node:child_process";
import { join } from "node:path";
import { jsonSchemaBench, maskBench, missing } from "./suites/public-suites.mjs";

/** Schemas that one process takes. Its peak is more than any of them needs. */
const batchSize = 20;
/** Bytes of a process beyond which each of its schemas is measured in a process of its own. */
const closerLookBytes = 400 * 2 ** 20;

if (missing === null) {
  const cases = [
    ...jsonSchemaBench().flatMap(({ dataset, schemas }) =>
      schemas.map(({ name, schema }) => ({ name: `${dataset} ${name}`, schema })),
    ),
    ...maskBench().map(({ name, schema }) => ({ name: `maskbench ${name}`, schema })),
  ];
  const costs = [];
  for (let from = 0; from < cases.length; from += batchSize) {
    const batch = cases.slice(from, from + batchSize);
    const together = await measure(batch);
    if (together.every(({ bytes }) => bytes < closerLookBytes)) costs.push(...together);
    else for (const one of batch) costs.push(...(await measure([one])));
  }
  const refused = costs.filter(({ problem }) => problem !== null);
  const slowest = costs.reduce((most, cost) => (cost.cpuMs > most.cpuMs ? cost : most));
  const largest = costs.reduce((most, cost) => (cost.bytes > most.bytes ? cost : most));
  console.log(`${costs.length} schemas, ${refused.length} refused with a message`);
  for (const { name, problem } of refused) console.log(`  ${name}: ${problem.slice(0, 150)}`);
  console.log(
    `  slowest ${Math.round(slowest.cpuMs)} ms of processor time, ${Math.round(slowest.wallMs)} ms by the clock: ${slowest.name}`,
  );
  console.log(
    `  largest process ${Math.round(largest.bytes / 2 ** 20)} MB, with llama.cpp and up to ${batchSize} schemas in it`,
  );
} else console.log(`schema-costs: skipped, ${missing}`);

/** What each of some schemas took in a process of theirs, and the peak of that process. */
async function measure(batch) {
  const child = fork(join(import.meta.dirname, "suites/cost-once.mjs"));
  const found = [];
  child.on("message", (message) => found.push(message));
  child.send(batch);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  const peak = found.at(-1)?.peakBytes;
  if (code !== 0 || peak === undefined) {
    const at = batch[found.length]?.name;
    throw new Error(`the process ended with ${code} at ${at}`);
  }
  return found.slice(0, -1).map((cost) => ({ ...cost, bytes: peak }));
}
