/**
 * The response of an analyst's model in one iteration, with its tool calls.
 * @module
 */
export * from "../generated/iteration-response/index.js";
export { validateIterationResponse } from "./validate-iteration-response.js";
