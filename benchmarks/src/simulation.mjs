// The simulation by itself: a million agents by a rule; decisions recorded a second; verification; resuming; memory.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildScenario, modelPolicies, simulate, verify } from "@concordat/simulation";
import { openSqliteLedger } from "@concordat/simulation/sqlite";

const segment = { name: "all", share: 1, interests: { from: ["night trains", "cycling"], count: 1 } };

function scenario({ size, rounds, feed, policy, posts, follows = 5 }) {
  return buildScenario(
    {
      name: "bench",
      seed: 7,
      rounds,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      audience: { kind: "segments", size, segments: [segment] },
      network: { kind: "preferential-attachment", follows_each: follows },
      feed,
      activity: 1,
      policy,
    },
    { posts },
  );
}

const messages = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    author_id: "paper",
    text: `Message ${index}`,
    round: 0,
  }));

async function timed(title, run) {
  const start = performance.now();
  const result = await run();
  const seconds = (performance.now() - start) / 1000;
  console.log(`${title}: ${seconds.toFixed(2)} s${result === undefined ? "" : `, ${result(seconds)}`}`);
}

await timed("1,000,000 agents, 5 follows each, 20 rounds of cascade", async () => {
  let exposures = 0;
  let bytes = 0;
  await simulate({
    scenario: scenario({
      size: 1_000_000,
      rounds: 20,
      feed: { ranker: "chronological", size: null },
      policy: { kind: "cascade", probability: 0.1 },
      posts: messages(1),
    }),
    onRound: ({ seen }) => {
      exposures = seen.size;
      bytes = seen.bytes;
    },
  });
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  return () => `peak ${peak} MB, ${(bytes / exposures).toFixed(1)} bytes an exposure`;
});

const folder = mkdtempSync(join(tmpdir(), "concordat-bench-"));
const file = join(folder, "ledger.db");
const client = {
  id: "scripted:bench",
  wireForm: (await import("@concordat/llm")).wireForms.llama,
  async *chat() {
    yield {
      type: "text",
      text: '{"reason":"It touches what I care about most.","choice":"LIKE","content":null}',
    };
    yield { type: "finish", finishReason: "stop", usage: { promptTokens: 200, completionTokens: 20 } };
  },
};
const decided = scenario({
  size: 5_000,
  rounds: 5,
  feed: { ranker: "chronological", size: 4 },
  policy: { kind: "model" },
  posts: messages(20),
});
await timed("100,000 decisions of a scripted model, recorded in SQLite", async () => {
  const ledger = await openSqliteLedger(file);
  const { summary } = await simulate({
    scenario: decided,
    model: modelPolicies({ client }),
    ledger,
    concurrency: 64,
  });
  await ledger.close();
  return (seconds) => `${Math.round(summary.decisions / seconds)} decisions a second`;
});
await timed("verify them", async () => {
  const ledger = await openSqliteLedger(file, { readOnly: true });
  const { state, decisions } = await verify({ ledger, scenario: decided });
  await ledger.close();
  return () => `${state}, ${decisions} decisions`;
});
await timed("resume them", async () => {
  const ledger = await openSqliteLedger(file);
  await simulate({ scenario: decided, model: modelPolicies({ client }), ledger });
  await ledger.close();
});
rmSync(folder, { recursive: true });
