/**
 * Checks that a run contains the agents, segments, posts, rounds and questions to which a selection of its records
 * refers.
 * @module
 */
export {
  assertAgent,
  assertAgentSelection,
  assertAnswerFilter,
  assertDecisionFilter,
} from "./known-names.js";
export { NamedPost } from "./named-post.js";
