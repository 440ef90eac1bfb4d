import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadScenario } from "@concordat/simulation";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-import-events-"));
});
afterAll(() => rm(folder, { recursive: true }));

const feed = `<?xml version="1.0"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Paper</title>
<item><guid>g1</guid><title>Tea</title><author>paper</author><pubDate>Sat, 14 Mar 2026 09:30:00 +0200</pubDate>
<content:encoded><![CDATA[<p>Tea is <b>cheaper</b> now.</p>]]></content:encoded></item>
</channel></rss>`;

// 2026-03-14T08:00:00Z
const listing = {
  kind: "Listing",
  data: {
    children: [
      {
        kind: "t3",
        data: {
          name: "t3_abc",
          id: "abc",
          author: "ann",
          title: "Tea",
          selftext: "Open.",
          created_utc: 1_773_475_200,
          num_comments: 3,
          subreddit: "tea",
          permalink: "/r/tea/abc",
        },
      },
    ],
  },
};

const scenario = {
  name: "launch",
  seed: 1,
  rounds: 4,
  starts_at: "2026-03-14T08:00:00+02:00",
  round_minutes: 60,
  audience: {
    kind: "segments",
    size: 3,
    segments: [{ name: "all", share: 1, interests: { from: ["tea"], count: 1 } }],
  },
  network: { kind: "nobody" },
  event_files: ["feed.ndjson", "reddit.ndjson"],
  feed: { ranker: "chronological", size: null },
  activity: 1,
  policy: { kind: "cascade", probability: 0 },
};

it("files of other tools become events of a scenario by one command each, and the run is simulated", async () => {
  await writeFile(join(folder, "feed.xml"), feed);
  await writeFile(join(folder, "reddit.json"), JSON.stringify(listing));
  await writeFile(join(folder, "scenario.json"), JSON.stringify(scenario));
  for (const [from, to] of [
    ["feed.xml", "feed.ndjson"],
    ["reddit.json", "reddit.ndjson"],
  ] as const) {
    const { code } = await runCli(["import", "posts", from, "--out", to], { cwd: folder });
    expect(code).toBe(0);
  }
  const { posts } = await loadScenario(join(folder, "scenario.json"));
  expect(posts.map(({ id, text, timestamp }) => [id, text, timestamp])).toEqual([
    ["g1", "Tea is cheaper now.", "2026-03-14T09:30:00+02:00"],
    ["t3_abc", "Tea\n\nOpen.", "2026-03-14T08:00:00Z"],
  ]);
  const { code } = await runCli(["simulate", "scenario.json", "--out", "run"], { cwd: folder });
  expect(code).toBe(0);
});
