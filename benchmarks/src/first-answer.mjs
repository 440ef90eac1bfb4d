// How often the first answer is valid when a model of random weights is held by our grammar, on the real-world schemas of
// JSONSchemaBench: temperature 1, at most 8,192 tokens, a truncated answer counts as failed. Needs the public suites
// (CONCORDAT_SUITES). `CONCORDAT_SAMPLE` schemas of each dataset (default 10), `CONCORDAT_SEEDS` seeds (default 3).
import { fork } from "node:child_process";
import { join } from "node:path";
import { jsonSchemaBench, missing } from "./suites/public-suites.mjs";

const sample = Number(process.env.CONCORDAT_SAMPLE ?? 10);
const seeds = Number(process.env.CONCORDAT_SEEDS ?? 3);

/** Milliseconds after which an answer is given up, with the process that works on it. */
const patience = 150_000;

/** Share of first answers that follow the schema, as JSONSchemaBench has published it for its GitHub-Hard part. */
const published = { Guidance: 41, "llama.cpp": 39, XGrammar: 28, OpenAI: 9 };

if (missing === null) {
  let worker = await startWorker();
  const failures = new Map();
  const shares = [];
  let largest = 0;
  for (const { dataset, schemas } of jsonSchemaBench()) {
    const chosen = schemas.filter((_, index) => (index * sample) % schemas.length < sample);
    let valid = 0;
    for (const { name, schema } of chosen) {
      for (let seed = 1; seed <= seeds; seed++) {
        const { state, detail = "", memory = 0 } = await ask(schema, seed);
        largest = Math.max(largest, memory);
        if (state === "valid") valid += 1;
        else {
          failures.set(state, (failures.get(state) ?? 0) + 1);
          if (process.argv.includes("--list"))
            console.log(`    ${name} ${seed}: ${state} ${detail.slice(0, 200)}`);
        }
      }
    }
    const share = valid / (chosen.length * seeds);
    shares.push(share);
    console.log(`  ${dataset.padEnd(16)} ${valid} of ${chosen.length * seeds} (${percent(share)})`);
  }
  worker.kill();
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  console.log(`first answer valid on random weights, mean over the datasets: ${percent(mean)}`);
  for (const [state, count] of failures) console.log(`  ${state}: ${count}`);
  console.log(`  largest memory ${Math.round(largest / 2 ** 20)} MB`);
  for (const [decoder, share] of Object.entries(published)) console.log(`  published: ${decoder} ${share} %`);

  async function ask(schema, seed) {
    const answer = await new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ state: "no end" }), patience);
      const settle = (result) => {
        clearTimeout(timer);
        worker.off("message", settle).off("exit", onExit);
        resolve(result);
      };
      const onExit = () => settle({ state: "crashed" });
      worker.on("message", settle).on("exit", onExit);
      worker.send({ schema, seed });
    });
    if (answer.state === "no end" || answer.state === "crashed") {
      worker.removeAllListeners().kill("SIGKILL");
      worker = await startWorker();
    }
    return answer;
  }
} else console.log(`first-answer: skipped, ${missing}`);

function startWorker() {
  const worker = fork(join(import.meta.dirname, "suites/answer-once.mjs"));
  return new Promise((resolve) => worker.once("message", () => resolve(worker)));
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}
