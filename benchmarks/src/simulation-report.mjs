// What is made of a run: time and size of its report and its tables, for 100,000 decisions of a scripted model with long reasons.
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildScenario, createMemoryLedger, modelPolicies, simulate } from "@concordat/simulation";
import { exportRun } from "@concordat/simulation-export";
import { collectRun, renderRun } from "@concordat/simulation-report";

const reason =
  "It touches what I care about most, and my neighbours will want to know about it before the summer. ";
const segments = ["commuters", "shopkeepers", "residents", "visitors", "students"].map((name) => ({
  name,
  share: 0.2,
  interests: { from: ["night trains", "cycling"], count: 1 },
}));

function scenario({ size, rounds, feed, policy, messages }) {
  return buildScenario(
    {
      name: "bench",
      seed: 7,
      rounds,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      audience: { kind: "segments", size, segments },
      network: { kind: "preferential-attachment", follows_each: 5 },
      feed,
      activity: 1,
      policy,
    },
    {
      posts: Array.from({ length: messages }, (_, index) => ({
        id: `m${index}`,
        author_id: "paper",
        text: `Message ${index}`,
        round: 0,
        followed_by: "everyone",
      })),
    },
  );
}

async function measured(title, played, model) {
  const ledger = createMemoryLedger();
  await simulate({ scenario: played, ledger, ...(model === undefined ? {} : { model }), concurrency: 64 });
  const start = performance.now();
  const report = await collectRun({ scenario: played, ledger, place: ["out/bench"] });
  const collected = performance.now();
  const html = renderRun(report);
  const seconds = (from, to) => ((to - from) / 1000).toFixed(2);
  const { asked, by_rule } = report.totals;
  const megabytes = (Buffer.byteLength(html) / 1e6).toFixed(2);
  console.log(
    `${title}: ${asked} asked, ${by_rule} by rules, collected in ${seconds(start, collected)} s, drawn in ${seconds(collected, performance.now())} s, ${megabytes} MB, ${report.lists.length} lists, peak ${peak()} MB`,
  );
  for (const format of ["parquet", "csv"]) await exported(played, ledger, format);
}

async function exported(played, ledger, format) {
  const folder = mkdtempSync(join(tmpdir(), "concordat-bench-"));
  const start = performance.now();
  const { tables } = await exportRun({ scenario: played, ledger, out: folder, format });
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  rmSync(folder, { recursive: true });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `  as ${format}: ${rows} rows in ${seconds} s, ${(bytes / 1e6).toFixed(2)} MB, peak ${peak()} MB`,
  );
}

function peak() {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

let answered = 0;
const choices = ["LIKE", "RESHARE", "SCROLL", "REPLY"];
const client = {
  id: "scripted:bench",
  wireForm: (await import("@concordat/llm")).wireForms.llama,
  async *chat() {
    const choice = choices[answered++ % 4];
    const content = choice === "RESHARE" || choice === "REPLY" ? reason.repeat(3) : null;
    yield { type: "text", text: JSON.stringify({ reason: reason.repeat(4), choice, content }) };
    yield { type: "finish", finishReason: "stop", usage: { promptTokens: 200, completionTokens: 20 } };
  },
};
const feed = { ranker: "chronological", size: 4 };
await measured(
  "100,000 decisions",
  scenario({ size: 1_250, rounds: 20, feed, policy: { kind: "model" }, messages: 100 }),
  modelPolicies({ client }),
);
