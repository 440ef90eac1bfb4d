import { errorMessage } from "../../terminal/error-message.js";

/** The first line of an error's message: below that of a missing module, Node.js lists every file that required it. */
export function messageOf(error: unknown): string {
  const [message = ""] = errorMessage(error).split("\n");
  return message;
}
