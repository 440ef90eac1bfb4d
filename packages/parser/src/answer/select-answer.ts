import type { Extraction } from "../find/found.js";
import { surroundings } from "../find/surroundings.js";
import { deepEqual } from "../node/compare.js";
import { endedEarly } from "../options.js";
import { located } from "../result/locate.js";
import type { ParseResult } from "../result/parse-result.js";
import { doubtful, truncated, unreadable } from "../result/unreadable.js";
import type { Candidate } from "./candidates/candidate.js";
import { contradiction } from "./conflict/find-conflict.js";
import type { Task } from "./parse-input.js";
import { mayGoOn } from "./truncation/may-be-truncated.js";
import { endsInSecondValue, endsOpen } from "./truncation/second-value.js";

/**
 * Selects the answer among the valid candidates. Equal values count as one. The text is unreadable if two values differ,
 * if other text contradicts the value, or if the text may be cut off. Returns `null` if no candidate is valid.
 */
export function selectAnswer<Output>(
  candidates: readonly Candidate[],
  findings: Extraction,
  task: Task,
): ParseResult<Output> | null {
  const [answer, ...others] = candidates.filter(({ violations }) => violations.length === 0);
  if (answer === undefined) return null;
  if (mayGoOn(answer.found, task) || (endedEarly(task.finishReason) && endsOpen(findings, task.text)))
    return truncated(task.text);
  const other = others.find(({ value }) => !deepEqual(value, answer.value));
  const offset = answer.doubt?.offset ?? other?.found.start ?? contradiction(answer, findings, task);
  if (offset === null) {
    const thinks = findings.blocks.some(({ open, start }) => open && start >= answer.found.end);
    return thinks || endsInSecondValue(answer, findings, task)
      ? truncated(task.text)
      : resultOf(answer, findings, task);
  }
  return doubtful(answer.doubt?.reason ?? "ambiguous", offset);
}

/** A candidate as a result, with all that was repaired to come to it. */
export function resultOf<Output>(
  { found, node, value, violations, repairs: own }: Candidate,
  { blocks }: Extraction,
  { text, context }: Task,
): ParseResult<Output> {
  const around = surroundings(text, found, blocks, context.allows);
  if (around === null) return unreadable("no-json", "other text stands beside the value", 0);
  const repairs = [...around, ...own].sort((a, b) => a.offset - b.offset);
  if (violations.length === 0) return { state: "valid", value: value as Output, repairs };
  const placed = violations.map((violation) =>
    found.decoded ? { ...violation, offset: found.start } : located(violation, node),
  );
  return { state: "invalid", value, violations: placed, repairs };
}
