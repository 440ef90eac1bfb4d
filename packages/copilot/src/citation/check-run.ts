import type { DecisionRun, Source } from "@concordat/contracts/decision-run";
import { fileName } from "../context/context-text.js";
import { missingFromSource } from "./check-citation.js";

/** The result of comparing a statement with its cited passages, without a model. */
export type Support =
  /** The numbers, dates and names of the statement are in the passages that it cites. */
  | { readonly state: "cited" }
  /** The statement cites passages that do not contain these of its numbers, dates or names. */
  | { readonly state: "not-in-source"; readonly missing: readonly string[] }
  /** The statement cites nothing, although there are passages to cite. */
  | { readonly state: "without-source" }
  /** The run has no passages. */
  | { readonly state: "unchecked" };

/** Checks whether the passages that a statement of a run cites support it. */
export function supportOf(run: DecisionRun, statement: string, ids: readonly string[]): Support {
  if (run.sources.length === 0) return { state: "unchecked" };
  const cited = run.sources.filter(({ id }) => ids.includes(id));
  if (cited.length === 0) return { state: "without-source" };
  const texts = cited.flatMap((source) => knownOf(run.documents, source));
  const missing = missingFromSource(statement, texts, run.question);
  return missing.length === 0 ? { state: "cited" } : { state: "not-in-source", missing };
}

/**
 * Returns the texts that support a passage: the passage itself, its heading, and the name, title and date of its
 * document. Readers see all of these.
 */
export function knownOf(documents: DecisionRun["documents"], { file, text, heading }: Source): string[] {
  const document = documents.find((each) => each.file === file);
  const around = [heading, document?.title, document?.date, file === null ? null : fileName(file)];
  return [text, ...around.filter((each) => typeof each === "string")];
}
