import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  createEnsembleFolder,
  openRunFolder,
  playEnsemble,
  runFolderOf,
  verifyRunFolder,
} from "../entry/sqlite.js";
import { buildScenario } from "../index.js";
import { askingModel } from "../testing/asking.js";

const scenario = buildScenario({
  name: "street",
  seed: 7,
  rounds: 2,
  starts_at: "2026-03-14T08:00:00Z",
  round_minutes: 60,
  audience: {
    kind: "segments",
    size: 3,
    segments: [{ name: "all", share: 1, interests: { from: ["trains"], count: 1 } }],
  },
  network: { kind: "everyone" },
  events: [
    {
      round: 0,
      kind: "post",
      post: { id: "news", author_id: "paper", text: "News.", followed_by: "everyone" },
    },
  ],
  feed: { ranker: "chronological", size: null },
  activity: 1,
  policy: { kind: "model" },
});

it("holds up one run of an ensemble while the others are played, and ends what holds it with the run", async () => {
  const place = await mkdtemp(join(tmpdir(), "concordat-held-ensemble-"));
  const ensemble = await createEnsembleFolder(join(place, "runs"), scenario, { runs: 2 });
  const gate = { open: (): void => undefined };
  let held: Promise<void> | null = new Promise((resolve) => {
    gate.open = resolve;
  });
  const closed: string[] = [];
  const [first, second] = ensemble.ensemble.runs;
  const played = playEnsemble({
    ensemble,
    concurrency: 2,
    model: askingModel(() => ({ choice: "LIKE" })),
    openHold: async (run) => ({
      hold: () => (run.folder === first?.folder ? held : null),
      close: async () => void closed.push(run.folder),
    }),
  });
  await expect.poll(() => closed, { timeout: 10_000 }).toEqual([second?.folder]);
  held = null;
  gate.open();
  const { pause, completed } = await played;
  expect([pause, completed.length]).toEqual([null, 2]);
  expect(closed).toEqual([second?.folder, first?.folder]);
  for (const run of ensemble.ensemble.runs) await verifyRunFolder(runFolderOf(ensemble, run));
  await ensemble.close();
  await rm(place, { recursive: true });
});

it("closes the folder of a run also if what holds it cannot be ended", async () => {
  const place = await mkdtemp(join(tmpdir(), "concordat-held-ensemble-"));
  const ensemble = await createEnsembleFolder(join(place, "runs"), scenario, { runs: 1 });
  const played = playEnsemble({
    ensemble,
    model: askingModel(() => ({ choice: "LIKE" })),
    openHold: async () => ({
      hold: () => null,
      close: async () => {
        throw new Error("the channel cannot be closed");
      },
    }),
  });
  await expect(played).rejects.toThrow("the channel cannot be closed");
  // A folder that is open elsewhere would be refused.
  for (const run of ensemble.ensemble.runs) await (await openRunFolder(runFolderOf(ensemble, run))).close();
  await ensemble.close();
  await rm(place, { recursive: true });
});
