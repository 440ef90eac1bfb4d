import type { PreparedAnalysis } from "../analysis/prepare-analysis.js";
import { asksForOwn, memberChanges } from "../answer/member-changes.js";
import { doubtNote } from "../cells/number/borrowed-mark.js";
import { measureLabel } from "../query/aggregate.js";
import { readingSentence } from "../question/reading-parts.js";
import { computedSummary } from "./computed-words.js";

/** Returns the computed answer as sentences, after notes about unused words or options. */
export function answerSentences(prepared: PreparedAnalysis): string {
  const { reading } = prepared;
  return [
    ...statements(prepared),
    ...(reading === null ? [] : [readingSentence(reading, prepared.decimalDoubts)]),
  ].join(" ");
}

/** Returns the statements of an answer without the interpretation of the question. */
export function statements(prepared: PreparedAnalysis): string[] {
  const { reading, subject, change, answer, question, decimalDoubts, isOverview } = prepared;
  const doubts = decimalDoubts.map(doubtNote);
  if (reading === null) {
    const overview = `The question names no column, member or period of the table: this is the last change, of the ${measureLabel(subject.measure)} (--measure chooses another).`;
    return [...doubts, ...(isOverview ? [overview] : []), computedSummary(subject, change)];
  }
  const why = reading.asksWhy ? ["The table tells how much, not why."] : [];
  return [
    ...doubts,
    ...reading.notes,
    ...why,
    ...(reading.operation === "change" ? changeSentences(prepared) : answer.sentences),
  ];

  function changeSentences({ change: { total, decompositions } }: PreparedAnalysis): string[] {
    const asked = decompositions.find(({ dimension }) => dimension === reading?.by?.name);
    const own =
      asked === undefined || total === null || reading === null || !asksForOwn(question)
        ? null
        : memberChanges(asked, question, total.change, reading.order, reading.limit);
    if (own === null) return [computedSummary(subject, change, reading?.coverage)];
    return [computedSummary(subject, { ...change, decompositions: [] }, reading?.coverage), own];
  }
}
