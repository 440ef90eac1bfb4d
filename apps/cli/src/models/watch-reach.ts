import { ConcordatError } from "@concordat/contracts/contract";
import type { ChatClient } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { isUnreachable } from "./is-unreachable.js";

/**
 * A client that detects when its model becomes unreachable, so that a run does not ask a dead server for
 * every answer.
 */
export interface WatchedClient {
  readonly client: ChatClient;
  /** Aborted when the model becomes unreachable. */
  readonly lost: AbortSignal;
  /** Throws the cause once the model is unreachable; a command then exits with code 3. */
  throwIfLost(): void;
}

/** Maximum number of consecutive refused connections before the model counts as unreachable. */
const maxRefusals = 3;

export function watchReach(client: ChatClient): WatchedClient {
  const lost = new AbortController();
  let cause: ConcordatError | null = null;
  let refusals = 0;
  const onError = (error: unknown): void => {
    if (!ConcordatError.isInstance(error) || !isUnreachable(error.code)) return;
    refusals++;
    if (error.code === "CONNECTION_FAILED" && refusals < maxRefusals) return;
    cause = error;
    lost.abort();
  };
  return {
    client: {
      ...client,
      async *chat(request) {
        try {
          yield* client.chat(request);
          refusals = 0;
        } catch (error) {
          onError(error);
          throw error;
        }
      },
    },
    lost: lost.signal,
    throwIfLost() {
      if (cause !== null) throw new CommandError(cause.message, { exitCode: exitCode.unreachable, cause });
    },
  };
}
