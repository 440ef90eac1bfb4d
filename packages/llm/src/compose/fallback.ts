import {
  checkOptions,
  checkValue,
  type Rule,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import { abortable } from "../abort/abortable.js";
import { clientRule } from "../chat/chat-rules.js";
import { clientSettings } from "../chat/client-settings.js";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import type { TriedClient } from "../chat/tried-client.js";
import { failureOf } from "../errors/failure.js";
import type { Failure, FailureCode } from "../errors/index.js";
import { asFailure } from "../generate/as-failure.js";
import { callDefaults } from "../limits.js";
import { type WireForm, wireForms } from "../wire/lowering.js";
import { awaitFirstChunk } from "./await-first-chunk.js";

/** Failure codes after which the next client is tried by default, because another engine may succeed. */
const elsewhere: ReadonlySet<FailureCode> = new Set([
  "CONNECTION_FAILED",
  "TIMEOUT",
  "MODEL_NOT_FOUND",
  "UNAUTHORIZED",
  "RATE_LIMITED",
  "SERVER_BUSY",
  "PROTOCOL_ERROR",
  "CONTEXT_OVERFLOW",
  "IMAGES_UNSUPPORTED",
]);

/** Conditions under which the next client is used. */
export interface FallbackOptions {
  /**
   * Whether to try the next client after a client failed before it wrote anything. Default: yes, if another engine
   * may not fail in the same way. This excludes `ABORTED` and `REPLAY_MISS`, for example.
   */
  readonly when?: (error: Failure) => boolean;
  /**
   * Milliseconds within which each client except the last must begin its answer, not counting the time in its queue.
   * A client that has not begun by then is aborted, and the next one is used. Maximum and default: an equal share of
   * the request's timeout. With two clients and a `timeoutMs` of 30,000 for the call, the first has 15,000.
   */
  readonly timeoutMs?: number;
}

const clientsRule: Rule = {
  message: "must be a list of at least one chat client",
  test: (value) => Array.isArray(value) && value.length > 0,
  items: clientRule,
};

const fallbackRules: Rules<FallbackOptions> = { when: rules.aFunction, timeoutMs: rules.milliseconds };

/**
 * Returns a client that sends a request to the first of several clients. If that client fails or is too slow before
 * it has written anything, the request goes to the next one. If an answer breaks off, no other model continues it.
 *
 * Each attempt of the outcome names the client that was used last, and the error of each client that was tried
 * before. Clients with the same name are numbered (`openai:m#2`). If all clients fail, the message contains all
 * errors. Contracts are adapted to the engines, or to the lowest common profile if the engines differ.
 * @throws {RangeError} when no client is given, or an option is invalid
 * @example
 * const client = fallback([createOllamaClient({ model: "mistral" }), hosted]);
 */
export function fallback(clients: readonly ChatClient[], options: FallbackOptions = {}): ChatClient {
  checkValue(clients, required(clientsRule), "clients");
  checkOptions(options, fallbackRules);
  const { when = ({ code }) => elsewhere.has(code), timeoutMs = Number.POSITIVE_INFINITY } = options;
  const contextTokens = largest(clients.map((client) => client.contextTokens));
  const answerTokens = largest(clients.map((client) => client.answerTokens));
  const settings = clients.map((client) => client.settings ?? null);
  const times = clients.map((client) => client.timeoutMs ?? callDefaults.timeoutMs);
  const named = withOwnNames(clients);
  const chosen = new WeakMap<object, NamedClient>();
  const isTimed = clients.some((client) => client.timeoutMs !== undefined);
  return {
    id: `fallback(${clients.map(({ id }) => id).join(", ")})`,
    wireForm: commonForm(clients),
    ...(contextTokens === null ? {} : { contextTokens }),
    ...(answerTokens === null ? {} : { answerTokens }),
    ...(clients.every(({ prefills }) => prefills === true) ? { prefills: true } : {}),
    ...(clients.every(({ form }) => form === "turns") ? { form: "turns" as const } : {}),
    ...commonOdds(clients),
    // Every client must be able to continue a conversation with tools.
    async callsTools(signal) {
      const calls = await Promise.all(clients.map((client) => client.callsTools?.(signal) ?? false));
      return calls.every(Boolean);
    },
    ...clientSettings({ clients: settings.some((own) => own !== null) ? settings : undefined }),
    // Each client's share of it is then no shorter than its own time.
    ...(isTimed ? { timeoutMs: Math.max(...times) * clients.length } : {}),
    chat: (asked) =>
      abortable(asked, (request) => {
        const { timeoutMs: whole = callDefaults.timeoutMs } = request;
        const share = Math.ceil(whole / clients.length);
        const only = request.valueKey === undefined ? undefined : chosen.get(request.valueKey);
        const asked = only === undefined ? named : [only];
        return firstAnswer(asked, request, { when, patience: Math.min(timeoutMs, share), chosen });
      }),
  };
}

/** A client with its name in attempts. */
interface NamedClient {
  readonly client: ChatClient;
  readonly name: string;
}

/**
 * Gives each client a unique name: its id. If clients share an id, for example one model on two servers, their
 * position in the list is appended: `openai:m#2`.
 */
function withOwnNames(clients: readonly ChatClient[]): NamedClient[] {
  return clients.map((client, index) => {
    const isShared = clients.some((other, place) => place !== index && other.id === client.id);
    return { client, name: isShared ? `${client.id}#${index + 1}` : client.id };
  });
}

/** Returns the largest number, or `null` if one of them is unknown. */
function largest(numbers: readonly (number | undefined)[]): number | null {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === numbers.length ? Math.max(...known) : null;
}

/** Returns the kind of probabilities that all clients support. The result is empty if the clients differ. */
function commonOdds([first, ...others]: readonly ChatClient[]): Pick<ChatClient, "odds"> {
  const odds = first?.odds;
  return odds !== undefined && others.every((client) => client.odds === odds) ? { odds } : {};
}

/**
 * Returns a profile that suits all clients: their own if they adapt contracts in the same way, else the flat one. If
 * only some engines show the schema to the model, the prompt describes it.
 */
function commonForm(clients: readonly ChatClient[]): WireForm {
  const [first, ...others] = clients.map(({ wireForm }) => wireForm);
  if (first === undefined || !others.every((form) => isAlike(form, first))) return wireForms.flat;
  return others.find(({ shown }) => shown !== first.shown && !shown) ?? first;
}

/** Whether two profiles adapt contracts in the same way. */
function isAlike(form: WireForm, other: WireForm): boolean {
  const { name: _name, shown: _shown, ...rules } = form;
  const { name: _other, shown: _otherShown, ...otherRules } = other;
  return JSON.stringify(rules) === JSON.stringify(otherRules);
}

/** The conditions for switching to the next client. */
interface SwitchConditions {
  readonly when: (error: Failure) => boolean;
  /** Maximum time for the first chunk, in milliseconds. */
  readonly patience: number;
  /** For each value that needs several requests, the client that answers all of them. */
  readonly chosen: WeakMap<object, NamedClient>;
}

async function* firstAnswer(
  [first, ...others]: readonly NamedClient[],
  request: ChatRequest,
  givingUp: SwitchConditions,
  tried: readonly TriedClient[] = [],
): AsyncGenerator<ChatChunk> {
  if (first === undefined) return;
  const { client, name } = first;
  request.onAsked?.(name);
  const { valueKey } = request;
  const keep = (): void => {
    if (valueKey !== undefined) givingUp.chosen.set(valueKey, first);
  };
  if (others.length === 0) {
    keep();
    return yield* reported(first, client.chat(request), request, tried);
  }
  const begun = await awaitFirstChunk(client, request, givingUp.patience);
  if ("chunks" in begun) {
    keep();
    return yield* reported(first, begun.chunks, request, tried);
  }
  const { error } = begun;
  const failed = { model: name, error };
  request.onTried?.(failed);
  if (request.signal?.aborted === true || !givingUp.when(error)) throw withEarlier(error, tried);
  yield* firstAnswer(others, request, givingUp, [...tried, failed]);
}

/** Yields the answer of one client. If it fails, throws its error with the errors of the earlier clients. */
async function* reported(
  { client, name }: NamedClient,
  chunks: AsyncIterable<ChatChunk>,
  request: ChatRequest,
  tried: readonly TriedClient[],
): AsyncGenerator<ChatChunk> {
  try {
    yield* signed(name, chunks);
  } catch (thrown) {
    const error = asFailure(thrown, client, request.signal);
    request.onTried?.({ model: name, error });
    throw withEarlier(error, tried);
  }
}

/** Returns an error with the code of the last client's error, and a message that contains the errors of all clients. */
function withEarlier(error: Failure, tried: readonly TriedClient[]): Failure {
  if (tried.length === 0) return error;
  const earlier = tried.map(({ model, error: { code, message } }) => `${model}: ${code}: ${message}`);
  return failureOf(error.code, `${error.message} (before it failed ${earlier.join("; ")})`, {
    cause: error,
    status: error.status,
    ...("retryAfterMs" in error ? { retryAfterMs: error.retryAfterMs } : {}),
    ...("retryable" in error ? { retryable: error.retryable } : {}),
  });
}

/** Yields the chunks of an answer and adds the name of the client to the last one. */
async function* signed(name: string, chunks: AsyncIterable<ChatChunk>): AsyncGenerator<ChatChunk> {
  for await (const chunk of chunks) yield chunk.type === "finish" ? { model: name, ...chunk } : chunk;
}
