import { checkOptions, checkValue, needed, type Rule, type Rules, rules } from "@concordat/contracts/options";
import { stoppable } from "../abort/stoppable.js";
import { isClient } from "../chat/chat-rules.js";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import { type Failure, type FailureCode, isFailure } from "../errors/index.js";
import { type WireForm, wireForms } from "../wire/lowering.js";

/** Failures that another engine may not have. */
const elsewhere: ReadonlySet<FailureCode> = new Set([
  "CONNECTION_FAILED",
  "MODEL_NOT_FOUND",
  "UNAUTHORIZED",
  "RATE_LIMITED",
  "SERVER_BUSY",
  "PROTOCOL_ERROR",
  "CONTEXT_OVERFLOW",
]);

/** When the next client is asked. */
export interface FallbackOptions {
  /** Whether a failure of one client is a reason to ask the next. Default: whatever is not the caller's own doing. */
  readonly when?: (error: Failure) => boolean;
}

const clientsRule: Rule = {
  must: "must be a list of at least one chat client",
  fits: (value) => Array.isArray(value) && value.length > 0 && value.every(isClient),
};

const fallbackRules: Rules<FallbackOptions> = { when: rules.aFunction };

/**
 * A client that asks the first of several clients, and the next one where that fails before it has written anything;
 * an answer that broke off is not continued by another model. The finish of an answer names the client that gave it.
 * Contracts are lowered as the engines need it, or where their needs differ to the lowest common form.
 * @throws {RangeError} when no client is given, or an option is invalid
 * @example
 * const client = fallback([createOllamaClient({ model: "mistral" }), hosted]);
 */
export function fallback(clients: readonly ChatClient[], options: FallbackOptions = {}): ChatClient {
  checkValue(clients, needed(clientsRule), "clients");
  checkOptions(options, fallbackRules);
  const { when = ({ code }) => elsewhere.has(code) } = options;
  const sizes = clients.flatMap(({ contextTokens }) => (contextTokens === undefined ? [] : [contextTokens]));
  return {
    id: `fallback(${clients.map(({ id }) => id).join(", ")})`,
    wireForm: commonForm(clients),
    ...(sizes.length === clients.length ? { contextTokens: Math.max(...sizes) } : {}),
    chat: (asked) => stoppable(asked, (request) => firstAnswer(clients, request, when)),
  };
}

/** The form of all; where some engines show the model the schema and others do not, it is said in words. */
function commonForm(clients: readonly ChatClient[]): WireForm {
  const [first, ...others] = clients.map(({ wireForm }) => wireForm);
  if (first === undefined || !others.every((form) => isAlike(form, first))) return wireForms.flat;
  return others.find(({ shown }) => shown !== first.shown && !shown) ?? first;
}

/** Whether contracts are lowered alike. */
function isAlike(form: WireForm, other: WireForm): boolean {
  const { name: _name, shown: _shown, ...rules } = form;
  const { name: _other, shown: _otherShown, ...otherRules } = other;
  return JSON.stringify(rules) === JSON.stringify(otherRules);
}

async function* firstAnswer(
  [client, ...others]: readonly ChatClient[],
  request: ChatRequest,
  when: (error: Failure) => boolean,
): AsyncGenerator<ChatChunk> {
  if (client === undefined) return;
  let begun = false;
  try {
    for await (const chunk of client.chat(request)) {
      begun = true;
      yield chunk.type === "finish" ? { model: client.id, ...chunk } : chunk;
    }
    return;
  } catch (thrown) {
    if (begun || others.length === 0 || !isFailure(thrown) || !when(thrown)) throw thrown;
  }
  yield* firstAnswer(others, request, when);
}
