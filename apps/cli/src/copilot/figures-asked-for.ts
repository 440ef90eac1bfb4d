import type { DecisionRun } from "@concordat/contracts/decision-run";
import { type ComputedPassage, type ContextDocument, figureQuestions } from "@concordat/copilot";
import { type ReadDocument, readDocuments } from "@concordat/documents";
import { errorMessage } from "../terminal/error-message.js";
import { note } from "../terminal/output.js";
import { isTable, withFigures } from "./compute-figures.js";

/**
 * Matches questions that only a figure can answer. For other questions, it is not worth reporting that no table answers
 * them.
 */
const asksForFigure =
  /\b(?:how (?:much|many|often|large|big|high|long|far|old)|total|sum|average|mean|median|number|count|share|percentage|maximum|minimum|highest|lowest)\b/i;

/**
 * Computes the figures that a question about a decision asks for, from those tables of the decision that have not
 * changed. Returns an empty list if the question asks for no figure, or no table answers it. The caller then asks the
 * model.
 */
export async function figuresAskedFor(run: DecisionRun, question: string): Promise<ComputedPassage[]> {
  const questions = figureQuestions(question);
  const files = run.documents.filter(isTable).map(({ file }) => file);
  if (questions.length === 0 || files.length === 0) return [];
  const documents: ContextDocument[] = [];
  for (const file of files) documents.push(...(await unchangedTable(run, file)));
  const { documents: answered, notComputed = [] } = await withFigures({ documents, notRead: [] }, questions);
  if (questions.some((each) => asksForFigure.test(each)))
    for (const { file, reason } of notComputed) note(`not computed from ${file}: ${reason}`);
  return answered.flatMap(({ file, passages }) =>
    passages.flatMap(({ computation, ...passage }) =>
      computation === undefined ? [] : [{ file, computation, ...passage }],
    ),
  );
}

/**
 * Returns the table of a file. Returns an empty list, with a note, if the file no longer exists or has changed since
 * the decision.
 */
async function unchangedTable(run: DecisionRun, file: string): Promise<readonly ContextDocument[]> {
  try {
    const { documents } = await readDocuments([file]);
    if (documents.every((document) => isUnchanged(run, document))) return documents;
    note(
      `not computed from ${file}: it changed since the decision; review shows what of the decision still stands`,
    );
  } catch (error) {
    note(`not computed from ${file}: ${errorMessage(error)}`);
  }
  return [];
}

/** Whether a document has the same bytes as in the run. If the run has no hash of it, its passages are compared. */
function isUnchanged(run: DecisionRun, { file, sha256, passages }: ReadDocument): boolean {
  const known = run.documents.find((document) => document.file === file)?.sha256;
  if (known !== undefined) return known === sha256;
  const computed = new Set(
    (run.computed ?? []).flatMap((one) => (one.state === "computed" ? [one.source] : [])),
  );
  const now = new Set(passages.map(({ text }) => text));
  return run.sources
    .filter((source) => source.file === file && !computed.has(source.id))
    .every(({ text }) => now.has(text));
}
