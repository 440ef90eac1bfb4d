import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { ChatClient, ChatRequest, ToolRequest } from "../chat/index.js";
import { ReplayMissError } from "../errors/index.js";
import { type CassetteEntry, recordedRequest } from "./cassette-entry.js";

/**
 * Returns the SHA-256 of a request to a model, including the settings that the client adds. Keys are sorted, so that
 * their order in the request does not matter.
 */
export function requestKey(
  { id, settings }: Pick<ChatClient, "id" | "settings">,
  request: ChatRequest,
): string {
  return keyOf({ model: id, settings, ...recordedRequest(request) });
}

/** Returns the SHA-256 of a tool call with the conversation before it. The id of the call is not included. */
export function toolKey({ id, settings }: Pick<ChatClient, "id" | "settings">, request: ToolRequest): string {
  const { messages, ...tool } = request;
  return keyOf({ model: id, settings, messages, tool });
}

/**
 * Returns an entry that was found by its key, if its request is the one that was recorded.
 * @throws {ReplayMissError} when the recorded request, the model or the settings were edited and the key was not
 */
export function asRecorded(entry: CassetteEntry): CassetteEntry {
  const { key, model, settings, request } = entry;
  if (keyOf({ model, settings, ...request }) === key) return entry;
  throw new ReplayMissError(
    `the cassette of ${model} was edited: the request of the entry with the key ${key.slice(0, 12)}… is not the one that was recorded. Record it again`,
  );
}

function keyOf(content: unknown): string {
  return bytesToHex(sha256(new TextEncoder().encode(comparableJson(content))));
}

function comparableJson(value: unknown): string {
  return JSON.stringify(value, (key, member: unknown) =>
    // The order of a schema's properties is preserved, because it determines the order in which the model
    // answers.
    typeof member === "object" && member !== null && !Array.isArray(member) && key !== "properties"
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
