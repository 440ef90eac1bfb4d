import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decisionRun } from "@concordat/contracts/decision-run";
import { type Answer, answerText, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerStep } from "../testing/copilot-model.js";
import { runCli } from "../testing/run-cli.js";

let folder: string;
let server: ModelServer;
const prompts: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-figures-"));
  server = await startModelServer(async (request): Promise<Answer> => {
    const prompt = JSON.stringify(request.body);
    prompts.push(prompt);
    if (!prompt.includes("List the facts")) return answerStep(request);
    const id = /\\"(s\d+)\\":\\"\(Computed from all rows\)/.exec(prompt)?.[1] ?? "none";
    return answerText({
      sources: [id, id],
      items: ["North spent 6,037.25 in 2023.", "North spent 9,999 in 2023."],
    });
  });
  await writeFile(join(folder, "spend.csv"), spend);
  await writeFile(join(folder, "notes.md"), "North moved to a new hall in 2022.\n");
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Two years of two regions; more rows than are shown to a model. */
const spend = [
  "date,region,amount",
  ...[2022, 2023].flatMap((year) =>
    Array.from({ length: 12 }, (_, month) =>
      ["North", "South"].map(
        (region, index) =>
          `${year}-${String(month + 1).padStart(2, "0")}-15,${region},${(((year - 2020) * 31 + month * 17 + index * 53) % 97) * 10.25}`,
      ),
    ).flat(),
  ),
  "",
].join("\n");

const copilot = (...args: string[]) => runCli(["copilot", ...args], { cwd: folder });
const engine = (): string[] => ["--endpoint", server.origin, "--model", "m"];
const context = ["--context", "spend.csv", "--context", "notes.md"];

// d[(d.region == "North") & (d.date.dt.year == 2023)].amount.sum() in pandas 2
const north2023 = "6,037.25";

it("computes the figure that a decision depends on, lets statements cite it, and checks them against it", async () => {
  const question = "Should we close the branch if the total amount of region North in 2023 was above 5,000?";
  const { code, err } = await copilot(
    question,
    ...context,
    "--run",
    "a.run.json",
    "--out",
    "a.md",
    ...engine(),
  );
  expect([code, err]).toEqual([
    0,
    expect.stringContaining(
      `computed from spend.csv: The sum of amount in 2023 where region is North is ${north2023}.`,
    ),
  ]);
  const report = await readFile(join(folder, "a.md"), "utf8");
  const [, computed] = report.split("## Computed from the Tables\n\n");
  expect(computed?.split("\n")[0]).toBe(
    `- _What is the total amount of region North in 2023?_ The sum of amount in 2023 where region is North is ${north2023}.[^2] spend.csv, columns amount, region, date; 12 of 48 rows. Read as: sum of amount (an amount), 2023 of date, rows where region = North.`,
  );
  expect(report).toContain(`North spent ${north2023} in 2023.[^2]`);
  expect(report).toContain("North spent 9,999 in 2023. (**not in the source: 9,999**)");
  const run: unknown = JSON.parse(await readFile(join(folder, "a.run.json"), "utf8"));
  expect(decisionRun.validate(run)).toEqual([]);
});

it("says what no table gives, and guesses nothing", async () => {
  const args = ["Should we stay?", "--compute", "What did region West spend in 2023?", ...context];
  const { code, err } = await copilot(...args, "--run", "b.run.json", "--out", "b.md", ...engine());
  expect([code, err]).toEqual([
    0,
    expect.stringContaining('not computed: "What did region West spend in 2023?": spend.csv: '),
  ]);
  expect(await readFile(join(folder, "b.md"), "utf8")).toMatch(
    /- Not computed: "What did region West spend in 2023\?" spend\.csv: no column, member or period of it is called "West"\.$/m,
  );
  const none = await copilot(
    "Should we stay?",
    "--compute",
    "How much?",
    "--context",
    "notes.md",
    ...engine(),
  );
  expect([none.code, none.err]).toEqual([2, "concordat: --compute needs a CSV or XLSX file in --context\n"]);
});

it("answers a question about a decision from its table without a model, until the table changes", async () => {
  const asked = prompts.length;
  const question = "What did region North spend in 2023?";
  const { code, out } = await copilot("ask", "b.run.json", question, "--endpoint", "http://127.0.0.1:9");
  expect([code, out]).toEqual([
    0,
    `${question}\n\n- The sum of amount in 2023 where region is North is ${north2023}. [spend.csv, under "Computed from all rows"]\n`,
  ]);
  expect(prompts).toHaveLength(asked);
  expect((await copilot("resume", "b.run.json", ...engine())).code).toBe(0);
  const who = await copilot("ask", "b.run.json", "Who runs the hall?", ...engine());
  expect([who.code, who.err]).toEqual([0, expect.not.stringContaining("not computed")]);
  await writeFile(join(folder, "spend.csv"), spend.replace("2023-12-15,North,", "2023-12-15,North,1"));
  const review = await copilot("review", "a.run.json", ...context);
  expect([review.code, review.out]).toEqual([1, expect.stringContaining(`(no longer there: ${north2023})`)]);
  // A row after those that the decision was given.
  await writeFile(join(folder, "spend.csv"), spend.replace("2023-12-15,South,", "2023-12-15,South,1"));
  const changed = await copilot("ask", "b.run.json", question, ...engine());
  expect(changed.err).toContain("not computed from spend.csv: it changed since the decision");
  expect(prompts.length).toBeGreaterThan(asked + 1);
});
