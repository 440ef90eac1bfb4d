import type { AgentDecision as FeedDecision } from "@concordat/contracts/agent-decision/v1";
import type { AgentDecision } from "@concordat/contracts/agent-decision/v2";
import type { AgentDecision as NetworkDecision } from "@concordat/contracts/agent-decision/v3";
import type { Composition } from "@concordat/contracts/composition";
import {
  type DecisionRecord,
  decisionRecord,
  type FailedRecord,
  type Step,
  type ValidRecord,
} from "@concordat/contracts/decision-record";
import type { Failure, ContractViolationError as Violation } from "@concordat/llm";
import { checkedRecord } from "./checked-record.js";

/** The data of a record in addition to the decision. */
export interface RecordContext {
  /** The id of the agent that decided. */
  readonly agentId: string;
  /** Ids of the posts that the model saw, in the order shown. */
  readonly shownPostIds: readonly string[];
  /** The round of the simulation; `null` outside a simulation. */
  readonly round: number | null;
  /** The seed of the run; `null` without one. */
  readonly seed: number | null;
  /** The requests to the model, in order. */
  readonly steps: readonly Step[];
  /** The engine and the model. */
  readonly model: string;
  /** The duration of the decision, in milliseconds. */
  readonly durationMs: number;
}

/** A decision with its contract. */
export type RecordedDecision =
  | {
      readonly contract: "agent-decision/v2";
      /** The id of the post that was shown. A decision on a feed contains the id itself. */
      readonly postId: string;
      /** The value, already checked by its contract. */
      readonly decision: AgentDecision;
      /** The rule that sampled the choice. Default: the model made the choice. */
      readonly rule?: ValidRecord["rule"] | null;
    }
  | { readonly contract: "agent-decision/v1"; readonly decision: FeedDecision }
  | { readonly contract: "agent-decision/v3"; readonly postId: string; readonly decision: NetworkDecision }
  | { readonly contract: "composition/v1"; readonly postId: string; readonly decision: Composition };

/** The reason why there is no decision. */
export interface DecisionFailure {
  /** The contract of the request. */
  readonly contract: FailedRecord["contract"];
  /** The id of the shown post; `null` if several were shown and none was chosen. */
  readonly postId: string | null;
  /** The failure, or the contract violation of the last answer. */
  readonly error: { readonly code: (Failure | Violation)["code"]; readonly message: string };
  /** The rule that sampled the choice, if the model had to write only the text. Default: the model made the choice. */
  readonly rule?: ValidRecord["rule"] | null;
}

/** Creates the record of a valid decision. */
export function validRecord(decided: RecordedDecision, context: RecordContext): DecisionRecord {
  const common = commonFields(context);
  switch (decided.contract) {
    case "agent-decision/v2": {
      const { contract, postId, decision, rule = null } = decided;
      return checkedRecord(decisionRecord, {
        state: "valid",
        contract,
        ...common.head,
        post_id: postId,
        decision,
        ...recordedRule(rule),
        ...common.tail,
      });
    }
    case "agent-decision/v1": {
      const { contract, decision } = decided;
      const { post_id } = decision;
      return checkedRecord(decisionRecord, {
        state: "valid",
        contract,
        ...common.head,
        post_id,
        decision,
        ...common.tail,
      });
    }
    case "agent-decision/v3": {
      const { contract, postId: post_id, decision } = decided;
      const { head, tail } = common;
      return checkedRecord(decisionRecord, { state: "valid", contract, ...head, post_id, decision, ...tail });
    }
    case "composition/v1": {
      const { contract, postId, decision } = decided;
      return checkedRecord(decisionRecord, {
        state: "valid",
        contract,
        ...common.head,
        post_id: postId,
        decision,
        ...common.tail,
      });
    }
  }
}

/** Returns the part of a record that describes the rule; empty if the model made the choice. */
function recordedRule(rule: ValidRecord["rule"] | null): Pick<ValidRecord, "rule"> {
  if (rule == null) return {};
  const { name, relevance, options, draw } = rule;
  const drawn = options.map(({ value, probability }) => ({ value, probability }));
  return { rule: { name, relevance, options: drawn, draw } };
}

/** Creates the record of a request without a valid decision. */
export function undecidedRecord(
  { contract, postId, error, rule = null }: DecisionFailure,
  context: RecordContext,
): DecisionRecord {
  const { head, tail } = commonFields(context);
  const common = { contract, ...head, post_id: postId, ...recordedRule(rule), ...tail };
  const { code, message } = error;
  return code === "CONTRACT_VIOLATION"
    ? checkedRecord(decisionRecord, { state: "invalid", ...common, error: { code, message } })
    : checkedRecord(decisionRecord, {
        state: "failed",
        ...common,
        error: { code, message },
      });
}

function commonFields({ agentId, shownPostIds, round, seed, steps, model, durationMs }: RecordContext) {
  return {
    head: { round, agent_id: agentId, shown_post_ids: [...shownPostIds] },
    tail: {
      steps: [...steps],
      model,
      seed,
      time: new Date().toISOString(),
      duration_ms: durationMs,
    },
  };
}
