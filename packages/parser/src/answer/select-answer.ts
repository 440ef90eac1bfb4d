import type { Extraction } from "../find/found.js";
import { surroundings } from "../find/surroundings.js";
import { deepEqual } from "../node/compare.js";
import { endedEarly } from "../options.js";
import { located } from "../result/locate.js";
import type { ParseResult } from "../result/parse-result.js";
import { doubtful, truncated, unreadable } from "../result/unreadable.js";
import type { Candidate } from "./candidates/candidate.js";
import { findConflict } from "./conflict/find-conflict.js";
import type { ParseInput } from "./parse-input.js";
import { mayBeTruncated } from "./truncation/may-be-truncated.js";
import { endsInSecondValue, endsOpen } from "./truncation/second-value.js";

/**
 * Selects the answer among the valid candidates. Equal values count as one. The text is unreadable if two values differ,
 * if other text contradicts the value, or if the text may be cut off. Returns `null` if no candidate is valid.
 */
export function selectAnswer<Output>(
  candidates: readonly Candidate[],
  findings: Extraction,
  input: ParseInput,
): ParseResult<Output> | null {
  const [answer, ...others] = candidates.filter(({ violations }) => violations.length === 0);
  if (answer === undefined) return null;
  if (
    mayBeTruncated(answer.found, input) ||
    (endedEarly(input.finishReason) && endsOpen(findings, input.text))
  )
    return truncated(input.text);
  const other = others.find(({ value }) => !deepEqual(value, answer.value));
  const offset = answer.doubt?.offset ?? other?.found.start ?? findConflict(answer, findings, input);
  if (offset === null) {
    const thinks = findings.blocks.some(({ open, start }) => open && start >= answer.found.end);
    return thinks || endsInSecondValue(answer, findings, input)
      ? truncated(input.text)
      : resultOf(answer, findings, input);
  }
  return doubtful(answer.doubt?.reason ?? "ambiguous", offset);
}

/** Converts a candidate to a result that lists every repair. */
export function resultOf<Output>(
  { found, node, value, violations, repairs: ownRepairs }: Candidate,
  { blocks }: Extraction,
  { text, context }: ParseInput,
): ParseResult<Output> {
  const surroundingRepairs = surroundings(text, found, blocks, context.allows);
  if (surroundingRepairs === null) return unreadable("no-json", "other text stands beside the value", 0);
  const repairs = [...surroundingRepairs, ...ownRepairs].sort((a, b) => a.offset - b.offset);
  if (violations.length === 0) return { state: "valid", value: value as Output, repairs };
  const locatedViolations = violations.map((violation) =>
    found.decoded ? { ...violation, offset: found.start } : located(violation, node),
  );
  return { state: "invalid", value, violations: locatedViolations, repairs };
}
