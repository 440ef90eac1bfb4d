import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadScenario } from "@concordat/simulation";
import { answerText, startModelServer } from "@concordat/testing/model-server";
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

const tweets = [
  { id_str: "1", full_text: "Tea is cheap &amp; good", created_at: "Sat Mar 14 08:00:00 +0000 2026" },
  { id_str: "2", full_text: "", created_at: "Sat Mar 14 08:30:00 +0000 2026" },
];
const imports: readonly (readonly [name: string, content: string, args: readonly string[]])[] = [
  ["x.js", `window.YTD.tweets.part0 = ${JSON.stringify(tweets.map((tweet) => ({ tweet })))}`, ["posts"]],
  [
    "comments.ndjson",
    `${JSON.stringify({ id: "c1", author: "bob", body: "I like tea.", created_utc: 1_773_475_200, link_id: "t3_a" })}\n`,
    ["posts"],
  ],
  ["table.csv", "when;who;message\n14.03.2026 10:00;carl;Tea for two\n", ["posts", "--time-zone", "UTC"]],
  [
    "people.csv",
    "id,age,town,job\np1,34,Kiel,nurse\np2,51,Bonn,\n",
    ["profiles", "--field", "interests=job,town"],
  ],
];

it("an archive, comments, a table of posts and people without interests are simulated with a model", async () => {
  for (const [name, content, [kind = "", ...args]] of imports) {
    await writeFile(join(folder, name), content);
    const out = `${name}.ndjson`;
    const { code, err } = await runCli(["import", kind, name, "--out", out, ...args], { cwd: folder });
    expect([code, err]).toEqual([0, expect.stringContaining(`written to ${out}`)]);
    if (name === "x.js") expect(err).toContain('empty, without a text or a picture: item 2 (id "2")');
  }
  const imported = {
    ...scenario,
    ...{ rounds: 2, round_minutes: 300, starts_at: "2026-03-14T08:00:00Z" },
    audience: { kind: "profiles", file: "people.csv.ndjson" },
    event_files: imports.slice(0, 3).map(([name]) => `${name}.ndjson`),
    policy: { kind: "model" },
  };
  await writeFile(join(folder, "imported.json"), JSON.stringify(imported));
  await using server = await startModelServer(({ body }) =>
    answerText(
      JSON.stringify(body.messages).includes("Kiel") ? { reason: "Mine.", choice: "LIKE" } : { choice: "?" },
    ),
  );
  const engine = ["--endpoint", server.origin, "--model", "m"];
  const { code, err } = await runCli(["simulate", "imported.json", "--out", "imported", ...engine], {
    cwd: folder,
  });
  expect([code, err]).toEqual([1, expect.stringContaining("to see the invalid decisions: ")]);
  const asked = await runCli(["simulate", "decisions", "imported", "--state", "valid", "--json"], {
    cwd: folder,
  });
  expect(
    asked.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).post),
  ).toEqual(expect.arrayContaining(["1", "c1", "post-1"]));
});
