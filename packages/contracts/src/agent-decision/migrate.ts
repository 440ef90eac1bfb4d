/**
 * An agent's decision of version 1 as version 2, of version 2 as version 3, and back.
 * @module
 */
import type { AgentDecision as AgentDecisionV1 } from "../generated/agent-decision/v1/index.js";
import type { AgentDecision as AgentDecisionV2 } from "../generated/agent-decision/v2/index.js";
import type { AgentDecision as AgentDecisionV3 } from "../generated/agent-decision/v3/index.js";
import { MigrationRefusedError } from "../migration/index.js";
import { checkValue, required, rules } from "../options/index.js";

/**
 * The fields of version 1 that are not part of the decision itself. From version 2 on, they are in the decision's
 * record.
 */
export interface DecisionCircumstances {
  /** The post that was decided on. */
  readonly post_id: string;
  /** RFC 3339. */
  readonly timestamp?: string;
}

/** A decision of version 2, with the fields that only version 1 has. */
export interface MigratedDecision extends DecisionCircumstances {
  /** The decision in version 2. */
  readonly decision: AgentDecisionV2;
}

/** Version 1 has no field for a part of the decision, and a migration must not drop it. */
export class AgentDecisionMigrationError extends MigrationRefusedError {}

/**
 * Converts a decision of version 1 to version 2. IGNORE becomes SCROLL, and the fields of the decision's record are
 * returned separately.
 */
export function agentDecisionV1ToV2(v1: AgentDecisionV1): MigratedDecision {
  checkValue(v1, required({ ...rules.record, message: "must be a decision of agent-decision/v1" }), "v1");
  const { post_id, timestamp, ...rest } = v1;
  const decision: AgentDecisionV2 = rest.choice === "IGNORE" ? { ...rest, choice: "SCROLL" } : rest;
  return { decision, post_id, ...(timestamp === undefined ? {} : { timestamp }) };
}

/**
 * Converts a decision of version 2 to version 1: SCROLL becomes IGNORE.
 * @throws {AgentDecisionMigrationError} when a LIKE or SCROLL has a text, which version 1 does not allow
 */
export function agentDecisionV2ToV1(
  v2: AgentDecisionV2,
  circumstances: DecisionCircumstances,
): AgentDecisionV1 {
  checkValue(v2, required({ ...rules.record, message: "must be a decision of agent-decision/v2" }), "v2");
  checkValue(
    circumstances,
    required({ ...rules.record, message: "must be an object with post_id" }),
    "circumstances",
  );
  const { post_id, timestamp } = circumstances;
  const around = { post_id, ...(timestamp === undefined ? {} : { timestamp }) };
  if (v2.choice === "REPLY" || v2.choice === "RESHARE") return { ...v2, ...around };
  const { content, ...rest } = v2;
  if (typeof content === "string") {
    throw new AgentDecisionMigrationError(
      `agent-decision/v1 has no content for ${v2.choice}, but this decision carries ${JSON.stringify(content)}`,
    );
  }
  const unwritten = content === undefined ? {} : { content };
  return rest.choice === "SCROLL"
    ? { ...rest, ...unwritten, ...around, choice: "IGNORE" }
    : { ...rest, ...unwritten, ...around, choice: "LIKE" };
}

/** Converts a decision of version 2 to version 3: RESHARE, which always has a comment there, becomes QUOTE. */
export function agentDecisionV2ToV3(v2: AgentDecisionV2): AgentDecisionV3 {
  checkValue(v2, required({ ...rules.record, message: "must be a decision of agent-decision/v2" }), "v2");
  return v2.choice === "RESHARE" ? { ...v2, choice: "QUOTE" } : v2;
}

/**
 * Converts a decision of version 3 to version 2: QUOTE becomes RESHARE.
 * @throws {AgentDecisionMigrationError} when the choice is a RESHARE without a comment, FOLLOW, UNFOLLOW or MUTE, which
 *   version 2 does not have
 */
export function agentDecisionV3ToV2(v3: AgentDecisionV3): AgentDecisionV2 {
  checkValue(v3, required({ ...rules.record, message: "must be a decision of agent-decision/v3" }), "v3");
  switch (v3.choice) {
    case "QUOTE":
      return { ...v3, choice: "RESHARE" };
    case "LIKE":
    case "REPLY":
    case "SCROLL":
      return v3;
    default:
      throw new AgentDecisionMigrationError(
        `agent-decision/v2 has no ${v3.choice === "RESHARE" ? "RESHARE without a comment" : v3.choice}`,
      );
  }
}
