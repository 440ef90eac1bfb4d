import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { ChatClient, ChatRequest } from "../chat/index.js";
import { recordedRequest } from "./cassette-entry.js";

/**
 * SHA-256 of what reaches the model, with what the client adds itself; keys sorted, so that it does not depend on how the
 * request was written.
 */
export function requestKey(
  { id, settings }: Pick<ChatClient, "id" | "settings">,
  request: ChatRequest,
): string {
  const content = comparableJson({ model: id, settings, ...recordedRequest(request) });
  return bytesToHex(sha256(new TextEncoder().encode(content)));
}

function comparableJson(value: unknown): string {
  return JSON.stringify(value, (key, member: unknown) =>
    // The order of a schema's properties is what the model is asked in: it counts.
    typeof member === "object" && member !== null && !Array.isArray(member) && key !== "properties"
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
