// What it is worth to tell a model what the fields of an answer mean: our four jobs, asked with their prompts as they are,
// with the descriptions of the contract's fields added, and without the shape of the answer.
//
// On the embedded model, and on an Ollama where OLLAMA_HOST or CONCORDAT_BENCH_MODEL names one.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SocialAgent } from "@concordat/agent";
import { analyze, openTable } from "@concordat/analyst";
import { loadContract } from "@concordat/contracts";
import { newRun, runDecision } from "@concordat/copilot";
import { describeFields, wrapClient } from "@concordat/llm";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { createLlamaClient } from "@concordat/llm/llama";
import { createOllamaClient } from "@concordat/llm/ollama";
import { parseText } from "@concordat/parser";
import { Reasoner } from "@concordat/reasoner";
import { median } from "./measure/compare.mjs";
import { duration, printTable } from "./measure/table.mjs";

const examples = new URL("../../examples/", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, examples), "utf8"));
const feed = read("feed.json").slice(0, Number(process.env.CONCORDAT_BENCH_POSTS ?? 16));
const profiles = read("profiles.json");
const asked = await Promise.all(
  [
    "agent-decision",
    "reasoner-response",
    "planner-response",
    "list-items",
    "synthesis",
    "iteration-response",
  ].map(loadContract),
);

const shapeLine = /\n?Answer with JSON only:[^\n]*/;
const forms = {
  "as it is": (content) => content,
  "with field descriptions": (content, lines) => `${content}\n${lines.join("\n")}`,
  "without the shape": (content) => content.replace(shapeLine, ""),
};

const jobs = {
  agent: async (client) => {
    for (const [index, post] of feed.entries()) {
      const profile = profiles[index % profiles.length];
      await new SocialAgent({ profile, client, seed: index, timeoutMs: 3e5, maxAttempts: 1 }).decide(post);
    }
  },
  reasoner: async (client) => {
    for (const [index, post] of feed.entries()) {
      const agent = profiles[index % profiles.length];
      const options = ["composing", "engaging_like", "engaging_reply", "engaging_reshare", "scrolling"];
      const reasoner = new Reasoner({ client, timeoutMs: 3e5, maxAttempts: 1, logger: { warn() {} } });
      const input = {
        agent,
        currentState: "evaluating",
        trigger: "decides",
        options,
        context: post,
        seed: index,
      };
      await reasoner.reason(input).catch(() => undefined);
    }
  },
  copilot: async (client) => {
    for (const question of [
      "Should we move our builds to machines of our own?",
      "Should the bakery open on Sundays?",
    ]) {
      const context = "It costs 4,000 a month today. Two people would look after it.";
      const start = newRun({ question, context, model: client.id });
      await runDecision(start, { client, timeoutMs: 3e5, maxAttempts: 1 });
    }
  },
  analyst: async (client) => {
    const out = mkdtempSync(join(tmpdir(), "describe-"));
    const table = await openTable(new URL("bakery-sales.csv", examples).pathname);
    const question = "What drove the change in sales?";
    await analyze({ table, client, question, iterations: 4, out, timeoutMs: 3e5, maxAttempts: 1 }).catch(
      () => undefined,
    );
    await table.close();
    rmSync(out, { recursive: true });
  },
};

await measureEmbedded();
if (process.env.OLLAMA_HOST !== undefined) {
  const host = process.env.OLLAMA_HOST;
  const endpoint = host.includes("://") ? host : `http://${host}`;
  await measure(createOllamaClient({ endpoint, model: process.env.CONCORDAT_BENCH_MODEL ?? "smollm2" }));
}

async function measureEmbedded() {
  const modelPath = await ensureEmbeddedModel().catch((error) =>
    console.log(`\nskipped: the embedded model: ${error.message}`),
  );
  if (modelPath === undefined) return;
  const client = await createLlamaClient({ modelPath });
  await measure(client);
  await client.dispose();
}

async function measure(client) {
  const rows = [];
  for (const [job, run] of Object.entries(jobs)) {
    for (const [form, rewrite] of Object.entries(forms)) {
      const answers = [];
      await run(observed(client, rewrite, answers));
      const valid = answers.filter((answer) => answer.valid).length;
      const tokens = median(answers.map((answer) => answer.promptTokens ?? 0));
      const time = duration(median(answers.map(({ durationMs }) => durationMs * 1e6)));
      rows.push([job, form, `${valid} of ${answers.length}`, String(tokens), time]);
    }
  }
  printTable({
    title: `First answers by what the prompt says of them, ${client.id}`,
    note: "every answer asked for once; medians",
    columns: ["job", "prompt", "valid", "prompt tokens", "time"],
    rows,
  });
}

/** The client, its prompts rewritten and its answers judged. */
function observed(client, rewrite, answers) {
  const texts = new Map();
  return wrapClient(client, {
    onRequest(request) {
      const contract = contractOf(request.schema);
      if (contract === undefined) return request;
      const lines = describeFields(contract.schema, request.schema);
      const messages = request.messages.map((message) =>
        shapeLine.test(message.content) ? { ...message, content: rewrite(message.content, lines) } : message,
      );
      return { ...request, messages };
    },
    onChunk(chunk, request) {
      if (chunk.type === "text") texts.set(request, (texts.get(request) ?? "") + chunk.text);
      return undefined;
    },
    onFinish({ request, usage, finishReason, durationMs }) {
      const contract = contractOf(request.schema);
      if (contract === undefined) return;
      const { state } = parseText(
        texts.get(request) ?? "",
        contract,
        finishReason === "length" ? { finishReason } : {},
      );
      answers.push({ valid: state === "valid", promptTokens: usage.promptTokens, durationMs });
    },
  });
}

/** The contract whose properties a schema has. */
function contractOf(schema) {
  const names = new Set(
    (schema?.oneOf ?? schema?.anyOf ?? [schema]).flatMap((branch) => Object.keys(branch?.properties ?? {})),
  );
  return asked.find(({ schema: whole }) =>
    (whole.oneOf ?? [whole]).some(
      ({ required = [] }) => required.length > 0 && required.every((name) => names.has(name)),
    ),
  );
}
