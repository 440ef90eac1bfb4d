export * from "../generated/iteration-response/index.js";
export { validateIterationResponse } from "./validate-iteration-response.js";
