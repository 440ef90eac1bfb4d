import { stat } from "node:fs/promises";
import type { Figure, Table } from "@concordat/analyst";
import type { ContextDocument, ContextDocuments, ContextPassage, NotComputed } from "@concordat/copilot";
import { CommandError } from "../command-error.js";
import { errorMessage } from "../terminal/error-message.js";
import { note } from "../terminal/output.js";

/** The heading of the computed passages, after the name of the sheet. */
const computedHeading = "Computed from all rows";

/**
 * Computes figures that answer the questions, from the tables among the documents. Each figure becomes a passage of its
 * document, so that statements can cite it and are checked with it. If no table answers a question, the reason for each
 * table is stored in `notComputed`.
 */
export async function withFigures(
  read: ContextDocuments,
  questions: readonly string[],
): Promise<ContextDocuments> {
  const tables = read.documents.filter(isTable);
  if (questions.length === 0 || tables.length === 0) return read;
  const added = new Map<string, readonly ContextPassage[]>();
  const refused: Omit<NotComputed, "state">[] = [];
  for (const document of tables) {
    const { passages, notComputed } = await figuresOf(document, questions);
    added.set(document.file, passages);
    refused.push(...notComputed);
  }
  const answered = new Set([...added.values()].flat().map(({ computation }) => computation?.question));
  return {
    ...read,
    documents: read.documents.map((document) => ({
      ...document,
      passages: [...document.passages, ...(added.get(document.file) ?? [])],
    })),
    notComputed: refused.filter(({ question }) => !answered.has(question)),
  };
}

/** Whether a document is a table, of which figures can be computed. */
export function isTable({ kind }: Pick<ContextDocument, "kind">): boolean {
  return kind === "csv" || kind === "xlsx";
}

interface Figures {
  readonly passages: readonly ContextPassage[];
  readonly notComputed: readonly Omit<NotComputed, "state">[];
}

async function figuresOf(document: ContextDocument, questions: readonly string[]): Promise<Figures> {
  const all: Figures[] = [];
  for (const sheet of sheetsOf(document)) all.push(await figuresOfSheet(document.file, sheet, questions));
  return {
    passages: all.flatMap(({ passages }) => passages),
    notComputed: all.flatMap(({ notComputed }) => notComputed),
  };
}

/** Returns the sheets of a workbook that are not empty; `null` stands for the only table of a CSV file. */
function sheetsOf({ kind, passages }: ContextDocument): (string | null)[] {
  if (kind !== "xlsx") return [null];
  return [...new Set(passages.map(({ heading }) => heading))];
}

async function figuresOfSheet(
  file: string,
  sheet: string | null,
  questions: readonly string[],
): Promise<Figures> {
  const refused = (question: string, reason: string): Omit<NotComputed, "state"> => ({
    question,
    file,
    reason: sheet === null ? reason : `of the sheet ${JSON.stringify(sheet)}: ${reason}`,
  });
  // Loaded only where there is a table: the database takes a while.
  const { computeFigure, openTable } = await import("@concordat/analyst");
  let table: Table;
  try {
    await assertRereadable(file);
    table = await openTable(file, sheet === null ? {} : { table: sheet });
  } catch (error) {
    const reason = errorMessage(error).replace(`${file}: `, "");
    return { passages: [], notComputed: questions.map((question) => refused(question, reason)) };
  }
  try {
    const passages: ContextPassage[] = [];
    const notComputed: Omit<NotComputed, "state">[] = [];
    for (const question of questions) {
      const figure = await computeFigure({ table, question }).catch(asRefusal);
      if (figure.state === "computed") passages.push(toPassage(question, sheet, figure));
      else notComputed.push(refused(question, figure.reason));
    }
    return { passages, notComputed };
  } finally {
    await table.close();
  }
}

/** Converts an error to a figure without a value. If a query fails or takes too long, only this figure is missing. */
function asRefusal(error: unknown): Figure {
  return { state: "not-computed", reason: errorMessage(error) };
}

/** Checks that a file can be read a second time, which a pipe cannot. */
async function assertRereadable(file: string): Promise<void> {
  if (!(await stat(file)).isFile())
    throw new CommandError("is not a regular file, so it cannot be read again");
}

/** Reports which figures were computed and which were not, before the model is asked. The report also lists them. */
export function noteFigures({ documents, notComputed = [] }: ContextDocuments): void {
  for (const { file, passages } of documents)
    for (const { text, computation } of passages)
      if (computation !== undefined) note(`computed from ${file}: ${text}`);
  for (const { file, question, reason } of notComputed)
    note(`not computed: ${JSON.stringify(question)}: ${file}: ${reason}`);
}

function toPassage(
  question: string,
  sheet: string | null,
  { text, columns, rows, totalRows, reading }: Extract<Figure, { state: "computed" }>,
): ContextPassage {
  return {
    text,
    heading: sheet === null ? computedHeading : `${sheet}: ${computedHeading.toLowerCase()}`,
    page: null,
    line: null,
    computation: { question, columns: [...columns], rows, total_rows: totalRows, reading: [...reading] },
  };
}
