import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadScenario } from "@concordat/simulation";
import { randomModel } from "@concordat/testing/random-model";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";
import { smallScenario } from "../testing/small-scenario.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-relevance-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("prints the file that the scenario names, and that does not exist yet", async () => {
  const at = (name: string): string => join(folder, name);
  const profiles = ["ada", "bo"].map((id) => ({ id, name: id, interests: ["night trains"] }));
  await writeFile(at("profiles.json"), JSON.stringify(profiles));
  const policy = { kind: "relevance", rates: { LIKE: 0.2 } };
  const relevance = { file: "relevance.csv" };
  const scenario = { ...smallScenario(["a", "b"]), policy, relevance };
  await writeFile(at("scenario.json"), JSON.stringify(scenario));
  const model = await randomModel();
  const { code, out } = await runCli(["simulate", "relevance", at("scenario.json"), "--model", model]);
  expect(code).toBe(0);
  expect(out).toMatch(/^agent_id,post_id,score\n(?:\w+,\w+,-?[0-9.]+\n)+$/);
  await expect(loadScenario(at("scenario.json"))).rejects.toThrow("relevance.csv");
  await writeFile(at("relevance.csv"), out);
  expect((await loadScenario(at("scenario.json"))).relevance).not.toBeNull();
});
