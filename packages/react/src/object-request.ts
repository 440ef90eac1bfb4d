import { omitUndefined, safeListener } from "@concordat/contracts/options";
import { type ReceivedOutcome, readObject } from "@concordat/llm/reader";
import type { ObjectState } from "./object-state.js";

/** The options of `useObject`. A change takes effect at the next request. */
export interface UseObjectOptions<T> {
  /** The URL of the route that returns `streamObject(…).toResponse()`. */
  readonly api: string;
  /** Headers of each request, in addition to `content-type: application/json`. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether cookies are sent, as for `fetch`. Default: that of `fetch`. */
  readonly credentials?: "omit" | "same-origin" | "include";
  /** Sends the request. Default: the global `fetch`. */
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /**
   * Called with the outcome of each request, unless it was stopped or replaced by another. Errors that it throws are
   * reported on the console and have no other effect. Default: none.
   */
  readonly onOutcome?: (outcome: ReceivedOutcome<T>) => void;
}

const idle = { status: "idle", object: undefined } as const;

/** Requests one value at a time from a server. The state is kept outside of React, so that no request is made twice. */
export class ObjectRequest<T> {
  private state: ObjectState<T> = idle;
  private running: AbortController | null = null;
  private readonly listeners = new Set<() => void>();

  readonly current = (): ObjectState<T> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Requests a value. A request in progress is stopped, and its value is no longer shown. */
  async submit(input: unknown, options: UseObjectOptions<T>): Promise<void> {
    this.abandon();
    const own = new AbortController();
    this.running = own;
    this.show({ status: "streaming", object: undefined });
    const outcome = await this.receive(input, options, own.signal);
    if (own.signal.aborted) return;
    this.running = null;
    this.show(endOf(outcome));
    safeListener("onOutcome", options.onOutcome)(outcome);
  }

  /** Stops the request in progress, which also stops the model. */
  readonly stop = (): void => {
    this.abandon();
    if (this.state.status === "streaming") this.show({ status: "stopped", object: this.state.object });
  };

  /** Stops the request in progress and removes the value. */
  readonly clear = (): void => {
    this.abandon();
    this.show(idle);
  };

  private abandon(): void {
    this.running?.abort();
    this.running = null;
  }

  private async receive(
    input: unknown,
    { api, headers, credentials, fetch = globalThis.fetch }: UseObjectOptions<T>,
    signal: AbortSignal,
  ): Promise<ReceivedOutcome<T>> {
    try {
      const response = await fetch(api, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(input) ?? "null",
        ...omitUndefined({ credentials }),
        signal,
      });
      const received = readObject<T>(response);
      for await (const { value } of received) {
        if (signal.aborted) break;
        this.show({ status: "streaming", object: value });
      }
      return await received.outcome;
    } catch {
      // The network, or a `fetch` of the caller's that gave no response.
      return { state: "failed", code: "CONNECTION_FAILED" };
    }
  }

  private show(state: ObjectState<T>): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

function endOf<T>(outcome: ReceivedOutcome<T>): ObjectState<T> {
  return outcome.state === "valid"
    ? { status: "valid", value: outcome.value, object: outcome.value }
    : { status: outcome.state, code: outcome.code, object: undefined };
}
