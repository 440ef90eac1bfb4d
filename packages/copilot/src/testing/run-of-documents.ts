import type { DecisionRun } from "@concordat/contracts/decision-run";
import { newRun } from "../run/new-run.js";

/** A new decision about documents with these texts, one passage each. */
export function runOfDocuments(texts: readonly string[]): DecisionRun {
  const sources = texts.map((text, index) => ({
    id: `s${index + 1}`,
    file: `${index}.md`,
    text,
    page: null,
    line: null,
    heading: null,
  }));
  return newRun({ question: "?", model: "m", sources });
}
