import type { ChatClient } from "@concordat/llm";
import { note } from "../terminal/output.js";
import { isTimeout } from "./is-timeout.js";
import { longerTimeout } from "./longer-timeout.js";

/**
 * Returns a client that prints a note when the first answer is not complete in time. Without it, a slow model could be
 * mistaken for a program that does not respond.
 */
export function noteTimeout(client: ChatClient): ChatClient {
  let isNoted = false;
  return {
    ...client,
    async *chat(request) {
      const { signal, timeoutMs } = request;
      const onAbort = (): void => {
        if (isNoted || timeoutMs === undefined || !isTimeout(signal)) return;
        isNoted = true;
        note(
          `${client.id}: no complete answer within ${timeoutMs / 1_000} s; --timeout ${longerTimeout(timeoutMs)} gives each answer longer`,
        );
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      try {
        yield* client.chat(request);
      } finally {
        signal?.removeEventListener("abort", onAbort);
      }
    },
  };
}
