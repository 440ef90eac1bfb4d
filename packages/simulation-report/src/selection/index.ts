/**
 * Checks that a run contains the agents, segments, posts, rounds and questions that a selection of its records names.
 * @module
 */
export {
  assertAgent,
  assertAgentSelection,
  assertAnswerFilter,
  assertDecisionFilter,
} from "./known-names.js";
export { NamedPost } from "./named-post.js";
