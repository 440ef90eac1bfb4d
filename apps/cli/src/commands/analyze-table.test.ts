import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerAny } from "../testing/any-model.js";
import { type Run, runCli } from "../testing/run-cli.js";
import { runWithout } from "../testing/run-without-database.js";

let folder: string;
let server: ModelServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-analyze-table-"));
  server = await startModelServer(answerAny);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

let runs = 0;
/** Analyses a table of this content, in a folder of its own, with one iteration. */
async function analyze(
  name: string,
  content: string | Uint8Array,
  ...options: string[]
): Promise<Run & { out: string }> {
  await writeFile(join(folder, name), content);
  const fixed = ["--question", "Why?", "--iterations", "1", "--out", `out-${++runs}`, "--json"];
  const engine = ["--endpoint", server.origin, "--model", "m"];
  return runCli(["analyze", name, ...fixed, ...engine, ...options], { cwd: folder });
}

const total = ({ out }: Run): unknown => {
  const { total: change } = JSON.parse(out);
  return [change.value_a, change.value_b];
};

const table = (rows: readonly string[]): string => `year,region,amount\n${rows.join("\n")}\n`;
const german = table([
  '2024,north,"1.234"',
  '2024,south,"2.000"',
  '2025,north,"3.000"',
  '2025,south,"4.500"',
]);
const dated =
  "day;region;amount\n03/04/2024;north;1\n04/05/2024;south;2\n03/04/2025;north;3\n04/05/2025;south;5\n";

describe("the commands of the next questions", () => {
  it("name the model option that was given and a free folder, so that they run as they are printed", async () => {
    await writeFile(join(folder, "next.csv"), table(["2024,north,1", "2024,south,2", "2025,north,4"]));
    const asked = ["--question", "Which region had the highest amount in total?", "--out", "next"];
    const { err } = await runCli(["analyze", "next.csv", ...asked, "--llm", "none"], { cwd: folder });
    expect(err).toMatch(
      /concordat analyze next\.csv --question '[^']+' --llm none --out next-2 --measure amount/,
    );
  });

  it("repeat the server and the model", async () => {
    const question = "Which region had the highest amount in total?";
    const { err } = await analyze(
      "asked.csv",
      table(["2024,north,1", "2024,south,2", "2025,north,4"]),
      ...["--question", question],
    );
    expect(err).toContain(`--model m --endpoint ${server.origin} --out out-`);
  });
});

