import type { ChatClient } from "./chat-client.js";

/**
 * The form in which a client is asked: the caller's, or else the client's own, or else JSON. `generateObject` itself asks as
 * JSON unless it is told otherwise, since `examples`, `describe` and `extension` belong to that form.
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
