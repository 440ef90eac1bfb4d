import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { type ChoiceCode, choiceCode } from "../world/choice.js";
import { costsOf } from "./record-costs.js";

/** The parts of a decision's record that affect the world and the counts. */
export interface DecisionOutcome {
  /** Whether the decision is valid, violates the contract (`invalid`), or could not be obtained (`failed`). */
  readonly state: "valid" | "invalid" | "failed";
  /** The code of the error; `null` for a valid decision. */
  readonly code: string | null;
  /** The choice; `null` unless the decision is valid. */
  readonly choice: ChoiceCode | null;
  /** The id of the post that was decided on; `null` if no post of a feed was chosen. */
  readonly post: string | null;
  /** The text of a reply, a comment or a new post; `null` if there is none. */
  readonly content: string | null;
  /** Number of requests sent for the decision. */
  readonly requests: number;
  /** Number of prompt tokens; `null` if the server did not report them. */
  readonly promptTokens: number | null;
  /** Number of completion tokens; `null` if the server did not report them. */
  readonly completionTokens: number | null;
}

/** Returns the outcome of a decision's record. */
export function outcomeOf(record: DecisionRecord): DecisionOutcome {
  const costs = costsOf(...record.steps);
  const { state, post_id: post } = record;
  if (state !== "valid")
    return { state, code: record.error.code, choice: null, post, content: null, ...costs };
  if (record.contract === "composition/v1") {
    const { content } = record.decision;
    return { state, code: null, choice: choiceCode.COMPOSE, post, content, ...costs };
  }
  const { choice, content = null } = record.decision;
  const isWritten =
    choice === "REPLY" ||
    choice === "QUOTE" ||
    (choice === "RESHARE" && record.contract !== "agent-decision/v3");
  const written = isWritten ? content : null;
  const code = choice === "IGNORE" ? choiceCode.SCROLL : choiceCode[choice];
  return { state, code: null, choice: code, post, content: written, ...costs };
}

/** Returns the model's reason for a decision; `null` if it gave none, or the decision is not valid. */
export function reasonOf(record: DecisionRecord): string | null {
  if (record.state !== "valid" || !("reason" in record.decision)) return null;
  return record.decision.reason ?? null;
}

/**
 * Returns the part of a decision that is included in its round's hash: the decision or its error, without times and
 * costs.
 */
export function hashedDecision(record: DecisionRecord): unknown {
  return record.state === "valid" ? record.decision : { error: record.error.code };
}
