import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decisionRun } from "@concordat/contracts/decision-run";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerOffice, officeNotes, officeQuestion, writeOfficeDocuments } from "../testing/office-move.js";
import { runCli } from "../testing/run-cli.js";

let folder: string;
let server: ModelServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-office-"));
  await mkdir(join(folder, "documents"));
  await writeOfficeDocuments(join(folder, "documents"));
  server = await startModelServer(answerOffice);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const copilot = (...args: string[]) => runCli(["copilot", ...args], { cwd: folder });
const engine = (): string[] => ["--endpoint", server.origin, "--model", "m"];

/** A part of the report, from its heading to the next one. */
function partOf(report: string, heading: string): string {
  const [, rest = ""] = report.split(`${heading}\n\n`);
  return rest.split(/\n\n##/)[0] ?? "";
}

it("decides on eleven documents, of which one is broken, one locked and one in Latin-1", async () => {
  const outputs = ["--run", "move.run.json", "--out", "move.md"];
  const { code, err } = await copilot(officeQuestion, "--context", "documents", ...outputs, ...engine());
  expect([code, err.split("\n").filter((line) => /^(?:options|not read):/.test(line))]).toEqual([
    0,
    [
      "options: move to the harbour office; stay in the old office (--option names others)",
      'not read: documents/costs.xlsx: 20 rows of the sheet "Costs" after the first 40; concordat analyze computes over all rows',
      "not read: documents/harbour.pdf, page 2: it has no text: a scanned page is not read; recognise its text first (OCR)",
      "not read: documents/lease-locked.pdf: is protected by a password; save it without one",
      'not read: documents/mail.eml: the attachment "offer.pdf"',
      "not read: documents/survey-broken.pdf: is not a PDF that can be read: Invalid PDF structure",
    ],
  ]);
  const report = await readFile(join(folder, "move.md"), "utf8");
  expect(partOf(report, "## Recommendation").split("\n\n")).toEqual([
    "_Written by the model. What was checked is said under Confidence._",
    "**Move to the harbour office**",
  ]);
  expect(partOf(report, "### What Would Change the Answer").split("\n")).toEqual([
    expect.stringMatching(
      /^- The least certain assumption behind it: The landlord's offer of 95,000 EUR holds until April/,
    ),
    expect.stringContaining(
      'instead of "The rent of the harbour office is 99,000 EUR a year": the recommendation changes',
    ),
    expect.stringContaining("the recommendation stays the same"),
  ]);
  // The rent out of a passage about staff, and a percentage that the page has otherwise.
  expect(report.match(/[^-]*\*\*not in the source: [^*]+\*\*/g)).toEqual([
    expect.stringContaining("The deposit of the harbour office is 52,000 EUR. (**not in the source: 52,000"),
    expect.stringContaining("Rents rose by 15 % in a year. (**not in the source: 15"),
  ]);
  // A column of sixty months is no contradiction of a yearly rent.
  expect(partOf(report, "## Contradictions between the Documents").split("\n")).toEqual([
    '- Power: 5,100 in deck.pptx, page 2, under "What it costs" ("Power \\| 5,100"), but 6,200 in notes.md, line 13, under "Costs" ("Power: 6,200 a year.")',
    '- Power: 4,000 in harbour.pdf, page 1, line 9, under "Costs" ("Power \\| 4,000 \\| 5,100"), but 6,200 in notes.md, line 13, under "Costs" ("Power: 6,200 a year.")',
  ]);
  expect(report).toContain("umzug.txt, line 1: Angebot für den Umzug: 12.500 EUR.");
});

it("is asked about, and after a document changed says what of the decision still stands", async () => {
  const run = ["move.run.json"];
  const { out } = await copilot("ask", ...run, "Who asks the landlord?", ...engine());
  expect(out).toContain('- Ann Lee asks the landlord by 15 April 2026. [notes.md, line 17, under "Open"]');
  const unchanged = await copilot("review", ...run, "--context", "documents");
  expect([unchanged.code, unchanged.out]).toEqual([
    0,
    expect.stringMatching(/^No passage that the decision cites/),
  ]);
  await writeFile(
    join(folder, "documents/notes.md"),
    officeNotes
      .replace("11 of 14 people", "6 of 14 people")
      .replace("15 April 2026", "15 April 2026, by phone"),
  );
  const review = await copilot("review", ...run, "--context", "documents");
  expect(review.code).toBe(1);
  expect(review.out).toMatch(/^\d+ of \d+ statements no longer have their source: ask again\./);
  expect(review.out).toContain("- Facts: 11 of 14 people prefer the harbour office. (no longer there: 11)");
  expect(review.out).toContain("- Who asks the landlord?: Ann Lee asks the landlord by 15 April 2026.");
  // A follow-up stays one of the decision as it was made.
  const kept = JSON.parse(await readFile(join(folder, "move.run.json"), "utf8"));
  expect(decisionRun.validate(kept)).toEqual([]);
  expect(kept.follow_ups).toHaveLength(1);
});
