import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import {
  type ContextDocument,
  type ContextDocuments,
  contextSize,
  documentContext,
  fits,
  fittingPassages,
} from "../index.js";

const client = { ...createScriptedClient([""]), contextTokens: 2_400 };

function document(file: string, texts: readonly string[]): ContextDocument {
  const passages = texts.map((text, index) => ({ text, heading: null, page: null, line: index + 1 }));
  return { file, kind: "markdown", title: null, date: null, passages };
}

/** Text about nothing that is asked. */
const filler = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Minute ${index} of the canteen's choir. ${"la ".repeat(20)}`);

const read: ContextDocuments = {
  documents: [
    document("choir.md", ["The choir of the canteen.", ...filler(40)]),
    document("harbour.md", [
      "Minutes of the harbour office.",
      ...filler(20),
      "The rents at the harbour rise by 4 % in May.",
      ...filler(20),
      "Parking costs nothing.",
    ]),
  ],
  notRead: [{ file: "scan.pdf", page: 2, reason: "it has no text" }],
};
const question = "Should we rent an office at the harbour?";

it("keeps the passages that share words with the question, and what each document begins with", () => {
  const fitting = fittingPassages(read, { question, client });
  const texts = fitting.documents.map(({ passages }) => passages.map(({ text }) => text));
  expect(texts[0]?.[0]).toBe("The choir of the canteen.");
  expect(texts[1]?.[0]).toBe("Minutes of the harbour office.");
  expect(texts[1]).toContain("The rents at the harbour rise by 4 % in May.");
  expect(fits(contextSize(client, documentContext(fitting).context))).toBe(true);
});

it("keeps the reading order and the places, and counts what is left out of each document", () => {
  const fitting = fittingPassages(read, { question, client });
  for (const [index, { passages }] of fitting.documents.entries()) {
    const given = read.documents[index]?.passages ?? [];
    expect(passages.map((passage) => given.indexOf(passage))).toEqual(
      passages.map((passage) => given.indexOf(passage)).toSorted((one, other) => one - other),
    );
  }
  const counts = fitting.documents.map(({ passages }) => passages.length);
  expect(fitting.notRead[0]).toEqual(read.notRead[0]);
  expect(fitting.notRead.slice(1).map(({ reason }) => reason.split(";")[0])).toEqual(
    [41, 43].map(
      (total, index) =>
        `${total - (counts[index] ?? 0)} of ${total} passages did not fit the model, which has room for 600 tokens of context`,
    ),
  );
});

it("names a document of which nothing fits, and leaves it out", () => {
  const long = {
    documents: [document("a.md", ["word ".repeat(5_000)]), document("b.md", ["Rent."])],
    notRead: [],
  };
  const fitting = fittingPassages(long, { question, client });
  expect(fitting.documents.map(({ file }) => file)).toEqual(["b.md"]);
  expect(fitting.notRead).toEqual([
    expect.objectContaining({ file: "a.md", reason: expect.stringContaining("1 of 1 passages did not fit") }),
  ]);
});

it("returns the same documents if all of them fit, or the client does not say how much does", () => {
  const short = { documents: [document("b.md", ["Rent."])], notRead: [] };
  expect(fittingPassages(short, { question, client })).toBe(short);
  const unlimited = createScriptedClient([""]);
  expect(fittingPassages(read, { question, client: unlimited })).toBe(read);
});
