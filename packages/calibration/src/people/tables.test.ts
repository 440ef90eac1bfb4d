import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnswersError } from "./answers-error.js";
import { answersOfMessages } from "./answers-of-messages.js";
import { calibratedPeople } from "./calibrated-people.js";
import { rowsById } from "./match-people.js";
import { readPeopleTable } from "./read-table.js";
import { realAnswers } from "./real-answers.js";
import { unmatchedColumns } from "./unmatched-columns.js";

const questions: readonly SurveyQuestion[] = [
  { id: "support", kind: "choice", text: "Close it?", choices: ["yes", "no"] },
  {
    id: "trust",
    kind: "scale",
    text: "Trust?",
    lowest: 1,
    lowest_means: "none",
    highest: 7,
    highest_means: "full",
  },
  { id: "trips", kind: "number", text: "Trips?", minimum: 0, maximum: 50, whole: true },
];
const known = new Set(["ann", "bo", "cy", "di"]);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-tables-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string | Uint8Array) {
  const file = join(folder, "answers.csv");
  await writeFile(file, text);
  return readPeopleTable(file);
}

async function answersIn(text: string, options: { columns?: Map<string, string>; missing?: string[] } = {}) {
  const table = await read(text);
  const { columns = new Map(), missing = [] } = options;
  return Object.fromEntries(
    realAnswers(table, rowsById(table, "id", known), { questions, columns, missing }),
  );
}

async function problemsIn(text: string | Uint8Array, work = answersIn as (text: never) => Promise<unknown>) {
  try {
    await work(text as never);
  } catch (error) {
    if (error instanceof AnswersError) return error.problems;
    throw error;
  }
  return [];
}

it("reads answers of every kind; an empty cell was not answered", async () => {
  expect(await answersIn("id,support,trust,trips\nann,yes,7,0\nbo, no ,,12\ncy,,,\n")).toEqual({
    ann: { support: "yes", trust: 7, trips: 0 },
    bo: { support: "no", trips: 12 },
  });
});

it("reads semicolons, a byte order mark and line breaks in cells, and columns of other names", async () => {
  const text = '\ufeffid;q7;note\nann;no;"two\nlines"\nbo;NA;x\n';
  expect(await answersIn(text, { columns: new Map([["support", "q7"]]), missing: ["NA"] })).toEqual({
    ann: { support: "no" },
  });
  expect(
    await problemsIn(text.replace("bo;NA", "bo;maybe"), async (changed: string) =>
      answersIn(changed, { columns: new Map([["support", "q7"]]) }),
    ),
  ).toEqual([
    '1 answer to "support" is not one of "yes", "no" (line 4: "maybe"); a cell that means no answer is named with --missing',
  ]);
});

describe("names each kind of mistake once, with its count and lines", () => {
  it.each([
    [
      "unknown ids",
      "id,support\nx,yes\ny,no\n",
      ['2 people have no agent in the run (lines 2, 3: "x", "y"); its ids are such as "ann", "bo", "cy"'],
    ],
    [
      "doubled ids",
      "id,support\nann,yes\nann,no\n",
      ['1 row repeats the id of an earlier one (line 3: "ann")'],
    ],
    ["no ids", "id,support\n,yes\n,no\n", ["2 rows have no id (lines 2, 3)"]],
    [
      "answers that are not options, of several questions",
      "id,support,trust,trips\nann,maybe,8,1.5\nbo,YES,0x5,51\n",
      [
        '2 answers to "support" are not one of "yes", "no" (lines 2, 3: "maybe", "YES"); a cell that means no answer is named with --missing',
        '2 answers to "trust" are not whole numbers from 1 to 7 (lines 2, 3: "8", "0x5"); a cell that means no answer is named with --missing',
        '2 answers to "trips" are not whole numbers from 0 to 50 (lines 2, 3: "1.5", "51"); a cell that means no answer is named with --missing',
      ],
    ],
    [
      "no column of ids",
      "person,support\nann,yes\n",
      ['has no column "id" with the ids of people; name another one with --id; there are person, support'],
    ],
    ["an empty file", "", ["is empty"]],
    ["two columns of one name", "id,id\nann,bo\n", ['two columns are called "id"']],
  ])("%s", async (_, text, problems) => {
    expect(await problemsIn(text)).toEqual(problems);
  });

  it("bytes that are not text, and lines of another length", async () => {
    expect(await problemsIn(new Uint8Array([0xff, 0xfe, 0xfd]))).toEqual([
      "is not UTF-8 text: save it as a CSV in UTF-8",
    ]);
    expect((await problemsIn("id,support\nann,yes,no\n"))[0]).toContain("as many values in each line");
  });
});

it("separates the answers about several messages, and refuses those about others", async () => {
  const table = await read("id,message,support\nann,a,yes\nann,b,no\nbo,c,no\n");
  expect(() => answersOfMessages(table, "message", ["a", "b"])).toThrow(
    '1 row is about none of the messages (line 4: "c"), which are "a", "b"',
  );
  const tables = answersOfMessages(table, "message", ["a", "b", "c"]);
  expect([...tables].map(([name, { rows }]) => [name, rows.length])).toEqual([
    ["a", 1],
    ["b", 1],
    ["c", 1],
  ]);
});

it("takes columns and weights from a table of the people, who must all be in it", async () => {
  const agents = ["ann", "bo"].map((id) => ({ id, columns: { segment: "all" }, answers: {} }));
  const table = await read("id,age,region,w\nann,41,north,2\nbo,,south,1\n");
  const byId = rowsById(table, "id", known);
  const people = calibratedPeople(agents, new Map(), {
    table,
    byId,
    columns: ["age", "region"],
    weight: "w",
  });
  expect(people.map(({ columns, weight }) => [columns, weight])).toEqual([
    [{ segment: "all", age: 41, region: "north" }, 2],
    [{ segment: "all", age: null, region: "south" }, 1],
  ]);
  const more = [...agents, { id: "cy", columns: {}, answers: {} }];
  expect(() => calibratedPeople(more, new Map(), { table, byId, columns: [] })).toThrow(
    'has no row for 1 of the run\'s 3 people, such as "cy"',
  );
  expect(() => calibratedPeople(agents, new Map(), { table, byId, columns: [], weight: "age" })).toThrow(
    "1 weight is not a number above 0 (line 3)",
  );
});

it("names the questions without a column, but none in words, and the columns without a use", () => {
  const columns = ["person", "vote", "Trust", "trips", "age"];
  const words: SurveyQuestion = { id: "worry", kind: "text", text: "What worries you?", max_length: 200 };
  expect(
    unmatchedColumns({ columns }, { questions: [...questions, words], columns: new Map() }, ["person"]),
  ).toEqual({ questions: ["support", "trust"], columns: ["vote", "Trust", "age"] });
  const named = new Map([
    ["support", "vote"],
    ["trust", "Trust"],
  ]);
  expect(unmatchedColumns({ columns }, { questions, columns: named }, ["person"])).toEqual({
    questions: [],
    columns: ["age"],
  });
});
