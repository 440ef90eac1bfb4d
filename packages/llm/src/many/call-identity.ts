import { toolIdentity } from "./item-tools.js";
import type { KeptValues } from "./kept-values.js";
import type { ManyOptions } from "./many-options.js";

/** Options that can change a value, in the order that journals use. */
export const settingNames = [
  "seed",
  "temperature",
  "maxTokens",
  "limits",
  "narrow",
  "extension",
  "omit",
  "describe",
  "examples",
  "form",
  "questions",
  "wording",
  "odds",
  "mayRepeat",
  "maxSteps",
] as const;

/**
 * Returns everything except the items that could change a value. Concurrency, retries and time-outs are not part of it.
 */
export function settingsIdentity<Item, Output, Input>(
  options: ManyOptions<Item, Output, Input, unknown>,
  { ref, schema }: KeptValues<Output>["contract"],
) {
  const { client } = options;
  const settings = Object.fromEntries(settingNames.map((name) => [name, options[name]]));
  const tools = options.tools === undefined ? {} : { tools: toolIdentity(options.tools) };
  return {
    model: client.id,
    "client settings": client.settings,
    contract: ref,
    schema,
    ...settings,
    ...tools,
  };
}
