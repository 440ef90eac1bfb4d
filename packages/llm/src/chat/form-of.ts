import type { ChatClient } from "./chat-client.js";

/**
 * Returns how the answer is requested, as `json` or field by field (`turns`): the caller's setting, else the client's
 * default, else `json`. `generateObject` itself defaults to JSON, because its options `examples`, `describe` and
 * `extension` need JSON.
 */
export function formOf({
  client,
  form,
}: {
  readonly client: Pick<ChatClient, "form">;
  readonly form?: ChatClient["form"] | undefined;
}): "json" | "turns" {
  return form ?? client.form ?? "json";
}
