import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calibrationReport } from "@concordat/contracts/calibration-report";
import { startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";
import { answerTo, csv, ids, playSurveyRuns, real } from "../testing/survey-runs.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-calibrate-"));
  await playSurveyRuns(folder, ["run", "other"]);
});
afterAll(() => rm(folder, { recursive: true }));

const calibrate = (...args: string[]) => runCli(["calibrate", ...args], { cwd: folder });

it("prints the three estimates of each option within 80 columns, and writes the report and its page", async () => {
  const { code, out, err } = await calibrate(
    "run",
    "--real",
    "answers.csv",
    "--id",
    "person",
    "--answered",
    "random",
  );
  expect([code, err]).toEqual([
    0,
    "the report is in run/calibration.json, its page in run/calibration.html\n",
  ]);
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(out).toMatchSnapshot();
  const report = calibrationReport.parse(
    JSON.parse(await readFile(join(folder, "run/calibration.json"), "utf8")),
  );
  expect(report.questions.map(({ question }) => question)).toEqual(["support", "trust"]);
  expect(report.skipped.map(({ reason }) => reason)).toEqual(["text"]);
  const page = await readFile(join(folder, "run/calibration.html"), "utf8");
  for (const part of ["rectified", "Reliability of", "Where the agents are wrong", "drawn at random"])
    expect(page).toContain(part);
});

it("refuses to write the files that another calibration is writing, and leaves files that belong together", async () => {
  const args = ["run", "--real", "answers.csv", "--id", "person", "--out", "a.json", "--html", "a.html"];
  const ended = await Promise.all(
    ["these", "like-them", "these"].map((about) => calibrate(...args, "--about", about)),
  );
  for (const { code, err } of ended)
    expect([code, err]).toEqual(
      code === 0
        ? [0, "the report is in a.json, its page in a.html\n"]
        : [5, expect.stringMatching(/a\.json is held by process \d+/)],
    );
  expect(ended.some(({ code }) => code === 0)).toBe(true);
  expect((await calibrate(...args)).code).toBe(0);
});

it.skipIf(process.platform === "win32")("locks the file that a link leads to", async () => {
  const args = [
    "run",
    "--real",
    "answers.csv",
    "--id",
    "person",
    "--out",
    "link.json",
    "--html",
    "link.html",
  ];
  await symlink("target.json", join(folder, "link.json"));
  await mkdir(join(folder, "target.json.lock"));
  const { code, err } = await calibrate(...args);
  expect([code, err]).toEqual([2, expect.stringContaining("target.json.lock")]);
});

it("replaces files that it wrote for this run, and none that were changed since", async () => {
  const args = ["run", "--real", "answers.csv", "--id", "person"];
  const report = join(folder, "run/calibration.json");
  const about = async () => calibrationReport.parse(JSON.parse(await readFile(report, "utf8"))).about;
  expect((await calibrate(...args, "--about", "like-them")).code).toBe(0);
  expect(await about()).toBe("people-like-them");
  const earlier = await readFile(report, "utf8");
  expect((await calibrate(...args)).code).toBe(0);
  expect(await about()).toBe("these-people");
  // As if the process had ended after it had written the page, and before it wrote the report.
  await writeFile(report, earlier);
  expect((await calibrate(...args)).code).toBe(0);
  expect(await about()).toBe("these-people");
  // The page elsewhere: what was written is still known from the page in the folder.
  expect((await calibrate(...args, "--html", "elsewhere.html")).code).toBe(0);
  const text = await readFile(report, "utf8");
  await writeFile(report, text.replace("these-people", "people-like-them"));
  const changed = await calibrate(...args);
  expect([changed.code, changed.err]).toEqual([
    2,
    expect.stringContaining("run/calibration.json was changed since this run wrote it"),
  ]);
  expect(await about()).toBe("people-like-them");
  await writeFile(report, text);
});

it("reads codes by a codebook, and plans one question", async () => {
  const code = (answer = "") => ({ yes: 1, no: 2 })[answer] ?? "";
  const rows = real.map(([id, support, trust]) => [id ?? "", code(String(support)), trust ?? ""]);
  await writeFile(join(folder, "coded.csv"), csv([...rows, ["p50", 9, ""]]));
  await writeFile(join(folder, "codes.csv"), "column,value,label\nsupport,1,yes\nsupport,2,no\nsupport,9,\n");
  const args = ["run", "--id", "person", "--codebook", "codes.csv", "--out", "c.json", "--html", "c.html"];
  const coded = await calibrate(
    ...args,
    "--real",
    "coded.csv",
    "--answered",
    "random",
    "--plan",
    "support=5",
  );
  expect(coded.code).toBe(0);
  const { questions } = calibrationReport.parse(JSON.parse(await readFile(join(folder, "c.json"), "utf8")));
  expect(questions.map(({ answered, estimates: [one] }) => [answered, one?.plan?.half_width])).toEqual([
    [40, 0.05],
    [40, undefined],
  ]);
  await calibrate("run", "--id", "person", "--out", "w.json", "--html", "w.html", "--real", "answers.csv");
  const words = calibrationReport.parse(JSON.parse(await readFile(join(folder, "w.json"), "utf8")));
  expect(questions[0]?.estimates[0]?.rectified).toEqual(words.questions[0]?.estimates[0]?.rectified);
});

