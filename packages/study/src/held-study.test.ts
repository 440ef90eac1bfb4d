import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isRunFolder } from "@concordat/simulation/sqlite";
import { beforeAll, expect, it } from "vitest";
import { conductStudy, createStudyFolder, readStudy } from "./index.js";
import { example, studyPlace } from "./testing/study-place.js";

const { at } = studyPlace();
beforeAll(async () => {
  const scenario = JSON.parse(await readFile(join(example, "../scenario.json"), "utf8"));
  const segments = [{ name: "all", share: 1, interests: { from: ["news"], count: 1 } }];
  const small = {
    audience: { kind: "segments", size: 20, segments },
    policy: { kind: "threshold", share: 0.2 },
  };
  await writeFile(at("scenario.json"), JSON.stringify({ ...scenario, ...small }));
  const study = { ...JSON.parse(await readFile(example, "utf8")), scenario: "scenario.json" };
  await writeFile(at("study.json"), JSON.stringify(study));
});

it("holds up each run of a study by itself, and ends what holds it with the run", async () => {
  const study = await createStudyFolder(at("held"), await readStudy(at("study.json")));
  const gate = { open: (): void => undefined };
  let held: Promise<void> | null = new Promise((resolve) => {
    gate.open = resolve;
  });
  const opened: string[] = [];
  const closed: string[] = [];
  let waits = 0;
  const conducted = conductStudy({
    study,
    openHold: async ({ message, run, folder }) => {
      const name = `${message} ${run.folder}`;
      expect([folder, await isRunFolder(folder)]).toEqual([at("held/messages", message, run.folder), true]);
      opened.push(name);
      return {
        hold: () => {
          if (held !== null) waits++;
          return held;
        },
        close: async () => void closed.push(name),
      };
    },
  });
  await expect.poll(() => waits, { timeout: 30_000 }).toBeGreaterThan(0);
  expect([opened.length, closed]).toEqual([1, []]);
  held = null;
  gate.open();
  expect((await conducted).state).toBe("completed");
  expect(closed).toEqual(opened);
  expect(new Set(opened).size).toBe(6);
  await study.close();
});
