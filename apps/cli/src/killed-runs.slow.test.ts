import { mkdir, readdir, rm } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { leftovers } from "./testing/bystanders.js";
import { type KeptRun, keptRuns } from "./testing/kept-runs.js";
import { triedWith } from "./testing/thorough.js";
import { workplace } from "./testing/workplace.js";

const place = workplace();
const { at, concordat } = place;

/** How often each run is killed. `CONCORDAT_KILLS=100` makes the long form. */
const kills = Number(process.env.CONCORDAT_KILLS ?? 2);
/** Milliseconds within which a command is killed after the request that was chosen for it. */
const spreadMs = 60;

const names = async (): Promise<string[]> => (await readdir(at("out"), { recursive: true })).sort();

/** Kills the run somewhere between its first moment and its last. */
async function killSomewhere(kept: KeptRun, requests: number): Promise<void> {
  const after = Math.floor((requests + 1) * Math.random());
  // Before its first request a command takes as long to start as to load.
  const ms = after === 0 ? 1_200 * Math.random() : spreadMs * Math.random();
  await place.kill(place.argsFor(kept), after, ms);
}

/** How many processes begin at once, and what the one before them left. */
const atOnce = [
  [2, "without a lock"],
  [3, "with the lock of one that was killed"],
  [3, "without a lock"],
  [2, "with the lock of one that was killed"],
] as const;

describe.each(keptRuns)("$name", (kept) => {
  it("ends as if it had never been killed, however often it was: files, reports, samples", async () => {
    const { outcome, requests, files } = await place.unkilled(kept);
    for (let killed = 0; killed < kills; ) {
      // Until it has come to an end by itself; then from the beginning again.
      await rm(at("out"), { recursive: true });
      await mkdir(at("out"));
      for (let rounds = 1 + Math.floor(5 * Math.random()); rounds > 0 && killed < kills; rounds--) {
        await killSomewhere(kept, requests);
        killed++;
      }
      const { code, err } = await concordat(place.argsFor(kept));
      expect([code, code === 0 ? "" : err]).toEqual([0, ""]);
      expect([await place.outcomeOf(kept), await names()]).toEqual([outcome, files]);
    }
  });

  it.each(triedWith(keptRuns.indexOf(kept), atOnce, 2))(
    "is one process's at a time: of %i at once %s one runs, and the others say who does",
    async (count, stale) => {
      const { outcome, requests, files } = await place.unkilled(kept);
      if (stale !== "without a lock") await place.kill(kept.start, Math.ceil(requests / 2), 5);
      const args = place.argsFor(kept);
      const runs = await Promise.all(Array.from({ length: count }, () => concordat(args)));
      expect(runs.map(({ code }) => code)).toContain(0);
      for (const { code, err } of runs) {
        if (code === 5)
          expect(err).toMatch(/is held by process \d+ .* since .*; wait until it ends or stop it/);
        // One that comes when all is done finds it done, or refuses to begin over an existing run.
        else expect([[0, 2], err]).toEqual([expect.arrayContaining([code]), err]);
      }
      expect([await place.outcomeOf(kept), await leftovers(place), await names()]).toEqual([
        outcome,
        [],
        files,
      ]);
    },
  );
});