describe("how a table is written", () => {
  it("--decimal decides what no value does; without it the analysis asks", async () => {
    const asked = await analyze("g.csv", german);
    expect([asked.code, asked.err.trim()]).toEqual([
      2,
      'concordat: "1.234" (line 2) in "amount" has a decimal mark or groups thousands, and no value of the table decides; say which mark is the decimal one (with --decimal . or --decimal ,)',
    ]);
    expect(total(await analyze("g.csv", german, "--decimal", ","))).toEqual([3_234, 7_500]);
    expect(total(await analyze("g.csv", german, "--decimal", "."))).toEqual([3.234, 7.5]);
    expect(await analyze("g.csv", german, "--decimal", ";")).toMatchObject({
      code: 2,
      err: expect.stringContaining("give . or ,"),
    });
  });

  it("--date-format decides the order of day and month; without it the analysis asks", async () => {
    const asked = await analyze("d.csv", dated);
    expect([asked.code, asked.err]).toEqual([
      2,
      expect.stringContaining('"03/04/2024" (line 2) in "day" has the day or the month first'),
    ]);
    expect(asked.err).toContain("(with --date-format)");
    const options = ["--compare", "2024-04:2025-04", "--date-format"];
    expect(total(await analyze("d.csv", dated, ...options, "dd/mm/yyyy"))).toEqual([1, 3]);
    expect(total(await analyze("d.csv", dated, ...options, "mm/dd/yyyy"))).toEqual([2, 5]);
  });

  it("--null adds a word for a missing value, and the report says how often it stands there", async () => {
    const content = table(["2024,north,5", "2024,south,pending", "2025,north,7", "2025,south,8"]);
    const refused = await analyze("n.csv", content, "--measure", "amount");
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('"pending" (line 3)')]);
    const told = await analyze("n.csv", content, "--null", "pending");
    expect(total(told)).toEqual([5, 15]);
    expect(told.err).toContain('1 value of amount ("pending") counts as missing.');
  });

  it.each<[string, (text: string) => Uint8Array]>([
    ["UTF-8 with a mark", (text) => Buffer.from(`\uFEFF${text}`)],
    ["UTF-16", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["Windows-1252", (text) => Buffer.from(text, "latin1")],
  ])("%s is read", async (_, encode) => {
    const content = encode(table(["2024,Süd,1", "2024,Nord,1", "2025,Süd,2", "2025,Nord,1"]));
    const { out } = await analyze("e.csv", content);
    expect(JSON.parse(out).drivers[0]).toMatchObject({ member: "Süd", effect: 1 });
  });

  it.each<[what: string, content: string, options: string[], message: string]>([
    [
      "numbers of two conventions, with a line of each and the option",
      table(['2024,a,"1,234.50"', '2024,b,"1.234,50"']),
      [],
      '"amount" is written in two ways: "1,234.50" (line 2) can only have a decimal point, "1.234,50" (line 3) can only have a decimal comma; say which mark is the decimal one where a value fits both (with --decimal . or --decimal ,)',
    ],
    [
      "dates of two orders, with a line of each and the option",
      "day,amount\n25/04/2026,1\n04/25/2026,2\n",
      [],
      '"day" is written in two ways: "25/04/2026" (line 2) can only have the day first, "04/25/2026" (line 3) can only have the month first; say how a date is written that fits both, dd/mm/yyyy or mm/dd/yyyy (with --date-format)',
    ],
    [
      "two currencies, with a line of each",
      table(["2024,a,$5", "2025,a,5 €"]),
      [],
      '"amount" does not hold numbers: "$5" (line 2), "5 €" (line 3) are of different currencies, which cannot be added up; no column holds numbers to measure (name one with --measure, or count rows with --aggregate count)',
    ],
    [
      "text in a measure, and nothing but the text, with the option",
      table(["2024,a,5", '2024,b,"12,5"', "2025,a,pending", "2025,b,7"]),
      ["--measure", "amount"],
      '"amount" does not hold numbers: "pending" (line 4); columns of numbers are "year". What a column holds can also be counted (words for a missing value can be given with --null)',
    ],
    [
      "an unclosed quote",
      'year,amount\n2024,"5\n2025,7\n',
      [],
      "x.csv: line 2 opens a quote that is never closed",
    ],
    ["nothing but blank lines", "\n  \n\n", [], "x.csv: the file is empty"],
  ])("%s is told", async (_, content, options, message) => {
    const { code, err } = await analyze("x.csv", content, ...options);
    expect([code, err.trim()]).toEqual([2, `concordat: ${message}`]);
  });

  it("a ragged line is named, without the engine's words", async () => {
    const { code, err } = await analyze("r.csv", table(["2024,a,1", "2024,b,2,3"]));
    expect([code, err.trim()]).toEqual([2, "concordat: r.csv: line 3 has 4 values, but the header has 3"]);
  });
});

const orders = "year,shop,revenue,orders\n2024,A,100,10\n2024,B,50,10\n2025,A,90,6\n2025,B,60,20\n";

