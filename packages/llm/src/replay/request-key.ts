import { createHash } from "node:crypto";
import type { ChatRequest } from "../chat/index.js";

/** What makes two requests the same: everything that reaches the model. */
function requestContent({ messages, schema, temperature, seed, maxTokens }: ChatRequest): object {
  return { messages, schema, temperature, seed, maxTokens };
}

/** SHA-256 of a request's content, keys sorted, so that it does not depend on how the request was written. */
export function requestKey(model: string, request: ChatRequest): string {
  return createHash("sha256")
    .update(canonicalJson({ model, ...requestContent(request) }))
    .digest("hex");
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (key, member: unknown) =>
    // The order of a schema's properties is what the model is asked in: it counts.
    typeof member === "object" && member !== null && !Array.isArray(member) && key !== "properties"
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
