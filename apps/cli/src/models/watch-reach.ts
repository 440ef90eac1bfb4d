import { ConcordatError } from "@concordat/contracts/contract";
import type { ChatClient } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { isUnreachable } from "./is-unreachable.js";

/** A client that notices when its model is out of reach, so that a run does not ask a dead server for every answer. */
export interface WatchedClient {
  readonly client: ChatClient;
  /** Aborted when the model is out of reach. */
  readonly lost: AbortSignal;
  /** Throws what made the model unreachable, once it is; a command then ends with code 3. */
  throwIfLost(): void;
}

/** Refused connections in a row, without an answer between them, after which no one is expected to answer. */
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
