import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

const program = `
  import { buildScenario, simulate } from "@concordat/simulation";
  import "@concordat/simulation/sqlite";
  export async function run() {
    const scenario = buildScenario(
      {
        name: "rumour",
        seed: 7,
        rounds: 2,
        starts_at: "2026-03-14T08:00:00Z",
        round_minutes: 60,
        audience: { kind: "segments", size: 5, segments: [{ name: "all", share: 1, interests: { from: ["cycling"], count: 1 } }] },
        network: { kind: "preferential-attachment", follows_each: 2 },
        feed: { ranker: "chronological", size: null },
        activity: 1,
        policy: { kind: "cascade", probability: 1 },
      },
      { posts: [{ id: "m1", author_id: "cityhall", text: "Market Street will be closed." }] },
    );
    const { summary } = await simulate({ scenario });
  
    return summary.byRule;
  }`;

it("simulates in a bundle for Node.js next to which no file is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "concordat-bundle-"));
  const outfile = join(folder, "main.mjs");
  try {
    await build({
      stdin: { contents: program, resolveDir: import.meta.dirname },
      bundle: true,
      platform: "node",
      format: "esm",
      outfile,
      logLevel: "silent",
    });
    const { run } = await import(pathToFileURL(outfile).href);
    expect(await run()).toBe(5);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
