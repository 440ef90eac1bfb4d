import { identityDifferences, type RunIdentity, runIdentity } from "@concordat/files";
import type { ChatRequest } from "../chat/index.js";
import { withChat } from "../chat/with-chat.js";
import { AbortedError } from "../errors/index.js";
import { settingNames, settingsIdentity } from "./call-identity.js";
import { taskRequest } from "./item-request.js";
import type { KeptValues } from "./kept-values.js";
import type { ManyOptions } from "./many-options.js";

/** An item that no model is asked about. The request for it shows how this version asks. */
const probe = { id: "probe", messages: [{ role: "user" as const, content: "probe" }] };

/**
 * Returns everything except the items that could change a value. In addition to the settings it has the complete request
 * for an item, because programs of another version may ask with other words.
 */
export async function batchIdentity<Item, Output, Input>(
  options: ManyOptions<Item, Output, Input, unknown>,
  values: KeptValues<Output>,
): Promise<RunIdentity> {
  let request: ChatRequest | null = null;
  // biome-ignore lint/correctness/useYield: the client ends before it answers
  const client = withChat(options.client, async function* (asked) {
    request ??= asked;
    throw new AbortedError("only the request is of interest");
  });
  const { tools: _tools, onEvent: _onEvent, ...others } = options;
  const ask = taskRequest({ ...others, client, maxRetries: 0, maxAttempts: 1 }, values);
  await ask(probe, new AbortController().signal);
  const { signal: _signal, timeoutMs: _timeoutMs, ...sent }: Partial<ChatRequest> = { ...Object(request) };
  return runIdentity(settingsIdentity(options, values.contract), {
    "wording of the requests, which depends on the version": JSON.parse(JSON.stringify(sent)),
  });
}

/** Describes how a stored identity differs from this one; `null` if they are the same. */
export function batchDifference(stored: string, here: RunIdentity): string | null {
  const there: RunIdentity = JSON.parse(stored);
  return there.hash === here.hash ? null : identityDifferences(there, here).join("; ");
}

/** Returns the settings of a call as JSON, with the schema, for workers. */
export function batchRequest<Item, Output, Input>(
  options: ManyOptions<Item, Output, Input, unknown>,
  { ref, schema }: KeptValues<Output>["contract"],
): string {
  const settings = Object.fromEntries(settingNames.map((name) => [name, options[name]]));
  return JSON.stringify({ contract: ref, schema, settings });
}