describe("what is measured", () => {
  it("--measure a/b is the sum of one over the sum of the other, split into within and mix", async () => {
    const { out, err } = await analyze("o.csv", orders, "--measure", "revenue/orders");
    const report = JSON.parse(out);
    expect([report.total.value_a, report.total.value_b]).toEqual([7.5, 150 / 26]);
    const effects: number[] = report.drivers.map(({ effect }: { effect: number }) => effect);
    expect(effects.reduce((sum, effect) => sum + effect, 0)).toBeCloseTo(report.total.change, 12);
    expect(err).toContain("measured: ");
  });

  it.each([
    ["sum", [150, 150]],
    ["avg", [75, 75]],
    ["count", [2, 2]],
  ])("--aggregate %s wins over what the name says", async (aggregate, expected) => {
    expect(total(await analyze("o.csv", orders, "--measure", "revenue", "--aggregate", aggregate))).toEqual(
      expected,
    );
  });

  it.each<[string, string[], string]>([
    ["an aggregate that there is not", ["--aggregate", "mode"], "give one of sum, average"],
    ["text as a measure", ["--measure", "shop"], '"shop" does not hold numbers: "A" (line 2), "B" (line 3)'],
    ["a column that there is not", ["--measure", "sales"], "sales"],
  ])("%s is refused", async (_, options, message) => {
    const { code, err } = await analyze("o.csv", orders, ...options);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it("where nothing speaks for a column the columns are listed, and the options that decide", async () => {
    const { code, err } = await analyze("u.csv", "year,shop,foo,bar\n2024,A,1,2\n2025,A,3,4\n");
    expect([code, err]).toEqual([
      2,
      expect.stringContaining("name one with --measure, or count rows with --aggregate count"),
    ]);
    expect(err).toMatch(/foo.*bar/);
  });

  it("what was assumed is said before the model is asked for the first time", async () => {
    const { err } = await analyze("o.csv", orders);
    expect(
      err
        .slice(0, err.search(/^1 final/m))
        .split("\n")
        .slice(1),
    ).toEqual([
      "measured: sum of revenue, 2024 against 2025 of year",
      "  No measure was named: the sum of revenue, the amount that stands first by its name, was taken.",
      "  No column of time was named: year was taken, the only one of dates or years.",
      "  No periods were named: 2024 and 2025, the last two whole ones of year, were taken.",
      "",
    ]);
  });

  it("so are the encoding, the delimiter, the conventions, and what else was decided", async () => {
    const content = Buffer.from(
      "jour;créé;montant;montant\n31/01/2024;a;1.234,5;1\n01/02/2025;b;n/a;2\n",
      "latin1",
    );
    const { err } = await analyze("fr.csv", content, "--measure", "montant (column 3)");
    expect(
      err
        .slice(0, err.search(/^1 final/m))
        .split("\n")
        .slice(2),
    ).toEqual([
      "  No aggregate was named: the sum of montant (column 3) was taken, since its name is that of an amount.",
      "  No column of time was named: jour was taken, the only one of dates or years.",
      expect.stringMatching(/^ {2}No periods were named: /),
      "  The file is read as Windows-1252.",
      "  Its columns are separated by semicolons.",
      '  2 columns are called "montant"; they are told apart as "montant (column 3)", "montant (column 4)".',
      "  jour is read as day/month/year.",
      '  montant (column 3) is read with a decimal comma: "1.234,5" is 1234.5.',
      '  1 value of montant (column 3) ("n/a") counts as missing.',
      "",
    ]);
  });
});

it("DuckDB that is not installed for this machine is one sentence, and --help does without it", async () => {
  await writeFile(join(folder, "t.csv"), orders);
  const run = (...args: string[]) => runWithout("DuckDB", ["analyze", ...args], folder);
  const platform = `${process.platform}-${process.arch}`;
  expect(await run("t.csv", "--question", "Why?", "--model", "m", "--endpoint", server.origin)).toEqual([
    2,
    `concordat: DuckDB, which computes all numbers, cannot be loaded: its package for ${platform}, @duckdb/node-bindings-${platform}, is not installed or damaged; install again on this machine, with optional packages (npm install --include=optional)\n`,
  ]);
  expect(await run("--help")).toEqual([0, ""]);
});

it.each(["--sheet", "--table"])("%s is refused for a file that holds one table", async (option) => {
  const { code, err } = await analyze("one.csv", orders, option, "x");
  expect([code, err]).toEqual([
    2,
    'concordat: one.csv: a CSV file holds one table; there is no "x" in it to choose\n',
  ]);
});

it("what stands before the header is said", async () => {
  const { err } = await analyze("c.csv", `# exported\n${orders}`);
  expect(err).toContain('  The comment before the header is not read: "# exported".\n');
});

it("--sheet names the sheet of a workbook; without it they are listed", async () => {
  const workbooks = join(import.meta.dirname, "../../../../packages/analyst/src/testing/workbooks");
  const bytes = await readFile(join(workbooks, "shops.xlsx"));
  const asked = await analyze("w.xlsx", bytes);
  expect([asked.code, asked.err]).toEqual([
    2,
    expect.stringMatching(/it has several sheets, say which: ".+", ".+"/),
  ]);
  const chosen = await analyze("w.xlsx", bytes, "--sheet", "nowhere");
  expect([chosen.code, chosen.err]).toEqual([2, expect.stringContaining('it has no sheet called "nowhere"')]);
  const found = await analyze("w.xlsx", bytes, "--sheet", "Sales 2026");
  expect(found.err).toContain("measured: ");
});

it("the question may be an argument, but is asked once", async () => {
  await writeFile(join(folder, "asked.csv"), table(["2024,north,1", "2024,south,2"]));
  const asked = ["analyze", "asked.csv", "What was the total amount?", "--llm", "none", "--out", "asked"];
  const { code, out } = await runCli(asked, { cwd: folder });
  expect([code, out]).toEqual([0, expect.stringContaining("The sum of amount is 3.")]);
  const twice = await runCli([...asked, "--question", "Why?"], { cwd: folder });
  expect([twice.code, twice.err]).toEqual([2, expect.stringContaining("the question is given twice")]);
  const none = await runCli(["analyze", "asked.csv"], { cwd: folder });
  expect([none.code, none.err]).toEqual([2, expect.stringContaining("analyze needs a question")]);
});
