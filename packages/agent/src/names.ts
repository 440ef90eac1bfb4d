import type { AgentDecision } from "@concordat/contracts/agent-decision/v2";
import type { ReasonerResponse } from "@concordat/contracts/reasoner-response";

/** What an agent may do with a post. */
export type Choice = AgentDecision["choice"];

/** A state of the social agents' chart. */
export type AgentState = ReasonerResponse["next_state"];
