/**
 * What an analyst's model answers in one iteration, with the tool calls in it.
 * @module
 */
export * from "../generated/iteration-response/index.js";
export { validateIterationResponse } from "./validate-iteration-response.js";
