import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { beforeAll, expect, it, vi } from "vitest";
import { studyModel } from "./testing/study-model.js";
import { studyPlace } from "./testing/study-place.js";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const { at, conducted, report } = studyPlace();
beforeAll(async () => {
  await conducted("half", studyModel(), { limits: { maxRequests: 5 } });
  await conducted("whole", studyModel());
});

/** Resumes a copy of a study in which something was changed. */
async function resumed(of: "half" | "whole", name: string, change: () => Promise<void>) {
  await cp(at(of), at(name), { recursive: true });
  await change();
  return conducted(name, studyModel(), {}, "resume");
}

it.each(["half", "whole"] as const)(
  "refuses ensembles of other messages, as two that were swapped: %s",
  async (of) => {
    const name = `swapped-${of}`;
    const swap = async () => {
      const [a, b, aside] = ["terraces", "safety", "aside"].map((message) => at(name, "messages", message));
      await rename(String(a), String(aside));
      await rename(String(b), String(a));
      await rename(String(aside), String(b));
    };
    await expect(resumed(of, name, swap)).rejects.toMatchObject({
      code: "NO_STUDY",
      message: expect.stringMatching(
        /terraces is not the ensemble of the message "terraces" in .*; put it back$/,
      ),
    });
  },
);

it("says what to do about an analysis whose report is gone", async () => {
  const remove = () => rm(at("gone", "analysis/report.json"));
  await expect(resumed("whole", "gone", remove)).rejects.toMatchObject({
    code: "DAMAGED",
    message: expect.stringContaining("put it back, or remove"),
  });
  await rm(at("gone", "analysis"), { recursive: true });
  expect(await conducted("gone", studyModel(), {}, "resume")).toMatchObject({ state: "completed" });
  expect(await report("gone")).toEqual(await report("whole"));
});

it("says what to do about decisions of a run that was re-created since", async () => {
  const remove = () => rm(at("anew", "messages/safety/runs/01"), { recursive: true });
  await expect(resumed("whole", "anew", remove)).rejects.toMatchObject({
    code: "DAMAGED",
    message: expect.stringMatching(
      /tables was made from other runs .* remove .*tables, .*analysis, .*advice and resume$/,
    ),
  });
  for (const name of ["tables", "analysis", "advice"]) await rm(at("anew", name), { recursive: true });
  expect(await conducted("anew", studyModel(), {}, "resume")).toMatchObject({ state: "completed" });
  expect(await report("anew")).toEqual(await report("whole"));
});

it.each([
  ["report.json", /"confidence": 0\.\d/, '"confidence": 1.0'],
  ["report.md", "choices 1", "choices 2"],
  ["report.html", "choices 1", "choices 2"],
  ["01-choices-1.csv", "RESHARE", "SCROLL"],
  ["iterations.jsonl", "Count", "Guess"],
  ["attempts.jsonl", '"message":"', '"message":"No: '],
])("refuses an analysis in which %s was changed by hand", async (file, before, after) => {
  const name = `edited-${file}`;
  const change = async () => {
    const path = at(name, "analysis", file);
    const text = await readFile(path, "utf8");
    expect(text.replace(before, after)).not.toBe(text);
    await writeFile(path, text.replace(before, after));
  };
  await expect(resumed("whole", name, change)).rejects.toMatchObject({
    code: "DAMAGED",
    message: expect.stringMatching(
      new RegExp(
        `${file.replace(".", "\\.")}.* was changed since this run wrote it.*remove .*analysis to have it made again$`,
      ),
    ),
  });
});
