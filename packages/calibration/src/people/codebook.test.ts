import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AnswersError } from "./answers-error.js";
import { readRealTables } from "./real-tables.js";

const questions: readonly SurveyQuestion[] = [
  { id: "vote", kind: "choice", text: "For whom?", choices: ["Clinton", "Dole"] },
  {
    id: "view",
    kind: "scale",
    text: "View?",
    lowest: 1,
    lowest_means: "left",
    highest: 7,
    highest_means: "right",
  },
];
const codes = `column,value,label
V43,0,Clinton
V43,1,Dole
V43,9,
view,1,very liberal
view,98,
party,0,Democrat
`;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-codebook-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The rows of the table of answers, without line numbers; or the message. */
async function decoded(answers: string, codebook: string | Uint8Array = codes) {
  const [file, book] = [join(folder, "answers.csv"), join(folder, "codes.csv")];
  await writeFile(file, answers);
  await writeFile(book, codebook);
  try {
    const decode = await readRealTables({ file, codebook: book });
    const columns = new Map([["vote", "V43"]]);
    const { table } = decode({ questions, columns, missing: ["NA"], required: ["party"] });
    return table.rows.map(({ cells }) => [...cells.values()].join(" "));
  } catch (error) {
    if (error instanceof AnswersError) return error.message.replaceAll(`${folder}/`, "");
    throw error;
  }
}

it("replaces codes of choices by their labels, removes those for a missing value, and leaves numbers as they are", async () => {
  const text = "id,V43,view,party\na,0,1,0\nb,1.0,98,0\nc,9,7,0\nd,Dole,2,NA\n";
  expect(await decoded(text)).toEqual([
    "a Clinton 1 Democrat",
    "b Dole  Democrat",
    "c  7 Democrat",
    "d Dole 2 ",
  ]);
});

it.each([
  [
    "id,V43,party\na,0,0\nb,7,0\nc,7,0\n",
    codes,
    'answers.csv: 2 values of "V43" have no label; add them to the codebook, or name them with --missing (lines 3, 4: "7")',
  ],
  ["id,V43,party\na,0,3\n", codes, '1 value of "party" has no label'],
  [
    "id,q1\na,0\n",
    codes,
    'codes.csv: describes none of the columns of answers.csv; it describes "V43" and 2 more',
  ],
  [
    "id,V43\na,0\n",
    "name,code\nx,1\n",
    'codes.csv: line 1 has no column "column" and no column "value" and no column "label"',
  ],
  ["id,V43\na,0\n", "column,value,label\n", "codes.csv: has no row"],
  [
    "id,V43\na,0\n",
    "column,value,label\nV43,0,A\nV43,0,B\n",
    'codes.csv: line 3 gives the value "0" of "V43" a second meaning',
  ],
  ["id,V43\na,0\n", "column,value,label\n,0,A\n", "codes.csv: line 2 must name a column and a value"],
  ["id,V43\na,0\n", '{"V43":{"0":"Clinton"}}', "codes.csv: is not a CSV"],
  [
    "id,V43\na,0\n",
    "column,value,label\nV43,0\n",
    "codes.csv: is not a CSV with as many values in each line",
  ],
  [
    "id,V43\na,0\n",
    Uint8Array.of(0xff, 0xfe, 0x41),
    "codes.csv: is not UTF-8 text: save it as a CSV in UTF-8",
  ],
])("refuses with one message: %j", async (answers, codebook, message) => {
  expect(await decoded(answers, codebook)).toContain(message);
});
