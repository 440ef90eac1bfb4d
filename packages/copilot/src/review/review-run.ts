import type { DecisionRun, Source } from "@concordat/contracts/decision-run";
import { checkValue } from "@concordat/contracts/options";
import MiniSearch from "minisearch";
import { missingFromSource } from "../citation/check-citation.js";
import { knownOf } from "../citation/check-run.js";
import { fileName } from "../context/context-text.js";
import { contradictionText } from "../contradiction/contradiction-text.js";
import { findContradictions } from "../contradiction/find-contradictions.js";
import { type ContextDocuments, documentContext, documentsRule } from "../documents/document-context.js";
import { placeText } from "../documents/place-text.js";
import { runRule } from "../run/run-rule.js";
import { type CitedStatement, citedStatements } from "./cited-statements.js";
import { compareDocuments, type DocumentComparison, sameContent } from "./compare-documents.js";

/** The change of a passage that a statement cites. */
export interface ReviewedPassage {
  /** The text of the passage when the run was made. */
  readonly before: string;
  /** The former location of the passage, such as `offer.pdf, page 2, line 4`; `null` if unknown. */
  readonly place: string | null;
  /** The current passage that corresponds to the former one, with its location; `null` if none does. */
  readonly now: { readonly text: string; readonly place: string | null } | null;
}

/** A statement of a decision whose passages have changed. */
export interface ReviewedStatement extends CitedStatement {
  /** The cited passages that changed or no longer exist. */
  readonly passages: readonly ReviewedPassage[];
  /**
   * The state of the statement. `supported`: the current passages contain its numbers, dates and names. `contradicted`:
   * some of them are missing from the current passages. `gone`: none of the cited passages exists in a similar form.
   */
  readonly state: "supported" | "contradicted" | "gone";
  /** The numbers, dates and names of the statement that the passages no longer contain, as they are written. */
  readonly missing: readonly string[];
}

/** A comparison of a decision with changed documents: which statements are still supported, and which are not. */
export interface DecisionReview extends DocumentComparison {
  /** Number of statements whose passages are all unchanged. */
  readonly unchanged: number;
  /** Statements that cite nothing, so that no document can affect them. */
  readonly withoutSource: number;
  /** Statements with passages that changed or no longer exist, in the order of the report. */
  readonly changed: readonly ReviewedStatement[];
  /**
   * Sentences about figures for the same thing that differ between the current documents but did not differ before,
   * each with both locations.
   */
  readonly contradictions: readonly string[];
}

/** Minimum share of the words of a passage that its successor must contain. */
const minShared = 0.4;

/**
 * Compares the passages that a decision cites with the current documents. No model is asked. If a document has the same
 * content, its passages are not compared. A statement whose passages are unchanged keeps its earlier state. A statement
 * whose passages changed is still supported if they contain its numbers, dates and names.
 * @param run the run, with sources
 * @param read the current documents
 * @throws {RangeError} if an argument is invalid, or the run has no sources
 * @example
 * const review = reviewDecision(await readRun("move.run.json"), await readDocuments(["notes/"]));
 * for (const { text, state, missing } of review.changed) console.log(state, text, missing);
 */
export function reviewDecision(run: DecisionRun, read: ContextDocuments): DecisionReview {
  checkValue(run, runRule, "run");
  checkValue(read, documentsRule, "read");
  if (run.sources.length === 0)
    throw new RangeError("the run has no sources, so its statements rest on no passage that could change");
  const { sources, documents } = documentContext(read);
  const statements = citedStatements(run);
  const current: CurrentDocuments = {
    documents,
    isSame: sameContent(run.documents, documents),
    findNow: successors(sources),
  };
  const reviewed = statements.map((statement) => reviewedStatement(run, statement, current));
  const known = contradictionsOf(run.sources);
  return {
    unchanged: reviewed.filter((one) => one === "unchanged").length,
    withoutSource: reviewed.filter((one) => one === "without-source").length,
    changed: reviewed.filter((one) => typeof one !== "string"),
    ...compareDocuments(run.documents, documents),
    contradictions: contradictionsOf(sources).filter((sentence) => !known.includes(sentence)),
  };
}

/** The current documents. */
interface CurrentDocuments {
  readonly documents: DecisionRun["documents"];
  /** Whether the document of the run at a path still has the same content. */
  readonly isSame: (file: Source["file"]) => boolean;
  /** Returns the current passage that corresponds to an earlier one; `null` if none does. */
  readonly findNow: (passage: Source) => Source | null;
}

function reviewedStatement(
  run: DecisionRun,
  statement: CitedStatement,
  { documents, isSame, findNow }: CurrentDocuments,
): ReviewedStatement | "unchanged" | "without-source" {
  const cited = run.sources.filter(({ id }) => statement.sources.includes(id));
  if (cited.length === 0) return "without-source";
  const pairs = cited.map((before) => {
    if (isSame(before.file)) return { before, now: before, known: knownOf(run.documents, before) };
    const now = findNow(before);
    return { before, now, known: now === null ? [] : knownOf(documents, now) };
  });
  const changed = pairs.filter(({ before, now }) => now === null || plain(before.text) !== plain(now.text));
  const texts = pairs.flatMap(({ known }) => known);
  // What was missing from the beginning is no news.
  const knownBefore = cited.flatMap((source) => knownOf(run.documents, source));
  const missedBefore = missingFromSource(statement.text, knownBefore, run.question);
  const missing = missingFromSource(statement.text, texts, run.question).filter(
    (word) => !missedBefore.includes(word),
  );
  if (changed.length === 0 && missing.length === 0) return "unchanged";
  // The words of a passage can stay while the title or the date that it stands under changes.
  const shown = changed.length === 0 ? pairs : changed;
  const isGone = pairs.every(({ now }) => now === null);
  return {
    ...statement,
    passages: shown.map(({ before, now }) => ({
      before: before.text,
      place: placeText(before),
      now: now === null ? null : { text: now.text, place: placeText(now) },
    })),
    state: isGone ? "gone" : missing.length > 0 ? "contradicted" : "supported",
    missing,
  };
}

/**
 * Returns a function that finds the current passage for an earlier one: the passage with the same text, otherwise the
 * most similar one in the document with the same name.
 */
function successors(sources: readonly Source[]): (passage: Source) => Source | null {
  const index = new MiniSearch<Source>({ fields: ["text"] });
  index.addAll(sources);
  const byId = new Map(sources.map((source) => [source.id, source]));
  const texts = sources.map(({ text }) => plain(text));
  return (passage) => {
    const text = plain(passage.text);
    const equal = sources.filter((_, index) => texts[index] === text);
    const same = equal.find((source) => sameDocument(source, passage)) ?? equal[0];
    if (same !== undefined) return same;
    const similar = index
      .search(passage.text)
      .flatMap(({ id }) => byId.get(String(id)) ?? [])
      .filter((source) => sameDocument(source, passage));
    return similar.find((source) => sharedWords(passage.text, source.text) >= minShared) ?? null;
  };
}

function sameDocument(one: Source, other: Source): boolean {
  return (
    (one.file === null ? null : fileName(one.file)) === (other.file === null ? null : fileName(other.file))
  );
}

/** Returns the share of the distinct words of a text that another text contains. */
function sharedWords(text: string, other: string): number {
  const words = new Set(wordsOf(text));
  const others = new Set(wordsOf(other));
  return words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Removes differences from a text that a reader does not see. */
function plain(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

function contradictionsOf(sources: readonly Source[]): string[] {
  return findContradictions({ sources }).map(contradictionText);
}
