import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCli } from "../../testing/run-cli.js";

it("names a folder without a run before it opens the database", async () => {
  const folder = await mkdtemp(join(tmpdir(), "concordat-copy-"));
  try {
    // Port 1 answers nobody.
    const { code, err } = await runCli([
      ...["simulate", "copy", folder, "copied", "--ledger", "postgres://127.0.0.1:1/runs"],
    ]);
    expect([code, err]).toEqual([2, expect.stringContaining(`${folder} contains no run`)]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
