import { errorMessage } from "../../terminal/error-message.js";

/**
 * Returns the first line of an error's message. In the other lines, Node.js lists all files that required a missing
 * module.
 */
export function firstMessageLine(error: unknown): string {
  const [message = ""] = errorMessage(error).split("\n");
  return message;
}
