import { ConcordatError } from "@concordat/contracts/contract";
import type { ChatClient } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { isTimeout } from "./is-timeout.js";
import { isUnreachable } from "./is-unreachable.js";
import { longerTimeout } from "./longer-timeout.js";

/**
 * A client that detects when its model becomes unreachable, so that a run does not ask a dead server for
 * every answer.
 */
export interface WatchedClient {
  readonly client: ChatClient;
  /** Aborted when the model becomes unreachable. */
  readonly lost: AbortSignal;
  /**
   * Throws the cause once the model is unreachable; a command then exits with code 3.
   * @param hint text that is appended to the message: how to resume
   */
  throwIfLost(hint?: string): void;
}

/** Maximum number of consecutive refused connections before the model counts as unreachable. */
const maxRefusals = 3;

/**
 * Number of consecutive timeouts after which a model is treated as unreachable. It equals the number that pauses a
 * simulation, but is defined here so that the help does not load the simulation's modules.
 */
export const maxTimeouts = 5;

/**
 * Returns a client that detects when its server becomes unreachable. This is after several refused connections or
 * timeouts in a row, or immediately after an error that every request would get.
 */
export function watchReach(client: ChatClient): WatchedClient {
  const lost = new AbortController();
  let cause: string | null = null;
  let refusals = 0;
  let timeouts = 0;
  const leave = (message: string): void => {
    cause ??= message;
    lost.abort();
  };
  const onTimeout = (timeoutMs: number | undefined): void => {
    timeouts++;
    if (timeouts < maxTimeouts) return;
    const each = timeoutMs === undefined ? "" : ` (${timeoutMs / 1_000} s each)`;
    leave(
      `${client.id}: ${maxTimeouts} requests in a row were not answered in time${each}; --timeout ${longerTimeout(timeoutMs)} gives each answer longer`,
    );
  };
  const onError = (error: unknown): void => {
    if (!ConcordatError.isInstance(error) || !isUnreachable(error.code)) return;
    refusals++;
    if (error.code === "CONNECTION_FAILED" && refusals < maxRefusals) return;
    leave(error.message);
  };
  return {
    client: {
      ...client,
      async *chat(request) {
        let isAnswered = false;
        try {
          yield* client.chat(request);
          isAnswered = true;
          refusals = 0;
          timeouts = 0;
        } catch (error) {
          onError(error);
          throw error;
        } finally {
          if (!isAnswered && isTimeout(request.signal)) onTimeout(request.timeoutMs);
        }
      },
    },
    lost: lost.signal,
    throwIfLost(hint = "") {
      if (cause !== null) throw new CommandError(`${cause}${hint}`, { exitCode: exitCode.unreachable });
    },
  };
}
