import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calibrationReport } from "@concordat/contracts/calibration-report";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";
import { csv, playSurveyRuns, real } from "../testing/survey-runs.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-beforehand-"));
  await playSurveyRuns(folder, ["run"]);
});
afterAll(() => rm(folder, { recursive: true }));

const calibrate = (...args: string[]) =>
  runCli(["calibrate", "run", "--real", "answers.csv", "--id", "person", "--answered", "random", ...args], {
    cwd: folder,
  });
const report = async (name = "run/calibration.json") =>
  calibrationReport.parse(JSON.parse(await readFile(join(folder, name), "utf8")));
const warnings = async () => (await report()).assumptions.warnings.map(({ code }) => code);

it("says how many real answers a narrower interval takes, in the table, the report and the page", async () => {
  const { code, out } = await calibrate("--plan", "3");
  expect(code).toBe(0);
  expect(out.replaceAll(/\s+/g, " ")).toMatch(
    /For ±3\.0 percentage points rather than ±5\.6 percentage points, \d+ real answers \(\d+ more than now\) are enough in 80 of 100 cases; \d+ without agents\. The number that is enough on average is between \d+ and \d+, by the answers so far\./,
  );
  const [support] = (await report()).questions;
  expect(support?.estimates[0]?.plan).toMatchObject({ half_width: 0.03, answers: expect.any(Number) });
  expect(await readFile(join(folder, "run/calibration.html"), "utf8")).toContain(
    "more than now) are enough in 80 of 100 cases",
  );
  const wide = await calibrate("--plan", "40");
  expect(wide.out.replaceAll(/\s+/g, " ")).toContain("as narrow as planned (±40.0 percentage points)");
  const odd = await calibrate("--plan", "0");
  expect([odd.code, odd.err]).toEqual([
    2,
    "concordat: --plan 0: write half the width of the interval, such as 5, or QUESTION=5 for one question\n",
  ]);
});

it("knows a question that was chosen before, and refuses one that was not asked", async () => {
  expect((await calibrate("--primary", "support")).code).toBe(0);
  expect((await report()).assumptions.primary).toBe("support");
  const { code, err } = await calibrate("--primary", "suport");
  expect([code, err]).toEqual([2, expect.stringContaining('the primary question "suport" was not asked')]);
});

it("warns of answers on which other agents were tried, and not of the same calibration again", async () => {
  expect(await warnings()).not.toContain("TRIED_BEFORE");
  // Another run with the same people: what its agents answered is not the same.
  const record = join(folder, "run/calibrations.json");
  const content = JSON.parse(await readFile(record, "utf8"));
  expect(content.calibrations).toHaveLength(1);
  expect(JSON.stringify(content)).not.toMatch(/p1\b|yes/);
  const other = { ...content.calibrations[0], simulated: "0".repeat(64) };
  await writeFile(record, JSON.stringify({ ...content, calibrations: [...content.calibrations, other] }));
  const { out } = await calibrate();
  expect(out.replaceAll(/\s+/g, " ")).toContain(
    "Other answers of agents were compared with the real answers of these people once before, on 2 questions in all.",
  );
  expect(await warnings()).toContain("TRIED_BEFORE");
});

it("says that the same agents were calibrated before with other answers, and nothing if the answers are the same", async () => {
  await writeFile(join(folder, "half.csv"), csv(real.slice(0, 32)));
  const counted = async (...args: string[]): Promise<string | undefined> => {
    const { out } = await calibrate(...args);
    return /calibrated with other real answers (\S+)/.exec(out.replaceAll(/\s+/g, " "))?.[1];
  };
  expect([await counted(), await counted("--real", "half.csv"), await counted()]).toEqual([
    undefined,
    "once",
    "once",
  ]);
});

it("leaves a file alone that has the name of its record", async () => {
  const record = join(folder, "run/calibrations.json");
  await writeFile(record, "mine\n");
  const { code, err } = await calibrate();
  expect([code, err]).toEqual([
    0,
    expect.stringContaining("was left alone; this calibration is not recorded"),
  ]);
  expect(await readFile(record, "utf8")).toBe("mine\n");
  await rm(record);
});

it("warns of agents that agree with their people nearly everywhere", async () => {
  // Agents whose position is "against" say yes; here their people do, too.
  const copied = real.map(([id, , trust], at) => [id ?? "", at % 3 === 0 ? "yes" : "no", trust ?? ""]);
  await writeFile(join(folder, "copied.csv"), csv(copied));
  const { code } = await runCli(
    ["calibrate", "run", "--real", "copied.csv", "--id", "person", "--answered", "random"],
    { cwd: folder },
  );
  expect(code).toBe(0);
  const { warnings: found } = (await report()).assumptions;
  expect(found.find(({ code: one }) => one === "IMPLAUSIBLE")?.sentence).toMatch(
    /^support: agents agree with their people nearly everywhere \(correlation 1\.00\)/,
  );
});
