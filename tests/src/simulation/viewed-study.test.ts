import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureKey } from "@concordat/simulation/results";
import { conductStudy, createStudyFolder, readStudy } from "@concordat/study";
import { folderTarget, startViewer } from "@concordat/viewer";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const example = join(import.meta.dirname, "../../../examples/market-street");

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "concordat-viewed-study-"));
});
afterAll(() => rm(place, { recursive: true }));

it("shows the measures of every message of a study, with mean and interval, as the study's report does", {
  timeout: 120_000,
}, async () => {
  const folder = join(place, "study");
  const scenario = JSON.parse(await readFile(join(example, "scenario.json"), "utf8"));
  const segments = [{ name: "all", share: 1, interests: { from: ["news"], count: 1 } }];
  const ruled = {
    audience: { kind: "segments", size: 40, segments },
    policy: { kind: "cascade", probability: 0.4 },
  };
  await writeFile(join(place, "scenario.json"), JSON.stringify({ ...scenario, ...ruled }));
  const described = {
    ...JSON.parse(await readFile(join(example, "study.json"), "utf8")),
    scenario: "scenario.json",
  };
  await writeFile(join(place, "study.json"), JSON.stringify(described));
  const study = await createStudyFolder(folder, await readStudy(join(place, "study.json")));
  const result = await conductStudy({ study });
  await study.close();
  if (result.state !== "completed") throw new Error(result.pause.message);

  const viewer = await startViewer({ target: await folderTarget(folder) });
  const { headers } = await fetch(viewer.url, { redirect: "manual" });
  const cookie = String(headers.get("set-cookie")).split(";")[0] ?? "";
  const shown = async (measure: string): Promise<Shown> => {
    const url = new URL(`/api/measures?${new URLSearchParams({ measure })}`, viewer.url);
    return JSON.parse(await (await fetch(url, { headers: { cookie } })).text());
  };
  await vi.waitFor(async () => expect(await shown("")).toMatchObject({ waiting: 0, missing: 0 }), {
    timeout: 60_000,
  });

  const { messages } = result.figures;
  expect(messages.map(({ means }) => means.length > 10)).toEqual([true, true]);
  for (const [place] of messages[0]?.means.entries() ?? []) {
    const means = messages.map(({ name, means }) => ({ name, ...means[place] }));
    const measure = means[0]?.measure ?? "reshare_rate";
    const { sides } = await shown(measureKey({ measure, segment: null }));
    for (const { name, measure: _, values, ...mean } of means) {
      const side = sides.find((one) => one.name === name);
      expect([name, measure, side?.mean]).toEqual([name, measure, mean]);
      expect(side?.runs.map(({ value }) => value)).toEqual(values);
    }
  }
  await viewer.close();
});

/** What the page shows of a measure. */
interface Shown {
  readonly sides: readonly {
    readonly name: string;
    readonly mean: unknown;
    readonly runs: readonly { readonly value: number | null }[];
  }[];
}
