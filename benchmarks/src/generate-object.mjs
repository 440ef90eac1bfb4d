// What generateObject costs over asking a client raw: the same prompt, schema and seed on the same model, in turn.
import { agentDecision } from "@concordat/contracts/agent-decision";
import { generateObject } from "@concordat/llm";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { createLlamaClient } from "@concordat/llm/llama";
import { createScriptedClient } from "@concordat/llm/scripted";
import { median } from "./measure/compare.mjs";
import { duration, printTable } from "./measure/table.mjs";

const messages = [
  { role: "user", content: "A friend posts a photo of a flat loaf of bread. What do you do?" },
];
const answer = '{"reason":"I know what went wrong.","choice":"REPLY","content":"Try a warmer corner."}';

await measure("a scripted client, which answers at once", createScriptedClient([answer]), 400);

const modelPath = await ensureEmbeddedModel().catch((error) =>
  console.log(`\nskipped: the embedded model: ${error.message}`),
);
if (modelPath !== undefined) {
  const client = await createLlamaClient({ modelPath });
  await measure(`${client.id}, in process`, client, 12);
  await client.dispose();
}

async function measure(title, client, rounds) {
  const spied = spy(client);
  const options = (seed) => ({
    client: spied,
    contract: agentDecision,
    messages,
    seed,
    describe: "short",
    maxAttempts: 1,
  });
  await generateObject(options(0));
  const request = spied.requests[0];
  const times = { raw: [], generated: [] };
  let valid = 0;
  for (let seed = 1; seed <= rounds; seed++) {
    times.raw.push(await timed(() => rawAnswer(client, { ...request, seed })));
    times.generated.push(
      await timed(async () => {
        const { state } = await generateObject(options(seed));
        if (state === "valid") valid++;
      }),
    );
  }
  const [raw, generated] = [median(times.raw), median(times.generated)];
  printTable({
    title: `generateObject over ${title}`,
    note: `${rounds} decisions each, in turn; ${valid} of ${rounds} first answers valid, ${spied.requests.length - 1} requests for them`,
    columns: ["", "median", "times raw"],
    rows: [
      ["client.chat and JSON.parse", duration(raw), "1.000"],
      ["generateObject", duration(generated), (generated / raw).toFixed(3)],
    ],
  });
}

/** The same client, remembering its requests. */
function spy(client) {
  const requests = [];
  return {
    ...client,
    requests,
    chat(request) {
      requests.push(request);
      return client.chat(request);
    },
  };
}

async function rawAnswer(client, { signal: _, ...request }) {
  let text = "";
  for await (const chunk of client.chat(request)) if (chunk.type === "text") text += chunk.text;
  return JSON.parse(text);
}

async function timed(call) {
  const start = process.hrtime.bigint();
  await call();
  return Number(process.hrtime.bigint() - start);
}
