import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadScenario } from "@concordat/simulation";
import { expect, it } from "vitest";
import { formatBareNumbers } from "./bare-numbers.js";

/** The line about people with an age, a code and a code with labels. */
async function lineFor(describe: string): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-bare-"));
  const rows = Array.from({ length: 40 }, (_, at) => `p${at},${20 + at},${at % 5},${at % 2}`);
  await writeFile(join(folder, "people.csv"), ["id,age,educ,sex", ...rows].join("\n"));
  const scenario = {
    ...{
      name: "panel",
      seed: 1,
      rounds: 1,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      activity: 0,
    },
    audience: {
      ...{ kind: "people", file: "people.csv", id: "id", describe, interests: ["news"] },
      values: { sex: { "0": "a woman", "1": "a man" } },
    },
    ...{ network: { kind: "nobody" }, feed: { ranker: "chronological", size: 5 } },
    policy: { kind: "cascade", probability: 0 },
  };
  await writeFile(join(folder, "scenario.json"), JSON.stringify(scenario));
  const line = formatBareNumbers(await loadScenario(join(folder, "scenario.json")));
  await rm(folder, { recursive: true });
  return line;
}

it("names columns with a few whole numbers and no labels, which are probably codes", async () => {
  expect(await lineFor("{sex}, {age} years old, who {educ}.")).toBe(
    'agents are told the numbers of "educ" as they are, such as “a woman, 20 years old, who 0.”: if they are codes, say what they mean in "values" or in a codebook',
  );
});

it("names neither amounts nor columns that agents are not told about", async () => {
  expect(await lineFor("{sex}, {age} years old.")).toBeNull();
});
