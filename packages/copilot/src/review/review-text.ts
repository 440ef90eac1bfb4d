import { checkValue, isRecord, type Rule, required } from "@concordat/contracts/options";
import type { DecisionReview, ReviewedPassage, ReviewedStatement } from "./review-run.js";

const reviewRule: Rule = required({
  message: "must be a review, as reviewDecision returns it",
  test: (value) =>
    isRecord(value) &&
    ["changed", "added", "removed", "unchangedDocuments", "changedDocuments", "contradictions"].every(
      (name) => Array.isArray(value[name]),
    ),
});

/**
 * Formats a review. It begins with whether the sources still support the decision, and lists each statement that has
 * to be checked, with its earlier and its current passage.
 * @throws {RangeError} if it is not a review
 * @example
 * console.log(reviewText(reviewDecision(run, read)));
 */
export function reviewText(review: DecisionReview): string {
  checkValue(review, reviewRule, "review");
  const { changed, contradictions } = review;
  const inState = (state: ReviewedStatement["state"]): ReviewedStatement[] =>
    changed.filter((statement) => statement.state === state);
  return [
    headline(review),
    ...part("No longer in the documents:", inState("contradicted").map(statementText)),
    ...part("The passage is gone:", inState("gone").map(statementText)),
    ...part(
      "The passage changed, but all that the statement took from it is still there:",
      inState("supported").map(statementText),
    ),
    ...part(
      "Contradictions between the documents that are new:",
      contradictions.map((sentence) => `- ${sentence}`),
    ),
  ].join("\n\n");
}

function part(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${heading}\n${lines.join("\n")}`];
}

function headline(review: DecisionReview): string {
  const { unchanged, withoutSource, changed } = review;
  const broken = changed.filter(({ state }) => state !== "supported").length;
  const total = unchanged + withoutSource + changed.length;
  const answer =
    changed.length === 0
      ? "No passage that the decision cites has changed."
      : broken === 0
        ? "Passages that the decision cites have changed, but still contain what it takes from them."
        : `${broken} of ${total} statements no longer have their source: ask again.`;
  const counts = `${unchanged} unchanged, ${changed.length} changed, ${withoutSource} without a source.`;
  return [answer, counts, ...documentLines(review)].join(" ");
}

function documentLines(review: DecisionReview): string[] {
  const { unchangedDocuments, changedDocuments, added, removed } = review;
  const line = (words: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`${words}: ${names.join(", ")}.`];
  return [
    ...line("Documents with other content than before", changedDocuments),
    ...line("Documents with the same content, byte for byte", unchangedDocuments),
    ...line("New documents, which no statement rests on", added),
    ...line("Documents that are gone", removed),
  ];
}

function statementText({ heading, text, missing, passages }: ReviewedStatement): string {
  const absent = missing.length === 0 ? "" : ` (no longer there: ${missing.join(", ")})`;
  return [`- ${heading}: ${text}${absent}`, ...passages.flatMap(passageLines)].join("\n");
}

function passageLines({ before, place, now }: ReviewedPassage): string[] {
  return [
    `  before${place === null ? "" : `, ${place}`}: ${before}`,
    now === null
      ? "  now: nothing like it"
      : `  now${now.place === null ? "" : `, ${now.place}`}: ${now.text}`,
  ];
}
