import { isRecord, type Rules, rules } from "@concordat/contracts/options";

/** Options of a connection to a server, other than its address. */
export interface ConnectionOptions {
  /**
   * Headers of every request, such as `{ "api-key": "…" }`. They replace the client's headers of the same
   * name. Header values are treated as secrets and masked, with two exceptions: values of `accept`,
   * `content-type` and `user-agent`, and values of fewer than 8 characters in a header whose name does not
   * suggest a secret.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Makes the requests. Default: the runtime's `fetch`. In Node.js, it uses the proxy that environment variables
   * name.
   */
  readonly fetch?: typeof fetch;
  /**
   * Members to add to the body of every request. They replace the client's members of the same name, except
   * `model`, `messages` and `stream`, which determine the answer.
   */
  readonly extraBody?: Readonly<Record<string, unknown>>;
  /**
   * Maximum number of concurrent requests to this server, from all clients of this process. Further requests wait,
   * and their timeouts do not start before. Default 4.
   */
  readonly maxConcurrent?: number;
  /** Timeout of each request that sets none, in milliseconds. Time in a queue does not count. Default 30,000. */
  readonly timeoutMs?: number;
}

/** Members of a request's body that the client itself sets. */
const own = ["model", "messages", "stream"] as const;

/** The rules of the options. */
export const connectionRules: Rules<ConnectionOptions> = {
  headers: {
    message: "must be an object of strings by the names of headers",
    test: (value) => isRecord(value) && Object.values(value).every((text) => typeof text === "string"),
  },
  fetch: rules.aFunction,
  extraBody: {
    message: "must be an object without model, messages and stream, which the client itself sends",
    test: (value) => isRecord(value) && !own.some((name) => name in value),
  },
  maxConcurrent: rules.natural,
  timeoutMs: rules.milliseconds,
};
