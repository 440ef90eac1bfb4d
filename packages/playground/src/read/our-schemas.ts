import { agentDecision } from "@concordat/contracts/agent-decision";
import { agentProfile } from "@concordat/contracts/agent-profile";
import { plannerResponse } from "@concordat/contracts/planner-response";
import { post } from "@concordat/contracts/post";
import { reasonerResponse } from "@concordat/contracts/reasoner-response";
import { synthesis } from "@concordat/contracts/synthesis";

/** Schemas of this project as examples, by the reference of their contract. */
export const ourSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  [agentDecision, agentProfile, plannerResponse, post, reasonerResponse, synthesis].map(({ ref, schema }) => [
    ref,
    schema,
  ]),
);
