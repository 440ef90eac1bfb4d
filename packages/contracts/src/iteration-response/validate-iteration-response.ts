import { iterationResponse } from "../generated/iteration-response/index.js";

/**
 * Returns a line for each rule of `iteration-response` that a payload violates, in the form `message (path:
 * actions/0/tool_name)`. The path is empty for the root. Empty if the payload is valid.
 */
export function validateIterationResponse(payload: unknown): string[] {
  return iterationResponse
    .validate(payload)
    .map(({ message, path }) => `${message} (path: ${path.slice(1)})`);
}
