// generateObject over a real Ollama: what it costs over raw `ollama.chat` with the same prompt and schema on the same
// server, in turn, and how many first answers are valid for each way of writing the schema.
//
// Needs a server (OLLAMA_HOST, default localhost:11434) and a model on it (CONCORDAT_BENCH_MODEL, default smollm2).
import { readFileSync } from "node:fs";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { generateObject, wireForms } from "@concordat/llm";
import { createOllamaClient } from "@concordat/llm/ollama";
import { Ollama } from "ollama";
import { median } from "./measure/compare.mjs";
import { duration, printTable } from "./measure/table.mjs";

const host = endpointOf(process.env.OLLAMA_HOST ?? "localhost:11434");
const model = process.env.CONCORDAT_BENCH_MODEL ?? "smollm2";
const rounds = Number(process.env.CONCORDAT_BENCH_ROUNDS ?? 30);
const decisions = Number(process.env.CONCORDAT_BENCH_DECISIONS ?? 100);
const feed = JSON.parse(readFileSync(new URL("../../examples/feed.json", import.meta.url), "utf8"));

const server = new Ollama({ host });
const models = await server.list().catch(() => null);
if (models === null) console.log(`\nskipped: Ollama: nothing answers at ${host}`);
else if (!models.models.some(({ name }) => name.split(":")[0] === model)) {
  console.log(`\nskipped: Ollama: ${host} has no model ${model}`);
} else {
  await overhead();
  await formsCompared();
}

async function overhead() {
  const client = createOllamaClient({ endpoint: host, model });
  const requests = [];
  const spied = { ...client, chat: (request) => requests.push(request) && client.chat(request) };
  const ask = (seed) =>
    generateObject({ ...question(feed[0]), client: spied, seed, maxAttempts: 1, timeoutMs: 3e5 });
  await ask(0);
  const [{ messages, schema, maxTokens }] = requests;
  const times = { raw: [], generated: [] };
  let valid = 0;
  for (let seed = 1; seed <= rounds; seed++) {
    const derived = { seed: -1 };
    const generated = timed(async () => {
      const outcome = await ask(seed);
      derived.seed = outcome.attempts[0].seed;
      if (outcome.state === "valid") valid++;
    });
    times.generated.push(await generated);
    times.raw.push(await timed(() => rawAnswer({ messages, schema, maxTokens, seed: derived.seed })));
  }
  const [raw, generated] = [median(times.raw), median(times.generated)];
  printTable({
    title: `generateObject over Ollama, ${model}`,
    note: `${rounds} decisions each, in turn; ${valid} of ${rounds} first answers valid, ${requests.length - 1} requests for them`,
    columns: ["", "median", "times raw"],
    rows: [
      ["ollama.chat and JSON.parse", duration(raw), "1.000"],
      ["generateObject", duration(generated), (generated / raw).toFixed(3)],
    ],
  });
}

async function rawAnswer({ messages, schema, maxTokens, seed }) {
  let text = "";
  const options = { temperature: 0.7, num_predict: maxTokens, num_ctx: 2048, seed };
  for await (const part of await server.chat({ model, messages, format: schema, stream: true, options })) {
    text += part.message.content;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function formsCompared() {
  const rows = [];
  for (const [name, wireForm] of [
    ["branches", wireForms.ollama],
    ["flat", wireForms.flat],
  ]) {
    const client = { ...createOllamaClient({ endpoint: host, model }), wireForm };
    let valid = 0;
    for (let index = 0; index < decisions; index++) {
      const post = feed[index % feed.length];
      const outcome = await generateObject({
        ...question(post),
        client,
        seed: index,
        maxAttempts: 1,
        timeoutMs: 3e5,
      });
      if (outcome.state === "valid") valid++;
    }
    rows.push([name, `${valid} of ${decisions}`]);
  }
  printTable({ title: "First answers that are valid, by the schema's form", columns: ["", "valid"], rows });
}

function question(post) {
  return {
    contract: agentDecision,
    messages: [{ role: "user", content: `A friend posts: ${JSON.stringify(post.text)}. What do you do?` }],
  };
}

function endpointOf(given) {
  return given.includes("://") ? given : `http://${given}`;
}

async function timed(call) {
  const start = process.hrtime.bigint();
  await call();
  return Number(process.hrtime.bigint() - start);
}
