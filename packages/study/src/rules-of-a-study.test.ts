import { readFile, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createStudyFolder, openStudyFolder, type ReadStudy, readStudy } from "./index.js";
import { example, studyPlace } from "./testing/study-place.js";

const { at, json } = studyPlace();
const studies: Record<string, ReadStudy> = {};
beforeAll(async () => {
  const scenario = JSON.parse(await readFile(join(example, "../scenario.json"), "utf8"));
  const segments = [{ name: "all", share: 1, interests: { from: ["news"], count: 1 } }];
  const audience = { kind: "segments", size: 40, segments };
  const policies = {
    threshold: { kind: "threshold", share: 0.2 },
    cascade: { kind: "cascade", probability: 0.4 },
  };
  for (const [kind, policy] of Object.entries(policies)) {
    await writeFile(at(`${kind}.scenario.json`), JSON.stringify({ ...scenario, policy, audience }));
    const study = { ...JSON.parse(await readFile(example, "utf8")), scenario: `${kind}.scenario.json` };
    await writeFile(at(`${kind}.json`), JSON.stringify(study));
    studies[kind] = await readStudy(at(`${kind}.json`));
  }
});

/** A study of which an ensemble is as an earlier version of Concordat began it. */
async function begun(name: string, kind: string, message: string): Promise<ReadStudy> {
  const study = studies[kind];
  if (study === undefined) throw new Error(kind);
  await (await createStudyFolder(at(name), study)).close();
  const {
    rules_version: _,
    sha256: _hash,
    ...earlier
  } = Object(await json(name, "messages", message, "ensemble.json"));
  await writeFile(at(name, "messages", message, "ensemble.json"), JSON.stringify(earlier));
  return study;
}

const [first, second] = ["terraces", "safety"];

it("plays the messages that are left with the rules of the first", async () => {
  const study = await begun("stopped", "threshold", String(first));
  // Stopped before it was complete: the other messages have no ensembles.
  await unlink(at("stopped", "study.json"));
  const left = [String(second)];
  for (const message of left) await rm(at("stopped", "messages", message), { recursive: true });
  await (await createStudyFolder(at("stopped"), study)).close();
  for (const message of left)
    expect(await json("stopped", "messages", message, "ensemble.json")).toMatchObject({ rules_version: 1 });
});

it("refuses messages of which a rule had different meanings", async () => {
  await begun("mixed", "threshold", String(second));
  await expect(openStudyFolder(at("mixed"))).rejects.toMatchObject({
    code: "NO_STUDY",
    message: expect.stringMatching(
      /safety is played with version 1 of the rules and .*terraces with version 2, .* cannot be compared; begin the study again in another folder$/,
    ),
  });
});

it("takes them where every rule has one meaning", async () => {
  await begun("cascades", "cascade", String(second));
  await (await openStudyFolder(at("cascades"))).close();
});
