import { errorMessage } from "../../terminal/error-message.js";

/**
 * The first line of an error's message: after it, Node.js lists every file that required a missing module.
 */
export function firstMessageLine(error: unknown): string {
  const [message = ""] = errorMessage(error).split("\n");
  return message;
}