it.each([
  [["--plan", "trust=9"], "a plan of ±9 is as wide as the scale of"],
  [["--plan", "suport=5"], 'a plan for "suport", which was not asked; did you mean support?'],
  [["--plan", "support=x"], "--plan support=x: write half the width of the interval"],
  [
    ["--plan", "5", "--plan", "3"],
    "--plan 5: with several --plan options, each needs a question: --plan QUESTION=5",
  ],
  [["--plan", "trust=1", "--plan", "trust=2"], "--plan is given twice for the question trust"],
  [["--codebook", "absent.csv"], "absent.csv: "],
  [
    ["--column", "suport=support"],
    'the column "support" is meant for the question "suport", which is not among',
  ],
  [["--codebook", "answers.csv"], 'answers.csv: line 1 has no column "column"'],
])("refuses %j", async (more, message) => {
  const args = ["run", "--real", "answers.csv", "--id", "person", "--out", "r.json", "--html", "r.html"];
  const { code, err } = await calibrate(...args, ...more);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

it("names questions without a column and columns that were not used, on stderr and in the report", async () => {
  const rows = real.map(([id, support, trust]) => [id ?? "", support ?? "", trust ?? "", 40]);
  await writeFile(join(folder, "vote.csv"), csv(rows, "person,vote,trust,age"));
  const files = ["--out", "vote.json", "--html", "vote.html"];
  const { code, out, err } = await calibrate("run", "--real", "vote.csv", "--id", "person", ...files);
  expect([code, err.split("\n")[0]]).toEqual([
    0,
    "vote.csv has no column for support, which is not estimated (--column support=COLUMN names one); columns that were not used: vote, age",
  ]);
  expect(out).toContain("not estimated: support: the table of real answers has no column for it.");
  const named = await calibrate(
    ...["run", "--real", "vote.csv", "--id", "person", "--column", "support=vote", ...files],
  );
  expect([named.code, named.err.split("\n")[0]]).toEqual([0, "vote.csv: columns that were not used: age"]);
});

it("says that a paused run is not complete, and how it is continued", async () => {
  await using server = await startModelServer(({ body }) => answerTo(JSON.stringify(body)));
  const model = ["--endpoint", server.origin, "--model", "m"];
  await runCli(["simulate", "scenario.json", "--out", "paused", ...model, "--max-requests", "20"], {
    cwd: folder,
  });
  const { code, err } = await calibrate("paused", "--real", "answers.csv", "--id", "person");
  expect([code, err]).toEqual([
    2,
    "concordat: paused is not complete: round 0 is not closed yet, and the answers recorded in it (20 so far) count once it is\nto continue: concordat simulate resume paused, with the options of its model\n",
  ]);
});

it("leaves files alone that it would replace, and says how to go on", async () => {
  await mkdir(join(folder, "taken"));
  for (const name of ["taken/calibration.json", "taken/page.html"])
    await writeFile(join(folder, name), "mine\n");
  const real = ["run", "--real", "answers.csv", "--id", "person"];
  for (const outputs of [
    ["--out", "taken/calibration.json", "--html", "taken/new.html"],
    ["--out", "taken/new.json", "--html", "taken/page.html"],
  ]) {
    const { code, err } = await calibrate(...real, ...outputs);
    expect([code, err]).toEqual([2, expect.stringContaining("--overwrite replaces it")]);
  }
  for (const name of ["taken/calibration.json", "taken/page.html"])
    expect(await readFile(join(folder, name), "utf8")).toBe("mine\n");
});

it("estimates segments of a table of the people, with weights, about people like them", async () => {
  const rows = ids.map((id, at) => [id, at % 2 === 0 ? "north" : "south", 1 + (at % 2)]);
  await writeFile(join(folder, "people.csv"), csv(rows, "person,region,weight"));
  const { out, code } = await calibrate(
    ...["run", "--real", "answers.csv", "--id", "person", "--people", "people.csv", "--weight", "weight"],
    ...["--segment", "stance: cars", "--about", "like-them", "--json", "--out", "w.json", "--html", "w.html"],
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ about: "people-like-them", weighted: true });
});

it("compares messages: a run for each, and answers that name the message", async () => {
  const rows = [
    ...real.slice(0, 40).map((row) => [...row, "run"]),
    ...real.map(([id, , trust]) => [id ?? "", "yes", trust ?? "", "other"]).slice(0, 39),
    ["p39", "no", 3, "other"],
  ];
  await writeFile(join(folder, "both.csv"), csv(rows, "person,support,trust,message"));
  const { out, code } = await calibrate(
    ...["run", "other", "--real", "both.csv", "--id", "person", "--message-column", "message"],
    ...["--out", "both.json", "--html", "both.html"],
  );
  expect(code).toBe(0);
  expect(out).toContain("support, “yes”: other is higher than run (");
});

it("says what is wrong with answers before it writes anything", async () => {
  await writeFile(join(folder, "bad.csv"), csv([...real, ["q1", "yes", 3]]));
  const bad = ["--real", "bad.csv", "--id", "person", "--out", "x.json", "--html", "x.html"];
  const { code, out, err } = await calibrate("run", ...bad);
  const message =
    'bad.csv: 1 person has no agent in the run (line 42: "q1"); its ids are such as "p0", "p1", "p10"';
  expect([code, out, err]).toEqual([2, "", `concordat: ${message}\n`]);
  await expect(readFile(join(folder, "x.json"))).rejects.toThrow("ENOENT");
});

it.each([
  [["run"], "calibrate needs --real FILE: a CSV with what people really answered"],
  [
    ["run", "--real", "answers.csv", "--answered", "maybe"],
    "--answered maybe: write random, unknown, or column:NAME",
  ],
  [
    ["run", "other", "--real", "answers.csv"],
    "several runs need --message-column COLUMN: which message each answer is about",
  ],
  [
    ["run", "--real", "answers.csv", "--column", "support"],
    "--column support: write QUESTION=COLUMN, such as support=q7",
  ],
])("refuses %j", async (args, message) => {
  const { code, err } = await calibrate(...args);
  expect([code, err]).toEqual([2, `concordat: ${message}\n`]);
});
