import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { type ChoiceCode, choiceCode } from "../policy/choice.js";
import { costsOf } from "./record-costs.js";

/** What a recorded decision means for the world and the accounts: what the record says, in short. */
export interface DecisionOutcome {
  /** Whether the model gave a decision, one that breaks the contract, or none. */
  readonly state: "valid" | "invalid" | "failed";
  /** The error's code; null for a valid decision. */
  readonly code: string | null;
  /** Null unless valid. */
  readonly choice: ChoiceCode | null;
  /** The post that was decided on; `null` if none of a feed was chosen. */
  readonly post: string | null;
  /** What was written: a reply, a comment, a post of its own. Null for nothing. */
  readonly content: string | null;
  /** Requests that were sent for it. */
  readonly requests: number;
  /** Tokens of the prompts; `null` if the server did not count them. */
  readonly promptTokens: number | null;
  /** Tokens that the model wrote; `null` if the server did not count them. */
  readonly completionTokens: number | null;
}

/** The outcome that a record tells. */
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
  const written = choice === "REPLY" || choice === "RESHARE" ? content : null;
  const code = choice === "IGNORE" ? choiceCode.SCROLL : choiceCode[choice];
  return { state, code: null, choice: code, post, content: written, ...costs };
}

/** Why the agent decided so, in the model's words; `null` if it did not say, or nothing was decided. */
export function reasonOf(record: DecisionRecord): string | null {
  if (record.state !== "valid" || !("reason" in record.decision)) return null;
  return record.decision.reason ?? null;
}

/** What of a decision the hash of its round covers: the decision itself, or what went wrong; no times and no costs. */
export function hashedDecision(record: DecisionRecord): unknown {
  return record.state === "valid" ? record.decision : { error: record.error.code };
}
