import type { AgentDecision } from "@concordat/contracts/agent-decision/v2";
import type { ReasonerResponse } from "@concordat/contracts/reasoner-response/v1";

/** The choices that an agent has for a post. */
export type Choice = AgentDecision["choice"];

/** A state of the social agents' chart. Version 1 of the response lists these states; version 2 is for any chart. */
export type AgentState = ReasonerResponse["next_state"];
