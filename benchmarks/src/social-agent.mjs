// Decisions of social agents a second by the clock on the wall, with a client that answers at once: all that is measured is
// ours, from the prompt to the record.
import { decideAll, SocialAgent } from "@concordat/agent";
import { wireForms } from "@concordat/llm";
import { printTable } from "./measure/table.mjs";

const rounds = 5;
const decisions = 5_000;
const text = '{"reason":"It touches what I care about most.","choice":"LIKE","content":null}';
const client = {
  id: "scripted:bench",
  wireForm: wireForms.llama,
  async *chat() {
    yield { type: "text", text };
    yield { type: "finish", finishReason: "stop", usage: { promptTokens: 200, completionTokens: 20 } };
  },
};
const profile = { id: "mara", name: "Mara", interests: ["sourdough", "trains"] };
const agent = new SocialAgent({ profile, client, seed: 7 });
const posts = Array.from({ length: decisions }, (_, index) => ({
  id: `p${index}`,
  author_id: "leo",
  text: "My loaf came out flat again.",
  timestamp: "2026-03-14T09:26:53Z",
}));

async function oneByOne() {
  let valid = 0;
  for (const post of posts) if ((await agent.decide(post)).outcome.state === "valid") valid++;
  return valid;
}

async function atOnce() {
  let valid = 0;
  for await (const { state } of decideAll({ agents: [agent], posts, concurrency: 64 }))
    if (state === "valid") valid++;
  return valid;
}

const contenders = { "SocialAgent.decide, one by one": oneByOne, "decideAll, 64 at once": atOnce };
const best = new Map();
for (let round = 0; round < rounds; round++) {
  for (const [name, run] of Object.entries(contenders)) {
    const [start, busy] = [performance.now(), process.cpuUsage()];
    const valid = await run();
    const seconds = (performance.now() - start) / 1_000;
    const { user, system } = process.cpuUsage(busy);
    if (valid !== decisions) throw new Error(`${name}: ${valid} of ${decisions} decisions are valid`);
    const before = best.get(name)?.seconds ?? Number.POSITIVE_INFINITY;
    if (seconds < before) best.set(name, { seconds, cpu: (user + system) / 1e6 });
  }
}
printTable({
  title: "decisions of a social agent",
  note: `the best of ${rounds} rounds of ${decisions} decisions, all valid, each with its record`,
  columns: ["", "a second, by the wall clock", "a second of processor time"],
  rows: [...best].map(([name, { seconds, cpu }]) => [
    name,
    Math.round(decisions / seconds),
    Math.round(decisions / cpu),
  ]),
});
