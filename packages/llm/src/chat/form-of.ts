import type { ChatClient } from "./chat-client.js";

/**
 * Returns the form of a request: the caller's choice, otherwise the client's default, otherwise JSON.
 * `generateObject` itself defaults to JSON, because `examples`, `describe` and `extension` belong to that form.
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
