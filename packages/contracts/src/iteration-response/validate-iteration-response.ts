import { iterationResponse } from "../generated/iteration-response/index.js";

/**
 * Every rule of `iteration-response` that a payload breaks, each as `message (path: actions/0/tool_name)`, with
 * an empty path at the root. Empty when the payload is valid.
 */
export function validateIterationResponse(payload: unknown): string[] {
  return iterationResponse
    .validate(payload)
    .map(({ message, path }) => `${message} (path: ${path.slice(1)})`);
}
